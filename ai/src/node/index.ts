// Series of games in Node: worker pool, simulation, arena, report.
export { type Column, matchColumns, readColumns, writeColumns } from '../columns.ts';
export { REPORT_MARK, type ReportGame, type ReportSettings, reportPage } from '../report/page.ts';
export { type ArenaOutcome, type ArenaSettings, type ArenaStanding, ArenaTally, pairTasks, runArena } from './arena.ts';
export { type Bin, type Calibration, calibration, playHinted } from './calibrate.ts';
export { learnForecast, levelled } from './forecast.ts';
export { type HintLine, hintedGame, hintLines } from './hinted.ts';
export { addLessons, type Learned, type LearnSettings, type Lessons, learn, learnFrom, lessonsOf } from './learn.ts';
export { loadGame } from './load.ts';
export { defaultJobs, type GameRef, type MatchTask } from './pool.ts';
export { type Practised, type PractiseSettings, playTrial, practise, practising } from './practise.ts';
export { bringRules } from './rules-file.ts';
export { matchKey, parseSeries, type SeriesStore } from './series.ts';
export { otherRules, type RunningSim, type SimOutcome, type SimSettings, startSim } from './sim.ts';
export { type DecisionTimes, decisionTimes, firstSpeeds, type Speeds, warmSpeeds } from './speed.ts';
export { type Question, Thinkers, type Thinking } from './thinker.ts';
