// A small network that values a position: one layer of hidden units over a game's features, learned from played games.
//
// Weights are whole numbers from -127 to 127 times a scale for each hidden unit, so that they fit into a line of text.
// Only sums, products and comparisons in a fixed order: the same value on every machine.
import type { InputGroup, NetworkWeights, Term } from '@bocage/engine';

export interface Network {
  readonly inputs: number;
  value(x: Float64Array): number;
  /**
   * The value in parts that add up to it: what the usual inputs would give (but those of the first group as they are),
   * then what each further group adds when it is put in its place, in order.
   */
  terms(x: Float64Array, groups: readonly InputGroup[]): readonly Term[];
}

export function network(stored: NetworkWeights): Network {
  const { inputs, hidden, offset } = stored;
  const bytes = signedBytes(stored.weights);
  const usual = Float64Array.from(signedBytes(stored.usual), (b) => (b & 255) / 64);
  if (bytes.length !== inputs * (hidden + 1) || usual.length !== inputs) throw new Error('the network is cut off');
  // Rows of hidden units are filled up with idle ones, so that `value` can take eight at a time.
  const width = Math.ceil(hidden / 8) * 8;
  const weights = new Float64Array(inputs * width);
  const straight = new Float64Array(inputs);
  for (let i = 0; i < inputs; i++) {
    for (let h = 0; h < hidden; h++) weights[i * width + h] = bytes[i * hidden + h] * stored.scales[h];
    straight[i] = bytes[inputs * hidden + i] * stored.scales[hidden];
  }
  const bias = new Float64Array(width);
  const output = new Float64Array(width);
  bias.set(stored.bias);
  output.set(stored.output);
  // The inputs that are not 0 (most are).
  const places = new Int32Array(inputs);
  const given = new Float64Array(inputs);

  function value(x: Float64Array): number {
    let n = 0;
    // Each is noted and the next one overwrites it if it is 0: a branch would often be guessed wrong.
    for (let i = 0; i < inputs; i++) {
      const v = x[i];
      places[n] = i;
      given[n] = v;
      n += Number(v !== 0) | 0;
    }
    let sum = offset;
    for (let i = 0; i < n; i++) sum += given[i] * straight[places[i]];
    // Eight sums at once stay in registers, and none waits for another; each is made in the order of the inputs.
    for (let h = 0; h < width; h += 8) {
      let a = bias[h];
      let b = bias[h + 1];
      let c = bias[h + 2];
      let d = bias[h + 3];
      let e = bias[h + 4];
      let f = bias[h + 5];
      let g = bias[h + 6];
      let j = bias[h + 7];
      for (let i = 0; i < n; i++) {
        const v = given[i];
        const at = places[i] * width + h;
        a += v * weights[at];
        b += v * weights[at + 1];
        c += v * weights[at + 2];
        d += v * weights[at + 3];
        e += v * weights[at + 4];
        f += v * weights[at + 5];
        g += v * weights[at + 6];
        j += v * weights[at + 7];
      }
      if (a > 0) sum += a * output[h];
      if (b > 0) sum += b * output[h + 1];
      if (c > 0) sum += c * output[h + 2];
      if (d > 0) sum += d * output[h + 3];
      if (e > 0) sum += e * output[h + 4];
      if (f > 0) sum += f * output[h + 5];
      if (g > 0) sum += g * output[h + 6];
      if (j > 0) sum += j * output[h + 7];
    }
    return sum;
  }

  return {
    inputs,
    value,
    terms(x, groups) {
      const mixed = usual.slice();
      let before = 0;
      return groups.map(({ label, from }, i) => {
        const to = groups[i + 1]?.from ?? inputs;
        mixed.set(x.subarray(from, to), from);
        const now = value(mixed);
        const term = { label, value: now - before };
        before = now;
        return term;
      });
    },
  };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 without a runtime's help: players run anywhere. */
function signedBytes(text: string): Int8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Int8Array((digits.length * 3) >> 2);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of digits) {
    held = (held << 6) | DIGITS.indexOf(digit);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return bytes;
}
