// Makes the tables from the content: once, when a game is loaded.
import type { ShermanContent } from '../content.ts';
import { type Effect, parseCode } from './effect-codes.ts';
import { E_FIXED, E_OPMOVE, E_OWN_OPMOVE, OWN } from './effects.ts';
import { hexAt } from './hex.ts';
import { COMMANDERS, COUNTERS, UNITS } from './layout.ts';
import { COMMANDER_NOTES, parseNote, U_VEHICLE, UNIT_NOTES } from './notes.ts';
import { makeDraws } from './purposes.ts';
import { type CardEffects, cardValue, type GameData } from './tables.ts';
import {
  AP,
  ASTERISK,
  BANDS,
  BATTALION_TYPES,
  CLASS_OTHER,
  CLASS_RIFLE,
  COUNTRIES,
  DAMAGE_KINDS,
  DIFFICULTIES,
  KIND_COUNT,
  KINDS,
  LEVELS,
  ORDERS,
  PRE_MOVE_CLASSES,
  TARGETS,
  TERRAIN_LETTERS,
  TERRAIN_SETS,
  UNIT_TYPES,
} from './terms.ts';

function ints<R>(rows: readonly R[], value: (row: R) => number): Int32Array {
  return Int32Array.from(rows, value);
}

function index(words: readonly string[], word: string): number {
  const found = words.indexOf(word);
  if (found < 0) throw new Error(`sherman-leader: '${word}' is none of ${words.join(', ')}`);
  return found;
}

interface Note {
  readonly code: string;
  readonly yellow?: boolean;
}

function cardEffects(cards: readonly (readonly Note[])[], battalions = false): CardEffects {
  const first: number[] = [];
  const effects: (Effect & { readonly yellow: number; readonly note: number })[] = [];
  for (const notes of cards) {
    first.push(effects.length);
    notes.forEach((note, i) => {
      for (const effect of parseCode(note.code) ?? []) {
        // On a Battalion card OPMOVE concerns that Battalion alone.
        const own = battalions && effect.effect === E_OPMOVE && note.code.startsWith('OPMOVE');
        const here = own ? { ...effect, effect: E_OWN_OPMOVE, when: OWN } : effect;
        effects.push({ ...here, yellow: note.yellow === false ? 0 : 1, note: i });
      }
    });
  }
  first.push(effects.length);
  return {
    first: Int32Array.from(first),
    effect: ints(effects, (e) => e.effect),
    value: ints(effects, (e) => e.value),
    value2: ints(effects, (e) => e.value2),
    kinds: ints(effects, (e) => e.kinds),
    condition: ints(effects, (e) => e.condition),
    when: ints(effects, (e) => e.when),
    yellow: ints(effects, (e) => e.yellow),
    note: ints(effects, (e) => e.note),
  };
}

