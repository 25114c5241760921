// Below the choices of a table on a server: what is offered, talk, notes, sealed dice, and what can be done about the game.
import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../core/lazy.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/online.ts';
import type { FarGame } from './far-game.ts';
import { capital, offered, whoIs } from './far-words.ts';

const Seals = lazy(() => import('./seals.tsx').then((m) => m.Seals), null);
const Matters = lazy(() => import('./matters.tsx').then((m) => m.Matters), null);
const TeamSlip = lazy(() => import('./team.tsx').then((m) => m.TeamSlip), null);
const Notes = lazy(() => import('./notes.tsx').then((m) => m.Notes), null);

/** The talk is open because somebody wants to write. */
export const writing = signal(false);

/** What they would take back: the first choice that would go. */
function takenBack({ table }: Ui, to: number): string {
  const [first = ''] = table.session.labels(to, to + 1);
  return `“${first}”`;
}

const WORDS: Readonly<Record<string, string>> = {
  draw: W.offersADraw,
  stop: W.asksToStop,
  adjudicate: W.asksForJudge,
  rules: W.asksForNewRules,
  substitute: W.asksForSubstitute,
};

/** One's own offers, in the middle of a sentence. */
const ASKED: Readonly<Record<string, string>> = {
  takeback: W.ownTakeback,
  draw: W.ownDraw,
  stop: W.ownStop,
  adjudicate: W.ownJudge,
  rules: W.ownNewRules,
  substitute: W.ownSubstitute,
};

function Offer({ far, ui }: { readonly far: FarGame; readonly ui: Ui }) {
  ui.table.rev.value;
  const offer = offered(far);
  if (offer === undefined) return null;
  const { session } = ui.table;
  const back = offer.kind === 'takeback' && offer.to !== undefined ? offer.to : undefined;
  const dice = back !== undefined && session.entries.slice(back).some((entry) => entry.outcomes.length > 0);
  const who = whoIs(far, far.around.value?.seats.findIndex(({ id }) => id === offer.seat) ?? -1);
  const what = back === undefined ? (WORDS[offer.kind] ?? offer.kind) : W.asksToTakeBack(takenBack(ui, back));
  const answer = (yes: boolean): void => void far.told(far.table.answer(offer.seq, yes));
  return (
    <section class="far-slip" aria-label={W.anOffer} role="alert" data-offer={offer.kind}>
      <p>
        <b>
          {capital(who)} {what}.
        </b>
      </p>
      {back !== undefined && <p>{W.requestLapses(dice ? <b>{W.diceWouldFallAnew}</b> : W.nothingShownSince)}</p>}
      <div class="row">
        <button type="button" class="btn" data-answer="yes" onClick={() => answer(true)}>
          <kbd>{W.letterY}</kbd> {back === undefined ? W.agree : W.allowIt}
        </button>
        <button type="button" class="btn" data-answer="no" onClick={() => answer(false)}>
          <kbd>{W.letterN}</kbd> {back === undefined ? W.noThankYou : W.letItStand}
        </button>
      </div>
    </section>
  );
}

/** One's own offers, until they are answered. */
function Asked({ far }: { readonly far: FarGame }) {
  const own = far.around.value?.offers.filter(({ seat }) => far.mine(seat)) ?? [];
  if (own.length === 0) return null;
  return (
    <p class="far-asked" role="status">
      {W.youHaveAsked(
        own.map(({ kind }) => ASKED[kind] ?? kind).join(', '),
        own.map(({ seq }) => (
          <button key={seq} type="button" class="link" onClick={() => void far.told(far.table.answer(seq, false))}>
            {W.withdraw}
          </button>
        )),
      )}
    </p>
  );
}

