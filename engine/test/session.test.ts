// The journal: playing, refusing, asking for real dice, undo, redo, barriers, looking back.
import { describe, expect, it } from 'vitest';
import { hashState, loadPosition, parsePosition, Session, writePosition } from '../src/index.ts';
import { type SkirmishEvent, skirmish, table } from '../src/testing/index.ts';

const game = skirmish();

function open(seed = '5', chance: 'seed' | 'real' = 'seed', setup: readonly string[] = []): Session<SkirmishEvent> {
  const session = Session.open(game, { seed, chance, outcomes: setup.map((text) => ({ text, given: true })) });
  if (!(session instanceof Session)) throw new Error('no session');
  return session;
}

/** Both sides meet in area 3. */
const MEETING = 'squad 1: a3\nsquad 4: a3\ncards: 1 1 0 0 0 0 0 2 2';

describe('a session', () => {
  it('plays by name, in any case and spacing, and tells what happened', () => {
    const session = open();
    const played = session.play('  Advance   1 ');
    expect(played).toMatchObject({ kind: 'played', entry: { seat: 0, name: 'advance 1', outcomes: [] } });
    expect(session.events(0)).toEqual([expect.objectContaining({ kind: 'advance', rule: 'SK 2', squad: 0, to: 1 })]);
    expect(game.say(session.events(0)[0])).toBe('Squad 1 advances to area 2.');
  });

  it('refuses with rule and reason, and changes nothing', () => {
    const session = open();
    const before = hashState(session.state);
    expect(session.play('advance 4')).toEqual({
      kind: 'refused',
      reason: { rule: 'SK 1', code: 'notYours', text: 'That squad is the other side’s.' },
    });
    expect(session.play('attack')).toMatchObject({ kind: 'refused', reason: { rule: 'SK 3' } });
    expect(session.play('advance 1', { seat: 1 })).toMatchObject({ kind: 'refused' });
    expect(session.play('fly')).toMatchObject({ kind: 'unknown' });
    expect(hashState(session.state)).toBe(before);
    expect(session.entries).toHaveLength(0);
  });

  it('says of a verb out of its place when it belongs', () => {
    const g = table(game, { position: MEETING }).play('attack');
    expect(g.why('advance 1')).toEqual({
      rule: 'SK 1',
      code: 'later',
      text: 'You cannot do that now. Squads advance at the start of a turn. You are asked: Which order card leads the attack?',
    });
    expect(g.why('c5')?.rule).toBe('SK 4');
  });

  it('asks a person for real dice: rolls the choice back, and plays it with the answers', () => {
    const session = open('5', 'real', ['c1', 'c8', 'c2', 'c9']);
    for (const name of ['advance 1', 'advance 4', 'advance 1', 'advance 4', 'attack'])
      expect(session.play(name).kind).toBe('played');
    const before = hashState(session.state);
    const first = session.play('c2');
    expect(first).toEqual({
      kind: 'ask',
      question: { rule: 'SK 3', what: 'attack, attacker', sides: 6, options: ['1', '2', '3', '4', '5', '6'] },
      have: [],
    });
    expect(hashState(session.state)).toBe(before);
    expect(session.play('c2', { outcomes: ['6'] })).toMatchObject({
      kind: 'ask',
      question: { what: 'attack, defender' },
      have: ['6'],
    });
    expect(session.play('c2', { outcomes: ['6', '9'] })).toMatchObject({ kind: 'bad-outcome' });
    expect(hashState(session.state)).toBe(before);
    expect(session.play('c2', { outcomes: ['6', '1'] })).toMatchObject({
      kind: 'played',
      entry: { outcomes: [{ text: '6' }, { text: '1' }] },
    });
    expect(session.events(5)).toContainEqual({ kind: 'fight', rule: 'SK 3', attack: 8, defence: 5 });
  });

  it('asks in the set-up too', () => {
    const asked = Session.open(game, { seed: '1', chance: 'real' });
    expect(asked).toMatchObject({
      question: { what: 'order card', options: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'] },
    });
  });

  it('takes exact tapes only as a whole', () => {
    const g = table(game, { position: MEETING }).play('attack');
    const before = hashState(g.state);
    expect(g.session.play('c1', { outcomes: ['1', '2', '3'], exact: true })).toMatchObject({ kind: 'bad-outcome' });
    expect(hashState(g.state)).toBe(before);
    expect(() => g.play({ name: 'c1', dice: [1] })).toThrow('asks for 2 outcomes');
  });

  it('goes back and forth to the very same states', () => {
    const session = open('11');
    const hashes = [hashState(session.state)];
    const t = table(game, { seed: '11' });
    t.random('3', 80);
    for (const entry of t.session.entries) {
      expect(session.play(entry.name).kind).toBe('played');
      hashes.push(hashState(session.state));
    }
    const n = session.entries.length;
    for (let k = 0; k <= n; k++) expect(hashState(session.at(k))).toBe(hashes[k]);
    expect(session.undo(n, true)).toBeUndefined();
    expect(hashState(session.state)).toBe(hashes[0]);
    expect(session.redo(n)).toBe(true);
    expect(hashState(session.state)).toBe(hashes[n]);
    expect(session.redo()).toBe(false);
    expect(session.undone).toEqual([{ from: n, to: 0 }]);
  });

  it('takes back a whole gesture: the attack with its card', () => {
    const g = table(game, { position: MEETING }).play('attack', { name: 'c1', dice: [1, 6] });
    expect(g.session.lastGesture()).toBe(2);
    expect(g.session.undo(undefined, true)).toBeUndefined();
    expect(g.ask().step).toBe('turn');
  });

  it('stops undo in a two-player game at a revealed die or card, unless the other side agrees', () => {
    const g = table(game, { position: MEETING }).play('attack', { name: 'c1', dice: [1, 6] });
    const fallen = g.choices()[0];
    g.play(fallen);
    expect(g.session.undo(1)).toBeUndefined();
    expect(g.session.undo(1)).toMatchObject({ rule: 'undo', text: expect.stringContaining('1 and 6') });
    expect(g.session.undo(1, true)).toBeUndefined();
    expect(g.ask().step).toBe('turn/card');
  });

  it('forgets what could be redone once something else is played', () => {
    const session = open();
    session.play('advance 1');
    session.undo();
    session.play('advance 2');
    expect(session.redoable).toHaveLength(0);
    expect(session.undo()).toBeUndefined();
    expect(session.undo()).toMatchObject({ text: 'Nothing has been played yet.' });
  });
});

describe('a position', () => {
  it('holds only what differs from the set-up', () => {
    const g = table(game, { position: MEETING, seed: '3' });
    const text = writePosition(game, g.state);
    expect(text).toContain('squad 1: a3');
    expect(text).not.toContain('squad 2');
    const parsed = parsePosition(text);
    if ('text' in parsed) throw new Error(parsed.text);
    const back = loadPosition(game, parsed, '3');
    if ('text' in back) throw new Error(back.text);
    expect(back.slice(4)).toEqual(g.state.slice(4));
  });

  it('keeps the stack of open procedures', () => {
    const g = table(game, { position: MEETING }).play('attack');
    expect(writePosition(game, g.state)).toContain('stack: turn; turn/card 2');
  });

  it.each([
    ['', 1, 'the file is empty'],
    ['bocage score 1', 1, "must begin with 'bocage position 1'"],
    ['bocage position 2\ngame: skirmish', 1, 'newer Bocage'],
    ['bocage position 1', 1, "'game: ...' is missing"],
    ['bocage position 1\ngame: skirmish\nsquad 1', 3, "not of the form 'key: value'"],
    ['bocage position 1\ngame: skirmish\nsquad 1:', 3, 'has no value'],
    ['bocage position 1\ngame: skirmish\noptions: hands', 3, 'not of the form option=value'],
  ])('refuses the text %j with line and reason', (text, line, reason) => {
    expect(parsePosition(text)).toMatchObject({ line, text: expect.stringContaining(reason) });
  });

  it.each([
    ['squad 9: a1', "did you mean 'squad 1'?"],
    ['squad 1: a9', 'is not an area'],
    ['turn: 40', 'is not a turn'],
    ['cards: 1 1 1 0 0 0 0 0 0', 'cannot exist: side 1 holds 3 cards'],
    ['stack: dance', "no procedure 'dance'"],
    ['stack: -', 'nobody has anything to decide'],
    ['stack: turn 1 2 3 4 5 6 7 8', 'at most 7 numbers'],
  ])('refuses the line %j with the reason', (line, reason) => {
    const parsed = parsePosition(`bocage position 1\ngame: skirmish\n\n# a remark\n${line}`);
    if ('text' in parsed) throw new Error(parsed.text);
    expect(loadPosition(game, parsed, '1')).toMatchObject({ line: 5, text: expect.stringContaining(reason) });
  });
});
