// The margin in a Battle: its turns, the enemy's points with their thresholds, Units with Commander, Stress and Damage, threats.
import type { BattleFacts, CommanderFacts, FriendFacts } from '@bocage/sherman-leader/facts';
import { signed } from '../../core/words.ts';
import { Counter } from '../../map/counter.tsx';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-battle.ts';
import { factsOf, type ShermanFacts, threatTo } from './facts.ts';
import { damageWords, shermanLook, troubles } from './look.ts';
import { SHERMAN_SYMBOLS } from './symbols.tsx';

function Turns({ battle }: { readonly battle: BattleFacts }) {
  const { turn: now, lastTurn } = battle;
  return (
    <section aria-label={W.battleTurn}>
      <h2 class="cap">{W.battleTurn}</h2>
      <ol class="battle-turns">
        {Array.from({ length: lastTurn }, (_, i) => i + 1).map((turn) => (
          <li key={turn} data-past={turn < now} aria-current={turn === now ? 'step' : undefined}>
            {turn}
          </li>
        ))}
      </ol>
      {now === 0 && <p class="loss">{W.beforeTheBattle}</p>}
    </section>
  );
}

/** What is left to the next status. */
function untilNext(points: number, half: number, destroyed: number): string {
  if (points > half) return W.toHalf(points - half);
  return points > destroyed ? W.toDestroyed(points - destroyed) : W.destroyed;
}

/** Points still on the field on a line with the two thresholds; before the enemy is placed only those. */
function Points({ battle }: { readonly battle: BattleFacts }) {
  const { points } = battle;
  const { half, destroyed } = battle.battalion;
  const most = Math.max(points ?? 0, half + Math.max(1, half - destroyed));
  const at = (n: number): number => (n / most) * 240;
  const thresholds = W.halfAtDestroyedAt(half, destroyed);
  return (
    <section aria-label={W.enemyPoints}>
      <h2 class="cap">{W.enemyOnTheField}</h2>
      <p class="stars-line">
        {points === undefined ? W.notPlacedYet : W.pointsUntil(points, untilNext(points, half, destroyed))}
      </p>
      <svg
        class="thresholds"
        viewBox="0 0 260 34"
        role="img"
        aria-label={points === undefined ? thresholds : W.pointsAndThresholds(points, thresholds)}
      >
        <rect class="all" x="10" y="4" width="240" height="10" />
        {points !== undefined && <rect class="left-over" x="10" y="4" width={at(points)} height="10" />}
        {(
          [
            [half, W.half],
            [destroyed, W.destr],
          ] as const
        ).map(([n, name]) => (
          <g key={name} transform={`translate(${10 + at(n)} 0)`}>
            <path d="M0 1V18" />
            <text y="30" text-anchor={n === 0 ? 'start' : 'middle'}>
              {name} {n}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}

/** Stress as boxes: Okay, Shaken and Unfit differ by ground and by a word. */
function Stress({ man }: { readonly man: CommanderFacts }) {
  const { okayMax: okay, shakenMax: shaken } = man.levelCard;
  const most = Math.max(shaken + 2, man.stress);
  return (
    <span class="stress" role="img" aria-label={W.stressLevels(man.stress, okay, shaken)}>
      {Array.from({ length: most }, (_, i) => i + 1).map((n) => (
        <i key={n} data-on={n <= man.stress} data-band={n <= okay ? 'okay' : n <= shaken ? 'shaken' : 'unfit'} />
      ))}
    </span>
  );
}

function manName(man: CommanderFacts): string {
  return `${man.id}, ${man.levelCard.level}`;
}

function bonus(man: CommanderFacts): string {
  return `${signed(man.r0)} / ${signed(man.r1)}`;
}

/** What has become of a Unit that is not on the Battlefield. */
function fate(friend: FriendFacts): string {
  if (friend.destroyed) return W.destroyed;
  return friend.retreated ? W.leftTheBattlefield : friend.late ? W.arrivesLater : '';
}

function UnitRow({ ui, facts, friend }: { ui: KitUi; facts: ShermanFacts; friend: FriendFacts }) {
  const man = friend.commander;
  const look = shermanLook(facts, friend.id);
  const draw = SHERMAN_SYMBOLS[look.symbol];
  const { tag: _tag, ...plain } = look;
  const threat = friend.hex === undefined ? undefined : threatTo(facts, friend.id);
  const gone = fate(friend);
  const words = [...(man === undefined ? [] : troubles(man)), ...(gone === '' ? damageWords(friend.damage) : [gone])];
  return (
    <li data-done={friend.acted || friend.destroyed}>
      <button
        type="button"
        class="unit-row"
        onClick={() => {
          ui.marked.value = [friend.hex ?? 'off'];
        }}
      >
        <svg width="38" height="38" viewBox="-26 -26 52 52" aria-hidden="true">
          <Counter look={{ ...plain, chips: [], ...(draw !== undefined && { draw }) }} />
        </svg>
        <span class="unit-words">
          <b>{man === undefined ? W.noCommander : manName(man)}</b>
          <span>{W.unitInHex(friend.id, friend.card.name, friend.hex)}</span>
          {man !== undefined && <Stress man={man} />}
          {words.length > 0 && <em>{words.join(', ')}</em>}
        </span>
        {!friend.destroyed && (
          <span class="unit-side">
            {man !== undefined && <b>{bonus(man)}</b>}
            {man !== undefined && <span>{man.fast ? W.fast : W.slow}</span>}
            {threat !== undefined && threat.damage > 0 && <strong>{W.hitChance(threat.damage)}</strong>}
          </span>
        )}
      </button>
    </li>
  );
}

function Units({ ui, facts, battle }: { ui: KitUi; facts: ShermanFacts; battle: BattleFacts }) {
  const units = [...battle.hexes.flatMap((hex) => hex.friends), ...battle.off];
  return (
    <section class="units-part" aria-label={W.yourUnits}>
      <h2 class="cap">{W.yourUnitsTitle(<span class="cap-right">{W.bonusHead}</span>)}</h2>
      <ul class="unit-rows">
        {units.map((friend) => (
          <UnitRow key={friend.id} ui={ui} facts={facts} friend={friend} />
        ))}
      </ul>
    </section>
  );
}

/** What the enemy's next step may do, as the game counts it. */
function Expect({ battle }: { readonly battle: BattleFacts }) {
  const threats = battle.threats.filter((threat) => threat.damage > 0);
  if (threats.length + battle.events.length === 0) return null;
  return (
    <section class="expect-part" aria-label={W.whatToExpect}>
      <h2 class="cap">{W.whatToExpect}</h2>
      {battle.events.map((event) => (
        <p key={event.id} class="loss">
          {W.eventOfBattle(event.name, event.text)}
        </p>
      ))}
      {threats.map((threat) => (
        <p key={threat.unit} class="loss">
          {W.threatTo(
            threat.unit,
            threat.damage,
            threat.by
              .slice(0, 3)
              .map((one) => W.threatOfOne(one.piece, one.hex, one.needs, one.damage))
              .join(', '),
            threat.by.length - 3,
          )}
        </p>
      ))}
    </section>
  );
}

export function BattleMargin({ ui }: { readonly ui: KitUi }) {
  const facts = factsOf(ui.table);
  const { battle } = facts;
  if (battle === undefined) return null;
  return (
    <>
      <Turns battle={battle} />
      <Points battle={battle} />
      <Units ui={ui} facts={facts} battle={battle} />
      <Expect battle={battle} />
    </>
  );
}
