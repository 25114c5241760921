// What the map of Rudder's Line needs of the game's data: the shapes of its places.

/** What the map needs of the game's data. */
export interface RudderData {
  readonly map: {
    readonly canvas: { readonly width: number; readonly height: number };
    readonly areas: readonly {
      readonly id: number;
      readonly centre: readonly number[];
      readonly inradius: number;
      readonly polygon: readonly (readonly number[])[];
    }[];
    readonly boxes: readonly { readonly id: string; readonly rect: readonly number[] }[];
  };
}
