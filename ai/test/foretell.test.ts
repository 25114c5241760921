// What hints foretell: the figures of a forecast, how they are learned, and how truth is measured.
import type { ForecastWeights } from '@bocage/engine';
import { generator, randomBelow } from '@bocage/engine';
import { skirmish } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { chanceOf, foretell, foretold, gradeChances, prospect } from '../src/foretell.ts';
import { playerFrom } from '../src/index.ts';
import { calibration } from '../src/node/calibrate.ts';
import { learnForecast, levelled } from '../src/node/forecast.ts';
import { type HintLine, hintedGame, hintLines } from '../src/node/hinted.ts';

/** Hints of games that end so many points above the trials, evenly within a scatter of whole points. */
function hints(games: number, above: number, scatter: number, seed: string): HintLine[] {
  const g = generator(seed);
  return Array.from({ length: games }, (_, i) => {
    const points = randomBelow(g, 10);
    const value = points + 2 + randomBelow(g, 8);
    const came = value + above + randomBelow(g, 2 * scatter + 1) - scatter;
    const seen = {
      points,
      value,
      spread: 1,
      low: value - 1,
      high: value + 1,
      goal: 20,
      progress: randomBelow(g, 11) / 10,
    };
    return { seed: String(i), decision: 1, seat: 0, ...seen, came, foretold: null };
  });
}

const told = (lines: readonly HintLine[], forecast: ForecastWeights, scored = true): HintLine[] =>
  lines.map((line) => ({ ...line, foretold: foretold(forecast, line.seat, line, scored) }));

describe('a forecast', () => {
  it('learned from games foretells others: no bias, eight of ten inside', () => {
    const forecast = learnForecast(hints(300, 3, 4, '1'), true, 'test');
    const found = calibration(told(hints(600, 3, 4, '2'), forecast), true);
    expect(Math.abs(found.bias.value)).toBeLessThan(2 * found.bias.error + 0.1);
    expect(found.inside?.value).toBeGreaterThan(0.72);
    expect(found.inside?.value).toBeLessThan(0.9);
    expect(found.off).toBeLessThan(found.blind);
  });

  it('is brought to the level of a stronger player by fewer games', () => {
    const weaker = learnForecast(hints(200, 1, 2, '1'), true, 'test');
    const stronger = hints(200, 4, 2, '3');
    const before = calibration(told(stronger, weaker), true);
    const after = calibration(told(stronger, levelled(weaker, stronger, true)), true);
    expect(before.bias.value).toBeLessThan(-2);
    expect(Math.abs(after.bias.value)).toBeLessThan(0.7);
    expect(after.inside?.value).toBeGreaterThan(0.72);
  });

  it('of a chance is that of the seat, and calibrated in bins', () => {
    const g = generator('5');
    const lines = Array.from({ length: 1_400 }, (_, i): HintLine => {
      const first = randomBelow(g, 1001) / 1000;
      const won = randomBelow(g, 1000) < first * 1000 ? 1 : 0;
      const seat = i % 2;
      const value = seat === 0 ? first : 1 - first;
      const seen = { points: 0, value, spread: 0.1, low: 0, high: 1, goal: 0, progress: 0.5 };
      return { seed: String(i), decision: 1, seat, ...seen, came: seat === 0 ? won : 1 - won, foretold: null };
    });
    const forecast = learnForecast(lines.slice(0, 400), false, 'test');
    const found = calibration(told(lines.slice(400), forecast, false), false);
    expect(found.bins).toHaveLength(10);
    for (const bin of found.bins) expect(Math.abs(bin.foretold - bin.came)).toBeLessThan(3.5 * bin.error);
    const [line] = lines;
    if (line === undefined) throw new Error('no line');
    const mine = foretold(forecast, 0, line, false).mean;
    expect(foretold(forecast, 1, { ...line, value: 1 - line.value }, false).mean).toBeCloseTo(1 - mine, 12);
  });

  it('has errors of whole games: hints of one game share its end', () => {
    const forecast = learnForecast(hints(60, 0, 3, '1'), true, 'test');
    const once = told(hints(100, 0, 3, '7'), forecast);
    const often = once.flatMap((line) => [line, { ...line, decision: 2 }, { ...line, decision: 3 }]);
    expect(calibration(often, true).bias.error).toBeCloseTo(calibration(once, true).bias.error, 12);
    expect(calibration(often, true)).toMatchObject({ hints: 300, games: 100 });
  });

  it('tells the chance of each grade from mean and range', () => {
    const grades = [
      { grade: 'low', from: 0 },
      { grade: 'middle', from: 18 },
      { grade: 'high', from: 23 },
    ];
    const chances = gradeChances(grades, { mean: 20, low: 17, high: 23 });
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
    expect(chances[0]?.grade).toBe('middle');
    expect(chances.find(({ grade }) => grade === 'high')?.chance).toBeCloseTo(0.18, 1);
    const sure = gradeChances(grades, { mean: 25, low: 25, high: 25 });
    expect(sure.map(({ grade, chance }) => [grade, Math.round(chance * 1000)])).toEqual([['high', 1000]]);
    expect([chanceOf(-1e9), chanceOf(0), chanceOf(1e9)].map((x) => Math.round(x * 100))).toEqual([0, 50, 100]);
  });

  it('is none where a game has learned none', () => {
    const game = skirmish();
    const s = game.setup({}, '1', { die: () => 1, draw: (_s, items) => items[0] ?? 0 });
    if (typeof s === 'string') throw new Error(s);
    const view = game.view(s, game.seat(s));
    const out = new Int32Array(64);
    game.choices(view, out);
    const seen = prospect(game, view, game.seat(s), out[0] ?? 0, generator('2'), 8);
    expect(seen.low).toBeLessThanOrEqual(seen.high);
    expect(foretell(game, view, game.seat(s), seen)).toBeUndefined();
  });
});

describe('hints of a game', () => {
  it('are the same for the same seed, spread over its decisions, and written as lines', () => {
    const game = skirmish();
    const lines = hintedGame(game, '11', {}, playerFrom('recruit:work=40'), 5);
    expect(lines).toHaveLength(5);
    expect(hintedGame(game, '11', {}, playerFrom('recruit:work=40'), 5)).toEqual(lines);
    expect(new Set(lines.map(({ decision }) => decision)).size).toBe(5);
    for (const { came, value } of lines) {
      expect([0, 0.5, 1]).toContain(came);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(hintLines(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))).toEqual(lines);
    expect(hintLines('{"seed":"1"}\n')).toBe('line 1 is not a hint of a game');
    expect(hintLines('nonsense')).toBe('line 1 is not a hint of a game');
  });
});
