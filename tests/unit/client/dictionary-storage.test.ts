import { describe, expect, it } from 'vitest'
import { createDictionaryCache, DICTIONARY_QUERY } from '../../../lib/client/dictionary/dictionary-cache.ts'
import { createDictionaryStorage } from '../../../lib/client/dictionary/dictionary-storage.ts'
import { dictionary, divisions } from '../../../lib/client/queries/query-options.ts'
import type { Send } from '../../../lib/client/call-options.ts'
import { fakeStorage } from './fake-storage.ts'

/** Pages over one session storage, each with what it asked a server for. */
function browser() {
  const storage = fakeStorage()
  const at = {
    now: 1_000_000,
    place: 'https://cases.example 440100' as string | null,
    city: '440100' as string | null,
    answer: 'first',
  }
  const open = () => {
    const asked: unknown[] = []
    const send = (async (_call: unknown, input: unknown) => {
      asked.push(input)
      return { data: [{ key: 'HF0101', value: at.answer, sortOrder: 1 }] }
    }) as Send // adapter: only the dictionary call is made here
    const storageOfPlace = createDictionaryStorage({ storage, place: () => at.place, now: () => at.now })
    return { asked, cache: createDictionaryCache({ send, storage: storageOfPlace, city: () => at.city }) }
  }
  return { storage, at, open }
}
const labels = async (entries: Promise<readonly { readonly value: string }[]>) =>
  (await entries).map(({ value }) => value)

describe('dictionaries in session storage', () => {
  it('SHL-024 OPN-104 are kept by query and survive a reload', async () => {
    const { open, storage } = browser()
    const first = open()
    await first.cache.entries('HF01')
    await first.cache.entries('BANK', { field: 'FATHER', value: 'B1' })
    expect([...storage.texts.keys()].sort()).toEqual(['dict:BANK:FATHER:B1', 'dict:HF01::'])
    const second = open()
    expect(await labels(second.cache.entries('HF01'))).toEqual(['first'])
    expect(await labels(second.cache.entries('BANK', { field: 'FATHER', value: 'B1' }))).toEqual(['first'])
    expect(second.asked).toEqual([])
  })
  it('OPN-103 a dropped code is asked for again, under every limit, and the others are not', async () => {
    const { open, at, storage } = browser()
    const page = open()
    await Promise.all([
      page.cache.entries('HF01'),
      page.cache.entries('HF01', { field: 'F', value: '1' }),
      page.cache.entries('HF02', { field: 'F', value: '1' }),
    ])
    at.answer = 'second'
    page.cache.drop('HF01')
    expect([...storage.texts.keys()]).toEqual(['dict:HF02:F:1'])
    expect(await labels(page.cache.entries('HF01'))).toEqual(['second'])
    expect(await labels(open().cache.entries('HF01'))).toEqual(['second'])
    expect(await labels(page.cache.entries('HF02', { field: 'F', value: '1' }))).toEqual(['first'])
  })
  it('an answer that was on its way when its code was dropped is not kept', async () => {
    const { open, at, storage } = browser()
    const page = open()
    const old = page.cache.entries('HF01')
    page.cache.drop('HF01')
    await old
    expect(storage.texts.size).toBe(0)
    at.answer = 'second'
    expect(await labels(page.cache.entries('HF01'))).toEqual(['second'])
  })
  it('another city and another server have lists of their own', async () => {
    const { open, at } = browser()
    const page = open()
    await page.cache.entries('HF01')
    at.city = '440300'
    at.place = 'https://cases.example 440300'
    at.answer = 'other city'
    expect(await labels(page.cache.entries('HF01'))).toEqual(['other city'])
    at.city = '440100'
    expect(await labels(page.cache.entries('HF01'))).toEqual(['first'])
    at.place = 'https://other.example 440300'
    at.answer = 'other server'
    expect(await labels(open().cache.entries('HF01'))).toEqual(['other server'])
  })
  it('nothing is kept for a server without a name, nor lists of people and houses', async () => {
    const { open, at, storage } = browser()
    await open().cache.entries('SS11_ACCT_USERS')
    await open().cache.entries('HF31_BRANCE_DATA')
    at.place = null
    await open().cache.entries('HF01')
    expect(storage.texts.size).toBe(0)
  })
  it('grow old, may be of another version, and may be another person’s text', async () => {
    const { open, at, storage } = browser()
    await open().cache.entries('HF01')
    at.now += 30 * 60_000
    const late = open()
    await late.cache.entries('HF01')
    expect(late.asked).toHaveLength(1)
    for (const text of [
      '{',
      'null',
      '5',
      '{"v":0}',
      JSON.stringify({ v: 1, place: at.place, at: at.now, entries: 'none' }),
    ]) {
      storage.texts.set('dict:HF01::', text)
      const page = open()
      expect(await labels(page.cache.entries('HF01'))).toEqual(['first'])
      expect(page.asked).toHaveLength(1)
    }
  })
  it('a blocked storage and a list that is too long leave it to memory', async () => {
    const { open, at, storage } = browser()
    at.answer = 'x'.repeat(200_001)
    const page = open()
    await page.cache.entries('LONG')
    expect(storage.texts.size).toBe(0)
    storage.block()
    await page.cache.entries('HF01')
    await page.cache.entries('HF01')
    expect(page.asked).toHaveLength(2)
  })
  it('are found among the queries of a page by service, method and code', () => {
    expect(dictionary('HF01').key).toEqual([...DICTIONARY_QUERY, 'HF01'])
    expect(divisions('440000').key.slice(0, 2)).toEqual([...DICTIONARY_QUERY])
  })
})
