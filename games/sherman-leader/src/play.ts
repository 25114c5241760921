// Sherman Leader as it is played: what every part of it needs. The parts are brought: the set-up of a campaign, what the first
// question of a Battle turn needs, the rest of the Battles with the Weeks around them.
import { builtIn, composePlay, type Play, type PlayParts, type State, type Step, top } from '@bocage/engine';
import type { BattleHalf } from './battle.ts';
import { data, unread } from './built-in.ts';
import type { ShermanContent } from './content.ts';
import { campaignFacts } from './facts/campaign.ts';
import type { ShermanFacts } from './facts/types.ts';
import type { FieldPart } from './field.ts';
import type { CampaignSteps } from './rules/campaign/index.ts';
import { result } from './rules/campaign/result.ts';
import type { SetUpPart } from './set-up.ts';
import { BATTLE, FIELDS, SIZE, WEEK } from './state/layout.ts';
import { makeTables } from './state/make-tables.ts';
import { OPT, OPTION, options } from './state/options.ts';
import { CAMPAIGN_STEP, STEP, STEPS } from './state/steps.ts';
import type { GameData } from './state/tables.ts';
import type { WeekPart } from './week.ts';
import { boardCampaign } from './words/campaign/board.ts';
import type { ShermanEvent } from './words/events.ts';
import { gathered } from './words/gathered.ts';
import { TASK_FORCE, TITLE } from './words/names.ts';
import { BATTLE_REASONS } from './words/reason-numbers.ts';
import { reasonTable } from './words/reasons.ts';
import { verbsOf } from './words/verbs.ts';

export { data } from './built-in.ts';

type ShermanStep = Step<GameData, ShermanEvent>;

/** Puts campaign steps where their numbers say. */
function put(steps: ShermanStep[], some: CampaignSteps): void {
  for (const [key, step] of Object.entries(some)) steps[CAMPAIGN_STEP[key as keyof CampaignSteps]] = step;
}

/** Stands where a step is not there yet: a copy of the game that runs ahead of play stops at it. */
const notYet: ShermanStep = {
  name: 'later',
  rule: 'SL 2.1',
  settle: () => false,
  decide: {
    seat: () => 0,
    choices: () => 0,
    apply() {},
    refuse: () => 0,
    name: () => '',
    describe: () => ({ label: '', verb: '', rule: 'SL 2.1' }),
    prompt: () => ({ ask: '', wait: '' }),
  },
};

/** The table of steps; numbers without rules have a step that stops the game with its number. */
function joinSteps(): ShermanStep[] {
  const numbers = new Set<number>(Object.values(STEP));
  const steps = Array.from({ length: STEPS }, (_, number): ShermanStep => {
    if (numbers.has(number)) return notYet;
    return {
      name: `unused/${number}`,
      rule: 'SL 2.1',
      settle() {
        throw new Error(`sherman-leader: there is no step ${number}`);
      },
    };
  });
  return steps;
}

/** What the question of a state needs beside what is always there: nothing but the set-up, a part of the Week or the Battle, or everything. */
export function asksWith(s: State): 'set-up' | 'week' | 'field' | 'all' {
  const step = s[top(s)];
  if (s[BATTLE] > 0) return step === STEP.friendly || step === STEP.enemyActions ? 'field' : 'all';
  if (step === STEP.assignTarget || step === STEP.medics) return 'week';
  return step <= STEP.setupScouts ? 'set-up' : 'all';
}

/**
 * Whether a choice in this state may lead to what the battle half brings, the Weeks among it. Whoever has bought Units is asked for Commanders, and
 * whoever has bought none for Trucks: nothing leads past both. A ready force goes straight into the first Week.
 */
export function needsBattle(s: State): boolean {
  const step = s[top(s)];
  if (s[BATTLE] > 0 || step > STEP.setupUnits) return true;
  return (step === STEP.setupBattalions || step === STEP.setupTarget) && s[OPT.force] === OPTION.force.ready;
}

