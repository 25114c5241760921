// Why not: the refusals at what was pressed; and one sentence about what went wrong.
import { Icon } from '../parts/icon.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

/** Why not: the refusals at what was pressed. */
export function Verdict({ ui }: { readonly ui: Ui }) {
  const answer = ui.answer.value;
  const notice = ui.table.notice.value;
  return (
    <>
      {notice !== undefined && (
        <div class="verdict">
          <p>
            <Icon name="warning" />
            <span>{notice.text}</span>
            <RuleLink ui={ui} rule={notice.rule} />
            <button
              type="button"
              class="link"
              onClick={() => {
                ui.table.notice.value = undefined;
              }}
            >
              {W.close}
            </button>
          </p>
        </div>
      )}
      {answer !== undefined && (
        <div class="verdict" data-verdict={answer.place}>
          <p class="cap">{answer.name}</p>
          <ul>
            {answer.whys.slice(0, 6).map((why) => (
              <li key={why.reason.text}>
                <Icon name="barred" size={18} />
                <span>{why.reason.text}</span>
                <RuleLink ui={ui} rule={why.reason.rule} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
