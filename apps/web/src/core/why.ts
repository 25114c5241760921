// Why not: what could be tried at a place or with a piece, and which rule forbids it. The rules' own list of attempts answers.
// Loaded, with the words of refusals, when somebody asks.
import { choiceBuffer } from '@bocage/engine';
import * as W from '../words/core.ts';
import type { GameModel, Notice } from './game-model.ts';
import { bringRest } from './rest.ts';

export interface WhyNot {
  readonly label: string;
  readonly reason: Notice;
  /** The choice that was refused, by its code. */
  readonly name?: string;
}

const buffer = choiceBuffer();

/** Every refused attempt at this place or with this piece, those that would press exactly there first. */
function whyNot(table: GameModel, place: string | undefined, piece?: string): readonly WhyNot[] {
  const { game } = table;
  const { state } = table.moment.value;
  const n = game.attempts(state, buffer);
  const tried = Array.from(buffer.subarray(0, n));
  const found: { rank: number; why: WhyNot }[] = [];
  for (const choice of tried) {
    const code = game.refuse(state, choice);
    if (code === 0) continue;
    const about = game.describe(state, choice);
    const places = about.places ?? [];
    const onPiece = piece !== undefined && about.pieces?.includes(piece) === true;
    const rank = onPiece
      ? 0
      : place !== undefined && places[0] === place
        ? 1
        : place !== undefined && places.includes(place)
          ? 2
          : 9;
    if (rank < 9)
      found.push({
        rank,
        why: { label: about.label, reason: game.reason(state, choice, code), name: game.name(state, choice) },
      });
  }
  found.sort((a, b) => a.rank - b.rank);
  const best = found[0]?.rank;
  const seen = new Set<string>();
  return found
    .filter((f) => f.rank === best)
    .map((f) => f.why)
    .filter((why) => !seen.has(why.reason.text) && seen.add(why.reason.text));
}

/** The verdict on a place or a piece called `name`; at least one sentence. */
export async function verdictOn(
  table: GameModel,
  name: string,
  place: string,
  piece?: string,
): Promise<readonly WhyNot[]> {
  await bringRest(table.game.id);
  const whys = table.yours ? whyNot(table, place, piece) : [];
  return whys.length > 0 ? whys : [{ label: name, reason: nothingHere(table, name) }];
}

/** What to say where nothing at all can be tried: what is asked instead. */
function nothingHere(table: GameModel, name: string): Notice {
  const decision = table.decision.value;
  if (decision === undefined) return { rule: table.result.value?.rule ?? '', text: W.theGameIsOver };
  if (!table.moment.value.live)
    return {
      rule: '',
      text: W.viewingEarlier,
    };
  if (!table.yours) return { rule: decision.rule, text: decision.prompt.wait };
  return { rule: decision.rule, text: W.nothingToDoWith(name, decision.prompt.ask) };
}

/** Everything that may be tried now and is refused, each once: shown behind the choices. */
export function allRefused(table: GameModel, most: number): readonly WhyNot[] {
  const { game } = table;
  const { state } = table.moment.value;
  const n = game.attempts(state, buffer);
  const found = new Map<string, WhyNot>();
  for (const choice of Array.from(buffer.subarray(0, n))) {
    const code = game.refuse(state, choice);
    if (code === 0) continue;
    const { label } = game.describe(state, choice);
    if (!found.has(label))
      found.set(label, { label, reason: game.reason(state, choice, code), name: game.name(state, choice) });
    if (found.size >= most) break;
  }
  return [...found.values()];
}
