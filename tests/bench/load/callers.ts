import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_PASSWORD } from 'fangkit/testing'
import { sessionIn, keysIn } from './envelopes.ts'
import { inShares, type ScreenCall } from './screen-calls.ts'

/** The people signed in: more of those who may change every case, since each token may call so often a minute. */
const PEOPLE: readonly (readonly [userName: string, sessions: number])[] = [
  ['manager', 5],
  ['admin', 5],
  ['finance', 2],
  ['follow', 2],
  ['viewer', 2],
]
const CHANGING = new Set(['manager', 'admin'])

interface Session {
  readonly token: string
  readonly changes: boolean
  /** Keys of the cases the person sees. */
  readonly cases: readonly string[]
}

/** An answer: its status and how long it took, in milliseconds. */
export interface Answered {
  readonly status: number
  readonly time: number
}

/** Calls of several signed-in people, on connections that stay open as a browser's do. */
export interface Callers {
  /** Makes one call as one of the people who may make it. @param from when its time starts */
  call(call: ScreenCall, from?: number): Promise<Answered>
  close(): void
}

/** Signs everybody in. */
export async function signEverybodyIn(url: string): Promise<Callers> {
  const agent = new Agent({ keepAlive: true })
  const post = (name: string, input: object, token = '') =>
    new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
      const body = Buffer.from(JSON.stringify(input))
      const headers = { 'content-type': 'application/json', 'content-length': body.length, token }
      const sent = request(`${url}/web/${name}`, { method: 'POST', agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
        answer.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const sessions: Session[] = []
  for (const [userName, count] of PEOPLE) {
    for (let session = 0; session < count; session += 1) {
      const { token } = sessionIn(await post('login/doLogin', { userName, password: DEMO_PASSWORD }))
      const cases = keysIn(await post('Hf20PrjBase/getPageList', { pageSize: 100 }, token))
      sessions.push({ token, changes: CHANGING.has(userName), cases })
    }
  }
  const all = sessions.filter(({ cases }) => cases.length > 0)
  const changing = all.filter(({ changes }) => changes)
  return {
    call: async ({ name, effect, input }, from = performance.now()) => {
      const { token, cases } = oneOf(effect === 'write' ? changing : all)
      const { status, text } = await post(name, input(oneOf(cases)), token)
      // Refused calls are counted; anything else would measure a mistake of the bench.
      if (status !== 200 && status !== 503 && status !== 429)
        throw new Error(`${name}: ${status} ${text.slice(0, 300)}`)
      return { status, time: performance.now() - from }
    },
    close: () => agent.destroy(),
  }
}

function oneOf<T>(some: readonly T[]): T {
  const one = some[Math.floor(Math.random() * some.length)]
  if (one === undefined) throw new Error('nobody sees a case')
  return one
}

/**
 * Makes calls at a constant rate, whether or not those before are answered: the time of each starts when it was due.
 */
export async function atRate(
  callers: Callers,
  { reads, writes, seconds }: { readonly reads: number; readonly writes: number; readonly seconds: number },
): Promise<readonly Answered[]> {
  const mix = { read: inShares('read'), write: inShares('write') }
  const rate = reads + writes
  const start = performance.now()
  const made: Promise<Answered>[] = []
  let due = 0
  for (let place = 0; place < rate * seconds; place += 1) {
    due += 1_000 / rate
    const early = start + due - performance.now()
    if (early > 1) await wait(early)
    // Writes are spread evenly among the reads.
    const isWrite = Math.floor(((place + 1) * writes) / rate) > Math.floor((place * writes) / rate)
    made.push(callers.call(oneOf(isWrite ? mix.write : mix.read), start + due))
  }
  return Promise.all(made)
}
