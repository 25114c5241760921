// What has happened since a person decided: at most five lines that lead back to their moments, and the stamp of the last attack.
import { choiceBuffer, type Game, generator, randomBelow, Session } from '@bocage/engine';
import { createGame as ruddersLine } from '@bocage/rudders-line';
import { createGame as shermanLeader } from '@bocage/sherman-leader';
import { describe, expect, it, vi } from 'vitest';
import { tales as rudderTales } from '../src/games/rudders-line/tales.ts';
import { tales as shermanTales } from '../src/games/sherman-leader/tales.ts';

// The settings ask the screen for its theme and its taste for motion.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { GameModel } = await import('../src/core/game-model.ts');
const { PERSON } = await import('../src/core/storage.ts');
const { storyNow } = await import('../src/core/story.ts');
const { retell } = await import('../src/core/retell.ts');

function open(game: Game, options: Readonly<Record<string, string>>, seed: string): Session {
  const session = Session.open(game, { options, seed });
  if (!(session instanceof Session)) throw new Error('no session');
  return session;
}

/** Plays at random; calls back before each choice of the American. */
function playOn(session: Session, seed: string, most: number, now: () => void): void {
  const mine = generator(seed);
  const buffer = choiceBuffer();
  for (let i = 0; i < most && !session.over; i++) {
    if (session.game.seat(session.state) === 0) now();
    session.playChoice(buffer[randomBelow(mine, session.game.choices(session.state, buffer))] ?? 0);
  }
}

describe('since you decided', () => {
  it('tells what the other side did in at most five lines, each with its moment', () => {
    let stories = 0;
    for (const seed of ['5', '6']) {
      const session = open(ruddersLine(), {}, seed);
      playOn(session, seed, 400, () => {
        const table = new GameModel(session, [PERSON, 'sergeant']);
        const story = storyNow(table, rudderTales);
        const own = session.entries.findLastIndex(({ seat }) => seat === 0);
        if (story === undefined || story.lines.length === 0) return;
        stories++;
        expect(story.lines.length).toBeLessThanOrEqual(5);
        const events = retell(session, own + 1, session.entries.length);
        // Every line ends in a position that was really reached after the person's choice.
        for (const line of story.lines)
          expect(events.some(({ state }) => state.every((value, i) => value === line.state[i]))).toBe(true);
        if (story.more > 0) expect(story.lines.length).toBe(5);
      });
    }
    expect(stories).toBeGreaterThan(20);
  });

  it('says nothing of two persons at one screen, who have seen it, but stamps the last attack', () => {
    let stamps = 0;
    const session = open(ruddersLine(), {}, '5');
    playOn(session, '5', 200, () => {
      const story = storyNow(new GameModel(session, [PERSON, PERSON]), rudderTales);
      expect(story?.lines ?? []).toEqual([]);
      if (story?.stamp !== undefined) stamps++;
    });
    expect(stamps).toBeGreaterThan(0);
  });

  it('stamps an assault with its dice, sums and result', () => {
    const event = {
      kind: 'attack',
      rule: 'RL 11.1',
      what: 'assault',
      side: 1,
      area: 16,
      offence: [{ label: 'a', rule: '', value: 6 }],
      defence: [
        { label: 'b', rule: '', value: 6 },
        { label: 'c', rule: '', value: 9, excluded: true },
      ],
      offenceDie: 5,
      defenceDie: 4,
      result: 1,
    };
    const lost = { kind: 'lost', rule: '', pieces: ['us 3'] };
    expect(rudderTales.stamp(event, [lost])).toEqual({
      place: '16',
      dice: [
        { side: 'ge', value: 5 },
        { side: 'us', value: 4 },
      ],
      sums: '11 against 10',
      result: '1 CP',
      fell: '1 unit lost',
      lost: ['us 3'],
    });
    expect(rudderTales.stamp({ ...event, result: 0 } as never, [])?.result).toBe('fails');
  });

  it('sums up the enemy step of a Battle and stamps what was hit', () => {
    let [stories, stamps] = [0, 0];
    for (const seed of ['3', '4', '5', '6']) {
      const session = open(shermanLeader(), { mode: 'battle', force: 'ready', campaign: 'BU44' }, seed);
      playOn(session, seed, 300, () => {
        const story = storyNow(new GameModel(session, [PERSON]), shermanTales);
        if (story === undefined) return;
        if (story.lines.length > 0) stories++;
        if (story.stamp !== undefined) {
          stamps++;
          expect(story.stamp.place).toMatch(/^[1-6][1-4]$/);
          expect(story.stamp.dice.length).toBeGreaterThan(0);
        }
        expect(story.lines.length).not.toBe(1);
        expect(story.lines.length).toBeLessThanOrEqual(5);
      });
    }
    expect(stories).toBeGreaterThan(2);
    expect(stamps).toBeGreaterThan(5);
  });
});

describe('the log of what is told', () => {
  it('has only the lines that have happened so far', () => {
    const session = open(shermanLeader(), { mode: 'battle', force: 'ready', campaign: 'BU44' }, '3');
    const mine = generator('3');
    const buffer = choiceBuffer();
    for (let i = 0; i < 400; i++) {
      session.playChoice(buffer[randomBelow(mine, session.game.choices(session.state, buffer))] ?? 0);
      const n = session.entries.length - 1;
      if (session.events(n).filter(({ kind }) => kind === 'attack').length < 2) continue;
      const table = new GameModel(session, [PERSON]);
      const whole = table.log.value.flatMap((group) => group.lines).length;
      const told = retell(session, n, n + 1);
      const [first] = told;
      if (first === undefined) throw new Error('nothing was told');
      table.staged.value = { ...table.shown(first.state), telling: { from: n, events: [first.event] } };
      expect(table.waiting).toBe(true);
      expect(table.log.value.flatMap((group) => group.lines).length).toBe(whole - told.length + 1);
      table.staged.value = undefined;
      expect(table.waiting).toBe(false);
      expect(table.log.value.flatMap((group) => group.lines).length).toBe(whole);
      return;
    }
    throw new Error('no attack came');
  });
});
