// The keys of the table. Typing in a field, a dialog or with Ctrl held never plays anything.
import { signal } from '@preact/signals';
import { settings } from '../core/settings.ts';
import { usualPlayer } from '../core/usual-player.ts';
import type { Ui } from './ui.ts';

/** Whether the last thing a person used was a key: then the focus is kept where it helps. */
export const keyboard = signal(false);

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'range' && target.type !== 'checkbox')
  );
}

/** Keys that are not letters of choices; true if one was used. */
function tableKey(ui: Ui, key: string, shift: boolean): boolean {
  const { table, controller } = ui;
  switch (key) {
    case 'h':
      void controller.computer.askHint(usualPlayer());
      return true;
    case 'u':
      if (shift) controller.playing.redo();
      else ui.undo();
      return true;
    case 'Backspace':
      ui.undoChoice();
      return true;
    case 'j':
      if (ui.story.value?.current !== undefined) ui.story.value.step(-1);
      else ui.look(ui.previous(table.moment.value.n));
      return true;
    case 'k':
      if (ui.story.value?.current !== undefined) ui.story.value.step(1);
      else ui.look(ui.next(table.moment.value.n));
      return true;
    case 'v':
      ui.countersHidden.value = true;
      return true;
    case '/':
      ui.showRule('');
      return true;
    case '?':
      if (ui.focusPlace.value === undefined) ui.dialog.value = 'keys';
      else ui.askWhy(ui.focusPlace.value);
      return true;
    default:
      return false;
  }
}

/** Keys that go on with what is told instead of ending it. */
const GO_ON: readonly string[] = ['.', '>', 'Tab', 'Shift', 'j', 'k', 'ArrowUp', 'ArrowDown'];

/** Any other key ends the telling, but a button that has the focus keeps its own. */
function endsTelling(ui: Ui, event: KeyboardEvent): boolean {
  if (ui.table.staged.value === undefined || GO_ON.includes(event.key)) return false;
  const onButton = event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ');
  return !onButton && ui.endStaged();
}

function press(ui: Ui, event: KeyboardEvent): void {
  const { table, controller } = ui;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') !== null) return;
  if (!typing(event.target) && endsTelling(ui, event)) {
    event.preventDefault();
    return;
  }
  if (event.key === 'Escape') {
    if (ui.back()) event.preventDefault();
    return;
  }
  if (typing(event.target)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.key === 'Enter') {
    // A focused button has its own Enter.
    const considered = table.considered.value;
    if (considered !== undefined && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      controller.choose(considered, true);
    }
    return;
  }
  const plainKey = key === '/' || key === '?';
  if (!settings.value.letters && !plainKey) return;
  if (ui.teaching?.key(key) === true || ui.far?.key(key) === true || tableKey(ui, key, event.shiftKey)) {
    event.preventDefault();
    return;
  }
  const offer =
    table.yours && ui.kit?.sheeted?.(ui) !== true
      ? table.offers.value.find((o) => o.key?.toLowerCase() === key)
      : undefined;
  if (offer === undefined) return;
  event.preventDefault();
  controller.choose(offer);
}

export function listenForKeys(ui: Ui): () => void {
  const down = (event: KeyboardEvent): void => {
    keyboard.value = true;
    press(ui, event);
  };
  const pointer = (): void => {
    keyboard.value = false;
  };
  const up = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === 'v') ui.countersHidden.value = false;
  };
  addEventListener('keydown', down);
  addEventListener('keyup', up);
  addEventListener('pointerdown', pointer);
  return () => {
    removeEventListener('keydown', down);
    removeEventListener('keyup', up);
    removeEventListener('pointerdown', pointer);
  };
}
