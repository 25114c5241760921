// Challenges: the same sealed dice for everybody, alone; one a day for each solitaire game, and those that members open.
import { findGame } from '@bocage/catalogue';
import { spanText } from '@bocage/online';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as W from '../words/online.ts';
import { sentence, server } from './place.ts';

interface Challenge {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly opens: number;
  readonly closes: number;
}

interface Result {
  readonly name: string;
  readonly first: boolean;
  readonly score: number | null;
  readonly grade: string | null;
}

const AGAIN = 10_000;

function newRun(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function Results({ id }: { readonly id: string }) {
  const results = useSignal<readonly Result[] | undefined>(undefined);
  useEffect(() => {
    server.ask<{ results: Result[] }>(`challenges/${id}`).then(
      (found) => {
        results.value = found.results;
      },
      () => {},
    );
  }, []);
  if (results.value === undefined) return null;
  if (results.value.length === 0) return <p class="muted">{W.nobodyFinished}</p>;
  return (
    <ol>
      {results.value.map((one, i) => (
        <li key={i}>
          {one.first
            ? W.scored(one.name, one.score ?? one.grade ?? '')
            : W.scoredInPractice(one.name, one.score ?? one.grade ?? '')}
        </li>
      ))}
    </ol>
  );
}

export function Challenges() {
  const list = useSignal<readonly Challenge[]>([]);
  const problem = useSignal('');
  useEffect(() => {
    const read = (): void => {
      server.ask<{ challenges: Challenge[] }>('challenges').then(
        ({ challenges }) => {
          const now = Date.now();
          list.value = challenges.filter(({ opens, closes }) => opens <= now && closes > now);
        },
        () => {},
      );
    };
    read();
    // A server that has just been started opens those of the day a moment later; and a day ends.
    const timer = setInterval(read, AGAIN);
    return () => clearInterval(timer);
  }, []);
  const play = (id: string): void => {
    const run = newRun();
    server.ask(`challenges/${id}/runs`, { id: run }).then(
      () => {
        location.hash = `#/g/${run}`;
      },
      (error: unknown) => {
        problem.value = sentence(error);
      },
    );
  };
  if (list.value.length === 0) return null;
  return (
    <section aria-labelledby="challenges">
      <h2 class="cap" id="challenges">
        {W.sameDiceForAll}
      </h2>
      <table>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{W.challenge}</th>
            <th scope="col">{W.results}</th>
            <th scope="col">{W.play}</th>
          </tr>
        </thead>
        <tbody>
          {list.value.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <b>{findGame(one.game)?.title ?? one.game}</b>
                <small>{W.challengeLeft(one.id.startsWith('d'), one.title, spanText(one.closes - Date.now()))}</small>
              </th>
              <td>
                <details>
                  <summary>{W.results}</summary>
                  <Results id={one.id} />
                </details>
              </td>
              <td>
                <button type="button" class="btn" onClick={() => play(one.id)}>
                  {W.play}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {problem.value !== '' && (
        <p role="alert">
          {problem.value} <a href="#/together/me">{W.takeAName}</a>
        </p>
      )}
      <p class="muted">{W.aboutChallenges}</p>
    </section>
  );
}
