// The checklist of a release: numbers and licences are judged before anything is built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../lib.mjs';
import { licenceProblems, manifests, versionProblems } from '../new-release.mjs';
import { sampleTree } from './sample.ts';

describe('a release', () => {
  it('has one number everywhere, and a section of its own in the changelog', () => {
    const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
    expect(manifests(repositoryRoot).length).toBeGreaterThanOrEqual(14);
    expect(versionProblems(repositoryRoot, version)).toEqual([]);
    const tree = sampleTree({
      'package.json': '{ "version": "0.3.0" }',
      'engine/package.json': '{ "version": "0.2.0" }',
      'CHANGELOG.md': '# What is new\n\n## 0.2.0\n',
    });
    expect(versionProblems(tree, '0.3.0')).toEqual([
      'engine/package.json says 0.2.0, not 0.3.0',
      'CHANGELOG.md begins with 0.2.0, not 0.3.0',
    ]);
  });

  it('carries nothing whose licence forbids it; tools of developers do not travel', () => {
    expect(licenceProblems(repositoryRoot)).toEqual([]);
    const lock = {
      packages: {
        'node_modules/a': { license: 'GPL-3.0' },
        'node_modules/b': { license: '(MIT OR GPL-3.0)' },
        'node_modules/c': { license: 'GPL-3.0', dev: true },
        'node_modules/d': {},
      },
    };
    expect(licenceProblems(sampleTree({ 'package-lock.json': JSON.stringify(lock) }))).toEqual([
      'node_modules/a: GPL-3.0',
      'node_modules/d: none',
    ]);
  });
});
