import { describe, expect, it, vi } from 'vitest'
import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { loadState } from '../../../lib/widgets/load-state.ts'

const failure = new FangkitError({ kind: 'server', code: 'INTERNAL', message: '', op: 'Prj.checkStatus' })
const query = (state: { readonly failed?: boolean; readonly fetching?: boolean } = {}) => ({
  error: state.failed ? failure : null,
  isError: state.failed ?? false,
  isFetching: state.fetching ?? false,
  refetch: vi.fn(),
})

describe('the state of queries that are shown together', () => {
  it('can be tried again while others still load for the first time, and only what failed is', () => {
    const [failed, loading] = [query({ failed: true }), query({ fetching: true })]
    const load = loadState([failed, loading], false)
    expect(load.error).toBe(failure)
    expect(load.refreshing).toBe(false)
    load.retry()
    expect(failed.refetch).toHaveBeenCalledOnce()
    expect(loading.refetch).not.toHaveBeenCalled()
  })

  it('is busy while what failed loads again', () => {
    expect(loadState([query({ failed: true, fetching: true }), query()], false).refreshing).toBe(true)
  })

  it('refreshes what is shown, says when that failed, and then loads everything again', () => {
    const queries = [query({ fetching: true }), query({ failed: true })]
    const load = loadState(queries, true)
    expect(load).toMatchObject({ error: null, refreshing: true, stale: true })
    load.retry()
    for (const { refetch } of queries) expect(refetch).toHaveBeenCalledOnce()
  })
})
