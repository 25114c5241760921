// The FFI Phase as one plan: what each siege and each support needs, the moves that bring it, and all moves made so far.

import { replan } from '../../core/plan.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { Panel, Rule } from './bits.tsx';
import { panelFacts } from './panel-facts.ts';
import { type FfiMove, ffiMoves } from './plan.ts';
import { TokenIcon } from './tokens.tsx';
import { placeName } from './words.ts';

export function FfiPlanner({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  table.rev.value;
  if (!table.yours) return null;
  const { needs, where } = panelFacts.resistance(table.session.state);
  const { start, moves } = ffiMoves(table);
  const end = table.offers.value.find((offer) => offer.about.verb === 'end');
  const again = (some: readonly string[]): void => {
    const problem = replan(ui.controller, start, some);
    if (problem !== undefined) table.notice.value = { rule: 'TAMC 10.a', code: 'plan', text: problem };
  };
  const say = (move: FfiMove): string => `${placeName(ui, move.from)} → ${placeName(ui, move.to)}`;
  const point = (places: readonly string[]) => ({
    onMouseEnter: () => {
      ui.marked.value = places;
    },
    onMouseLeave: () => {
      ui.marked.value = [];
    },
  });
  return (
    <Panel name={W.planOfTheResistance} title={W.theResistance} note={W.notFinalYet}>
      <ul class="needs">
        {[...needs.filter((n) => n.moves.length > 0), ...needs.filter((n) => n.moves.length === 0)].map((need) => (
          <li key={`${need.kind} ${need.place}`} data-done={need.done} {...point([need.place])}>
            <p>
              <b>{need.kind === 'siege' ? W.siegeOf(need.name) : need.name}</b> {need.done && '✓'}{' '}
              <Rule ui={ui} rule={need.rule} />
            </p>
            <p class="muted">{need.text}.</p>
            {need.moves.length > 0 && (
              <div class="steps">
                {need.moves.map((move) => (
                  <button
                    type="button"
                    class="chip"
                    key={move.name}
                    data-ffi={move.name}
                    onClick={() => {
                      const offer = table.offers.value.find((one) => one.choice === move.choice);
                      if (offer !== undefined) ui.controller.choose(offer);
                    }}
                  >
                    <TokenIcon name="ffi" /> {W.from(move.fromName)}
                  </button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      <p class="uses">
        <span class="cap">{W.ffi}</span>{' '}
        {where.map((one) => W.ffiIn(one.name, one.ready + one.moved, one.moved)).join('; ') || W.noneOnTheMap}
      </p>
      {moves.length > 0 && (
        <>
          <p class="cap">{W.movesSoFar}</p>
          <div class="steps">
            {moves.map((move, i) => (
              <button
                type="button"
                class="chip"
                key={`${move.name}${i}`}
                aria-label={W.takeBack(say(move))}
                onClick={() => again(moves.filter((_, at) => at !== i).map((one) => one.name))}
              >
                {say(move)} <span aria-hidden="true">×</span>
              </button>
            ))}
          </div>
        </>
      )}
      <div class="confirm">
        {end !== undefined && (
          <button type="button" class="btn main" data-plan="go" onClick={() => ui.controller.choose(end)}>
            {W.confirmAndEndPhase}
          </button>
        )}
        {moves.length > 0 && (
          <button type="button" class="btn" data-plan="drop" onClick={() => again([])}>
            {W.takeAllBack}
          </button>
        )}
      </div>
    </Panel>
  );
}
