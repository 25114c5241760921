// The margin of These Are My Credentials: Divisions as cards with six slots, logistics in a line; the rest is loaded when it is shown.
import { lazy } from '../../core/lazy.tsx';
import { Counter } from '../../map/counter.tsx';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { type CredentialsData, mapName } from './data.ts';
import { type DivisionFacts, divisionName, factsOf, KIND_WORDS, KINDS, type Tokens } from './facts.ts';
import { TokenIcon, type TokenName } from './tokens.tsx';
import { GRADES, mealText } from './words.ts';

function spoken(tokens: Tokens): string {
  return KINDS.map((kind, i) => `${tokens[i]} ${KIND_WORDS[kind]}`).join(', ');
}

/** A row of slots: what fills them, then empty ones. */
function Slots({ tokens, room }: { readonly tokens: Tokens; readonly room: number }) {
  const filled = KINDS.flatMap((kind, i): TokenName[] => Array.from({ length: tokens[i] ?? 0 }, () => kind));
  return (
    <div class="slots" role="img" aria-label={W.roomForMore(spoken(tokens), Math.max(0, room - filled.length))}>
      {Array.from({ length: Math.max(room, filled.length) }, (_, i) => {
        const name = filled[i];
        return (
          <i key={i} data-full={name !== undefined}>
            {name !== undefined && <TokenIcon name={name} />}
          </i>
        );
      })}
    </div>
  );
}

function DivisionCard({ ui, division }: { readonly ui: KitUi; readonly division: DivisionFacts }) {
  const place = ui.table.board.value.places.find((one) => one.id === division.at);
  const piece = place?.pieces.find((one) => one.id === division.id);
  return (
    <li class="division" data-starving={division.starving}>
      <svg width="40" height="40" viewBox="-26 -26 54 54" aria-hidden="true">
        {ui.kit !== undefined && piece !== undefined && <Counter look={ui.kit.look(piece, ui.table.facts.value)} />}
      </svg>
      <div>
        <b>{divisionName(division)}</b>
        <p>{W.reachOf(division.armored, division.spaces)}</p>
      </div>
      <Slots tokens={division.tokens} room={division.capacity} />
      <p class="foot">
        <button
          type="button"
          class="place-link"
          onClick={() => {
            ui.marked.value = [division.at];
          }}
        >
          {mapName(division.at, place?.name ?? '')}
        </button>
        <b>{piece?.states?.join(', ') || W.ready}</b>
      </p>
      <p class="meal">{W.mealAtStep(mealText(ui, division))}</p>
    </li>
  );
}

function Divisions({ ui }: { readonly ui: KitUi }) {
  const { divisions } = factsOf(ui.table);
  return (
    <section class="divisions-part" aria-label={W.divisions}>
      <h2 class="cap">{W.divisions}</h2>
      <ul class="divisions">
        {divisions.map((division) => (
          <DivisionCard key={division.id} ui={ui} division={division} />
        ))}
      </ul>
    </section>
  );
}

/** The same in one line, where the margin lies above the map. */
function SupplyLine({ ui, data }: { readonly ui: KitUi; readonly data: CredentialsData }) {
  const { stock, pool, trucks, logistics, score } = factsOf(ui.table);
  const row = data.levels.find(({ level }) => level === logistics.level);
  const tokens = (held: Tokens) =>
    KINDS.map((kind, i) => (
      <>
        <TokenIcon name={kind} /> {held[i]}
      </>
    ));
  return (
    <p class="supply-line">
      <span>
        {W.takeAndPlace(
          <span class="cap">{W.level}</span>,
          <b class="level">{logistics.level}</b>,
          row?.take,
          row?.place,
        )}
      </span>
      <span>
        <span class="cap">{W.stock}</span> {tokens(stock)} <TokenIcon name="truck" /> {trucks.stock}
      </span>
      <span>
        <span class="cap">{W.pool}</span> {tokens(pool)}
      </span>
      <span>{trucks.stock === 0 ? W.truckStockEmpty : W.logisticsStepIn(trucks.stock)}</span>
      <span>{W.vpShown(<b class="points">{score.total}</b>)}</span>
    </p>
  );
}

const MarginRest = lazy(() => import('./margin-rest.tsx').then((m) => m.MarginRest), null);

export function CredentialsMargin({
  ui,
  data,
  folded,
}: {
  readonly ui: KitUi;
  readonly data: CredentialsData;
  readonly folded: boolean;
}) {
  const { score, weather } = factsOf(ui.table);
  const bad = weather === 'bad';
  return (
    <>
      <SupplyLine ui={ui} data={data} />
      <p class="points-line">
        {W.pointsAndGrade(
          <b>{score.total}</b>,
          score.total,
          GRADES[score.grade],
          <span class="weather" data-bad={bad}>
            {bad ? W.badWeather : W.fairWeather}
          </span>,
        )}
      </p>
      <Divisions ui={ui} />
      {!folded && <MarginRest ui={ui} data={data} />}
    </>
  );
}
