// The top bar: where the game stands, its phases, and the tools that wargamers know.
import { set, settings } from '../core/settings.ts';
import { usualPlayer } from '../core/usual-player.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

function Tool({
  icon,
  name,
  press,
  pressed,
  room,
  disabled,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly press: () => void;
  readonly pressed?: boolean;
  /** Where there is no room it goes: `wide` on a phone, `rare` below a desktop too. All of them stand under Menu. */
  readonly room?: 'wide' | 'rare';
  readonly disabled?: boolean;
}) {
  return (
    <button
      type="button"
      class={room === undefined ? 'tool' : `tool ${room}`}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
}

export function TopBar({ ui }: { readonly ui: Ui }) {
  const { table, controller, kit } = ui;
  const board = table.board.value;
  const phases = kit?.phases?.(board, table.facts.value);
  const phase = phases?.names[phases.current];
  const [first = '', second = ''] = board.status;
  const where = phase === undefined ? `${first} ${second}` : phases?.told === true ? first : `${first} ${phase}.`;
  table.rev.value;
  return (
    <header class="top">
      <a class="brand" href="#/" aria-label={W.bocageHome}>
        <Icon name="left" size={18} /> <span>{W.bocage}</span>
      </a>
      <h1 class="title">
        {table.game.title}
        <small>{where}</small>
      </h1>
      <span class="status">{kit?.phases === undefined ? board.status.join(' ') : board.status[0]}</span>
      {phases !== undefined && (
        <ol class="phases" aria-label={W.phases}>
          {phases.names.map((name, i) => (
            <li key={name} aria-current={i === phases.current ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      <div class="tools" role="toolbar" aria-label={W.table}>
        <Tool
          room="wide"
          icon="undo"
          name={W.undoU}
          press={() => ui.undo()}
          disabled={controller.following.value || table.session.entries.length === 0}
        />
        <Tool
          room="wide"
          icon="redo"
          name={W.redoShiftU}
          press={() => controller.playing.redo()}
          disabled={table.session.redoable.length === 0}
        />
        <Tool
          icon="bulb"
          name={W.hintH}
          press={() => void controller.computer.askHint(usualPlayer())}
          disabled={!table.yours || controller.computer.thinking.value !== undefined}
        />
        <Tool
          room="wide"
          icon="clock"
          name={W.history}
          pressed={ui.historyOpen.value}
          press={() => {
            ui.historyOpen.value = !ui.historyOpen.value;
          }}
        />
        {kit !== undefined && (
          <>
            <Tool
              room="wide"
              icon="hide"
              name={W.hideCountersV}
              pressed={ui.countersHidden.value}
              press={() => {
                ui.countersHidden.value = !ui.countersHidden.value;
              }}
            />
            <Tool
              room="rare"
              icon="text"
              name={W.textView}
              pressed={settings.value.plain}
              press={() => set('plain', !settings.value.plain)}
            />
          </>
        )}
        {kit?.record !== undefined && (
          <Tool
            room="wide"
            icon="scroll"
            name={kit.record.name}
            press={() => {
              ui.dialog.value = 'record';
            }}
          />
        )}
        <Tool
          room="rare"
          icon="dice"
          name={W.diceStatistics}
          press={() => {
            ui.dialog.value = 'dice';
          }}
        />
        <Tool room="wide" icon="book" name={W.rulesWithKey} press={() => ui.showRule('')} />
        {ui.far === undefined && (
          <Tool
            room="rare"
            icon="people"
            name={W.whoPlays}
            press={() => {
              ui.dialog.value = 'players';
            }}
          />
        )}
        <Tool
          room="rare"
          icon="share"
          name={W.saveOrShare}
          press={() => {
            ui.dialog.value = 'share';
          }}
        />
        <Tool
          icon="bug"
          name={W.reportABug}
          press={() => {
            ui.dialog.value = 'report';
          }}
        />
        <Tool
          icon="gear"
          name={W.menu}
          press={() => {
            ui.dialog.value = 'settings';
          }}
        />
      </div>
    </header>
  );
}
