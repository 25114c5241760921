// Balance over many games: mean and spread of the victory points of random and heuristic players at each level.
import { choiceBuffer, DEPTH, generator, randomBelow, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { game } from './helper.ts';

const GAMES = 1000;
const LEVELS = ['easy', 'standard', 'difficult', 'very-difficult'];
const RESPECTABLE = 18;

interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
  readonly respectable: number;
}

function play(level: string, policy: 'random' | 'heuristic', options: Record<string, string> = {}): Spread {
  const out = choiceBuffer();
  const g = generator('11');
  const points: number[] = [];
  for (let i = 0; i < GAMES; i++) {
    const s = game.setup({ level, ...options }, String(i), seeded);
    if (typeof s === 'string') throw new Error(s);
    while (s[DEPTH] > 0) {
      const n = game.choices(s, out);
      const pick = policy === 'random' ? randomBelow(g, n) : (game.player?.heuristic(s, out, n, g) ?? 0);
      game.apply(s, out[pick], seeded);
    }
    points.push(game.result(s)?.score ?? 0);
  }
  const mean = points.reduce((sum, p) => sum + p, 0) / GAMES;
  const deviation = Math.sqrt(points.reduce((sum, p) => sum + (p - mean) ** 2, 0) / GAMES);
  const respectable = points.filter((p) => p >= RESPECTABLE).length / GAMES;
  return { mean, deviation, least: Math.min(...points), most: Math.max(...points), respectable };
}

const show = (what: string, level: string, s: Spread): string =>
  `${what.padEnd(22)} ${level.padEnd(15)} mean ${s.mean.toFixed(2)}  deviation ${s.deviation.toFixed(2)}  ${s.least} to ${s.most}  18 or more ${(s.respectable * 100).toFixed(1)}%`;

describe('Balance', () => {
  it('heuristic players score clearly above random ones, levels order as they should, none is always won or lost', () => {
    const random = LEVELS.map((level) => play(level, 'random'));
    const heuristic = LEVELS.map((level) => play(level, 'heuristic'));
    const lines = LEVELS.flatMap((level, i) =>
      [random[i], heuristic[i]].flatMap((s, p) =>
        s === undefined ? [] : [show(p === 0 ? 'random' : 'heuristic', level, s)],
      ),
    );
    console.log(lines.join('\n'));
    for (let i = 0; i < LEVELS.length; i++) {
      const [r, s] = [random[i], heuristic[i]];
      if (r === undefined || s === undefined) throw new Error('a level is missing');
      expect(s.mean - r.mean).toBeGreaterThan(2 * (s.deviation + r.deviation));
      expect(s.respectable).toBeGreaterThan(0);
      expect(s.respectable).toBeLessThan(1);
      const easier = heuristic[i - 1];
      if (easier !== undefined) expect(s.mean).toBeLessThan(easier.mean);
    }
  });

  it('TAMC B29 the road out of Avranches: one truck or any number makes little difference', () => {
    const one = play('standard', 'heuristic', { bridgehead: 'one' });
    const any = play('standard', 'heuristic');
    console.log([show('one truck', 'standard', one), show('any number', 'standard', any)].join('\n'));
    expect(Math.abs(one.mean - any.mean)).toBeLessThan(1);
  });
});
