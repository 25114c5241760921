// A Unit has acted and could attack nobody: noted, and told at once with what forbade it.
import type { State } from '@bocage/engine';
import { hexName } from '../../state/hex.ts';
import { FRIEND_HEX } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { battleReasons } from '../../words/battle/reasons.ts';
import type { ShermanTell } from '../../words/events.ts';
import { BATTLE_REASONS } from '../../words/reason-numbers.ts';
import { unitName } from './field.ts';
import { notePassed, refuseAnyAttack } from './passed-over.ts';

/** SL 6.7: the Unit has acted and could attack nobody. */
export function passOver(t: GameData, s: State, friend: number, tell: ShermanTell): void {
  const why = refuseAnyAttack(t, s, friend);
  notePassed(s, friend, why);
  if (tell === undefined) return;
  const unit = unitName(t, s, friend);
  const reason = why === 0 ? undefined : battleReasons[why - BATTLE_REASONS];
  tell({
    half: 'battle',
    kind: 'no-attack',
    rule: reason?.rule ?? 'SL 6.7',
    places: [hexName(s[FRIEND_HEX + friend] - 1)],
    pieces: [unit],
    unit,
    why: reason?.code ?? 'noTarget',
  });
}
