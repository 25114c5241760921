// The card of a Battalion: what it is worth, when it is beaten, what it fields, its notes.
import type { BattalionFacts } from '@bocage/sherman-leader/facts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { CardLink } from './card-link.tsx';

/** The card of a Battalion; notes that do not count at Half are told apart. */
export function BattalionCard({ battalion, plain }: { readonly battalion: BattalionFacts; readonly plain?: boolean }) {
  const { card, half } = battalion;
  return (
    <>
      <p>
        {W.battalionWorth(
          <b>
            {plain === true ? (
              `${card.number} ${card.name}`
            ) : (
              <CardLink id={card.number}>
                {card.number} {card.name}
              </CardLink>
            )}
          </b>,
          half,
          card.vp,
          card.half,
          card.destroyed,
        )}
      </p>
      <p>{countersWords(card)}.</p>
      {card.notes.map((note) => (
        <p key={note.text} class="muted">
          {half && !note.yellow ? W.ignoredAtHalf(note.text) : note.text}
        </p>
      ))}
    </>
  );
}

const KINDS = ['Tank', 'AT', 'ACar', 'Rifle', 'Halftrack', 'MG', 'Truck', 'Mortar', 'ATGun', 'Bunker', 'Building'];
const KIND_WORDS: Readonly<Record<string, string>> = { ACar: W.aCar, ATGun: W.atGun };

/** `2 Tank, 3 Rifle`. */
function countersWords({ counters }: BattalionFacts['card']): string {
  return KINDS.flatMap((kind) => {
    const n = counters[kind] ?? 0;
    return n > 0 ? [`${n} ${KIND_WORDS[kind] ?? kind}`] : [];
  }).join(', ');
}
