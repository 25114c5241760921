// Battlefield and campaign in text for any room, and the force in brief: made from facts.
import type { Room, State } from '@bocage/engine';
import { sightLine } from '../facts/aims.ts';
import { battleFacts } from '../facts/battle.ts';
import { campaignFacts } from '../facts/campaign.ts';
import type {
  BattalionFacts,
  BattleFacts,
  CampaignFacts,
  CommanderFacts,
  EnemyFacts,
  FriendFacts,
  HexFacts,
  Nerves,
  Terrain,
  UnitFacts,
} from '../facts/types.ts';
import { BATTLE } from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { damageWord } from './pieces.ts';

export const LEGEND =
  'Hexes: > asked about, L light, H heavy, B bocage, W water, X impassable; +042 your Unit, ! damaged, ~ acted; enemies by name. Commanders: level, Stress, ? Shaken, ! Unfit, + wounded.';

const LETTERS: Readonly<Record<Terrain, string>> = {
  clear: '',
  light: 'L',
  heavy: 'H',
  bocage: 'B',
  water: 'W',
  impassable: 'X',
};
const NERVES: Readonly<Record<Nerves, string>> = { okay: '', shaken: '?', unfit: '!' };
const ROWS = 6;
const COLUMNS = 4;

export function sketch(t: GameData, s: State, _seat: number, room: Room): readonly string[] {
  const lines = s[BATTLE] > 0 ? field(battleFacts(t, s), room) : campaign(campaignFacts(t, s), room);
  return lines.map((line) => line.slice(0, room.columns));
}

/** Six rows of four hexes from the enemy's edge down, every other row half a hex to the right. */
function field(facts: BattleFacts, { columns, rows, focus = [] }: Room): readonly string[] {
  const shift = Math.max(2, Math.floor(columns / 18));
  const width = Math.floor((columns - shift) / COLUMNS);
  const height = Math.max(1, Math.floor(rows / ROWS));
  const out: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    const cells = facts.hexes
      .slice(row * COLUMNS, (row + 1) * COLUMNS)
      .map((hex) => cell(hex, width - 1, height, focus.includes(hex.id)));
    const indent = row % 2 === 0 ? ' '.repeat(shift) : '';
    for (let i = 0; i < height; i++)
      out.push(`${indent}${cells.map((lines) => (lines[i] ?? '').padEnd(width)).join('')}`.trimEnd());
  }
  return out.slice(0, rows);
}

function cell(hex: HexFacts, width: number, height: number, asked: boolean): readonly string[] {
  const words = [
    `${asked ? '>' : ''}${hex.id}${LETTERS[hex.terrain]}`,
    ...hex.friends.map((friend) => `+${friend.id}${friend.damage.length > 0 ? '!' : ''}${friend.acted ? '~' : ''}`),
    ...enemyWords(hex.enemies, height === 1),
  ];
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  if (lines.length <= height) return lines;
  // What finds no room is counted; `look` tells it.
  const last = lines[height - 1];
  return [...lines.slice(0, height - 1), `${last.slice(0, width - 1)}…`];
}

/** `3 Rifle`, or `3Ri` where there is little room. */
function enemyWords(enemies: readonly EnemyFacts[], short: boolean): readonly string[] {
  const counts = new Map<string, number>();
  for (const { card } of enemies) counts.set(card.name, (counts.get(card.name) ?? 0) + 1);
  return [...counts].map(([name, n]) => {
    const word = short ? name.replace(/[ .]/g, '').slice(0, 5) : name;
    return n === 1 ? word : `${n}${short ? '' : ' '}${word}`;
  });
}

/** The Operational Map: Range Bands from the enemy's side down, Battalions with their names as far as there is room. */
function campaign(facts: CampaignFacts, { columns, rows, focus = [] }: Room): readonly string[] {
  const plans = facts.plans.map((plan) => {
    const units = plan.units.map((unit) => `${unit.id} ${unit.commander?.id ?? '-'}`);
    return wrapped(`Attack ${plan.battalion}${plan.fought ? ' (fought)' : ''}`.padEnd(20), units, columns);
  });
  const bands = [...facts.bands].reverse().map((band) => {
    const head = `${focus.includes(band.id) ? '>' : ''}${band.name}`.padEnd(20);
    const lines = (long: boolean): string[] =>
      wrapped(
        head,
        band.battalions.map((battalion) => battalionWord(battalion, long)),
        columns,
      );
    return { long: lines(true), short: lines(false) };
  });
  const shown = bands.map((band) => band.long);
  const high = (): number => [...shown, ...plans].reduce((sum, lines) => sum + lines.length, 0);
  // The fullest bands lose the names of their Battalions first.
  for (let i = 0; i < bands.length && high() > rows; i++) {
    const most = shown.reduce((best, lines, at) => (lines.length > shown[best].length ? at : best), 0);
    shown[most] = bands[most].short;
  }
  return [...shown, ...plans].flat().slice(0, rows);
}

