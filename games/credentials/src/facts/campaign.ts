// The campaign when it is over: where each round began, and what every Division used, lost and won.
import type { CredentialsEvent, Tokens } from '../state/events.ts';
import type { GameData } from '../state/tables.ts';
import { divisionNamed } from '../words/names.ts';

interface CampaignRound {
  readonly round: number;
  /** Choices made before it began. */
  readonly from: number;
}

interface DivisionRecord {
  readonly id: string;
  readonly name: string;
  readonly armored: boolean;
  /** Spent in moves and in fights that were won, and eaten. */
  readonly used: Tokens;
  /** Spent in vain or sent to the Pool. */
  readonly lost: Tokens;
  readonly won: number;
  readonly beaten: number;
  readonly starved: number;
}

export interface Campaign {
  readonly rounds: readonly CampaignRound[];
  readonly divisions: readonly DivisionRecord[];
  /** Supplies that lay in spaces and went back to the Pool. */
  readonly leftBehind: Tokens;
  readonly trucks: number;
}

type Sum = [number, number, number];

class Account {
  readonly used: Sum = [0, 0, 0];
  readonly lost: Sum = [0, 0, 0];
  won = 0;
  beaten = 0;
  starved = 0;
}

function add(sum: Sum, tokens: Tokens): void {
  for (let kind = 0; kind < 3; kind++) sum[kind] += tokens[kind];
}

/** Adds up what the rules have told: one list of events for each choice, those of the set-up first. */
export function campaign(t: GameData, told: readonly (readonly CredentialsEvent[])[]): Campaign {
  const accounts = new Map(t.unitIds.map((id) => [id, new Account()]));
  const rounds: CampaignRound[] = [];
  const leftBehind: Sum = [0, 0, 0];
  let trucks = 0;
  told.forEach((events, choice) => {
    for (const event of events) {
      switch (event.kind) {
        case 'round':
          rounds.push({ round: event.round, from: choice });
          break;
        case 'move': {
          const account = accounts.get(event.division);
          if (account !== undefined) account.used[0]++;
          break;
        }
        case 'enters': {
          const account = accounts.get(event.division);
          if (account !== undefined) add(account.used, event.paid);
          break;
        }
        case 'eats': {
          const account = accounts.get(event.division);
          if (account !== undefined) account.used[2]++;
          break;
        }
        case 'starves': {
          const account = accounts.get(event.division);
          if (account !== undefined) account.starved++;
          break;
        }
        case 'spent': {
          const account = accounts.get(event.by);
          if (account !== undefined) add(event.why === 'vain' ? account.lost : account.used, event.tokens);
          break;
        }
        case 'toPool': {
          const account = accounts.get(event.from);
          add(account === undefined ? leftBehind : account.lost, event.tokens);
          break;
        }
        case 'fightEnds': {
          const account = accounts.get(event.division);
          if (account !== undefined && event.won) account.won++;
          else if (account !== undefined) account.beaten++;
          break;
        }
        case 'hauled':
          trucks++;
          break;
        default:
          break;
      }
    }
  });
  const divisions = [...accounts].flatMap(([id, { used, lost, won, beaten, starved }]) =>
    used.concat(lost).some((n) => n > 0) || won + beaten + starved > 0
      ? [
          {
            id,
            name: divisionNamed(t, id),
            armored: t.unitArmored[t.unitIds.indexOf(id)] === 1,
            used,
            lost,
            won,
            beaten,
            starved,
          },
        ]
      : [],
  );
  return { rounds, divisions, leftBehind, trucks };
}
