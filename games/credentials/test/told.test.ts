// Details of rules that nothing else holds: what is told, to whom a question points, what a choice says of itself.
import type { Description } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { at, fresh, game, type Play, rennesTaken, row, told } from './helper.ts';

function about(t: Play, name: string): Description {
  const verdict = game.verdict(t.state, name);
  if (verdict.kind !== 'legal') throw new Error(`'${name}' is ${verdict.kind}`);
  return game.describe(t.state, verdict.choice);
}

describe('what is told', () => {
  it('RTTR 3.1 which supplies came to which base', () => {
    const t = fresh().play('supplies avranches', '3 fuel');
    expect(told(t, 'taken')).toMatchObject([{ base: 'avranches', tokens: [3, 0, 0], places: ['avranches'] }]);
    t.play('supplies avranches', 'one ammo food');
    expect(told(t, 'taken')).toMatchObject([{ tokens: [0, 1, 1] }]);
  });

  it('TAMC 12.n each payment names what was spent and nothing else', () => {
    const t = at('8th: lorient 1/1/0\n83rd: lorient 0/3/1\nlying: lorient 0/1/0\n6th: vannes 2/1/0\ncontrol: vannes');
    t.play('move 8th', { name: 'attack 3', dice: ['W24'] }, 'fight', '1 ammo from 8th');
    expect(told(t, 'spent').map((event) => event.tokens)).toContainEqual([0, 1, 0]);
    for (const { tokens } of told(t, 'spent')) expect(tokens[0] + tokens[2]).toBe(0);
  });

  it('RTTR 10.2 that Air Support came back because it covered the entry', () => {
    const t = at(`4th: pontaubault 2/0/0\n${rennesTaken()}\nair: recon\ntop recon: A03`).play('move 4th');
    t.play({ name: 'to rennes by air', dice: [] });
    expect(told(t, 'airBack')).toMatchObject([{ deck: 'recon', bonus: 0, why: 'entry' }]);
  });

  it('TAMC 14.A17 which Kampfgruppe was found in Nantes', () => {
    const t = at(`8th: avranches 1/1/1\nkg: nantes\n${row('W09')}`);
    t.play('move 4th', { name: 'to dol', dice: ['A17'] }, { name: 'reveal', dice: ['W09'] });
    expect(told(t, 'kgSeen')).toMatchObject([{ places: ['nantes'] }]);
  });
});

describe('what a question points to', () => {
  it('RTTR 8.4 the space whose Food is too little for the Divisions there', () => {
    const t = at(
      'control: chateaulin\n8th: brest 1/1/0 starving\n83rd: brest 1/1/0 starving\nlying: chateaulin 0/0/1\ntrucks: stock 2, reserve 2, aside 4',
    ).play('haul', 'chateaulin to brest');
    expect(t.ask().prompt.places).toEqual(['brest']);
  });

  it('TAMC LG05 + RTTR 5.6 how much room is left at the end of the road', () => {
    const ask = (lying: string): string =>
      at(
        `control: rennes, ploermel\n${rennesTaken()}\nlying: rennes 2/2/0${lying}\ntrucks: stock 3, reserve 1, aside 4`,
      )
        .play('haul', 'rennes to ploermel')
        .ask().prompt.why ?? '';
    expect(ask(', ploermel 1/2/2')).toMatch(/Ploërmel has room for 1 token\b/);
    expect(ask(', ploermel 1/1/1')).toMatch(/Ploërmel has room for 3 tokens/);
  });
});

describe('what a choice says of itself', () => {
  it('TAMC 14.A24 the half of the Depot that is taken', () => {
    const t = at('').play('move 4th', { name: 'to dol', dice: ['A24'] });
    expect(about(t, 'find fuel')).toMatchObject({ verb: 'find', data: { kind: 'fuel' } });
    expect(about(t, 'find ammo')).toMatchObject({ verb: 'find', data: { kind: 'ammo' } });
  });

  it('TAMC 13.M3 help of a Tank Destroyer that is not there is refused with its rule', () => {
    const t = at('control: dol\n4th: dol 2/0/0').play('move 4th');
    expect(t.why('tank destroyer')?.rule).toMatch(/^TAMC|^RTTR/);
  });
});

describe('Kampfgruppen', () => {
  it('TAMC 8.a a card that is seen on the board does not come up for another one', () => {
    const meets = (card: string): Play =>
      at(`control: dol\n4th: dol 2/1/0\nkg: dinan, nantes W09\n${row('W08', 'W09')}`).play('move 4th', {
        name: 'to dinan',
        dice: [card],
      });
    expect(told(meets('W08'), 'enemy')).toHaveLength(1);
    expect(() => meets('W09')).toThrow();
  });

  /** The round ends, and I16 lets the Kampfgruppen draw. */
  const drawing = (position: string): Play => at(`phase: ffi\n${position}`).play({ name: 'end', dice: ['I16'] });

  it('TAMC 8.a the odds of a draw show only directions that are left', () => {
    const t = drawing('kg: quidellac, guingamp, loudeac').play({ name: 'kg quidellac', dice: ['hinterhalt'] });
    expect(t.ask().prompt.data?.left).toMatchObject({ hinterhalt: 0, haltung: 1 });
    expect(t.odds('kg guingamp')?.results.map(({ code }) => code)).not.toContain('hinterhalt');
  });

  it('TAMC 8.b + TAMC B10 one that came as far as Avranches draws too, and no other can enter there', () => {
    const t = drawing(
      'kg: avranches, pontaubault\n4th: dol 0/0/0\n6th: dinan 0/0/0\n8th: quidellac 0/0/0\n83rd: guingamp 0/0/0',
    );
    expect(t.choices()).toEqual(['kg avranches', 'kg pontaubault']);
    expect(t.odds('kg pontaubault')?.results.find(({ code }) => code === 'north')?.data).toEqual({ to: [] });
  });
});

describe('help in combat', () => {
  it('TAMC 10.k help of FFI of a Zone is told with its rule', () => {
    const zone = at(`control: rennes\n${rennesTaken()}\n8th: rennes 2/0/0\nffi: zone a 3, aside 1`);
    zone.play('move 8th', { name: 'to ploermel', dice: ['A26'] }, 'ffi a');
    expect(told(zone, 'bonus')).toMatchObject([{ by: 'ffi_zone', rule: 'TAMC 10.k' }]);
  });
});