/** `6A Panzergrenadiers ½ (4 VP)` */
function battalionWord({ card, half, gained }: BattalionFacts, long: boolean): string {
  return long
    ? `${card.number} ${card.name}${half ? ' ½' : ''} (${card.vp - gained} VP)`
    : `${card.number}${half ? '½' : ''}(${card.vp - gained})`;
}

function wrapped(head: string, words: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  let line = head;
  for (const [i, word] of (words.length > 0 ? words : ['-']).entries()) {
    const joined = `${line}${i === 0 || line.trim() === '' ? '' : ', '}${word}`;
    if (joined.length > columns && line.trim() !== head.trim()) {
      lines.push(line);
      line = `${' '.repeat(head.length)}${word}`;
    } else line = joined;
  }
  return [...lines, line];
}

/** Units with whoever leads them: those in question first, then those on the field or at headquarters. */
export function forces(t: GameData, s: State, _seat: number, focus: readonly string[]): readonly string[] {
  if (s[BATTLE] === 0) return campaignForces(campaignFacts(t, s));
  const facts = battleFacts(t, s);
  const friends = [...facts.hexes.flatMap((hex) => hex.friends), ...facts.off];
  const asked = friends.filter((friend) => focus.includes(friend.hex ?? ''));
  const rest = friends.filter((friend) => !asked.includes(friend) && !friend.destroyed);
  return [...asked, ...rest].map(friendWord);
}

function friendWord(friend: FriendFacts): string {
  const { unit, unitCommand, commander, commanderCommand } = friend.tactics;
  const tactics = unit + unitCommand + commander + commanderCommand;
  const states = [
    ...damageWords(friend),
    ...(friend.late ? ['late'] : []),
    ...(friend.retreated ? ['retreated'] : []),
    ...(friend.destroyed ? ['Destroyed'] : []),
    ...(friend.acted ? ['acted'] : []),
    ...(tactics > 0 ? [`${tactics} ${tactics === 1 ? 'Tactic' : 'Tactics'}`] : []),
  ];
  const where = friend.hex === undefined ? '' : ` in ${friend.hex}`;
  return `${friend.id} ${friend.card.name}${where}: ${[commanderWord(friend.commander), ...states].join(', ')}`;
}

function damageWords({ damage }: UnitFacts): readonly string[] {
  return damage.map(damageWord);
}

/** `Eandi Average, Stress 3?` */
function commanderWord(man: CommanderFacts | undefined): string {
  if (man === undefined) return 'no Commander';
  return `${man.id} ${man.levelCard.level}, Stress ${man.stress}${NERVES[man.nerves]}${man.wounded ? '+' : ''}`;
}

function campaignForces(facts: CampaignFacts): readonly string[] {
  const units = facts.units.map(
    (unit) => `${unit.id} ${unit.card.name}${unit.damage.length > 0 ? `: ${damageWords(unit).join(', ')}` : ''}`,
  );
  const people = facts.commanders.map((man) => `${commanderWord(man)} (${man.card.type})`);
  return [...units, ...people];
}

/** SL 6.6: how far a hex is from each of your Units on the field, and what blocks the sight. */
export function about(t: GameData, s: State, _seat: number, place: string): readonly string[] {
  if (s[BATTLE] === 0) return [];
  const facts = battleFacts(t, s);
  if (!facts.hexes.some((hex) => hex.id === place)) return [];
  const from = facts.hexes.filter((hex) => hex.friends.length > 0 && hex.id !== place);
  return from.map((hex) => {
    const { range, clear, blocks } = sightLine(s, hex.id, place);
    const units = hex.friends.map((friend) => friend.id).join(', ');
    const sight = clear ? 'in sight' : `no Line of Sight: ${blocks.map((b) => `${b.hex} ${b.terrain}`).join(', ')}`;
    return `Range ${range} from ${units} in ${hex.id}, ${sight}`;
  });
}
