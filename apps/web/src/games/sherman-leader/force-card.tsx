// A Unit with its Commander as a card: values, stress, skills, condition and experience, all readable without pressing.
import type { CommanderFacts, ForceCard, Killer, LossFacts, UnitFacts } from '@bocage/sherman-leader/facts';
import { signed } from '../../core/words.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { damageWords } from './look.ts';
import { Plate } from './profiles.tsx';
import { StressTrack } from './stress.tsx';

/** `5+`: what a die needs; a dash where it has no such attack. */
const needs = (n: number): string => (n > 0 ? `${n}+` : '–');

/** The five values of a Unit that decide. */
export function Values({ card }: { readonly card: UnitFacts['card'] }) {
  const values = [
    ['AP', needs(card.ap), W.againstArmour],
    ['HE', needs(card.he), W.againstTheRest],
    [W.def, card.defense, W.defense],
    ['R', `${card.minRange}–${card.maxRange}`, W.range],
    [W.spd, card.speed, W.speed],
  ] as const;
  return (
    <dl class="card-values">
      {values.map(([name, value, title]) => (
        <div key={name} title={title}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Chips({ unit, man }: { readonly unit: UnitFacts | undefined; readonly man: CommanderFacts | undefined }) {
  const damage = damageWords(unit?.damage ?? []);
  return (
    <>
      {damage.map((word) => (
        <span key={word} class="chip-damage">
          {word}
        </span>
      ))}
      {man?.wounded === true && <span class="chip-wounded">{W.wounded}</span>}
    </>
  );
}

function Experience({ man }: { readonly man: CommanderFacts }) {
  const { level, xp, notes } = man.levelCard;
  return (
    <>
      <span>{W.bonusAtZero(<b>{signed(man.r0)}</b>)}</span>
      <span>{W.bonusFar(<b>{signed(man.r1)}</b>)}</span>
      <span>{man.fast ? W.levelFast(<b>{level}</b>) : <b>{level}</b>}</span>
      <span>{W.xp(xp > 0 ? `${man.xp}/${xp}` : man.xp)}</span>
      {notes.length > 0 && <span class="skills">{notes.join(', ')}</span>}
    </>
  );
}

/** What the card is about, for those who hear it. */
function titleOf({ unit, commander, plan }: ForceCard): string {
  const parts = [
    `${unit.id} ${unit.card.name}`,
    commander === undefined ? W.noCommander : `${commander.id}, ${commander.levelCard.level}`,
    plan > 0 ? W.goesIntoPlan(plan) : '',
    ...damageWords(unit.damage),
    commander?.wounded === true ? 'wounded' : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

export function TaskForceCard({
  card,
  leave,
  chosen,
  legal,
  press,
}: {
  readonly card: ForceCard;
  /** Attacks are planned, and none of them is its own. */
  readonly leave: boolean;
  readonly chosen: boolean;
  readonly legal: boolean;
  press(): void;
}) {
  const { unit, commander: man, plan } = card;
  const hurt = unit.damage.length > 0 || man?.wounded === true;
  return (
    <li class="force-card" data-plan={plan} data-legal={legal} data-hurt={hurt} data-nerves={man?.nerves}>
      <button type="button" class="card-press" aria-label={titleOf(card)} aria-pressed={chosen} onClick={press} />
      <Plate card={unit.card} number={unit.id} />
      <div class="card-head">
        <b class="card-name">{man?.id ?? W.noCommanderTitle}</b>
        {plan > 0 && (
          <span class="plan-disc" title={W.goesIntoAttack(plan)}>
            {plan}
          </span>
        )}
        <span class="card-unit">{unit.card.name}</span>
        <Values card={unit.card} />
      </div>
      {man !== undefined && <StressTrack man={man} words />}
      <div class="card-foot">
        {man !== undefined && <Experience man={man} />}
        <Chips unit={unit} man={man} />
        {leave && plan === 0 && <span class="on-leave">{W.onLeave}</span>}
      </div>
    </li>
  );
}

/** A Commander without a Unit of his type. */
export function SpareCard({ man, press, legal }: { man: CommanderFacts; legal: boolean; press(): void }) {
  return (
    <li class="force-card spare" data-legal={legal} data-hurt={man.wounded} data-nerves={man.nerves}>
      <button
        type="button"
        class="card-press"
        aria-label={W.withoutAUnit(man.id, man.levelCard.level, man.card.type)}
        onClick={press}
      />
      <div class="card-head">
        <b class="card-name">{man.id}</b>
        <span class="card-unit">{W.noUnit(man.card.type)}</span>
      </div>
      <StressTrack man={man} words />
      <div class="card-foot">
        <Experience man={man} />
        <Chips unit={undefined} man={man} />
      </div>
    </li>
  );
}

/** What is gone keeps its card: on paper, hatched, with what killed it. */
export function LostCard({ loss, killer }: { readonly loss: LossFacts; readonly killer: Killer | undefined }) {
  const { unit, card, commander, week, battalion } = loss;
  return (
    <li class="force-card lost">
      {unit !== undefined && card !== undefined && <Plate card={card} number={unit} lost />}
      <div class="card-head">
        <b class="card-name">{commander ?? unit}</b>
        <span class="card-unit">
          {commander !== undefined && W.killedInAction}
          {commander !== undefined && unit !== undefined && ', '}
          {unit !== undefined && W.unitDestroyedNamed(card?.name ?? unit)}
        </span>
        <span class="card-end">
          {killer === undefined || unit === undefined
            ? W.fellInWeek(week, battalion)
            : killer.damage === ''
              ? W.fellInWeekBy(week, battalion, killer.by)
              : W.fellInWeekDamage(week, battalion, killer.by, killer.damage)}
        </span>
      </div>
    </li>
  );
}
