import { describe, expect, it } from 'vitest'
import { createDrafts, draftKey, type Draft } from '../../../lib/client/storage/drafts.ts'
import { fakeStorage } from './fake-storage.ts'

const DAY = 24 * 3_600_000
const KEY = draftKey('Hf20PrjBase', 'p1')

function browser() {
  const storage = fakeStorage()
  const at = { now: 10 * DAY, place: 'https://cases.example' as string | null }
  return { storage, at, open: () => createDrafts({ storage, place: () => at.place, now: () => at.now }) }
}
const draft = (at: number, more: Partial<Draft> = {}): Draft => ({
  values: { hf20HouseAddress: '示例路1号' },
  originals: {},
  unread: {},
  texts: {},
  omitted: ['hf20BuyerId'],
  version: 3,
  owner: 'a-1',
  at,
  ...more,
})

describe('drafts', () => {
  it('survive a crash, a reload and a time-out of the same person', () => {
    const { open, at } = browser()
    open().put(KEY, draft(at.now))
    const again = open()
    again.signedInAs('a-1')
    expect(again.get(KEY)).toEqual(draft(at.now))
    expect(again.count()).toBe(1)
  })
  it('go when they were saved or discarded', () => {
    const { open, at, storage } = browser()
    const drafts = open()
    drafts.put(KEY, draft(at.now))
    drafts.drop(KEY)
    expect([drafts.get(KEY), open().get(KEY), storage.texts.size]).toEqual([null, null, 0])
  })
  it('of one person are gone when another one signs in', () => {
    const { open, at, storage } = browser()
    const drafts = open()
    drafts.put(KEY, draft(at.now))
    drafts.put('other', draft(at.now, { owner: 'a-2' }))
    drafts.signedInAs('a-2')
    expect([drafts.get(KEY), drafts.get('other') !== null, storage.texts.size]).toEqual([null, true, 1])
  })
  it('are removed by a sign-out on purpose, and nothing is kept after it until a person signs in', () => {
    const { open, at, storage } = browser()
    const drafts = open()
    drafts.put(KEY, draft(at.now))
    drafts.clear()
    drafts.put(KEY, draft(at.now))
    expect([drafts.count(), storage.texts.size]).toEqual([0, 0])
    drafts.signedInAs('a-1')
    drafts.put(KEY, draft(at.now))
    expect(drafts.count()).toBe(1)
  })
  it('grow old, and other versions and other texts under their name are thrown away', () => {
    const { open, at, storage } = browser()
    const drafts = open()
    drafts.put(KEY, draft(at.now))
    at.now += 7 * DAY
    expect([drafts.get(KEY), storage.texts.size]).toEqual([null, 0])
    for (const text of [
      '{',
      'null',
      '{"v":1}',
      '{"v":1,"draft":{"at":"now"}}',
      JSON.stringify({ v: 2, draft: draft(at.now) }),
    ]) {
      storage.texts.set(`fangkit:draft:${at.place} ${KEY}`, text)
      expect([drafts.get(KEY), storage.texts.size]).toEqual([null, 0])
    }
  })
  it('of another server are not offered', () => {
    const { open, at } = browser()
    open().put(KEY, draft(at.now))
    at.place = 'https://other.example'
    expect(open().get(KEY)).toBeNull()
  })
  it('stay in memory where the storage is blocked, the server has no name, or the draft is too long', () => {
    for (const [how, more] of [
      ['blocked', {}],
      ['nameless', {}],
      ['long', { unread: { note: 'x'.repeat(256_000) } }],
    ] as const) {
      const { open, at, storage } = browser()
      if (how === 'blocked') storage.block()
      if (how === 'nameless') at.place = null
      const drafts = open()
      drafts.put(KEY, draft(at.now, more))
      expect([how, drafts.get(KEY)?.at, storage.texts.size, open().get(KEY)]).toEqual([how, at.now, 0, null])
    }
  })
  it('are fifty at most: the oldest makes room', () => {
    const { open, at } = browser()
    const drafts = open()
    for (let count = 0; count < 60; count += 1) drafts.put(`k${count}`, draft(at.now + count))
    expect([drafts.count(), drafts.get('k9'), drafts.get('k10') !== null]).toEqual([50, null, true])
  })
  it('of a new record, of a stored one and of a copy have names of their own', () => {
    expect(new Set([draftKey('S', null), draftKey('S', 'p1'), draftKey('S', null, 'p1')]).size).toBe(3)
  })
})
