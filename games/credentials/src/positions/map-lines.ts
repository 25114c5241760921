// Lines of a position for what lies on the map: control, supplies, resistance, Kampfgruppen, trucks, ports.
import { wehrId } from '../state/decks.ts';
import * as L from '../state/layout.ts';
import { W } from '../words/position.ts';
import { bySpace, items, type Line, listed, readTokens, whole, words, writeTokens } from './lines.ts';

export const control: Line = {
  key: 'control',
  write: (t, s) =>
    listed(
      t.spaceIds.flatMap((id, space) => {
        const marker = s[L.CONTROL + space];
        return marker === L.CONTROL_MARKER ? [id] : marker === L.CONTROL_LIBRE ? [`${id} libre`] : [];
      }),
    ),
  read(t, s, value) {
    for (let space = 0; space < L.SPACES; space++) {
      s[L.CONTROL + space] = (t.starts & (1 << space)) === 0 ? 0 : L.CONTROL_PRINTED;
    }
    for (const item of items(value)) {
      const [id, libre] = words(item);
      const space = t.spaceIds.indexOf(id);
      if (space < 0) return W.noSpace(id);
      if ((t.starts & (1 << space)) !== 0) return W.controlledFromStart(id);
      s[L.CONTROL + space] = libre === 'libre' ? L.CONTROL_LIBRE : L.CONTROL_MARKER;
    }
    return undefined;
  },
};

export const ffi: Line = {
  key: 'ffi',
  write: (t, s) =>
    listed([
      ...(s[L.ZONE] > 0 ? [`zone a ${s[L.ZONE]}`] : []),
      ...(s[L.ZONE + 1] > 0 ? [`zone b ${s[L.ZONE + 1]}`] : []),
      ...t.spaceIds.flatMap((id, space) => (s[L.FFI + space] > 0 ? [`${id} ${s[L.FFI + space]}`] : [])),
      ...(s[L.FFI_ASIDE] > 0 ? ['aside 1'] : []),
    ]),
  read(t, s, value) {
    s.fill(0, L.FFI, L.FFI + L.SPACES);
    s[L.ZONE] = 0;
    s[L.ZONE + 1] = 0;
    s[L.FFI_ASIDE] = 0;
    for (const item of items(value)) {
      const match = /^(.*) ([0-9]+)$/.exec(item);
      if (match === null) return W.notFfi(item);
      const n = Number(match[2]);
      const space = t.spaceIds.indexOf(match[1]);
      if (match[1] === 'zone a') s[L.ZONE] = n;
      else if (match[1] === 'zone b') s[L.ZONE + 1] = n;
      else if (match[1] === 'aside') s[L.FFI_ASIDE] = n;
      else if (space >= 0) s[L.FFI + space] = n;
      else return W.noFfiPlace(match[1]);
    }
    return undefined;
  },
};

const KG_WORDS: readonly (readonly [string, number])[] = [
  ['haltung', L.KG_HALTUNG],
  ['hinterhalt', L.KG_HINTERHALT],
  ['acted', L.KG_ACTED],
];

export const kg = bySpace(
  'kg',
  L.KG,
  L.SPACES,
  (s, space) => {
    const value = s[L.KG + space];
    if (value === 0) return '';
    const card = value >> L.KG_CARD;
    return [
      ...(card > 0 ? [wehrId(card - 1)] : ['?']),
      ...KG_WORDS.filter(([, bit]) => (value & bit) !== 0).map(([word]) => word),
    ].join(' ');
  },
  (s, space, rest) => {
    let value = L.KG_HERE;
    for (const word of rest) {
      const bit = KG_WORDS.find(([name]) => name === word)?.[1];
      const card = /^W[0-9]{2}$/.test(word) ? Number(word.slice(1)) : 0;
      if (bit !== undefined) value |= bit;
      else if (card >= 1 && card <= 24) value |= card << L.KG_CARD;
      else if (word !== '?') return W.notKampfgruppe(word);
    }
    s[L.KG + space] = value;
    return undefined;
  },
);

export const lying = bySpace(
  'lying',
  L.LYING,
  L.SPACES * L.KINDS,
  (s, space) =>
    writeTokens(s, L.LYING + space * L.KINDS) === '0/0/0' ? '' : writeTokens(s, L.LYING + space * L.KINDS),
  (s, space, rest) => readTokens(s, L.LYING + space * L.KINDS, rest[0]),
);

