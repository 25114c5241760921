// The keys of the table, as the help shows them.
import * as W from '../words/dialogs.ts';

const KEYS: readonly (readonly [string, string])[] = [
  ['A … Z', W.takeTheChoiceThat],
  [W.enter, W.confirmWhatIsShown],
  [W.esc, W.stepBackCloseWhat],
  [W.arrowKeys, W.onTheMapThe],
  [W.enter, W.onTheMapPress],
  [W.space, W.onTheMapOpen],
  [W.tabShiftTab, W.questionChoicesMapForces],
  ['?', W.whyNotTheVerdict],
  ['H', W.hint],
  [W.uShiftU, W.undoRedoTheLast],
  [W.backspace, W.undoChoiceTheLast],
  [W.jK, W.walkTheLogBack],
  [W.anyKey, W.whileItIsTold],
  ['+ − 0', W.zoomInZoomOut],
  ['V', W.hideTheCountersWhile],
  ['. >', W.theseAreMyCredentials],
  [',', W.theWordsOfThe],
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
