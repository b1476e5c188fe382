import { describe, expect, test } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { MEMBER_TYPE } from '../../../lib/domain/codes.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import type { MemoryContents } from '../../../lib/testing/memory-contents.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport, type MemoryTransport } from '../../../lib/testing/memory-transport.ts'

const NOW = Date.parse('2026-03-02T10:00:00+08:00')
const now = (): number => NOW
const apiOf = (transport: MemoryTransport) => createClient({ transport, auth: createMemoryAuth() }).api
const casesOf = async (transport: MemoryTransport, search: Record<string, string> = {}) => {
  const { data } = await apiOf(transport).Hf20PrjBase.getPageList({ page: 1, pageSize: 100, ...search })
  return data
}

let contentsOnce: Promise<MemoryContents> | undefined
/** The data of an unchanged server, seeded once for all tests. */
const seeded = (): Promise<MemoryContents> => (contentsOnce ??= createMemoryTransport({ now }).contents())

describe('what a server in memory holds, given to another one', () => {
  test('is the same after it went through JSON: rows, log and files', async () => {
    const first = createMemoryTransport({ now })
    await apiOf(first).Hf20PrjBase.doSave({ keyValue: 'demo-project-01', hf20HouseAddress: '改过的地址 1 号' })
    const text = JSON.stringify(await first.contents())
    const second = createMemoryTransport({ now, contents: JSON.parse(text) })
    const read = await second.contents()
    expect(read.files.length).toBeGreaterThan(50)
    expect(read.files).toEqual(JSON.parse(text).files)
    expect(read.auditLog).toEqual(JSON.parse(text).auditLog)
    expect(read.sequences).toEqual(JSON.parse(text).sequences)
    expect(await casesOf(second)).toEqual(await casesOf(first))
  })

  test('is changed in one of them alone', async () => {
    const contents = await seeded()
    const [one, other] = [createMemoryTransport({ now, contents }), createMemoryTransport({ now, contents })]
    await apiOf(one).Hf20PrjBase.doSave({ keyValue: 'demo-project-01', hf20HouseAddress: '改过的地址 1 号' })
    const addressIn = async (transport: MemoryTransport) =>
      (await apiOf(transport).Hf20PrjBase.getOne({ id: 'demo-project-01' })).data['hf20HouseAddress']
    expect(await addressIn(one)).toBe('改过的地址 1 号')
    expect(await addressIn(other)).not.toBe('改过的地址 1 号')
  })

  test('finds people by their whole phone number, which is stored as a hash alone', async () => {
    const first = createMemoryTransport({ now, contents: await seeded() })
    await apiOf(first).Hf23PrjMember.doSave({
      hf23PrjId: 'demo-project-57',
      hf23MemberType: MEMBER_TYPE.owner,
      hf23LinkName: '找得到例',
      hf23LinkPhone: '13900000017',
      hf23CardNo: '440199199001011239',
      hf23Marriage: 'HX0601',
    })
    const second = createMemoryTransport({ now, contents: JSON.parse(JSON.stringify(await first.contents())) })
    const hits = async (transport: MemoryTransport) =>
      (await apiOf(transport).Prj.find({ keyword: '13900000017' })).data
    expect(JSON.stringify(await hits(first))).toContain('找得到例')
    expect(await hits(second)).toEqual(await hits(first))
  })

  test('fills a store once, for two who come at the same time', async () => {
    const store = createMemoryStore()
    const contents = await seeded()
    const both = [createMemoryTransport({ now, store, contents }), createMemoryTransport({ now, store, contents })]
    const [one, other] = await Promise.all(both.map((transport) => casesOf(transport)))
    expect(one?.length).toBeGreaterThan(10)
    expect(other).toEqual(one)
  })

  test('leaves a store alone that is filled already', async () => {
    const store = createMemoryStore()
    const first = createMemoryTransport({ now, store })
    await apiOf(first).Hf20PrjBase.doSave({ keyValue: 'demo-project-01', hf20HouseAddress: '改过的地址 1 号' })
    const contents = await seeded()
    expect(await casesOf(createMemoryTransport({ now, store, contents }))).toEqual(await casesOf(first))
  })
})
