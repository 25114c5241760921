// Walks every code of the data: each stands for effects that the rules execute and that have a test of their own.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shermanSpec } from '../src/content.ts';
import { parseCode } from '../src/state/effect-codes.ts';
import * as effects from '../src/state/effects.ts';

const here = new URL('.', import.meta.url);

function sources(folder: string): readonly string[] {
  const at = new URL(folder, here);
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, at), 'utf8'));
}

/** Constants by the number of their effect. */
const names = new Map(
  Object.entries(effects)
    .filter(([name, value]) => /^E_/.test(name) && typeof value === 'number')
    .map(([name, value]) => [Number(value), name]),
);

/** Names of tests of the two files of effects. */
const tested = ['effects-battle.test.ts', 'effects-campaign.test.ts']
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .flatMap((text) => [...text.matchAll(/\bit\(\s*(['"`])(.*?)\1/gs)].map((found) => found[2]));
const isTested = (name: string): boolean => tested.some((test) => new RegExp(`\\b${name}\\b`).test(test));

// E_FIXED and E_OP_DOUBLE are read into the tables, where the rules find them.
const rules = [...sources('../src/rules/'), readFileSync(new URL('../src/state/make-tables.ts', here), 'utf8')];
/** Summed effects are named by the rules that read them, others by the switch that carries them out. */
const isExecuted = (name: string): boolean =>
  rules.some((text) => new RegExp(`\\b${name}\\b`).test(text.replace(/import \{[^}]*\}/g, '')));

const d = shermanSpec.data;
const codes: readonly (readonly [card: string, code: string])[] = [
  ...d.campaigns.flatMap((c) => c.notes.map((n) => [c.id, n.code] as const)),
  ...d.objectives.flatMap((o) => o.notes.map((n) => [o.id, n.code] as const)),
  ...d.battalions.flatMap((b) => b.notes.map((n) => [`${b.country} ${b.number}`, n.code] as const)),
  ...d.events.flatMap((e) => [[`${e.id} top`, e.top.code] as const, [`${e.id} bottom`, e.bottom.code] as const]),
  ...d.conditions.map((c) => [c.id, c.code] as const),
];

describe('every code of the data', () => {
  it('there are cards of every kind', () => {
    expect(codes.length).toBeGreaterThan(150);
  });

  it.each(codes)('%s: %s is executed and tested', (_card, code) => {
    const parsed = parseCode(code);
    expect(parsed, 'no such code').toBeDefined();
    for (const { effect } of parsed ?? []) {
      const name = names.get(effect) ?? `effect ${effect}`;
      expect(isExecuted(name), `${name} is executed by no rule`).toBe(true);
      expect(isTested(name), `${name} has no test`).toBe(true);
    }
  });

  it.each([...names.values()])('%s has a test and a rule', (name) => {
    expect(isTested(name), 'no test').toBe(true);
    expect(isExecuted(name), 'no rule').toBe(true);
  });
});
