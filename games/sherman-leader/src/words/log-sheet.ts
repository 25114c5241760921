// The player log as a person reads it: plain text, and one page to print.

import { count, signed } from '@bocage/engine';
import type { PlayerLog, PlayerLogRow } from '../facts/player-log.ts';
import { MAX_BATTLES } from '../state/layout.ts';

function rowText(r: PlayerLogRow): string {
  const fate = [
    ...(r.lost ? ['Destroyed'] : r.damage),
    ...(r.killed ? ['Commander KIA'] : []),
    ...(r.wounded ? ['wounded'] : []),
    ...(r.retreated ? ['retreated'] : []),
  ];
  const after = r.killed ? '' : `, Stress ${r.stress}, ${signed(r.xp)} XP, ${r.level}`;
  return `${r.unit} ${r.commander}${after}${fate.length > 0 ? `: ${fate.join(', ')}` : ''}`;
}

/** The sheet as plain text. */
export function logText(log: PlayerLog): string {
  const lines = [
    `${log.campaign}, ${log.objective}: Week ${log.week} of ${log.ofWeeks}`,
    `VP ${log.vp} (${log.evaluation}); ${log.grades.map(([g, vp]) => `${g} ${vp}`).join(', ')}`,
    `SO ${log.so}; Trucks ${log.trucks}, Scouts ${log.scouts}, Medics ${log.medics}, Mechanics ${log.mechanics}`,
  ];
  if (log.options.length > 0) lines.push(`Options: ${log.options.join('; ')}`);
  for (const week of log.weeks) {
    lines.push('', week.week === 0 ? 'Set-up' : `Week ${week.week}: ${week.condition}`);
    for (const [account, amount] of week.so) lines.push(`  ${account} ${signed(amount)} SO`);
    for (const b of week.battles) {
      const with_ = [count(b.trucks, 'Truck'), count(b.scouts, 'Scout'), count(b.turns, 'turn')].join(', ');
      lines.push(`  Battle ${b.target}: ${b.status}, ${b.vp} VP; ${with_}; ${b.events.join(', ')}`);
      for (const row of b.rows) lines.push(`    ${rowText(row)}`);
    }
    lines.push(`  ${week.left} SO left${week.week === 0 ? '' : `, ${week.vp} VP`}`);
  }
  lines.push('', 'Commanders');
  for (const c of log.commanders) {
    const marks = [
      ...(c.wounded ? ['wounded'] : []),
      ...(c.medic ? ['Medic'] : []),
      ...(c.mechanic ? ['Mechanic'] : []),
    ];
    const state = c.status === 'active' ? `Stress ${c.stress}` : c.status;
    const xp = c.need > 0 ? `XP ${c.xp}/${c.need}` : 'XP -';
    lines.push(`  ${c.name}, ${c.type}, ${c.level}: ${xp}, Cool ${c.cool}, ${[state, ...marks].join(', ')}`);
  }
  lines.push('', 'Units');
  for (const u of log.units) {
    const state = u.status === 'destroyed' ? 'Destroyed' : u.damage.join(', ') || 'ready';
    lines.push(`  ${u.number} ${u.name}: ${state}`);
  }
  lines.push('', 'Battalions on the map', ...log.reminders.map((r) => `  ${r}`));
  return `${lines.join('\n')}\n`;
}

function html(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${html(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((r) => cells('td', r)).join('\n')}</tbody></table>`;
}

/** The sheet as one page to print: no scripts, no outside files. */
export function logPage(log: PlayerLog): string {
  const battles = log.weeks.flatMap((w) => w.battles.map((b) => ({ week: w.week, b })));
  const columns = [...new Set(log.commanders.flatMap((c) => c.byBattle.map((x) => x.battle)))].sort((a, b) => a - b);
  const commanderRows = log.commanders.map((c) => [
    c.name,
    c.type,
    c.level,
    c.need > 0 ? `${c.xp}/${c.need}` : '-',
    String(c.cool),
    ...columns.map((n) => {
      const x = c.byBattle.find((y) => y.battle === n);
      return x === undefined ? '' : `${x.stress} / ${signed(x.xp)}`;
    }),
    c.status === 'active' ? `${c.stress}${c.wounded ? ', wounded' : ''}` : c.status,
  ]);
  const parts = [
    `<h1>${html(log.campaign)}: ${html(log.objective)}</h1>`,
    `<p>Week ${log.week} of ${log.ofWeeks}. ${log.vp} VP, ${html(log.evaluation)} (${log.grades.map(([g, vp]) => `${html(g)} ${vp}`).join(', ')}). ${log.so} SO. Trucks ${log.trucks}, Scouts ${log.scouts}, Medics ${log.medics}, Mechanics ${log.mechanics}.</p>`,
    log.options.length > 0 ? `<p>${html(log.options.join('; '))}</p>` : '',
    '<h2>Special Option points</h2>',
    tableOf(
      ['Week', 'Special Condition', 'Gained and spent', 'Left', 'VP'],
      log.weeks.map((w) => [
        w.week === 0 ? 'Set-up' : String(w.week),
        w.condition,
        w.so.map(([account, amount]) => `${account} ${signed(amount)}`).join(', '),
        String(w.left),
        w.week === 0 ? '' : String(w.vp),
      ]),
    ),
    '<h2>Battles</h2>',
    tableOf(
      ['Week', 'Target', 'Status', 'VP', 'Turns', 'Events', 'Losses and Damage'],
      battles.map(({ week, b }) => [
        String(week),
        b.target,
        b.status,
        String(b.vp),
        String(b.turns),
        b.events.join(', '),
        b.rows
          .filter((r) => r.lost || r.killed || r.wounded || r.damage.length > 0)
          .map(rowText)
          .join('; '),
      ]),
    ),
    '<h2>Commanders: Stress after and XP in each Battle</h2>',
    tableOf(
      [
        'Name',
        'Type',
        'Level',
        'XP',
        'Cool',
        ...columns.map((n) => `W${Math.ceil(n / MAX_BATTLES)}.${((n - 1) % MAX_BATTLES) + 1}`),
        'Now',
      ],
      commanderRows,
    ),
    '<h2>Units</h2>',
    tableOf(
      ['Number', 'Name', 'State'],
      log.units.map((u) => [u.number, u.name, u.status === 'destroyed' ? 'Destroyed' : u.damage.join(', ')]),
    ),
    '<h2>Battalions on the map</h2>',
    `<ul>${log.reminders.map((r) => `<li>${html(r)}</li>`).join('')}</ul>`,
  ];
  const style =
    'body{font:12px/1.35 system-ui,sans-serif;margin:1.5em;color:#000;background:#fff}table{border-collapse:collapse;width:100%;margin:.3em 0 1em}th,td{border:1px solid #777;padding:2px 5px;text-align:left;vertical-align:top}h1{font-size:18px}h2{font-size:14px;margin:.8em 0 .2em}@media print{body{margin:0}tr{break-inside:avoid}}';
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Player log: ${html(log.campaign)}</title><style>${style}</style></head><body>\n${parts.filter((p) => p !== '').join('\n')}\n</body></html>\n`;
}
