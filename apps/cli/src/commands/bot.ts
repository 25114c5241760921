// `bocage bot`: one of Bocage's players for a host elsewhere: over its input and output, or at a table on a server.
import { decide, type Player } from '@bocage/ai';
import { brief, type Game, type Generator, generator, isObject } from '@bocage/engine';
import type { Args, Command } from '../args.ts';
import { listedGame, loadGame, readPack } from '../games.ts';
import type { Io } from '../io.ts';
import { type Message, PROTOCOL, readMessage, readView, spoken } from '../protocol.ts';
import { playerNamed } from '../seats.ts';
import { badInput, plain, Stop } from '../stop.ts';
import { W } from '../words/developing.ts';

export const botCommand: Command = {
  name: 'bot',
  usage:
    '--stdio [--game GAME] [--player NAME] [--seed N] [--pack F] | --at URL --token T [--player NAME | --cmd PROGRAM]',
  about: W.aboutBot,
  notes: [W.botOptionAt, W.botOptionCmd, W.botOptionGame, W.botOptionPlayer, W.botNoteSeat],
  options: {
    stdio: { type: 'boolean' },
    game: { type: 'string' },
    player: { type: 'string' },
    seed: { type: 'string' },
    pack: { type: 'string' },
    at: { type: 'string' },
    token: { type: 'string' },
    cmd: { type: 'string' },
    'bot-seconds': { type: 'string' },
  },
  async run(args, io) {
    args.atMost(0);
    const at = args.text('at');
    if (at !== undefined) {
      const { botAt } = await import('../far/bot.ts');
      return botAt(io, args, at);
    }
    if (!args.flag('stdio')) throw badInput(W.botForm);
    const player = playerNamed(args.text('player') ?? 'sensible');
    const bot = new Bot(args, io, player, generator(args.seed() ?? '1'));
    const id = args.text('game');
    if (id !== undefined) await bot.take(id);
    for (let line = await io.line(''); line !== undefined; line = await io.line('')) {
      if (line.trim() === '') continue;
      const answer = await bot.answer(line);
      if (answer === 'end') return;
      // What the host sent may be repeated in an error, and somebody may read along at a terminal.
      io.out(`${plain(JSON.stringify(answer))}\n`);
    }
  },
};

class Bot {
  private game: Game | undefined;
  private readonly args: Args;
  private readonly io: Io;
  private readonly player: Player;
  private readonly g: Generator;

  constructor(args: Args, io: Io, player: Player, g: Generator) {
    this.args = args;
    this.io = io;
    this.player = player;
    this.g = g;
  }

  async take(id: string): Promise<void> {
    const pack = this.args.text('pack');
    this.game = await loadGame(listedGame(id), pack === undefined ? undefined : readPack(this.io, pack));
  }

  async answer(line: string): Promise<Message | 'end'> {
    const message = readMessage(line);
    if (typeof message === 'string') return { type: 'error', text: message };
    const id = typeof message.id === 'number' ? { id: message.id } : {};
    try {
      if (message.type === 'hello') return await this.greet(message);
      if (message.type === 'decide') return { type: 'choice', id: id.id ?? 0, choice: this.choose(message) };
      if (message.type === 'result') return 'end';
      if (message.type === 'error') return { type: 'error', ...id, text: W.understood(spoken(message.text)) };
      return { type: 'error', ...id, text: W.messagesToPlayer(brief(message.type)) };
    } catch (error) {
      // A view that is not of this game can make a rule stumble anywhere; the host is told, and may go on.
      const text = error instanceof Stop ? error.text : W.viewNotAPosition;
      return { type: 'error', ...id, text };
    }
  }

  private async greet(message: Readonly<Record<string, unknown>>): Promise<Message> {
    const { protocol, game, content } = message;
    if (protocol !== PROTOCOL) throw badInput(W.otherProtocol(PROTOCOL, spoken(protocol)));
    if (typeof game !== 'string') throw badInput(W.helloNeedsGame);
    if (this.game?.id !== game) await this.take(game);
    const hash = isObject(content) ? content.hash : undefined;
    if (hash !== undefined && hash !== this.game?.content.hash) {
      throw badInput(W.hostHasOtherContent);
    }
    return { type: 'ready', protocol: PROTOCOL, name: this.player.id };
  }

  private choose(message: Readonly<Record<string, unknown>>): string {
    const { game } = this;
    if (game === undefined) throw badInput(W.noGameYet);
    const seat = game.seats.findIndex((s) => s.id === message.seat);
    if (seat < 0) throw badInput(W.seatForm(game.seats.map((s) => s.id).join(', ')));
    const view = readView(game, message.view);
    if (typeof view === 'string') throw badInput(view);
    if (game.seat(view) !== seat) throw badInput(W.seatDecidesInView(game.seats[game.seat(view)]?.id));
    return decide(this.player, game, view, seat, this.g).name;
  }
}
