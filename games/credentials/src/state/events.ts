// What the rules tell: one discriminated union of ids, codes and figures. Words are made of it by words/say.ts.
import type { GameEvent, Modifier } from '@bocage/engine';

/** Fuel, Ammo, Food. */
export type Tokens = readonly [fuel: number, ammo: number, food: number];

/** Ids as on the board: spaces and ports `brest`, Zones `zone_a`, Divisions `4th`, cards `A01`, `I01`, `W01`. */
type Id = string;

type DeckId = 'recon' | 'wehrmacht';
export type KindId = 'fuel' | 'ammo' | 'food';
export type GradeId = 'outstanding' | 'respectable' | 'improvement';

/** Whom a fight is against, before the card is seen. */
export type OpponentId = 'kampfgruppe' | 'rennes' | 'contact' | 'unit' | 'garrison';

export type CredentialsEvent = GameEvent &
  (
    | { readonly kind: 'setup'; readonly level: string; readonly rounds: number }
    | { readonly kind: 'kgPlaced'; readonly space: Id; readonly card?: Id }
    | { readonly kind: 'round'; readonly round: number; readonly left: number }
    | { readonly kind: 'intelligence'; readonly card: Id }
    | {
        readonly kind: 'destruction';
        readonly port: Id;
        readonly markers: number;
        readonly rating: number;
        readonly change: number;
      }
    | { readonly kind: 'ignored'; readonly why: 'captured' | 'destroyed' | 'quiet' | 'nantes'; readonly port?: Id }
    | { readonly kind: 'ffiToZone'; readonly zone: Id; readonly there: number }
    | { readonly kind: 'recall'; readonly from: Id; readonly to: Id; readonly at: Id; readonly got: Tokens }
    | { readonly kind: 'kgCard'; readonly space: Id; readonly card: Id }
    | {
        readonly kind: 'kgBlocked';
        readonly space: Id;
        readonly way: Id;
        /** Where other Kampfgruppen stand in its way; none if no road leads there. */
        readonly taken: readonly Id[];
      }
    | {
        readonly kind: 'kgMoves';
        readonly from: Id;
        readonly to: Id;
        readonly way: Id;
        /** Spaces from its new space to the nearest Division. */
        readonly far: number;
        /** Other spaces that way: those as near, between which it was drawn, else those farther off. */
        readonly equal: readonly Id[];
        readonly farther: readonly Id[];
        /** Whether another Kampfgruppe closes a road that way. */
        readonly closed: boolean;
      }
    | { readonly kind: 'kgStays'; readonly space: Id; readonly why: 'noCard' | 'haltung' | 'hinterhalt' }
    | { readonly kind: 'kgGone'; readonly space: Id }
    | { readonly kind: 'kgSeen'; readonly space: Id; readonly unit: Id }
    | { readonly kind: 'taken'; readonly base: Id; readonly tokens: Tokens }
    | { readonly kind: 'trucksTaken'; readonly n: number; readonly stock: number; readonly reserve: number }
    | { readonly kind: 'hauled'; readonly from: Id; readonly to: Id; readonly tokens: Tokens }
    | { readonly kind: 'stowed'; readonly space: Id; readonly division: Id; readonly tokens: Tokens }
    | { readonly kind: 'middleton'; readonly part: 'ammo' | 'fuel' | 'tankDestroyer'; readonly division: Id }
    | { readonly kind: 'airLook'; readonly deck: DeckId; readonly card: Id }
    | {
        readonly kind: 'airBack';
        readonly deck: DeckId;
        readonly bonus: number;
        readonly why: '' | 'entry' | 'weather';
      }
    | { readonly kind: 'move'; readonly division: Id; readonly from: Id }
    | {
        readonly kind: 'enters';
        readonly division: Id;
        readonly from: Id;
        readonly to: Id;
        readonly paid: Tokens;
        readonly byAir: boolean;
      }
    | { readonly kind: 'help'; readonly division: Id; readonly by: 'ffi' | 'tankDestroyer'; readonly zone?: Id }
    | { readonly kind: 'moveEnds'; readonly division: Id; readonly at: Id }
    | { readonly kind: 'recon'; readonly card: Id; readonly at: Id }
    | { readonly kind: 'weather'; readonly to: 'fair' | 'bad'; readonly changed: boolean }
    | { readonly kind: 'found'; readonly what?: KindId; readonly at: Id }
    | {
        readonly kind: 'cardGoes';
        /** An Aerial Recon card; none for the Division of Rennes. */
        readonly card?: Id;
        readonly to: 'hand' | 'force' | 'kept' | 'wehrmacht';
      }
    | {
        /** A card that does nothing here, apart from its Weather. */
        readonly kind: 'noEffect';
        readonly card: Id;
        readonly why: 'noFfi' | 'full' | 'captured' | 'noFood' | 'rennes' | 'contact';
      }
    | {
        readonly kind: 'halt';
        readonly division: Id;
        readonly at: Id;
        /** What going on costs; nothing if the move is over (TAMC rA5). */
        readonly fuel: number;
        readonly ends: boolean;
      }
    | { readonly kind: 'ffiPlaced'; readonly at: Id; readonly n: number }
    | { readonly kind: 'ffiUsed'; readonly at: Id; readonly n: number }
    | { readonly kind: 'ffiMoves'; readonly from: Id; readonly to: Id }
    | { readonly kind: 'control'; readonly space: Id; readonly how: 'entered' | 'encircled' | 'libre' }
    | { readonly kind: 'encircled'; readonly spaces: readonly Id[] }
    | { readonly kind: 'portMarker'; readonly space: Id; readonly side: 'open' | 'closed' }
    | {
        readonly kind: 'siege';
        readonly port: Id;
        readonly there: number;
        readonly needed: number;
        readonly on: boolean;
      }
    | {
        readonly kind: 'fight';
        readonly division: Id;
        readonly against: OpponentId;
        readonly at: Id;
        readonly garrison: number;
        /** The card of a unit that an Aerial Recon card shows. */
        readonly unit?: Id;
      }
    | {
        readonly kind: 'enemy';
        /** Its card; none when the deck was empty. */
        readonly unit?: Id;
        readonly ammo: number;
        readonly fuel: number;
        readonly modifiers: readonly Modifier[];
      }
    | {
        readonly kind: 'bonus';
        /** `ffi_here`, `ffi_zone`, or the card. */
        readonly by: Id;
        readonly ammo: number;
        readonly left: number;
      }
    | {
        readonly kind: 'spent';
        /** A Division, or a space for what lay there. */
        readonly by: Id;
        readonly tokens: Tokens;
        readonly why: 'fight' | 'vain' | 'share';
      }
    | {
        readonly kind: 'fightEnds';
        readonly division: Id;
        readonly unit?: Id;
        readonly won: boolean;
        readonly ammo: number;
        readonly fuel: number;
        readonly to: 'pile' | 'wehrmacht' | 'recon' | 'space';
      }
    | { readonly kind: 'retreat'; readonly division: Id; readonly from: Id; readonly to: Id }
    | { readonly kind: 'garrisonDown'; readonly port: Id; readonly number: number; readonly medal: boolean }
    | { readonly kind: 'uncovered'; readonly port: Id; readonly number: number }
    | { readonly kind: 'captured'; readonly port: Id }
    | { readonly kind: 'bet'; readonly state: 'runs' | 'won' | 'lost' | 'ignored'; readonly until: number }
    | { readonly kind: 'logistics'; readonly level: number; readonly step: number }
    | {
        readonly kind: 'eats';
        readonly division: Id;
        /** The space, or nothing for its own card. */
        readonly from?: Id;
        readonly recovers: boolean;
      }
    | { readonly kind: 'starves'; readonly division: Id }
    | { readonly kind: 'trucks'; readonly stock: number; readonly reserve: number; readonly aside: number }
    | { readonly kind: 'refill'; readonly tokens: Tokens }
    | { readonly kind: 'toPool'; readonly from: Id; readonly tokens: Tokens }
    | { readonly kind: 'refreshed' }
    | { readonly kind: 'over'; readonly points: number; readonly grade: GradeId }
  );
