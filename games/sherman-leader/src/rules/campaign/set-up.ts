// Set-up, first part: starting SO points, optional rules, the Battalion draw, the Operational Map.
import { pop, type State, type Step } from '@bocage/engine';
import { BATTALION_BAND, BATTALION_STATUS, BATTALIONS, FULL, NOT_IN_PLAY } from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { ASSAULT, BANDS, COMMAND, SUPPLY } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';
import { askForOneBattalion, askToDraw, targetLabel } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { A_OPTIONAL, A_START, book } from '../shared/accounts.ts';
import { battalionRow, cardOf, refreshEffects } from '../shared/effects.ts';
import { argumentOf, asks, choice, every } from './asks.ts';

const RULE_DRAW = 'SL 3.15';
/** The cycle of decks. */
const CYCLE = [ASSAULT, ASSAULT, SUPPLY, COMMAND];
const items = new Int32Array(BATTALIONS);

/** SL 3.12, SL G08, R60, R72: both cards' SO points; optional rules are bought first. */
export function startingPoints(t: GameData, s: State, tell: ShermanTell): void {
  const both = t.campaignSo[s[OPT.campaign]] + t.objectiveSo[s[OPT.objective]];
  book(s, s[OPT.mode] === OPTION.mode.battle ? both >> 1 : both, A_START, 'SL 3.12', tell);
  if (s[OPT.tenacity] === OPTION.tenacity.on) book(s, -1, A_OPTIONAL, 'SL 10.1', tell);
  if (s[OPT.heroics] === OPTION.heroics.on) book(s, -1, A_OPTIONAL, 'SL 10.2', tell);
}

/** SL 3.13, SL G12: the counter stands in its printed band, Full side up. */
function place(t: GameData, s: State, battalion: number): void {
  s[BATTALION_STATUS + battalion] = FULL;
  s[BATTALION_BAND + battalion] = t.battalionBand[cardOf(t, s, battalion)];
}

/** SL 3.15, SL G15, SL S01: Assault, Assault, Supply, Command to the point value. */
export const drawBattalions: Step<GameData, ShermanEvent> = {
  name: 'set-up/battalions',
  rule: RULE_DRAW,
  decide: asks({
    rule: RULE_DRAW,
    attempts(_t, _s, out) {
      out[0] = choice(1, 0);
      return 1;
    },
    refuse: (_t, _s, c) => (c === choice(1, 0) ? 0 : R.notAsked),
    apply(t, s, _c, chance, tell) {
      const wanted = t.objectivePoints[s[OPT.objective]];
      let total = 0;
      let empty = 0;
      for (let i = 0; total < wanted && empty < CYCLE.length; i++) {
        const type = CYCLE[i % CYCLE.length];
        let n = 0;
        for (let b = 0; b < BATTALIONS; b++) {
          const card = cardOf(t, s, b);
          if (s[BATTALION_STATUS + b] === NOT_IN_PLAY && t.battalionType[card] === type) items[n++] = card;
        }
        if (n === 0) {
          empty++;
          continue;
        }
        empty = 0;
        const card = chance.draw(s, items, n, t.draws.battalion);
        place(t, s, card % BATTALIONS);
        total += t.battalionVp[card];
        if (tell !== undefined) {
          tell({
            half: 'campaign',
            kind: 'battalion-drawn',
            rule: RULE_DRAW,
            pieces: [t.battalionNumber[card]],
            places: [`band-${t.battalionBand[card]}`],
            battalion: t.battalionNumber[card],
            band: BANDS[t.battalionBand[card]],
            points: t.battalionVp[card],
            total,
          });
        }
      }
      refreshEffects(t, s);
      pop(s);
    },
    name: () => 'draw',
    describe: () => ({ verb: 'draw', label: W.drawTheBattalionCards, mark: 'select' }),
    ask: (t, s) => askToDraw(t.objectivePoints[s[OPT.objective]]),
  }),
};

/** R72: the Battalion of a single Battle. */
export const chooseTarget: Step<GameData, ShermanEvent> = {
  name: 'set-up/target',
  rule: 'SL R72',
  decide: asks({
    rule: 'SL R72',
    attempts: (_t, _s, out) => every(1, BATTALIONS, out),
    refuse: () => 0,
    apply(t, s, c) {
      place(t, s, argumentOf(c));
      refreshEffects(t, s);
      pop(s);
    },
    name: (t, s, c) => t.battalionNumber[cardOf(t, s, argumentOf(c))],
    describe(t, s, c) {
      const row = battalionRow(t, cardOf(t, s, argumentOf(c)));
      const label = targetLabel(`${row.number} ${row.name}`);
      return { verb: 'target', label, pieces: [row.number], card: row.id, mark: 'attack' };
    },
    ask: askForOneBattalion,
  }),
};
