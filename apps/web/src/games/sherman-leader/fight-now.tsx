// A single Battle in three presses: a Battalion by strength, the force as proposed, its places as proposed. All can be changed.
import { planStart, Recorder } from '@bocage/engine';
import {
  fitness,
  type Hardness,
  type MatchUp,
  matchUp,
  oneOfEach,
  placeWell,
  taskForce,
} from '@bocage/sherman-leader/facts';
import type { ShownChoice } from '../../core/game-model.ts';
import { replan } from '../../core/plan.ts';
import { capital } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-battle.ts';
import { BattalionCard } from './battalion-card.tsx';
import { CardLink } from './card-link.tsx';
import { modelWith, type ShermanData } from './data.ts';
import { keepDraft } from './draft.ts';
import { type BattalionFacts, shermanFacts } from './facts.ts';
import { walk } from './walk.ts';
import { type Tried, tryWeek, WEEK_STEPS, type WeekPlan } from './week.ts';

const WORDS: Readonly<Record<Hardness, readonly [name: string, about: string]>> = {
  easy: [W.easy, W.youShouldDestroyIt],
  even: [W.even, W.mayGoEitherWay],
  hard: [W.hard, W.halvingIsSuccess],
};

interface Foe {
  readonly offer: ShownChoice;
  readonly match: MatchUp;
  readonly battalion: BattalionFacts;
}

/** What would stand against each other, by trying every Battalion on a copy. */
function foes({ table }: KitUi): readonly Foe[] {
  const { game } = table;
  const { state } = table.moment.value;
  return table.offers.value.flatMap((offer) => {
    const after = state.slice();
    game.apply(after, offer.choice, new Recorder());
    const match = matchUp(after);
    const { campaign } = shermanFacts(game.facts(game.view(after, 0), 0));
    const battalion = campaign.bands
      .flatMap((band) => band.battalions)
      .find((one) => one.id === offer.about.pieces?.[0]);
    return match === undefined || battalion === undefined ? [] : [{ offer, match, battalion }];
  });
}

/** Three Battalions first: one that is easy for this force, one that is even, one that is hard. */
export function ThreeFoes({ ui }: { readonly ui: KitUi }) {
  const all = foes(ui);
  const three = oneOfEach(all.map((foe) => foe.match)).flatMap((match) => all.find((foe) => foe.match === match) ?? []);
  if (three.length === 0) return null;
  return (
    <section class="foes" aria-label={W.threeBattalionsByStrength}>
      {three.map(({ offer, match, battalion }) => (
        <article key={match.battalion} class="foe" data-hardness={match.hardness}>
          <h3>
            {WORDS[match.hardness][0]} <small>{WORDS[match.hardness][1]}</small>
          </h3>
          <BattalionCard battalion={battalion} />
          <p>{W.strengthOfBattalion(match.points, match.counters, match.units, match.turns)}</p>
          <button
            type="button"
            class={match.hardness === 'even' ? 'btn main' : 'btn'}
            data-foe={match.hardness}
            onClick={() => ui.controller.choose(offer)}
          >
            {capital(offer.about.label)}
          </button>
        </article>
      ))}
      <details>
        <summary>{W.allByStrength(all.length)}</summary>
        <ul class="foe-list">
          {[...all]
            .sort((a, b) => a.match.effort - b.match.effort)
            .map(({ match, battalion }) => (
              <li key={match.battalion}>
                <CardLink id={match.battalion}>
                  {match.battalion} {battalion.card.name}
                </CardLink>
                <span>{W.wordPointsAndVp(WORDS[match.hardness][0], match.points, battalion.card.vp)}</span>
              </li>
            ))}
        </ul>
      </details>
    </section>
  );
}

/** Everybody who may go, each with the Commander who usually leads it, and all Scouts. */
function everybody(ui: KitUi, data: ShermanData, from: number): Tried {
  const { session, game } = ui.table;
  const start = session.at(from);
  const { units, commanders } = fitness(start);
  const fit = (list: typeof units, id: string): boolean =>
    list.some((one) => one.id === id && one.reason === undefined);
  const going = taskForce(start).cards.flatMap(({ unit, commander }) => {
    const leads = commander !== undefined && fit(commanders, commander.id);
    return fit(units, unit.id) ? [{ unit: unit.id, commander: leads ? commander.id : '' }] : [];
  });
  const { scouts, trucks } = shermanFacts(game.facts(game.view(start, 0), 0)).campaign;
  const plan: WeekPlan = [{ battalion: '', trucks, scouts, going }];
  return tryWeek(game, start, plan, (unit) => modelWith(data, unit)?.name ?? unit);
}

/** The force of a single Battle as it is proposed: one press accepts, another opens it to be changed. */
export function ForceProposal({ ui, data, change }: { ui: KitUi; data: ShermanData; change: () => void }) {
  const from = planStart(ui.table.session, WEEK_STEPS);
  const tried = everybody(ui, data, from);
  const [attack] = tried.plan;
  if (tried.last === undefined || attack === undefined) return null;
  const { last } = tried;
  return (
    <section class="proposal" aria-label={W.proposal}>
      <h3>{W.allWhoAreFit(attack.going.length, attack.scouts)}</h3>
      <p>{attack.going.map(({ unit, commander }) => `${unit} ${commander}`.trim()).join(', ')}.</p>
      <div class="row">
        <button
          type="button"
          class="btn main"
          data-accept="force"
          onClick={() => void replan(ui.controller, from, [...tried.names, last])}
        >
          {W.intoBattleWithThem}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            keepDraft(ui.controller.id, `week ${from}`, tried.plan);
            change();
          }}
        >
          {W.changeIt}
        </button>
      </div>
    </section>
  );
}

const PLACING = /^place-unit$/;

/** Where the Units that wait would stand: into Cover, no crowd. What is placed by hand stays. */
export function PlacingProposal({ ui }: { readonly ui: KitUi }) {
  const { session, game } = ui.table;
  const from = session.entries.length;
  const tried = walk(game, session.state, PLACING, (visit, state) => {
    const hex = placeWell(
      state,
      visit.offers.map((offer) => offer.choice),
    );
    return visit.offers.find((offer) => offer.choice === hex)?.name;
  });
  const names = [...tried.names, ...(tried.last === undefined ? [] : [tried.last])];
  const labels = tried.visits.map(({ offers, took }) => offers.find((offer) => offer.name === took)?.name ?? '');
  if (names.length === 0) return null;
  return (
    <section class="proposal" aria-label={W.proposal}>
      <h3>{W.placeInBestCover(names.length)}</h3>
      <p>{labels.join(', ')}.</p>
      <button
        type="button"
        class="btn main"
        data-accept="places"
        onClick={() => void replan(ui.controller, from, names)}
      >
        {W.placeThemSo}
      </button>
      <p class="muted">{W.orPlaceByHand}</p>
    </section>
  );
}
