import { beforeEach, describe, expect, it } from 'vitest'
import type { SavedView } from '../../../lib/domain/grid/saved-view.ts'
import { defaultLayout } from '../../../lib/domain/grid/saved-view.ts'
import { type Desk, issuesOf, openDesk, type Send } from '../handlers/desk.ts'
import { ticketGrid } from './lists.ts'

let desk: Desk
let follow: Send
beforeEach(async () => {
  desk = await openDesk()
  follow = await desk.as('follow')
})
const layout = JSON.stringify({ ...defaultLayout(ticketGrid), search: { name: '甲' } })
const save = (send: Send, input: Readonly<Record<string, unknown>> = {}) => send('GridView.doSave', { grid: 'TicketGrid', title: '我的', layout, ...input })
const viewIn = ({ data }: { readonly data?: unknown }) => data as SavedView
const titles = async (send: Send, grid = 'TicketGrid') => ((await send('GridView.getPageList', { grid })).data as readonly SavedView[]).map(({ title, isDefault }) => (isDefault ? `*${title}` : title))

describe('saved views', () => {
  it('are kept for the person who made them, with layout and search', async () => {
    const saved = viewIn(await save(follow))
    expect(saved).toMatchObject({ grid: 'TicketGrid', title: '我的', isDefault: false, version: 1, layout: { search: { name: '甲' }, pageSize: 10 } })
    expect(await titles(follow)).toEqual(['我的'])
    expect(await titles(follow, 'Other')).toEqual([])
    expect(await titles(await desk.as('manager'))).toEqual([])
  })
  it('of others can be neither seen, changed nor deleted', async () => {
    const { id } = viewIn(await save(follow))
    const manager = await desk.as('manager')
    expect(await save(manager, { id })).toMatchObject({ code: 'NOT_FOUND', message: '视图不存在' })
    expect(await manager('GridView.doDelete', { id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await titles(follow)).toEqual(['我的'])
  })
  it('have one default per list', async () => {
    await save(follow, { title: '一', isDefault: 1 })
    await save(follow, { title: '二', isDefault: 1 })
    await save(follow, { grid: 'Other', title: '三', isDefault: 1 })
    expect(await titles(follow)).toEqual(['一', '*二'])
    expect(await titles(follow, 'Other')).toEqual(['*三'])
  })
  it('are changed and deleted at the version they were read at', async () => {
    const { id } = viewIn(await save(follow))
    expect(viewIn(await save(follow, { id, version: 1, title: '改名' }))).toMatchObject({ title: '改名', version: 2 })
    expect(await save(follow, { id, version: 1, title: '旧' })).toMatchObject({ code: 'CONFLICT' })
    expect(await follow('GridView.doDelete', { id, version: 1 })).toMatchObject({ code: 'CONFLICT' })
    expect(await follow('GridView.doDelete', { id, version: 2 })).toMatchObject({ success: true })
    expect(await titles(follow)).toEqual([])
  })
  it('are refused without title, twice under one title, with a layout that is none, and beyond fifty', async () => {
    expect(issuesOf(await save(follow, { title: ' ' }))).toEqual({ title: '视图名称必填' })
    expect(issuesOf(await save(follow, { layout: '{"columns":3}' }))).toEqual({ layout: '视图内容不正确' })
    expect(issuesOf(await save(follow, { grid: '' }))).toEqual({ grid: '列表必填' })
    for (let i = 0; i < 50; i += 1) await save(follow, { title: `视图${i}` })
    expect(issuesOf(await save(follow, { title: '视图1' }))).toEqual({ title: '视图名称“视图1”已存在' })
    expect(issuesOf(await save(follow, { title: '多' }))).toEqual({ title: '每个列表最多保存50个视图' })
  })
})
