// Long suites: thousands of campaigns over all pairs of cards, the table of the sensible player, speed and size.
import { clone, Session, writeScore } from '@bocage/engine';
import { checkGame } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame, content as shermanSpec } from '../src/index.ts';
import { playOut } from './play.ts';

const game = createGame();
const d = shermanSpec.data;
const PASSED = ['Adequate', 'Good', 'Great'];

describe('random campaigns', () => {
  it('2,000 over all pairs: no dead end', () => {
    let played = 0;
    let decisions = 0;
    for (let i = 0; played < 2000; i++) {
      for (const c of d.campaigns) {
        for (const o of d.objectives) {
          const options = { campaign: c.id, objective: o.id, force: i % 2 === 0 ? 'own' : 'ready' };
          decisions += playOut(game, options, String(played), 'random').decisions;
          played++;
        }
      }
    }
    console.log(`${played} random campaigns, ${decisions} decisions, no dead end`);
  });

  it('the property suite over 500 random campaigns', () => {
    const report = checkGame(game, { games: 500, seed: '1000' });
    expect(report.failures).toEqual([]);
    console.log(`${report.games} games, ${report.decisions} decisions, longest score ${report.longestScore} bytes`);
  });

  // The test runner wraps every import and shares its process, so that speed is only guarded against a collapse here;
  // the bars (200,000 decisions per CPU second, a clone under 5 microseconds) are measured without it.
  it('speed and size: a score of a whole campaign stays under 100 KB', () => {
    const run = (first: number, games: number): number => {
      let decisions = 0;
      for (let i = 0; i < games; i++)
        decisions += playOut(game, { force: 'ready' }, String(first + i), 'random').decisions;
      return decisions;
    };
    run(0, 300);
    const before = process.cpuUsage();
    const decisions = run(10_000, 1500);
    const used = process.cpuUsage(before);
    const rate = decisions / ((used.user + used.system) / 1e6);
    const { state } = playOut(game, {}, '5', 'random');
    const start = process.hrtime.bigint();
    let sum = 0;
    for (let i = 0; i < 100_000; i++) sum += clone(state)[5];
    const micros = Number(process.hrtime.bigint() - start) / 100_000 / 1000;
    let longest = 0;
    for (const [i, objective] of ['ATTR', 'GENO', 'OVER'].entries()) {
      longest = Math.max(longest, scoreOf({ campaign: 'GE45', objective }, String(i + 1)).length);
    }
    console.log(`${Math.round(rate)} decisions per CPU second, clone ${micros.toFixed(2)} us, score ${longest} bytes`);
    expect(sum).toBeGreaterThanOrEqual(0);
    expect(rate).toBeGreaterThan(20_000);
    expect(micros).toBeLessThan(100);
    expect(longest).toBeLessThan(100_000);
  });
});

/** The score of a campaign played by rules of thumb, which fights every Week. */
function scoreOf(options: Record<string, string>, seed: string): string {
  const session = Session.open(game, { options, seed });
  if (!(session instanceof Session)) throw new Error('no session');
  const buffer = new Int32Array(4096);
  const g = new Int32Array([1, 2, 3, Number(seed)]);
  while (!session.over) {
    const n = game.choices(session.state, buffer);
    const i = game.player?.heuristic(session.state, buffer, n, g) ?? 0;
    session.play(game.name(session.state, buffer[i]));
  }
  return writeScore(session);
}

describe('the sensible player', () => {
  it('reaches Adequate in more than half of the campaigns on Introductory and Standard pairs; difficulties order', () => {
    const each = Math.ceil(500 / (d.campaigns.length * d.objectives.length)) * 2;
    const byLevel: Record<string, { passed: number; played: number }> = {};
    const lines = [`${''.padEnd(20)}${d.objectives.map((o) => o.id.padStart(5)).join('')}`];
    let easyPairs = 0;
    let goodPairs = 0;
    for (const c of d.campaigns) {
      const cells = d.objectives.map((o) => {
        let passed = 0;
        for (let i = 0; i < each; i++) {
          const options = { campaign: c.id, objective: o.id, enemyOrder: 'chart', enemyTies: 'first' };
          if (PASSED.includes(playOut(game, options, String(i + 1), 'sensible').grade)) passed++;
        }
        byLevel[c.difficulty] ??= { passed: 0, played: 0 };
        const level = byLevel[c.difficulty];
        level.passed += passed;
        level.played += each;
        if (c.difficulty === 'Introductory' || c.difficulty === 'Standard') {
          easyPairs++;
          if (passed > each / 2) goodPairs++;
        }
        return `${Math.round((100 * passed) / each)}%`.padStart(5);
      });
      lines.push(`${c.id} ${c.difficulty.padEnd(15)}${cells.join('')}`);
    }
    const share = (level: string): number => (byLevel[level]?.passed ?? 0) / (byLevel[level]?.played ?? 1);
    const levels = ['Introductory', 'Standard', 'Advanced', 'Expert'];
    lines.push(levels.map((l) => `${l} ${(100 * share(l)).toFixed(1)}%`).join(', '));
    lines.push(`${goodPairs} of ${easyPairs} Introductory and Standard pairs above half, ${each} campaigns a pair`);
    console.log(lines.join('\n'));
    expect(share('Introductory')).toBeGreaterThan(0.5);
    expect(share('Standard')).toBeGreaterThan(0.5);
    for (let i = 1; i < levels.length; i++) expect(share(levels[i - 1]), levels[i]).toBeGreaterThan(share(levels[i]));
  });
});
