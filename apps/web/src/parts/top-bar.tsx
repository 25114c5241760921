// The top bar: where the game stands, its phases, and the tools that wargamers know.
import { set, settings } from '../core/settings.ts';
import { Icon, type IconName } from './icon.tsx';
import { usualPlayer } from './start.ts';
import type { Ui } from './ui.ts';

function Tool({
  icon,
  name,
  press,
  pressed,
  wide,
  disabled,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly press: () => void;
  readonly pressed?: boolean;
  readonly wide?: boolean;
  readonly disabled?: boolean;
}) {
  return (
    <button
      type="button"
      class={wide === true ? 'tool wide' : 'tool'}
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
  const { table, desk, kit } = ui;
  const board = table.board.value;
  const where = board.status.slice(0, 2).join(' ');
  const phases = kit?.phases?.(board);
  table.rev.value;
  return (
    <header class="top">
      <a class="brand" href="#/" aria-label="Bocage, home">
        <Icon name="left" size={18} /> <span>Bocage</span>
      </a>
      <h1 class="title">
        {table.game.title}
        <small>{where}</small>
      </h1>
      <span class="status">{kit?.phases === undefined ? board.status.join(' ') : board.status[0]}</span>
      {phases !== undefined && (
        <ol class="phases" aria-label="Phases">
          {phases.names.map((name, i) => (
            <li key={name} aria-current={i === phases.current ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      <div class="tools" role="toolbar" aria-label="Table">
        <Tool
          icon="undo"
          name="Undo (U)"
          press={() => ui.undo()}
          disabled={desk.following.value || table.session.entries.length === 0}
        />
        <Tool
          wide
          icon="redo"
          name="Redo (Shift U)"
          press={() => desk.redo()}
          disabled={table.session.redoable.length === 0}
        />
        <Tool
          icon="bulb"
          name="Hint (H)"
          press={() => void desk.askHint(usualPlayer())}
          disabled={!table.yours || desk.thinking.value !== undefined}
        />
        <Tool
          wide
          icon="clock"
          name="History"
          pressed={ui.historyOpen.value}
          press={() => {
            ui.historyOpen.value = !ui.historyOpen.value;
          }}
        />
        {kit !== undefined && (
          <>
            <Tool
              wide
              icon="hide"
              name="Hide counters (V)"
              pressed={ui.countersHidden.value}
              press={() => {
                ui.countersHidden.value = !ui.countersHidden.value;
              }}
            />
            <Tool
              wide
              icon="text"
              name="Plain form"
              pressed={settings.value.plain}
              press={() => set('plain', !settings.value.plain)}
            />
          </>
        )}
        {kit?.record !== undefined && (
          <Tool
            wide
            icon="scroll"
            name={kit.record.name}
            press={() => {
              ui.dialog.value = 'record';
            }}
          />
        )}
        <Tool
          wide
          icon="dice"
          name="Dice so far"
          press={() => {
            ui.dialog.value = 'dice';
          }}
        />
        <Tool wide icon="book" name="Rules (/)" press={() => ui.showRule('')} />
        <Tool
          wide
          icon="people"
          name="Who plays"
          press={() => {
            ui.dialog.value = 'players';
          }}
        />
        <Tool
          wide
          icon="share"
          name="Export and links"
          press={() => {
            ui.dialog.value = 'share';
          }}
        />
        <Tool
          wide
          icon="bug"
          name="Report a bug"
          press={() => {
            ui.dialog.value = 'report';
          }}
        />
        <Tool
          icon="gear"
          name="Settings and more"
          press={() => {
            ui.dialog.value = 'settings';
          }}
        />
      </div>
    </header>
  );
}
