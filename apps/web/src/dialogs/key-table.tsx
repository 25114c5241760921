// The keys of the table, as the help shows them.
const KEYS: readonly (readonly [string, string])[] = [
  ['A … Z', 'take the choice that bears the letter'],
  ['Enter', 'confirm what is shown'],
  ['Esc', 'step back; close what is open'],
  ['Arrow keys', 'on the map: the neighbouring place in that direction'],
  ['Enter', 'on the map: press the place or the counter'],
  ['Space', 'on the map: open the stack of the place; arrow keys go from counter to counter, Esc goes back'],
  ['Tab, Shift Tab', 'question, choices, map, forces, log'],
  ['?', 'why not: the verdict on the focused place or counter'],
  ['H', 'hint'],
  ['U, Shift U', 'undo, redo: the last line'],
  ['Backspace', 'undo choice: the last choice of the line that is open'],
  ['J, K', 'walk the log back and forward, or the lines of what happened; the map shows that moment'],
  ['any key', 'while it is told what happened: how it ends'],
  ['+ − 0', 'zoom in, zoom out, fit'],
  ['V', 'hide the counters while held'],
  ['. >', 'These Are My Credentials: the next line of the cards that act, all of them'],
  [',', 'the words of the game in what has the focus, or in the question'],
  ['/', 'find a rule'],
];

export function KeyTable() {
  return (
    <table class="keys">
      <tbody>
        {KEYS.map(([key, does]) => (
          <tr key={does}>
            <th scope="row">{key}</th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
