import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { toFangkitError } from '../../../lib/client/fangkit-error.ts'
import { estatesOf } from '../../../lib/field/host-search.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'

const client = createClient({ transport: createMemoryTransport({ scenario: 'empty' }), auth: createMemoryAuth() })

describe('a search of the host', () => {
  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['answers something else', async () => [{ key: 1 }] as never],
  ])('that %s is reported to the host once, and not while nobody waits for it', async (_how, search) => {
    const report = vi.fn(toFangkitError)
    const { load } = estatesOf(search, '花园', '440100', report)
    await expect(load(client, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(report).not.toHaveBeenCalled()
    await expect(load(client, { signal: new AbortController().signal })).rejects.toMatchObject({
      op: 'searchCommunities',
    })
    expect(report).toHaveBeenCalledOnce()
  })
})
