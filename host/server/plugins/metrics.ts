/** Upper bounds of the duration buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const

interface Durations {
  readonly buckets: number[]
  sum: number
  count: number
}

/** Counters of this server process. */
export interface Metrics {
  /** Records an answered call. `call` comes from the contract, so that strangers cannot add series. */
  observe(call: string, code: string, seconds: number): void
  /** Returns all metrics in the format of Prometheus. */
  text(): string
}

export function createMetrics(): Metrics {
  const answers = new Map<string, number>()
  const durations = new Map<string, Durations>()
  return {
    observe: (call, code, seconds) => {
      const labels = `call="${call}",code="${code}"`
      answers.set(labels, (answers.get(labels) ?? 0) + 1)
      const held = durations.get(call) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }
      BUCKETS.forEach((bound, index) => {
        if (seconds <= bound) held.buckets[index] = (held.buckets[index] ?? 0) + 1
      })
      held.sum += seconds
      held.count += 1
      durations.set(call, held)
    },
    text: () => `${[...answerLines(answers), ...durationLines(durations), ...processLines()].join('\n')}\n`,
  }
}

function answerLines(answers: ReadonlyMap<string, number>): readonly string[] {
  return [
    '# HELP fangkit_calls_total Answered calls by name and code.',
    '# TYPE fangkit_calls_total counter',
    ...[...answers].map(([labels, count]) => `fangkit_calls_total{${labels}} ${count}`),
  ]
}

function durationLines(durations: ReadonlyMap<string, Durations>): readonly string[] {
  return [
    '# HELP fangkit_call_duration_seconds Time from a call to its answer.',
    '# TYPE fangkit_call_duration_seconds histogram',
    ...[...durations].flatMap(([call, { buckets, sum, count }]) => [
      ...BUCKETS.map(
        (bound, index) => `fangkit_call_duration_seconds_bucket{call="${call}",le="${bound}"} ${buckets[index] ?? 0}`,
      ),
      `fangkit_call_duration_seconds_bucket{call="${call}",le="+Inf"} ${count}`,
      `fangkit_call_duration_seconds_sum{call="${call}"} ${sum.toFixed(6)}`,
      `fangkit_call_duration_seconds_count{call="${call}"} ${count}`,
    ]),
  ]
}

function processLines(): readonly string[] {
  const { rss, heapUsed } = process.memoryUsage()
  const gauge = (name: string, help: string, value: number) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    `${name} ${value}`,
  ]
  return [
    ...gauge('process_resident_memory_bytes', 'Resident memory of the process.', rss),
    ...gauge('nodejs_heap_used_bytes', 'Used heap of the main thread.', heapUsed),
    ...gauge('process_uptime_seconds', 'Seconds since the process started.', Math.round(process.uptime())),
  ]
}
