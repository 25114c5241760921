// Counters and times of this process, in the text form that monitoring programs read.

export class Metrics {
  private readonly counters = new Map<string, number>();
  private readonly times: number[] = [];

  count(name: string, by = 1): void {
    this.counters.set(name, (this.counters.get(name) ?? 0) + by);
  }

  /** How long a choice took, in milliseconds: the last thousand are kept. */
  took(ms: number): void {
    this.times.push(ms);
    if (this.times.length > 1_000) this.times.shift();
  }

  text(gauges: Readonly<Record<string, number>>): string {
    const sorted = [...this.times].sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const lines: string[] = [];
    for (const [name, value] of [...this.counters].sort(([a], [b]) => (a < b ? -1 : 1)))
      lines.push(`# TYPE bocage_${name}_total counter`, `bocage_${name}_total ${value}`);
    const all = { ...gauges, choice_ms_p50: at(0.5), choice_ms_p99: at(0.99) };
    for (const [name, value] of Object.entries(all))
      lines.push(`# TYPE bocage_${name} gauge`, `bocage_${name} ${value}`);
    return `${lines.join('\n')}\n`;
  }
}
