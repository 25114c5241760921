// `bocage worker --on postgres://...`: takes jobs of series from PostgreSQL and plays them, on as many machines as there are.
import { defaultJobs } from '@bocage/ai/node';
import { brief } from '@bocage/engine';
import type { Command } from '../args.ts';
import { checkOn } from '../series/on.ts';
import { badInput, Stop } from '../stop.ts';
import { W } from '../words/developing.ts';

export const workerCommand: Command = {
  name: 'worker',
  usage: '--on postgres://NAME@HOST/DATABASE [--jobs N] [--once] [--allow-cmd] [--priority low|normal]',
  about: W.aboutWorker,
  notes: [
    W.workerOptionJobs,
    W.workerOptionOnce,
    W.workerOptionAllowCmd,
    W.workerOptionPriority,
    W.workerNoteCtrlC,
    W.workerNoteDocs,
  ],
  options: {
    on: { type: 'string' },
    jobs: { type: 'string' },
    once: { type: 'boolean' },
    'allow-cmd': { type: 'boolean' },
    priority: { type: 'string' },
  },
  async run(args, io) {
    args.atMost(0);
    const on = args.text('on');
    if (on === undefined) throw badInput(W.whichDatabaseWorker);
    const jobs = args.whole('jobs', 1, 256) ?? defaultJobs();
    const url = checkOn(on);
    const priority = args.text('priority') ?? 'low';
    if (priority !== 'low' && priority !== 'normal') throw badInput(W.priorityForm(brief(priority)));
    const [{ Worker }, { placeOf }] = await Promise.all([import('../series/worker.ts'), import('../series/store.ts')]);
    const say = (text: string): void => {
      if (!args.json) io.out(`${text}\n`);
    };
    const worker = await Worker.open({
      url,
      jobs,
      once: args.flag('once'),
      yielding: priority === 'low',
      programs: args.flag('allow-cmd'),
      say,
    });
    say(W.playsAtATime(worker.id, jobs, placeOf(on)));
    const stop = (): void => worker.stop();
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const { units, refused } = await worker.run().finally(() => process.off('SIGINT', stop).off('SIGTERM', stop));
    if (refused.length > 0 && units === 0) throw new Stop('refused', refused[0] ?? '');
    io.out(args.json ? `${JSON.stringify({ worker: worker.id, units, refused })}\n` : W.unitsPlayed(units));
  },
};
