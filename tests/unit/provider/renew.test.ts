import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { renew } from '../../../lib/provider/queries/renew.ts'

const KEY = ['440100', 'Hf20PrjBase', 'getPageList']

/** One list on screen, whose answers come when a test says so. */
function onScreen() {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: Infinity } },
  })
  const asked: { readonly answer: (value: string) => void; readonly fail: () => void }[] = []
  const observer = new QueryObserver(queries, {
    queryKey: KEY,
    queryFn: () =>
      new Promise<string>((answer, reject) => void asked.push({ answer, fail: () => reject(new Error('no')) })),
  })
  const close = observer.subscribe(() => undefined)
  return { queries, asked, observer, close, shown: () => observer.getCurrentResult().data }
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve))

describe('what is on screen is loaded again', () => {
  it('also when its first answer is still on its way: that one may be older than the change', async () => {
    const { queries, asked, shown } = onScreen()
    const done = renew(queries)
    expect(asked).toHaveLength(1)
    asked[0]?.answer('old')
    await aMoment()
    asked[1]?.answer('new')
    await done
    expect([shown(), asked.length]).toEqual(['new', 2])
  })
  it('also when that first answer was a failure', async () => {
    const { queries, asked, shown } = onScreen()
    const done = renew(queries)
    asked[0]?.fail()
    await aMoment()
    asked[1]?.answer('new')
    await done
    expect([shown(), asked.length]).toEqual(['new', 2])
  })
  it('once for several who call while one answer is on its way', async () => {
    const { queries, asked, shown } = onScreen()
    const done = Promise.all([renew(queries), renew(queries), renew(queries, {}, { waits: true })])
    asked[0]?.answer('old')
    await aMoment()
    asked[1]?.answer('new')
    await done
    expect([shown(), asked.length]).toEqual(['new', 2])
  })
  it('at once after a save, or after the answer on its way if it waits, so that an answer always arrives', async () => {
    const { queries, asked, shown } = onScreen()
    asked[0]?.answer('first')
    await aMoment()
    void renew(queries)
    await aMoment()
    void renew(queries)
    expect(asked).toHaveLength(3)
    await aMoment()
    void renew(queries, {}, { waits: true })
    void renew(queries, {}, { waits: true })
    expect(asked).toHaveLength(3)
    asked[2]?.answer('second')
    await aMoment()
    expect([shown(), asked.length]).toEqual(['second', 4])
  })
  it('once for several parts of a page that ask after the same change, and again after the next one', async () => {
    const { queries, asked } = onScreen()
    asked[0]?.answer('first')
    await aMoment()
    void renew(queries)
    void renew(queries, { queryKey: KEY.slice(0, 2) })
    void renew(queries, {}, { waits: true })
    expect(asked).toHaveLength(2)
    await aMoment()
    void renew(queries)
    expect(asked).toHaveLength(3)
  })
  it('only marks what nobody looks at, also when it comes after the change', async () => {
    const { queries, asked, close } = onScreen()
    close()
    const done = renew(queries)
    asked[0]?.answer('old')
    await done
    expect([queries.getQueryState(KEY)?.isInvalidated, asked.length]).toEqual([true, 1])
  })
})
