import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startReminding } from '../../../host/server/reminding.ts'

const FIVE_MINUTES = 300_000
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A back end whose sweeps end when the test decides. */
function service() {
  const sweeps: { readonly signal: AbortSignal | undefined; readonly end: (failure?: Error) => void }[] = []
  const sweep = (signal?: AbortSignal) =>
    new Promise<{ readonly reminded: number }>((resolve, reject) =>
      sweeps.push({ signal, end: (failure) => (failure ? reject(failure) : resolve({ reminded: 0 })) }),
    )
  return { sweeps, sweep }
}

describe('reminders of a running server', () => {
  it('OPN-057 are given at the start, for what came due while nothing ran, and every five minutes', async () => {
    const { sweeps, sweep } = service()
    const reminding = startReminding({ sweep }, () => undefined)
    expect(sweeps).toHaveLength(1)
    sweeps[0]?.end()
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES)
    expect(sweeps).toHaveLength(2)
    sweeps[1]?.end()
    await reminding.stop()
    await vi.advanceTimersByTimeAsync(10 * FIVE_MINUTES)
    expect(sweeps).toHaveLength(2)
  })
  it('are not given twice at once, however long it takes', async () => {
    const { sweeps, sweep } = service()
    const reminding = startReminding({ sweep }, () => undefined)
    await vi.advanceTimersByTimeAsync(3 * FIVE_MINUTES)
    expect(sweeps).toHaveLength(1)
    sweeps[0]?.end()
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES)
    expect(sweeps).toHaveLength(2)
    sweeps[1]?.end()
    await reminding.stop()
  })
  it('go on after a failure, which is reported', async () => {
    const { sweeps, sweep } = service()
    const reports: unknown[] = []
    const reminding = startReminding({ sweep }, (event) => void reports.push(event))
    sweeps[0]?.end(new Error('no database'))
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES)
    expect([sweeps.length, reports]).toMatchObject([2, [{ level: 'warn', message: 'reminders were not given' }]])
    sweeps[1]?.end()
    await reminding.stop()
  })
  it('are told to end when the server stops, which waits for them', async () => {
    const { sweeps, sweep } = service()
    const reminding = startReminding({ sweep }, () => undefined)
    let over = false
    const stopping = reminding.stop().then(() => {
      over = true
    })
    await vi.advanceTimersByTimeAsync(0)
    expect([over, sweeps[0]?.signal?.aborted]).toEqual([false, true])
    sweeps[0]?.end()
    await stopping
    expect(over).toBe(true)
  })
})
