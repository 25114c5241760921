// How the odds of this game are to be read: everything at hand is put into a fight, Felix brings as many FFI as he can, and the
// first thing that is met counts.
import { type Odds, top } from '@bocage/engine';
import type { OddsReading } from '@bocage/engine/testing';
import type { CredentialsEvent } from '../src/index.ts';
import { FIGHT_ON, YIELD } from '../src/state/choices.ts';
import { STEP } from '../src/state/steps.ts';

const indexOf = (odds: Odds, code: string, data?: { readonly ammo: number; readonly fuel: number }): number =>
  odds.results.findIndex(
    (r) => r.code === code && (data === undefined || (r.data?.ammo === data.ammo && r.data.fuel === data.fuel)),
  );

type Of<K extends CredentialsEvent['kind']> = Extract<CredentialsEvent, { kind: K }>;
const find = <K extends CredentialsEvent['kind']>(events: readonly CredentialsEvent[], kind: K): Of<K> | undefined =>
  events.find((event): event is Of<K> => event.kind === kind);

/** What the first Riesensauerei! card sends a Kampfgruppe to do. */
function firstCard(odds: Odds, events: readonly CredentialsEvent[]): number | undefined {
  const at = events.findIndex((event) => event.kind === 'kgCard');
  const card = events[at];
  const next = events[at + 1];
  if (card?.kind !== 'kgCard' || next === undefined) return undefined;
  const found = indexOf(odds, card.card);
  const to = odds.results[found]?.data?.to;
  const ways = Array.isArray(to) ? to : [];
  if (next.kind === 'kgMoves' && !ways.includes(next.to)) return -1;
  if (next.kind === 'kgBlocked' && ways.length > 0) return -1;
  return found;
}

/** A card of the Aerial Recon deck by what it brought. */
function reconCard(odds: Odds, events: readonly CredentialsEvent[]): number | undefined {
  if (find(events, 'recon') === undefined) return undefined;
  const ended = find(events, 'fightEnds');
  const fight = find(events, 'fight');
  const enemy = find(events, 'enemy');
  if (ended !== undefined && fight !== undefined && enemy !== undefined) {
    if (fight.against === 'contact') return indexOf(odds, ended.won ? 'contactPaid' : 'contactUnpaid');
    return indexOf(odds, ended.won ? 'fightPaid' : 'fightUnpaid', { ammo: enemy.ammo, fuel: enemy.fuel });
  }
  if (fight !== undefined) return undefined;
  const goes = find(events, 'cardGoes');
  if (goes?.to === 'hand') return indexOf(odds, 'card');
  if (goes?.to === 'force') return indexOf(odds, 'ffi');
  if (goes?.to === 'wehrmacht') return indexOf(odds, 'news');
  if (goes?.to === 'kept') return indexOf(odds, 'evacuation');
  const nothing = find(events, 'noEffect');
  // Rennes Retreat without a garrison in Rennes is told as news that change nothing.
  if (nothing !== undefined)
    return nothing.why === 'rennes' || nothing.why === 'nantes' ? indexOf(odds, 'news') : indexOf(odds, 'nothing');
  if (find(events, 'halt') !== undefined) return indexOf(odds, 'halt');
  const found = find(events, 'found');
  if (found !== undefined) return indexOf(odds, found.what === undefined ? 'nothing' : 'find');
  if (find(events, 'uncovered') !== undefined) return indexOf(odds, 'garrison');
  if (events.some((e) => e.kind === 'bet' || (e.kind === 'ignored' && e.why === 'nantes')))
    return indexOf(odds, 'news');
  if (events.some((e) => e.kind === 'control' && e.how === 'libre')) return indexOf(odds, 'news');
  if (events.some((e) => e.kind === 'ffiPlaced'))
    return indexOf(odds, events.some((e) => e.kind === 'ffiPlaced' && e.rule === 'TAMC 14.A17') ? 'news' : 'ffi');
  // Crowds that were fed: Food was spent, and the march goes on.
  if (events.some((e) => e.kind === 'spent' && e.tokens[2] > 0)) return indexOf(odds, 'crowds');
  return undefined;
}

export const reading: OddsReading<CredentialsEvent> = {
  suppose(s, choices, n) {
    const legal = Array.from(choices.subarray(0, n));
    const step = s[top(s)];
    // As many FFI as Felix may bring; the first bonus of the list, and the fight when none is left; the first half of a card.
    if (step === STEP.felix) return n - 1;
    if (step === STEP.fight) {
      const bonus = legal.findIndex((choice) => choice !== FIGHT_ON && choice !== YIELD);
      return bonus >= 0 ? bonus : legal.indexOf(legal.includes(FIGHT_ON) ? FIGHT_ON : YIELD);
    }
    return 0;
  },
  outcome(odds, events) {
    if (odds.results.some((r) => r.code === 'won' || r.code === 'lost')) {
      const ended = find(events, 'fightEnds');
      return ended === undefined ? undefined : indexOf(odds, ended.won ? 'won' : 'lost');
    }
    if (odds.rule === 'TAMC 8.a') return firstCard(odds, events);
    if (odds.rule === 'TAMC 5.a') return reconCard(odds, events);
    const [enemy, ended] = [find(events, 'enemy'), find(events, 'fightEnds')];
    if (enemy === undefined || ended === undefined) return undefined;
    const wanted = odds.modifiers.filter((m) => m.excluded !== true).map((m) => m.code);
    // Every modifier that was counted applies, and no other.
    if (String(wanted) !== String(enemy.modifiers.filter((m) => m.excluded !== true).map((m) => m.code))) return -1;
    return indexOf(odds, ended.won ? 'paid' : 'unpaid', { ammo: enemy.ammo, fuel: enemy.fuel });
  },
};
