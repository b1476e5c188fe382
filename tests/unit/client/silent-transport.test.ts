import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import type { FangkitError } from '../../../lib/client/fangkit-error.ts'
import type { Transport, TransportRequest } from '../../../lib/client/transport/transport.ts'
import { projectCalls } from '../../../lib/contract/case/project-calls.ts'
import { fakeTransport } from './fake-transport.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A transport whose calls never settle, whatever becomes of their signal. */
function silent(more: Partial<Transport> = {}) {
  const sent: TransportRequest[] = []
  const reported: FangkitError[] = []
  const transport: Transport = {
    ...fakeTransport(() => new Promise(() => undefined)),
    call: (request) => {
      sent.push(request)
      return new Promise(() => undefined)
    },
    ...more,
  }
  const client = createClient({
    transport,
    auth: { getToken: () => ({ token: 't', expiresAt: null }) },
    onError: (error) => void reported.push(error),
  })
  const kindOf = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: FangkitError) => error.kind,
    )
  return { client, sent, reported, kindOf }
}

describe('a transport that never settles', () => {
  it('ends what reads after ten seconds, once, is told to stop, and tells the host', async () => {
    const { client, sent, reported, kindOf } = silent()
    const kind = kindOf(client.call(projectCalls.getOne, { id: 'p1' }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await kind).toBe('timeout')
    expect([sent.length, sent[0]?.signal?.aborted, reported.map(({ code, op }) => [code, op])]).toEqual([
      1,
      true,
      [['TIMEOUT', 'Hf20PrjBase.getOne']],
    ])
  })
  it('gives what writes half a minute, and does not send it again', async () => {
    const { client, sent, kindOf } = silent()
    const kind = kindOf(client.call(projectCalls.doSave, {}))
    await vi.advanceTimersByTimeAsync(29_000)
    expect([sent.length, sent[0]?.signal?.aborted]).toEqual([1, false])
    await vi.advanceTimersByTimeAsync(1_000)
    expect([await kind, sent.length]).toEqual(['timeout', 1])
  })
  it('has the time it says it needs', async () => {
    const { client, sent, kindOf } = silent({ timeout: 45_000 })
    const kind = kindOf(client.call(projectCalls.getOne, { id: 'p1' }))
    await vi.advanceTimersByTimeAsync(44_000)
    expect(sent[0]?.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([await kind, sent.length]).toEqual(['timeout', 1])
  })
  it('has all the time there is when it says so', async () => {
    const { client, sent, kindOf } = silent({ timeout: Number.POSITIVE_INFINITY })
    const kind = kindOf(client.call(projectCalls.getOne, { id: 'p1' }))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([sent.length, sent[0]?.signal?.aborted]).toEqual([1, false])
    client.dispose()
    expect(await kind).toBe('aborted')
  })
})
