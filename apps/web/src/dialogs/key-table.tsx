// The keys of the table, as the help shows them.
import * as W from '../words/dialogs.ts';

const KEYS: readonly (readonly [string, string])[] = [
  ['A … Z', W.keyLetter],
  [W.enter, W.confirmWhatIsShown],
  [W.esc, W.keyEscape],
  [W.arrowKeys, W.keyArrows],
  [W.enter, W.keyEnter],
  [W.space, W.keyStack],
  [W.tabShiftTab, W.keyRooms],
  ['?', W.keyWhyNot],
  ['H', W.hint],
  [W.uShiftU, W.keyUndo],
  [W.backspace, W.keyUndoChoice],
  [W.jK, W.keyWalk],
  [W.anyKey, W.keyTold],
  ['+ − 0', W.keyZoom],
  ['V', W.keyHide],
  ['. >', W.keyCards],
  [',', W.keyTerms],
  ['/', W.findARule],
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
