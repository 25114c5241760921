// The margin of Sherman Leader: turns and thresholds of the Battle, Units with Commander, Stress and Damage, the campaign.
import type { Board, Piece } from '@bocage/engine';
import { lazy } from '../../core/lazy.tsx';
import { Counter } from '../../map/counter.tsx';
import type { KitUi } from '../../map/kit.ts';
import { damageOf, HEX_IDS, inBattle, threatOf, value } from './data.ts';

function track(board: Board, id: string): string {
  return board.tracks.find((one) => one.id === id)?.value ?? '';
}

function Turns({ board }: { readonly board: Board }) {
  const [now = 0, last = 0] = track(board, 'turn').split(' of ').map(Number);
  return (
    <section aria-label="Battle turn">
      <h2 class="cap">Battle turn</h2>
      <ol class="battle-turns">
        {Array.from({ length: last }, (_, i) => i + 1).map((turn) => (
          <li key={turn} data-past={turn < now} aria-current={turn === now ? 'step' : undefined}>
            {turn}
          </li>
        ))}
      </ol>
      {now === 0 && <p class="loss">Before the Battle.</p>}
    </section>
  );
}

/** Points still on the field on a line with the two thresholds: what is left, and what the next status takes. */
function Points({ board }: { readonly board: Board }) {
  const line = board.status.map((text) => /^(\d+) points of enemies; Half at (\d+), Destroyed at (\d+)/.exec(text));
  const found = line.find((one) => one !== null);
  if (found === undefined) return null;
  const [points = 0, half = 0, destroyed = 0] = found.slice(1).map(Number);
  const next =
    points > half
      ? `${points - half} to Half`
      : points > destroyed
        ? `${points - destroyed} to Destroyed`
        : 'Destroyed';
  const most = Math.max(points, half + Math.max(1, half - destroyed));
  const at = (n: number): number => (n / most) * 240;
  return (
    <section aria-label="Enemy points">
      <h2 class="cap">Enemy on the field</h2>
      <p class="stars-line">
        {points} points, {next}
      </p>
      <svg
        class="thresholds"
        viewBox="0 0 260 34"
        role="img"
        aria-label={`${points} points; Half at ${half}, Destroyed at ${destroyed}`}
      >
        <rect class="all" x="10" y="4" width="240" height="10" />
        <rect class="left-over" x="10" y="4" width={at(points)} height="10" />
        {(
          [
            [half, 'Half'],
            [destroyed, 'Destr.'],
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
function Stress({ man }: { readonly man: Piece }) {
  const text = value(man, 'Stress');
  const stress = Number.parseInt(text, 10);
  const okay = Number(/Okay to (\d+)/.exec(text)?.[1] ?? value(man, 'Okay to'));
  const shaken = Number(/Shaken to (\d+)/.exec(text)?.[1] ?? value(man, 'Shaken to'));
  const most = Math.max(shaken + 2, stress);
  return (
    <span class="stress" role="img" aria-label={`Stress ${stress}: Okay to ${okay}, Shaken to ${shaken}`}>
      {Array.from({ length: most }, (_, i) => i + 1).map((n) => (
        <i key={n} data-on={n <= stress} data-band={n <= okay ? 'okay' : n <= shaken ? 'shaken' : 'unfit'} />
      ))}
    </span>
  );
}

function bonus(man: Piece): string {
  const both = value(man, 'R0 / R1+');
  return both === '' ? `${value(man, 'Range 0')} / ${value(man, 'Range 1+')}` : both;
}

function UnitRow({ ui, piece, where }: { readonly ui: KitUi; readonly piece: Piece; readonly where: string }) {
  const man = piece.carries?.[0];
  const look = ui.kit?.look(piece, ui.table.facts.value);
  const threat = threatOf(piece);
  const damage = damageOf(piece);
  const nerves = man?.states?.filter((state) => state !== 'Okay') ?? [];
  return (
    <li data-done={piece.states?.includes('acted') === true}>
      <button
        type="button"
        class="unit-row"
        onClick={() => {
          ui.marked.value = [where];
        }}
      >
        {look !== undefined && (
          <svg width="38" height="38" viewBox="-26 -26 52 52" aria-hidden="true">
            <Counter look={{ ...look, chips: [], ...(look.tag && { tag: undefined }) } as typeof look} />
          </svg>
        )}
        <span class="unit-words">
          <b>{man === undefined ? 'no Commander' : man.name}</b>
          <span>
            {piece.name}
            {HEX_IDS.includes(where) ? `, hex ${where}` : ''}
          </span>
          {man !== undefined && <Stress man={man} />}
          {damage.length + nerves.length > 0 && <em>{[...nerves, ...damage].join(', ')}</em>}
        </span>
        <span class="unit-side">
          {man !== undefined && <b>{bonus(man)}</b>}
          {man !== undefined && <span>{value(man, 'Speed')}</span>}
          {threat !== undefined && <strong>hit {threat}%</strong>}
        </span>
      </button>
    </li>
  );
}

function Units({ ui, board }: { readonly ui: KitUi; readonly board: Board }) {
  const units = board.places
    .filter((place) => HEX_IDS.includes(place.id) || place.id === 'off')
    .flatMap((place) => place.pieces.filter((p) => p.seat === 'US').map((piece) => ({ piece, where: place.id })));
  return (
    <section class="units-part" aria-label="Your Units">
      <h2 class="cap">
        Your Units <span class="cap-right">R0 / R1+</span>
      </h2>
      <ul class="unit-rows">
        {units.map(({ piece, where }) => (
          <UnitRow key={piece.id} ui={ui} piece={piece} where={where} />
        ))}
      </ul>
    </section>
  );
}

/** What the enemy's next step may do, as the game counts it. */
function Threats({ board }: { readonly board: Board }) {
  const lines = board.status.filter((text) => text.includes("to be damaged in the enemy's next step"));
  const events = board.status.filter((text) => text.startsWith('Event '));
  if (lines.length + events.length === 0) return null;
  return (
    <section class="expect-part" aria-label="What to expect">
      <h2 class="cap">What to expect</h2>
      {[...events, ...lines].map((text) => (
        <p key={text} class="loss">
          {text}
        </p>
      ))}
    </section>
  );
}

const ROWS = ['week', 'so', 'vp', 'grades', 'trucks', 'scouts'];

function Campaign({ board }: { readonly board: Board }) {
  const notes = board.status.filter((text) => /^(Special Condition|Where the Battalions)/.test(text));
  return (
    <section aria-label="Campaign">
      <h2 class="cap">Campaign</h2>
      <table class="tracks">
        <tbody>
          {ROWS.map((id) => (
            <tr key={id}>
              <th scope="row">{board.tracks.find((one) => one.id === id)?.name}</th>
              <td>{track(board, id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((text) => (
        <p key={text} class="loss">
          {text}
        </p>
      ))}
    </section>
  );
}

const TYPES = ['Armor', 'Light Armor', 'Infantry', 'Artillery'];

function Man({ man }: { readonly man: Piece }) {
  return (
    <li>
      <span class="unit-row still">
        <span class="unit-words">
          <b>{man.name}</b>
          <Stress man={man} />
          {man.states?.some((state) => state !== 'Okay') === true && (
            <em>{man.states.filter((state) => state !== 'Okay').join(', ')}</em>
          )}
        </span>
        <span class="unit-side">
          <b>{bonus(man)}</b>
          <span>{value(man, 'Speed')}</span>
          <span>XP {value(man, 'XP')}</span>
        </span>
      </span>
    </li>
  );
}

/** The force between Battles by type: Units with their Damage, Commanders with Stress and status. */
function ForceByType({ board }: { readonly board: Board }) {
  const at = (id: string): readonly Piece[] => board.places.find((place) => place.id === id)?.pieces ?? [];
  const planned = board.places.filter((place) => place.id.startsWith('plan-')).flatMap((place) => place.pieces);
  const units = [...at('units'), ...planned];
  const people = [...at('commanders'), ...planned.flatMap((unit) => unit.carries ?? [])];
  return (
    <>
      {TYPES.map((type) => {
        const mine = units.filter((unit) => value(unit, 'Type') === type);
        const men = people.filter((man) => value(man, 'Type') === type);
        if (mine.length + men.length === 0) return null;
        return (
          <section key={type} aria-label={type}>
            <h2 class="cap">
              {type} <span class="cap-right">R0 / R1+</span>
            </h2>
            <ul class="unit-rows">
              {mine.map((unit) => (
                <li key={unit.id} class="unit-line">
                  {unit.name} {damageOf(unit).length > 0 && <em>{damageOf(unit).join(', ')}</em>}
                  {planned.includes(unit) && ' (attacks)'}
                </li>
              ))}
              {men.map((man) => (
                <Man key={man.id} man={man} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

const NextWeek = lazy(() => import('./outlook.tsx').then((m) => m.NextWeek), null);

export function ShermanMargin({ ui }: { readonly ui: KitUi }) {
  const board = ui.table.board.value;
  const battle = inBattle(board);
  return (
    <>
      {battle && (
        <>
          <Turns board={board} />
          <Points board={board} />
          <Units ui={ui} board={board} />
          <Threats board={board} />
        </>
      )}
      <Campaign board={board} />
      {!battle && <NextWeek ui={ui} />}
      {!battle && <ForceByType board={board} />}
    </>
  );
}
