// Battalions on the Operational Map: what an attack costs and brings, which attacks are planned, where each may go next.
import { type BattalionOutlook, battalionOutlook } from '@bocage/sherman-leader/facts';
import type { ShownChoice } from '../../core/game-model.ts';
import { settings } from '../../core/settings.ts';
import { wholePercent } from '../../core/words.ts';
import type { KitUi, Point } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { bandsOf, clusterScale } from './bands.ts';
import { standsOf } from './country.ts';
import { battalionNames } from './country-names.ts';
import { type BattalionFacts, factsOf } from './facts.ts';
import type { TheatreBand, TheatreSheet } from './theatre.ts';

/** Half of a counter with its ring. */
const HALF = 26;

/** The tag above a counter: key and cost of the attack in red, what it is worth on paper. */
function Tag({
  offer,
  vp,
  plan,
}: {
  readonly offer: ShownChoice | undefined;
  readonly vp: number;
  readonly plan: number;
}) {
  if (plan > 0)
    return (
      <g class="hq-tag planned" transform={`translate(0 ${-HALF - 15})`}>
        <rect x="-30" y="-11" width="64" height="22" rx="3" />
        <text x="11" y="4.800" text-anchor="middle">
          {W.vpShown(vp)}
        </text>
        <circle cx="-28" r="14" />
        <text class="number" x="-28" y="5.800" text-anchor="middle">
          {plan}
        </text>
      </g>
    );
  if (offer === undefined)
    return (
      <g class="hq-tag" transform={`translate(0 ${-HALF - 14})`}>
        <rect x="-20" y="-10" width="40" height="20" rx="3" />
        <text y="4.800" text-anchor="middle">
          {W.vpShown(vp)}
        </text>
      </g>
    );
  const key = settings.value.letters ? offer.key : undefined;
  const cost = offer.about.cost ?? W.noSo;
  const red = (key === undefined ? 8 : 24) + cost.length * 6.6 + 4;
  const left = -(red + 40) / 2;
  return (
    <g class="hq-tag attack" transform={`translate(0 ${-HALF - 15})`}>
      <rect x={left} y="-11" width={red + 40} height="22" rx="3" />
      <path d={`M${left} -8a3 3 0 0 1 3 -3H${left + red}V11H${left + 3}a3 3 0 0 1 -3 -3Z`} />
      {key !== undefined && (
        <>
          <rect class="key-box" x={left + 5} y="-7.500" width="15" height="15" rx="2" />
          <text class="on-red" x={left + 12.5} y="4.600" text-anchor="middle">
            {key}
          </text>
        </>
      )}
      <text class="on-red" x={left + (key === undefined ? 7 : 25)} y="4.800">
        {cost}
      </text>
      <text x={left + red + 20} y="4.800" text-anchor="middle">
        {W.vpShown(vp)}
      </text>
    </g>
  );
}

/** Likelier ways are drawn thicker. */
function strength(chance: number): number {
  return chance >= 0.4 ? 5 : chance >= 0.25 ? 3.6 : 2.4;
}

/** An arrow beside the counter that points where it may go, with the chance above it. */
function Arrow({ side, angle, chance }: { readonly side: number; readonly angle: number; readonly chance: number }) {
  const wide = strength(chance);
  return (
    <g transform={`translate(${side * (HALF + 15)} 3)`}>
      <g class="way" transform={`rotate(${angle})`}>
        <path class="bed" d="M-9 0H6" stroke-width={wide + 4} />
        <path class="line" d="M-9 0H4" stroke-width={wide} />
        <path class="head" d={`M12 0l-10 ${-wide - 2.6}v${2 * wide + 5.2}Z`} />
      </g>
      <text class="chance" y={Math.abs(Math.round(angle)) % 180 === 90 ? -16 : -10} text-anchor="middle">
        {wholePercent(chance)}
      </text>
    </g>
  );
}

