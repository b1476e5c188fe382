import { performance } from 'node:perf_hooks'

/** One figure of a bench. */
export interface Measurement {
  readonly name: string
  readonly unit: 'µs' | 'ms' | 'KB' | 'MB' | 'count'
  readonly median: number
  /** Absent for what does not vary, such as sizes. */
  readonly p95?: number
  readonly p99?: number
  readonly max?: number
  /** What was worst, where several things are measured together. */
  readonly worst?: string
  /** Mean of the processor's time it took in all processes, whatever else the machine did meanwhile; same unit. */
  readonly work?: number
  /**
   * The best peer at the same work and its figure, in the same unit. Measured on another day: read the ratio, not the
   * difference.
   */
  readonly peer?: { readonly name: string; readonly figure: number }
  /** What must not be exceeded, for sizes. */
  readonly budget?: number
}

/** What a file of this folder exports as `bench`; the file's name is the bench's name. */
export interface Bench {
  /** What is done and how often, in one line. */
  readonly about: string
  run(): Promise<readonly Measurement[]>
}

const WARM_UP_PART = 10

/** Median, 95th and 99th percentile and maximum, to a tenth. */
export function spread(values: readonly number[]): {
  readonly median: number
  readonly p95: number
  readonly p99: number
  readonly max: number
} {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

/** Times a piece of work in this process many times, after a warm-up. */
export function measure(name: string, rounds: number, work: () => unknown): Measurement {
  for (let round = 0; round < rounds / WARM_UP_PART; round += 1) work()
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return (performance.now() - start) * 1_000
  })
  return { name, unit: 'µs', ...spread(times) }
}
