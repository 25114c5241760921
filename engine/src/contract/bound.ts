// A part of a game bound to its tables: declared once as functions of tables and state, used everywhere as functions of state.

/** The same members without the tables in front; groups of members are bound inside, plain values stay. */
export type Bound<P> = {
  readonly [K in keyof P]: P[K] extends readonly unknown[] | string | number
    ? P[K]
    : P[K] extends ((t: never, ...rest: infer R) => infer O) | undefined
      ? ((...rest: R) => O) | Extract<P[K], undefined>
      : P[K] extends object | undefined
        ? Bound<NonNullable<P[K]>> | Extract<P[K], undefined>
        : P[K];
};

/** Binds the functions of a part to its tables. */
export function bind<P extends object>(part: P, t: unknown): Bound<P> {
  const bound: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'function') bound[key] = (value as (...all: unknown[]) => unknown).bind(undefined, t);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) bound[key] = bind(value, t);
    else bound[key] = value;
  }
  return bound as Bound<P>;
}
