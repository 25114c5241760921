// The facts of Sherman Leader for its parts of the page: the one place where they get back the type that the game gave them.
import type {
  BattalionFacts,
  CommanderFacts,
  EnemyFacts,
  FriendFacts,
  PlanFacts,
  ShermanFacts,
  UnitFacts,
  UnitThreatFacts,
} from '@bocage/sherman-leader/facts';
import type { GameModel } from '../../core/game-model.ts';

export type { BattalionFacts, ShermanFacts } from '@bocage/sherman-leader/facts';

/** The kit and the margin are only ever given what this game's `facts` returned. */
export function shermanFacts(facts: unknown): ShermanFacts {
  return facts as ShermanFacts;
}

export function factsOf(table: Pick<GameModel, 'facts'>): ShermanFacts {
  return shermanFacts(table.facts.value);
}

/** A piece on the board, told apart by what it is. */
export type PieceFacts =
  | { readonly kind: 'unit'; readonly unit: UnitFacts; readonly friend?: FriendFacts }
  | { readonly kind: 'commander'; readonly man: CommanderFacts }
  | { readonly kind: 'enemy'; readonly enemy: EnemyFacts }
  | { readonly kind: 'battalion'; readonly battalion: BattalionFacts };

interface Index {
  readonly pieces: ReadonlyMap<string, PieceFacts>;
  readonly threats: ReadonlyMap<string, UnitThreatFacts>;
}

const indices = new WeakMap<ShermanFacts, Index>();

function indexOf(facts: ShermanFacts): Index {
  const known = indices.get(facts);
  if (known !== undefined) return known;
  const { campaign, battle } = facts;
  const pieces = new Map<string, PieceFacts>();
  const addMan = (man: CommanderFacts | undefined): void => {
    if (man !== undefined) pieces.set(man.id, { kind: 'commander', man });
  };
  const add = (unit: UnitFacts, friend?: FriendFacts): void => {
    pieces.set(unit.id, { kind: 'unit', unit, ...(friend && { friend }) });
    addMan(unit.commander);
  };
  for (const band of campaign.bands)
    for (const battalion of band.battalions) pieces.set(battalion.id, { kind: 'battalion', battalion });
  for (const man of campaign.commanders) addMan(man);
  for (const unit of campaign.units) add(unit);
  for (const plan of campaign.plans) for (const unit of plan.units) add(unit);
  for (const hex of battle?.hexes ?? []) {
    for (const friend of hex.friends) add(friend, friend);
    for (const enemy of hex.enemies) pieces.set(enemy.id, { kind: 'enemy', enemy });
  }
  for (const friend of battle?.off ?? []) add(friend, friend);
  const index = { pieces, threats: new Map(battle?.threats.map((threat) => [threat.unit, threat])) };
  indices.set(facts, index);
  return index;
}

export function pieceIn(facts: ShermanFacts, id: string): PieceFacts | undefined {
  return indexOf(facts).pieces.get(id);
}

/** What the enemy's next step may do to a Unit on the Battlefield. */
export function threatTo(facts: ShermanFacts, unit: string): UnitThreatFacts | undefined {
  return indexOf(facts).threats.get(unit);
}

/** The name of the drawings for the country that the campaign is fought in. */
export function terrainOf({ campaign }: ShermanFacts): string {
  return campaign.campaign.terrain.toLowerCase();
}

/** The attack that is being planned: the last one, with its Battalion. */
export function planOf({
  campaign,
}: ShermanFacts): { readonly plan: PlanFacts; readonly battalion: BattalionFacts | undefined } | undefined {
  const plan = campaign.plans.at(-1);
  if (plan === undefined) return undefined;
  const battalion = campaign.bands.flatMap((band) => band.battalions).find((one) => one.id === plan.battalion);
  return { plan, battalion };
}
