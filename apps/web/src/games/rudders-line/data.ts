// What the map of Rudder's Line needs of the game's data, and names short enough for a map.

/** What the map needs of the game's data. */
export interface RudderData {
  readonly map: {
    readonly canvas: { readonly width: number; readonly height: number };
    readonly areas: readonly {
      readonly id: number;
      readonly name: string;
      readonly tem: number;
      readonly star: boolean;
      readonly centre: readonly number[];
      readonly inradius: number;
      readonly polygon: readonly (readonly number[])[];
    }[];
    readonly boxes: readonly { readonly id: string; readonly name: string; readonly rect: readonly number[] }[];
    readonly track: readonly { readonly turn: number; readonly label: string }[];
  };
}

/** `East Beach: Rudder's CP` and `West Gun Positions (4-6)` as the map writes them. */
export function shortName(name: string): string {
  return name
    .replace(/^.*: /, '')
    .replace(/ \(.*\)$/, '')
    .replace(/ and Cliffs$/, '')
    .replace('Communication ', '');
}
