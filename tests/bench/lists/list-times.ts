import { performance } from 'node:perf_hooks'
import type { Backend } from 'fangkit/backend'
import { encodeForm } from 'fangkit/contract'
import type { Grid } from 'fangkit/domain'
import { type Measurement, spread } from '../bench.ts'
import { type Answered, type Question, questionsOf } from './questions.ts'
import { processorTime } from './processor-time.ts'

/** Answers measured for each kind of question, at least; every question is asked twice or more. */
const ANSWERS = 24

export interface Asking {
  readonly backend: Backend
  readonly token: string
  /** Processes of the database that answers. */
  readonly databasePids: () => Promise<readonly number[]>
}

/** How long a list takes to answer each kind of question: one line a kind, with the question that takes longest. */
export async function listTimes(
  title: string,
  grid: Grid,
  { backend, token, databasePids }: Asking,
): Promise<readonly Measurement[]> {
  const ask = async (input: Question['input']) => {
    const start = performance.now()
    const { envelope } = await backend.dispatch({
      service: grid.entity.service,
      method: 'getPageList',
      token,
      address: 'bench',
      requestId: 'bench',
      body: { encoding: 'form', text: encodeForm(input) },
    })
    if (!envelope.success) throw new Error(`${grid.name} ${JSON.stringify(input)}: ${envelope.message ?? 'refused'}`)
    return {
      time: performance.now() - start,
      total: envelope.total ?? 0,
      rows: Array.isArray(envelope.data) ? (envelope.data as readonly Answered[]) : [],
    } // adapter: lists answer records
  }
  const first = await ask({})
  const middle = await ask({ page: Math.max(1, Math.ceil(first.total / 20)) })
  const questions = questionsOf(grid, [...first.rows, ...middle.rows], first.total)
  const measurements: Measurement[] = []
  for (const kind of new Set(questions.map((question) => question.kind))) {
    const asked = questions.filter((question) => question.kind === kind)
    const rounds = Math.max(2, Math.ceil(ANSWERS / asked.length))
    const times: { readonly name: string; readonly time: number }[] = []
    const pids = await databasePids()
    const before = processorTime(pids)
    for (const { name, input } of asked) {
      for (let round = 0; round < rounds; round += 1) times.push({ name, time: (await ask(input)).time })
    }
    const worst = times.reduce((a, b) => (b.time > a.time ? b : a))
    const work = before === null ? {} : { work: Math.round(((processorTime(pids) ?? before) - before) / times.length) }
    measurements.push({
      name: `${title}: ${kind}`,
      unit: 'ms',
      ...spread(times.map(({ time }) => time)),
      ...work,
      worst: worst.name,
    })
  }
  return [{ name: `${title}: rows`, unit: 'count', median: first.total }, ...measurements]
}