/** The other side has used its time up: nothing is lost by itself. */
function OutOfTime({ far }: { readonly far: FarGame }) {
  const { clocks, phase, you = [] } = far.around.value ?? {};
  if (phase !== 'running' || clocks?.out !== true || clocks.running === null || you.length === 0) return null;
  if (far.mine(clocks.running)) return <p class="far-asked">{W.yourTimeUsed}</p>;
  const claim = (what: 'win' | 'void' | 'computer' | 'substitute' | 'adjudicate') => () =>
    void far.told(far.table.claim(what));
  return (
    <section class="far-slip" aria-label={W.outOfTime} role="alert">
      <p>{W.losesNothing(<b>{W.otherSideOutOfTime}</b>)}</p>
      <div class="row">
        <button type="button" class="btn" onClick={() => void far.told(far.table.offer('time'))}>
          {W.giveMoreTime}
        </button>
        <button type="button" class="btn" onClick={claim('win')}>
          {W.claimTheGame}
        </button>
        <button type="button" class="btn" onClick={claim('computer')}>
          {W.letComputerPlay}
        </button>
        <button type="button" class="btn" onClick={claim('substitute')}>
          {W.bringSomebodyElse}
        </button>
        <button type="button" class="btn" onClick={claim('adjudicate')}>
          {W.letTheJudgeDecide}
        </button>
        <button type="button" class="btn" onClick={claim('void')}>
          {W.stopWithoutAResult}
        </button>
      </div>
    </section>
  );
}

/** Who has no name is called by the side. */
function sideOf(far: FarGame, seat: string | null): string {
  return far.around.value?.seats.find(({ id }) => id === seat)?.name ?? W.aWatcher;
}

function Talk({ far }: { readonly far: FarGame }) {
  const text = useSignal('');
  const list = useRef<HTMLOListElement>(null);
  const lines = far.chat.value;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const watches = far.around.value?.you.length === 0;
  return (
    <div class="far-talk">
      <ol ref={list} aria-label={W.talk} aria-live="polite">
        {lines.map((line) => (
          <li key={line.id}>
            <b>{line.seat !== null && far.mine(line.seat) ? W.you : (line.name ?? sideOf(far, line.seat))}</b>{' '}
            {line.text}
            <time>{new Date(line.at).toTimeString().slice(0, 5)}</time>
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.value.trim();
          if (said === '') return;
          void far.told(far.table.chat(said)).then((done) => {
            if (done && text.value.trim() === said) text.value = '';
          });
        }}
      >
        <input
          type="text"
          id="say-line"
          maxLength={500}
          autocomplete="off"
          aria-label={watches ? W.sayToWatchers : W.sayToOtherSide}
          placeholder={watches ? W.sayToWatchersField : W.sayToOtherSideField}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        <button type="submit" class="btn">
          {W.say}
        </button>
      </form>
    </div>
  );
}

type Part = 'talk' | 'notes' | 'dice' | 'game';
const PARTS: readonly (readonly [Part, string])[] = [
  ['talk', W.talk],
  ['notes', W.myNotes],
  ['dice', W.dice],
  ['game', W.thisGame],
];

export function Below({ far, ui }: { readonly far: FarGame; readonly ui: Ui }) {
  const part = useSignal<Part>('talk');
  const read = useSignal(far.chat.value.length);
  const watches = far.around.value?.you.length === 0;
  if (writing.value) {
    part.value = 'talk';
    writing.value = false;
  }
  const unread = part.value === 'talk' ? 0 : far.chat.value.length - read.value;
  if (part.value === 'talk') read.value = far.chat.value.length;
  const shown = PARTS.filter(([id]) => !watches || id === 'talk' || id === 'dice');
  return (
    <>
      {far.rolling.value && (
        <p class="far-asked" role="status">
          <Icon name="dice" /> {W.theServerRolls}
        </p>
      )}
      <Offer far={far} ui={ui} />
      <OutOfTime far={far} />
      {far.around.value?.seats.some(({ id, team }) => team !== undefined && far.mine(id)) === true && (
        <TeamSlip far={far} ui={ui} />
      )}
      <Asked far={far} />
      <section class="far-below" aria-label={W.besideTheGame}>
        <div class="far-tabs" role="tablist" aria-label={W.besideTheGame}>
          {shown.map(([id, name]) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`far-tab-${id}`}
              aria-selected={part.value === id}
              aria-controls="far-part"
              onClick={() => {
                part.value = id;
              }}
            >
              {name}
              {id === 'talk' && unread > 0 && <b class="far-unread">{unread}</b>}
            </button>
          ))}
        </div>
        <div id="far-part" role="tabpanel" aria-labelledby={`far-tab-${part.value}`}>
          {part.value === 'talk' && <Talk far={far} />}
          {part.value === 'notes' && <Notes far={far} />}
          {part.value === 'dice' && <Seals far={far} ui={ui} />}
          {part.value === 'game' && <Matters far={far} ui={ui} />}
        </div>
      </section>
    </>
  );
}