/** A bar: it stays where it is. */
function Stays({ text, side }: { readonly text: string; readonly side: number }) {
  return (
    <g transform={`translate(${side * (HALF + 15)} 3)`}>
      <path class="bed" d="M-7 0H7M-7 -6V6M7 -6V6" stroke-width="5" />
      <path class="line" d="M-7 0H7M-7 -6V6M7 -6V6" stroke-width="2" />
      <text class="chance" y="-12" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

function Ways({ outlook, friendly }: { readonly outlook: BattalionOutlook; readonly friendly: Point }) {
  if (outlook.fixed) return <Stays text="fixed" side={1} />;
  const { advance, retreat, stay } = outlook;
  // The arrow that points left stands left; where the bands lie above each other, the advance does.
  const flat = Math.abs(friendly[0]) >= Math.abs(friendly[1]);
  const ahead = flat ? Math.sign(friendly[0]) || -1 : -1;
  const angle = flat ? (ahead > 0 ? 0 : 180) : friendly[1] > 0 ? 90 : -90;
  return (
    <>
      {advance > 0 ? (
        <Arrow side={ahead} angle={angle} chance={advance} />
      ) : (
        stay > 0 && <Stays text={wholePercent(stay)} side={ahead} />
      )}
      {retreat > 0 ? (
        <Arrow side={-ahead} angle={angle + 180} chance={retreat} />
      ) : (
        advance > 0 && stay > 0 && <Stays text={wholePercent(stay)} side={-ahead} />
      )}
    </>
  );
}

function Ring({ kind }: { readonly kind: 'planned' | 'attack' | undefined }) {
  const box = (r: number) => ({ x: -r, y: -r, width: 2 * r, height: 2 * r });
  if (kind === 'planned')
    return (
      <g class="ring-planned">
        <rect {...box(HALF + 3)} rx="4" />
        <rect class="core" {...box(HALF + 3)} rx="4" />
      </g>
    );
  if (kind === 'attack')
    return (
      <g class="ring-attack">
        <rect class="bed" {...box(HALF + 1)} />
        <rect {...box(HALF + 2.5)} />
        <rect class="teeth" {...box(HALF - 0.5)} />
      </g>
    );
  return null;
}

function Cluster({
  battalion,
  at: [x, y],
  offer,
  plan,
  outlook,
  friendly,
  name,
  lit,
}: {
  readonly battalion: BattalionFacts;
  readonly at: Point;
  readonly offer: ShownChoice | undefined;
  readonly plan: number;
  readonly outlook: BattalionOutlook | undefined;
  readonly friendly: Point;
  /** Where its name stands; nowhere if there is no room. */
  readonly name: Point | undefined;
  readonly lit: boolean;
}) {
  return (
    <g class="cluster" transform={`translate(${x} ${y})`} data-lit={lit}>
      <g class="hq-fit">
        <Ring kind={plan > 0 ? 'planned' : offer === undefined ? undefined : 'attack'} />
        {outlook !== undefined && (
          <g class="ways">
            <Ways outlook={outlook} friendly={friendly} />
          </g>
        )}
        {name !== undefined && (
          <text class="cluster-name" x={name[0]} y={name[1]} text-anchor="middle">
            {battalion.card.name}
          </text>
        )}
        <Tag offer={offer} vp={battalion.card.vp} plan={plan} />
      </g>
    </g>
  );
}

/** From the enemy's side of the sheet to the friendly one. */
function towardFriends(bands: readonly TheatreBand[]): Point {
  const middle = ({ shape }: TheatreBand): Point => [
    shape.reduce((sum, [x]) => sum + x, 0) / shape.length,
    shape.reduce((sum, [, y]) => sum + y, 0) / shape.length,
  ];
  const [first, last] = [bands[0], bands.at(-1)];
  if (first === undefined || last === undefined) return [-1, 0];
  const [[ax, ay], [bx, by]] = [middle(first), middle(last)];
  return [ax - bx, ay - by];
}

export function CountryOver({
  ui,
  sheet,
  zoom,
}: {
  readonly ui: KitUi;
  readonly sheet: TheatreSheet | undefined;
  readonly zoom: number;
}) {
  const { table } = ui;
  const facts = factsOf(table);
  const stands = standsOf(facts, sheet, zoom);
  const names = battalionNames(
    facts.campaign.bands.flatMap((band) => band.battalions.map(({ id, card }) => ({ id, name: card.name }))),
    stands,
    clusterScale(zoom),
  );
  const friendly = towardFriends(bandsOf(sheet));
  const { plans } = facts.campaign;
  const outlooks = new Map(battalionOutlook(table.moment.value.state).map((one) => [one.battalion, one]));
  const offers = table.yours ? table.offers.value : [];
  const lit = (table.considered.value ?? ui.lit.value)?.about.pieces?.[0] ?? ui.piece.value;
  return (
    <g class="clusters" aria-hidden="true">
      {facts.campaign.bands.flatMap((band) =>
        band.battalions.map((battalion) => (
          <Cluster
            key={battalion.id}
            battalion={battalion}
            at={stands.get(battalion.id) ?? [0, 0]}
            offer={offers.find((offer) => offer.about.mark === 'attack' && offer.about.pieces?.[0] === battalion.id)}
            plan={1 + plans.findIndex((plan) => plan.battalion === battalion.id && !plan.fought)}
            outlook={facts.campaign.single ? undefined : outlooks.get(battalion.id)}
            friendly={friendly}
            name={names.get(battalion.id)}
            lit={lit === battalion.id}
          />
        )),
      )}
    </g>
  );
}
