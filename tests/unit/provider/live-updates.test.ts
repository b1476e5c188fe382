import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import type { LiveNews } from '../../../lib/client/live/live-socket.ts'
import { createLiveUpdates } from '../../../lib/provider/live/live-updates.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'

/** What a person waits for the word of another, before the answer itself is on its way. */
const NAMES_WITHIN_MS = 1_000
const LISTS_WITHIN_MS = 3_000
const LIST = ['440100', 'Hf20PrjBase', 'getPageList', { page: 1 }]
const OTHER = ['440100', 'Notice', 'getPageList', { page: 1 }]

// Loaded with the line; modules do not come by a clock that a test moves.
beforeAll(() => import('../../../lib/provider/live/news-handler.ts'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page that shows two lists, and a user who says what changed; chance takes its longest. */
function openPage() {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999)
  const client = createClient({ transport: createMemoryTransport({ scenario: 'empty' }), auth: createMemoryAuth() })
  const queries = new QueryClient()
  for (const key of [LIST, OTHER]) queries.setQueryData(key, [])
  let say: (news: LiveNews) => void = () => undefined
  const live = {
    ...client.live,
    start: () => undefined,
    stop: () => undefined,
    listen: (ear: typeof say) => {
      say = ear
      return () => undefined
    },
  }
  const end = createLiveUpdates({ live, session: client.session, dictionaries: client.dictionaries }, queries).connect()
  const invalidated = () => [LIST, OTHER].map((key) => queries.getQueryState(key)?.isInvalidated)
  const sayAndSettle = async (news: LiveNews) => {
    say(news)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { say: sayAndSettle, sayOnly: (news: LiveNews) => say(news), invalidated, queries, end }
}

describe('a page with live updates', () => {
  it('SHL-016 OPN-103 lets every list show a renamed value within a second', async () => {
    const { say, invalidated, end } = openPage()
    await say({ code: 'HF19' })
    expect(invalidated()).toEqual([false, false])
    vi.advanceTimersByTime(NAMES_WITHIN_MS)
    expect(invalidated()).toEqual([true, true])
    end()
  })
  it('asks for the lists of a topic alone, within three seconds', async () => {
    const { say, invalidated, end } = openPage()
    await say({ topic: 'Hf20PrjBase', id: 'case-1' })
    vi.advanceTimersByTime(NAMES_WITHIN_MS)
    expect(invalidated()).toEqual([false, false])
    vi.advanceTimersByTime(LISTS_WITHIN_MS - NAMES_WITHIN_MS)
    expect(invalidated()).toEqual([true, false])
    end()
  })
  it('ROU-007 lets the list of the audit log follow whatever changes', async () => {
    const { say, queries, end } = openPage()
    const auditLogKey = ['440100', 'UserLog', 'getPageList', { page: 1 }]
    queries.setQueryData(auditLogKey, [])
    await say({ topic: 'Hf20PrjBase', id: 'case-1' })
    vi.advanceTimersByTime(LISTS_WITHIN_MS)
    expect(queries.getQueryState(auditLogKey)?.isInvalidated).toBe(true)
    end()
  })
  it('does not keep a renamed value waiting behind a list that was notified before', async () => {
    const { say, invalidated, end } = openPage()
    await say({ topic: 'Ss45BaseDictValues', id: 'entry-1' })
    await say({ code: 'HF19' })
    vi.advanceTimersByTime(NAMES_WITHIN_MS)
    expect(invalidated()).toEqual([true, true])
    end()
  })
  it('asks for nothing any more when the page is gone', async () => {
    const { say, invalidated, end } = openPage()
    await say({ code: 'HF19' })
    end()
    vi.advanceTimersByTime(LISTS_WITHIN_MS)
    expect(invalidated()).toEqual([false, false])
  })
  it('asks for nothing when the page is gone before the code of its connection has arrived', async () => {
    const { sayOnly, invalidated, end } = openPage()
    sayOnly({ topic: 'Hf20PrjBase', id: 'case-1' })
    end()
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(LISTS_WITHIN_MS)
    expect(invalidated()).toEqual([false, false])
  })
  it('waits while the page is hidden, and asks once it is shown', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    vi.stubGlobal('document', page)
    const { say, invalidated, end } = openPage()
    await say({ topic: 'Hf20PrjBase', id: 'case-1' })
    vi.advanceTimersByTime(LISTS_WITHIN_MS)
    expect(invalidated()).toEqual([false, false])
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(invalidated()).toEqual([true, false])
    end()
  })
})