/** How the parts get into the game; the battle half goes with the set-up, which has the words of what happens. */
interface Bringing {
  bringSetUp(part: SetUpPart): void;
  bringWeek(part: WeekPart): void;
  bringField(part: FieldPart): void;
  bring(half: BattleHalf): void;
}

/** The parts of the game, and how they are brought. */
interface ShermanParts extends Bringing {
  readonly parts: PlayParts<GameData, ShermanEvent, ShermanFacts>;
}

export function playParts(content: ShermanContent): ShermanParts {
  const tables = makeTables(content);
  const steps = joinSteps();
  const reasons = reasonTable();
  let setUp: SetUpPart | undefined;
  let field: FieldPart | undefined;
  let battle: BattleHalf | undefined;
  const say = (t: GameData, event: ShermanEvent): string => setUp?.say(t, event, battle?.say) ?? '';
  const parts: PlayParts<GameData, ShermanEvent, ShermanFacts> = {
    id: 'sherman-leader',
    title: TITLE,
    rulesVersion: 2,
    seats: [{ id: 'US', name: TASK_FORCE }],
    options: options(content.data),
    fields: FIELDS,
    size: SIZE,
    tables,
    content: { name: content.name, hash: content.hash },
    steps,
    reasons,
    verbs: verbsOf(content.data),
    setup(t, s, _chance, tell) {
      if (setUp === undefined) throw new Error('sherman-leader: the set-up has not been brought');
      setUp.begin(t, s, tell);
    },
    result,
    // Nothing is masked: decks and cups are sets from which a card is drawn when it is revealed, and the one card
    // that is known in advance (CONDITION_TOP) is known to the only seat.
    facts: (t, s) => ({
      campaign: campaignFacts(t, s),
      battle: s[BATTLE] > 0 ? field?.facts(t, s) : undefined,
    }),
    board(_t, facts) {
      const campaign = boardCampaign(facts.campaign);
      if (facts.battle === undefined || field === undefined) return campaign;
      const fought = field.board(facts.battle);
      return {
        status: [...fought.status, ...campaign.status],
        places: [...fought.places, ...campaign.places],
        tracks: [...fought.tracks, ...campaign.tracks],
      };
    },
    say,
    story(t, events) {
      const telling = (event: ShermanEvent): string => say(t, event);
      return setUp?.story(events, telling, (from) => battle?.tale(t, events, from, telling)) ?? [];
    },
    remark: (_t, events) =>
      [battle?.remark(events) ?? '', setUp?.remark(events) ?? ''].filter((part) => part !== '').join(', '),
    turn: (_t, s) => Math.max(1, s[WEEK]),
    turns: (t, s) => (s[OPT.mode] === OPTION.mode.battle ? 1 : t.objectiveWeeks[s[OPT.objective]]),
  };
  return {
    parts,
    bringSetUp(part) {
      put(steps, part.steps);
      setUp = part;
    },
    bringWeek(part) {
      put(steps, part);
    },
    bringField(part) {
      // What was brought whole stays.
      if (field !== undefined) return;
      steps[STEP.friendly] = part.friendly;
      steps[STEP.enemyActions] = part.enemyActions;
      field = part;
    },
    bring(half) {
      half.steps.forEach((step, number) => {
        steps[number] = step;
      });
      put(steps, half.campaign);
      half.reasons.forEach((reason, i) => {
        reasons[BATTLE_REASONS + i] = reason;
      });
      field = half.field;
      battle = half;
    },
  };
}

/** The game without its parts; `asksWith` and `needsBattle` say which a state needs. */
export function createPlay(
  content: ShermanContent = builtIn({ data, unread }),
): Bringing & { readonly game: Play<ShermanEvent, ShermanFacts> } {
  const { parts, ...bringing } = playParts(content);
  return { game: gathered(composePlay(parts)), ...bringing };
}
