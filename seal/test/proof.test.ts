// A whole sealed game, its score, and what the proof says when somebody has changed a word of it.
import {
  choiceBuffer,
  generator,
  loadScore,
  parseScore,
  randomBelow,
  type ScoreText,
  Session,
  writeScore,
} from '@bocage/engine';
import { type SkirmishFacts, skirmish } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { decoySeed, drawKey, prove, saltCommitment, sealedSource, seedCommitment } from '../src/index.ts';

const GAME = 'abcDEF123_-9';
const SEED = '11'.repeat(32);
const SALTS = { A: '22'.repeat(32), B: '33'.repeat(32) };
const game = skirmish();
const key = drawKey(GAME, SEED, [
  { seat: 'A', salt: SALTS.A },
  { seat: 'B', salt: SALTS.B },
]);

function opened(): Session {
  const session = Session.open(skirmish(), {
    seed: decoySeed(GAME),
    chance: 'sealed',
    seal: { game: GAME, commitment: seedCommitment(GAME, SEED), salts: SALTS },
    sealed: sealedSource(key, game.seats),
  });
  if (!(session instanceof Session)) throw new Error('no session');
  return session as unknown as Session;
}

/** Plays to the end by a fixed generator; takes dice back three times on the way. */
function played(seed: string): Session {
  const session = opened();
  const g = generator(seed);
  const buffer = choiceBuffer();
  let taken = 0;
  while (!session.over) {
    const n = session.game.choices(session.state, buffer);
    session.playChoice(buffer[randomBelow(g, n)] ?? 0);
    if (session.entries.length > 3 && taken < 3 && randomBelow(g, 4) === 0) {
      session.undo(1 + randomBelow(g, 3), true);
      taken++;
    }
  }
  return session;
}

function finished(session: Session): string {
  const { seal } = session.start;
  if (seal === undefined) throw new Error('no seal');
  session.start = { ...session.start, seal: { ...seal, opened: SEED } };
  return writeScore(session);
}

function parsed(text: string): ScoreText {
  const score = parseScore(text);
  if ('text' in score) throw new Error(`${score.line}: ${score.text}`);
  return score;
}

describe('the proof of a sealed game', () => {
  it.each(['1', '2', '3', '4', '5', '6', '7', '8'])('holds for a whole game with takebacks, seed %s', (seed) => {
    const session = played(seed);
    const text = finished(session);
    const proof = prove(game, parsed(text));
    const draws = session.entries.reduce((sum, e) => sum + e.outcomes.length, session.setupOutcomes.length);
    expect(proof).toEqual({ kind: 'proved', draws });
    expect(draws).toBeGreaterThan(4);
    // Written again it is the same text.
    const again = loadScore(game, parsed(text), sealedSource(key, game.seats));
    expect(again instanceof Session && writeScore(again)).toBe(text);
  });

  it('a die that was taken back does not come again, and redo does not bring it', () => {
    const session = opened();
    const before = session.setupOutcomes.length;
    expect(before).toBe(4);
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      session.play('advance 1');
      session.play('advance 4');
      session.play('advance 1');
      session.play('advance 4');
      session.play('attack');
      const { hand } = session.game.facts(session.game.view(session.state, 0), 0) as SkirmishFacts;
      const attack = session.play(hand[0] ?? '');
      if (attack.kind !== 'played') throw new Error(JSON.stringify(attack));
      seen.add(attack.entry.outcomes.map((o) => o.text).join(' '));
      session.undo(session.entries.length, true);
      expect(session.redo()).toBe(false);
    }
    expect(seen.size).toBeGreaterThan(6);
    expect(writeScore(session).match(/^< \d+ \d+ dice$/gm)?.length).toBe(12);
  });

  it('says that a game which goes on is not opened yet, and accepts its dice', () => {
    const session = opened();
    session.play('rest');
    expect(prove(game, parsed(writeScore(session)))).toEqual({
      kind: 'closed',
      draws: 4 + (session.entries[0]?.outcomes.length ?? 0),
    });
  });

  it('finds a changed die, another seed, another salt, another seal, and names the line', () => {
    const text = finished(played('9'));
    const line = text.split('\n').findIndex((l) => / attack, c\d \[\d \d\]/.test(l));
    const forged = text
      .split('\n')
      .map((l, i) => (i === line ? l.replace(/\[(\d) (\d)\]/, (_, a, b) => `[${(Number(a) % 6) + 1} ${b}]`) : l))
      .join('\n');
    expect(prove(game, parsed(forged))).toMatchObject({
      kind: 'broken',
      line: line + 1,
      text: expect.stringContaining('the seal gives'),
    });
    const other = (from: string, to: string) => prove(game, parsed(text.replace(from, to)));
    expect(other(`opened: ${SEED}`, `opened: ${'44'.repeat(32)}`)).toMatchObject({
      kind: 'broken',
      text: 'the opened seed is not the one that the seal promised',
    });
    expect(other(SALTS.A, '55'.repeat(32))).toMatchObject({ kind: 'broken' });
    expect(other(`seal: ${GAME}`, 'seal: another')).toMatchObject({ kind: 'broken', line: 1 });
  });

  it('compares with what a player has kept', () => {
    const score = parsed(finished(played('10')));
    const kept = { commitment: seedCommitment(GAME, SEED), saltCommitments: { A: saltCommitment(GAME, 'A', SALTS.A) } };
    expect(prove(game, score, kept)?.kind).toBe('proved');
    expect(prove(game, score, { commitment: '00'.repeat(32) })).toMatchObject({ kind: 'broken' });
    expect(prove(game, score, { saltCommitments: { A: '00'.repeat(32) } })).toMatchObject({ kind: 'broken' });
  });

  it('has nothing to say about a game that is not sealed', () => {
    const session = Session.open(game, { seed: '7' });
    if (!(session instanceof Session)) throw new Error('no session');
    expect(prove(game, parsed(writeScore(session)))).toBeUndefined();
  });

  it('a sealed score without its lines is refused in a sentence', () => {
    const text = writeScore(opened());
    const said = (changed: string) => parseScore(changed) as { text: string };
    expect(said(text.replace('chance: sealed\n', '')).text).toContain('belongs to sealed games');
    expect(said(text.replace('score 2', 'score 1')).text).toContain('format 2');
    expect(said(text.replace(/^salts:.*$/m, 'salts: A=12')).text).toContain('64 digits');
    expect(said(text.replace('score 2', 'score 3')).text).toContain('newer');
  });
});