export const ffiMoved = bySpace(
  'ffi moved',
  L.FFI_MOVED,
  L.SPACES,
  (s, space) => (s[L.FFI_MOVED + space] > 0 ? String(s[L.FFI_MOVED + space]) : ''),
  (s, space, rest) => {
    const n = whole(rest[0], 1, 2);
    if (n === undefined) return W.ffiMoved;
    s[L.FFI_MOVED + space] = n;
    return undefined;
  },
);

export const contact: Line = {
  key: 'contact',
  write: (t, s) => (s[L.CONTACT_AT] === 0 ? '-' : t.spaceIds[s[L.CONTACT_AT] - 1]),
  read(t, s, value) {
    const space = t.spaceIds.indexOf(value);
    if (value !== '-' && space < 0) return W.noSpace(value);
    s[L.CONTACT_AT] = space + 1;
    return undefined;
  },
};

export const trucks: Line = {
  key: 'trucks',
  write: (t, s) =>
    listed([
      `stock ${s[L.TRUCK_STOCK]}`,
      `reserve ${s[L.RESERVE]}`,
      `aside ${s[L.TRUCKS_ASIDE]}`,
      ...t.data.roads.flatMap((road, i) => (s[L.ROAD + i] > 0 ? [`${road.id} ${s[L.ROAD + i]}`] : [])),
    ]),
  read(t, s, value) {
    s.fill(0, L.ROAD, L.ROAD + L.ROADS);
    s[L.TRUCK_STOCK] = 0;
    s[L.RESERVE] = 0;
    s[L.TRUCKS_ASIDE] = 0;
    for (const item of items(value)) {
      const [id, number] = words(item);
      const n = whole(number, 0, 99);
      if (n === undefined) return W.notTrucks(item);
      const road = t.data.roads.findIndex((row) => row.id === id);
      if (id === 'stock') s[L.TRUCK_STOCK] = n;
      else if (id === 'reserve') s[L.RESERVE] = n;
      else if (id === 'aside') s[L.TRUCKS_ASIDE] = n;
      else if (road >= 0) s[L.ROAD + road] = n;
      else return W.noRoad(id);
    }
    return undefined;
  },
};

/** `pd 1, down 3 2` */
export function port(key: string, index: number): Line {
  return {
    key,
    write(_t, s) {
      const down = [4, 3, 2, 1].filter((n) => (s[L.DOWN + index] & (1 << n)) !== 0);
      return listed([
        ...(s[L.PD + index] > 0 ? [`pd ${s[L.PD + index]}`] : []),
        ...(down.length > 0 ? [`down ${down.join(' ')}`] : []),
      ]);
    },
    read(t, s, value) {
      s[L.PD + index] = 0;
      s[L.DOWN + index] = 0;
      for (const item of items(value)) {
        const [word, ...numbers] = words(item);
        if (word === 'pd') {
          const n = whole(numbers[0], 0, t.rating[index]);
          if (n === undefined) return W.destructionMarkers(t.rating[index]);
          s[L.PD + index] = n;
        } else if (word === 'down') {
          for (const number of numbers) {
            const n = whole(number, 1, 4);
            if (n === undefined || (t.garrisonsAll[index] & (1 << n)) === 0) return W.noGarrison(number);
            s[L.DOWN + index] |= 1 << n;
          }
        } else return W.notPortState(word);
      }
      return undefined;
    },
  };
}

export const minor: Line = {
  key: 'minor ports',
  write: (t, s) =>
    listed(
      t.data.minor.flatMap((row, i) =>
        s[L.MINOR + i] === 0 ? [] : [`${row.id} ${s[L.MINOR + i] === 1 ? 'open' : 'closed'}`],
      ),
    ),
  read(t, s, value) {
    s.fill(0, L.MINOR, L.MINOR + L.MINORS);
    for (const item of items(value)) {
      const [id, side] = words(item);
      const i = t.data.minor.findIndex((row) => row.id === id);
      if (i < 0) return W.notMinorPort(id);
      if (side !== 'open' && side !== 'closed') return W.openOrClosed(id);
      s[L.MINOR + i] = side === 'open' ? 1 : 2;
    }
    return undefined;
  },
};
