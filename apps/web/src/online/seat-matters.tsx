// What can be done about one's seat: the computer, a substitute, sharing it, and how a team decides.
import { useSignal } from '@preact/signals';
import { opponents } from '../core/opponents.ts';
import * as W from '../words/online.ts';
import type { FarGame } from './far-game.ts';
import { copy, sentence, server } from './place.ts';

const WAYS: readonly (readonly [id: string, name: string])[] = [
  ['any', W.asAnybodyChooses],
  ['turns', W.byTurns],
  ['vote', W.byVote],
];

export function SeatMatters({ far }: { readonly far: FarGame }) {
  const { seats = [], you = [] } = far.around.value ?? {};
  const own = seats.find(({ id }) => you.includes(id));
  const free = seats.filter(({ handed }) => handed === true);
  const link = useSignal('');
  const said = useSignal('');
  const invite = (seat: string, what: string): void => {
    server.ask<{ link: string }>(`games/${far.id}/invite`, { seat }).then(
      async (made) => {
        link.value = made.link;
        said.value = `${(await copy(made.link)) ? W.copiedThen : ''}${what}`;
      },
      (error: unknown) => {
        said.value = sentence(error);
      },
    );
  };
  const handOn = async (): Promise<void> => {
    if (own !== undefined && (await far.told(far.table.hand('person')))) invite(own.id, W.aboutHandLink);
  };
  if (own === undefined) return null;
  return (
    <>
      <div class="row">
        {own.kind === 'computer' || own.handed === true ? (
          <button type="button" class="btn" data-seat-back="true" onClick={() => void far.told(far.table.hand('back'))}>
            {own.handed === true ? W.keepMySeat : W.takeMySeatBack}
          </button>
        ) : (
          <>
            <label class="far-hand">
              {W.letComputerSit}{' '}
              <select
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  if (value !== '') void far.told(far.table.hand(value));
                }}
              >
                <option value="">{W.nobody}</option>
                {opponents.map((p) => (
                  <option key={p.id} value={p.id}>
                    {p.name}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="btn" data-hand-on="true" onClick={() => void handOn()}>
              {W.handMySeatOn}
            </button>
            <button type="button" class="btn" data-share="true" onClick={() => invite(own.id, W.aboutShareLink)}>
              {W.shareMySeat}
            </button>
          </>
        )}
        {free.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            class="btn"
            data-fill={id}
            onClick={() => invite(id, W.aboutSubstituteLink(name))}
          >
            {W.inviteSubstitute(name)}
          </button>
        ))}
      </div>
      {own.team !== undefined && (
        <p>
          <label>
            {W.peopleOnSeat(own.people.length)}{' '}
            <select data-team-way="true" onChange={(event) => void far.told(far.table.team(event.currentTarget.value))}>
              {WAYS.map(([id, name]) => (
                <option key={id} value={id} selected={id === own.team}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {link.value !== '' && (
        <input
          type="text"
          readOnly
          aria-label={W.theInvitation}
          data-invitation="true"
          value={link.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {said.value !== '' && <p role="status">{said}</p>}
    </>
  );
}