export function makeTables(content: ShermanContent): GameData {
  const d = content.data;
  const hits = new Int32Array(UNITS * 2 * 8);
  const cards = d.units.flatMap((row, model) => row.numbers.map((number) => ({ row, model, number })));
  const notes = cards.map(({ row }) => row.notes.map((n) => parseNote(UNIT_NOTES, n)));
  const bits = (list: readonly (ReturnType<typeof parseNote> | undefined)[]): number =>
    list.reduce((sum, n) => sum | (n?.spec.bit ?? 0), 0);
  const field = (list: readonly (ReturnType<typeof parseNote> | undefined)[], name: string): number =>
    list.find((n) => n?.spec.field === name)?.value ?? 0;
  cards.forEach(({ row }, u) => {
    const apZero = row.notes.includes('Can only use AP at R0');
    const heZero = field(notes[u], 'heAtZero');
    for (let range = row.minRange; range <= row.maxRange; range++) {
      hits[(u * 2 + AP) * 8 + range] = apZero && range > 0 ? 0 : row.ap;
      hits[(u * 2 + 1) * 8 + range] = range === 0 && heZero > 0 ? heZero : row.he;
    }
  });

  const levels = d.commanders.flatMap((c) => c.levels);
  const skills = levels.map((l) => l.notes.map((n) => parseNote(COMMANDER_NOTES, n)));
  const sides = levels.flatMap((l) => [l.okay, l.shaken]);

  const modelHit = new Int32Array(d.enemies.length * 2 * 8);
  d.enemies.forEach((e, m) => {
    for (let range = e.minRange; range <= e.maxRange; range++) modelHit[(m * 2 + 1) * 8 + range] = e.he;
    for (let range = e.minRange; range <= e.apMaxRange; range++) modelHit[m * 2 * 8 + range] = e.ap;
  });
  const kindModel = new Int32Array(COUNTRIES.length * KIND_COUNT).fill(-1);
  const kindMix = new Int32Array(COUNTRIES.length * KIND_COUNT);
  COUNTRIES.forEach((country, c) => {
    KINDS.forEach((kind, k) => {
      kindModel[c * KIND_COUNT + k] = d.enemies.findIndex((e) => e.country === country && e.kind === kind);
      kindMix[c * KIND_COUNT + k] = d.mix.find((m) => m.country === country)?.counters[kind] ?? 0;
    });
  });
  const cupModels: number[] = [];
  const cupFirst: number[] = [];
  for (const c of d.campaigns) {
    cupFirst.push(cupModels.length);
    const tanks = d.cups.find((cup) => cup.country === c.enemy && cup.year === c.year)?.tanks ?? {};
    d.enemies.forEach((e, m) => {
      if (e.country === c.enemy && e.kind === 'Tank') for (let i = tanks[e.name] ?? 0; i > 0; i--) cupModels.push(m);
    });
  }
  cupFirst.push(cupModels.length);

  const byCountry = COUNTRIES.flatMap((country) => d.battalions.filter((b) => b.country === country));
  const battalionCounters = new Int32Array(byCountry.length * KIND_COUNT);
  byCountry.forEach((b, i) => {
    KINDS.forEach((kind, k) => {
      battalionCounters[i * KIND_COUNT + k] = b.counters[kind] ?? 0;
    });
  });
  const battalionFx = cardEffects(
    byCountry.map((b) => b.notes),
    true,
  );

  const tiles = TERRAIN_SETS.flatMap((set) => d.tiles.filter((tile) => tile.terrain === set));
  const placement = new Int32Array(11);
  for (const p of d.placement) placement[p.roll] = hexAt(p.row, p.column);
  const truck = d.support.find((row) => row.name === 'Truck');
  const scout = d.support.find((row) => row.name === 'Scout');

  const pairs: { readonly ap: string; readonly he: string }[] = [];
  const counterPair = ints(d.damage, (counter) => {
    const found = pairs.findIndex((p) => p.ap === counter.ap && p.he === counter.he);
    return found >= 0 ? found : pairs.push(counter) - 1;
  });

  return {
    data: d,
    campaignYear: ints(d.campaigns, (c) => c.year),
    campaignDifficulty: ints(d.campaigns, (c) => index(DIFFICULTIES, c.difficulty)),
    campaignSo: ints(d.campaigns, (c) => c.so),
    campaignTerrain: ints(d.campaigns, (c) => index(TERRAIN_SETS, c.terrain)),
    campaignCountry: ints(d.campaigns, (c) => index(COUNTRIES, c.enemy)),
    campaignCommanders: Int32Array.from(d.campaigns.flatMap((c) => [...c.commanders])),
    campaignFurther: ints(d.campaigns, (c) => index(LEVELS, c.further)),
    campaignD6Max: ints(d.campaigns, (c) => c.d6Max),
    campaignFx: cardEffects(d.campaigns.map((c) => c.notes)),
    objectiveSo: ints(d.objectives, (o) => o.so),
    objectiveWeeks: ints(d.objectives, (o) => o.weeks),
    objectiveWeeklySo: ints(d.objectives, (o) => o.weeklySo),
    objectivePoints: ints(d.objectives, (o) => o.points),
    objectiveGrades: Int32Array.from(d.objectives.flatMap((o) => [o.great, o.good, o.adequate, o.poor])),
    objectiveFx: cardEffects(d.objectives.map((o) => o.notes)),
    battalionType: ints(byCountry, (b) => index(BATTALION_TYPES, b.type)),
    battalionHalf: ints(byCountry, (b) => b.half),
    battalionDestroyed: ints(byCountry, (b) => b.destroyed),
    battalionVp: ints(byCountry, (b) => b.vp),
    battalionBand: ints(byCountry, (b) => index(BANDS, b.band)),
    battalionCounters,
    battalionFixed: Uint8Array.from(byCountry, (_, i) => cardValue(battalionFx, i, E_FIXED)),
    battalionFx,
    battalionNumber: byCountry.map((b) => b.number),
    unitCount: cards.length,
    unitModel: ints(cards, (u) => u.model),
    unitNumber: cards.map((u) => u.number),
    unitType: ints(cards, (u) => index(UNIT_TYPES, u.row.type)),
    unitCost: ints(cards, (u) => u.row.cost),
    unitFrom: ints(cards, (u) => u.row.from),
    unitTo: ints(cards, (u) => u.row.to),
    unitSpeed: ints(cards, (u) => u.row.speed),
    unitOrders: ints(cards, (u) => {
      const c = index(PRE_MOVE_CLASSES, u.row.preMove);
      return c === CLASS_RIFLE ? 2 : c === CLASS_OTHER ? 0 : 1;
    }),
    unitClass: ints(cards, (u) => index(PRE_MOVE_CLASSES, u.row.preMove)),
    unitTarget: ints(cards, (u) => index(TARGETS, u.row.target)),
    unitDefense: ints(cards, (u) => u.row.defense),
    unitHit: hits,
    unitMaxRange: ints(cards, (u) => u.row.maxRange),
    unitMinRange: ints(cards, (u) => u.row.minRange),
    unitNotes: Int32Array.from(cards, (u, i) => bits(notes[i]) | (u.row.target === 'AP' ? U_VEHICLE : 0)),
    unitMovePenalty: Int32Array.from(notes, (n) => field(n, 'movePenalty')),
    unitMoveStress: Int32Array.from(notes, (n) => field(n, 'moveStress')),
    unitTactic: Int32Array.from(notes, (n) => field(n, 'tactic')),
    unitCommandTactic: Int32Array.from(notes, (n) => field(n, 'commandTactic')),
    commanderCount: Math.min(d.commanders.length, COMMANDERS),
    commanderName: d.commanders.map((c) => c.name),
    commanderType: ints(d.commanders, (c) => index(UNIT_TYPES, c.type)),
    levelXp: ints(levels, (l) => l.xp),
    levelCool: ints(levels, (l) => l.cool),
    levelOkayMax: ints(levels, (l) => l.okayMax),
    levelShakenMax: ints(levels, (l) => l.shakenMax),
    levelSkills: Int32Array.from(skills, bits),
    levelTactic: Int32Array.from(skills, (n) => field(n, 'tactic')),
    levelCommandTactic: Int32Array.from(skills, (n) => field(n, 'commandTactic')),
    levelFast: Uint8Array.from(sides, (side) => (side.fast ? 1 : 0)),
    levelR0: ints(sides, (side) => side.r0),
    levelR1: ints(sides, (side) => side.r1),
    modelName: d.enemies.map((e) => e.name),
    modelKind: ints(d.enemies, (e) => index(KINDS, e.kind)),
    modelPoints: ints(d.enemies, (e) => e.points),
    modelDefense: ints(d.enemies, (e) => e.defense),
    modelTarget: ints(d.enemies, (e) => index(TARGETS, e.target)),
    modelIndirect: Uint8Array.from(d.enemies, (e) => (e.indirect ? 1 : 0)),
    modelHit,
    modelMaxRange: ints(d.enemies, (e) => Math.max(e.maxRange, e.apMaxRange)),
    kindModel,
    kindMix,
    cupModels: Int32Array.from(cupModels),
    cupFirst: Int32Array.from(cupFirst),
    truckCount: truck?.counters ?? 0,
    truckCost: truck?.cost ?? 0,
    scoutCount: scout?.counters ?? 0,
    scoutCost: scout?.cost ?? 0,
    tactical: Int32Array.from(
      d.tactical.flatMap((row) =>
        row.orders.map((o) => index(ORDERS, o.replace('*', '')) + (o.endsWith('*') ? ASTERISK : 0)),
      ),
    ),
    operationalRetreat: ints(
      [...BATTALION_TYPES],
      (type) => d.operational.find((o) => o.type === type)?.retreatMax ?? 0,
    ),
    operationalHold: ints([...BATTALION_TYPES], (type) => d.operational.find((o) => o.type === type)?.holdMax ?? 0),
    bandCost: ints([...BANDS], (name) => d.bands.find((b) => b.name === name)?.attackCost ?? 0),
    bandLoss: ints([...BANDS], (name) => d.bands.find((b) => b.name === name)?.weeklyLoss ?? 0),
    placement,
    tileName: tiles.map((tile) => tile.id),
    tileTerrain: Int32Array.from(tiles.flatMap((tile) => tile.hexes.map((h) => index(TERRAIN_LETTERS, h)))),
    eventCount: d.events.length,
    topFx: cardEffects(d.events.map((e) => [e.top])),
    bottomFx: cardEffects(d.events.map((e) => [e.bottom])),
    conditionCount: d.conditions.length,
    conditionFx: cardEffects(d.conditions.map((c) => [c])),
    counterCount: Math.min(d.damage.length, COUNTERS),
    counterPair,
    pairAp: ints(pairs, (p) => index(DAMAGE_KINDS, p.ap)),
    pairHe: ints(pairs, (p) => index(DAMAGE_KINDS, p.he)),
    draws: makeDraws(
      d,
      byCountry.map((b) => b.number),
      cards.map((u) => u.number),
      tiles.map((tile) => tile.id),
      pairs,
    ),
  };
}
