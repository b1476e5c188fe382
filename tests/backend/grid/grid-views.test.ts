import { beforeEach, describe, expect, it } from 'vitest'
import type { SavedView } from '../../../lib/domain/grid/saved-view.ts'
import { defaultLayout } from '../../../lib/domain/grid/saved-view.ts'
import { type Fixture, issuesOf, openFixture, type Send } from '../handlers/fixture.ts'
import { ticketGrid } from './lists.ts'

let fixture: Fixture
let follow: Send
beforeEach(async () => {
  fixture = await openFixture()
  follow = await fixture.as('follow')
})
const layout = JSON.stringify({ ...defaultLayout(ticketGrid), search: { name: '甲' } })
const save = (send: Send, input: Readonly<Record<string, unknown>> = {}) =>
  send('GridView.doSave', { grid: 'TicketGrid', title: '我的', layout, ...input })
const viewIn = ({ data }: { readonly data?: unknown }) => data as SavedView
const titles = async (send: Send, grid = 'TicketGrid') =>
  ((await send('GridView.getPageList', { grid })).data as readonly SavedView[]).map(({ title, isDefault }) =>
    isDefault ? `*${title}` : title,
  )

describe('saved views', () => {
  it('are kept for the person who made them, with layout and search', async () => {
    const saved = viewIn(await save(follow))
    expect(saved).toMatchObject({
      grid: 'TicketGrid',
      title: '我的',
      isDefault: false,
      version: 1,
      layout: { search: { name: '甲' }, pageSize: 10 },
    })
    expect(await titles(follow)).toEqual(['我的'])
    expect(await titles(follow, 'Other')).toEqual([])
    expect(await titles(await fixture.as('manager'))).toEqual([])
  })
  it('of others can be neither seen, changed nor deleted', async () => {
    const { id } = viewIn(await save(follow))
    const manager = await fixture.as('manager')
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
  describe('published for a role', () => {
    const publish = async (role: string | null = 'ROLE_FOLLOW_UP', input: Readonly<Record<string, unknown>> = {}) =>
      save(await fixture.as('manager'), { title: '跟进常用', role, ...input })

    it('GRD-016 are seen by all with the role, and open the list for those without their own default', async () => {
      const { id } = viewIn(await publish())
      expect(viewIn(await save(follow, { title: '自己的' })).own).toBe(true)
      expect(await titles(follow)).toEqual(['自己的', '*跟进常用'])
      expect((await follow('GridView.getPageList', { grid: 'TicketGrid' })).data).toMatchObject([
        { own: true, role: null },
        { id, own: false, role: 'ROLE_FOLLOW_UP' },
      ])
      expect(await titles(await fixture.as('sales'))).toEqual([])
      // The user who publishes it does not hold the role.
      expect(await titles(await fixture.as('manager'))).toEqual(['跟进常用'])
      await save(follow, { title: '默认', isDefault: 1 })
      expect(await titles(follow)).toEqual(['自己的', '*默认', '跟进常用'])
    })
    it('are locked for others, who may copy them', async () => {
      const { id } = viewIn(await publish())
      const words = { code: 'NO_PERMISSION', message: '这是发布给角色的视图，只有经理可以修改；您可以另存为自己的视图' }
      expect(await save(follow, { id, title: '改' })).toMatchObject(words)
      expect(await follow('GridView.doDelete', { id })).toMatchObject(words)
      expect(await save(await fixture.as('sales'), { id })).toMatchObject({ code: 'NOT_FOUND' })
      expect(await save(follow, { title: '跟进常用' })).toMatchObject({ success: true })
      expect(await titles(follow)).toEqual(['跟进常用', '*跟进常用'])
    })
    it('are published by managers alone, for roles that are in use, and taken back', async () => {
      expect(await save(follow, { role: 'ROLE_FOLLOW_UP' })).toMatchObject({
        code: 'NO_PERMISSION',
        message: '只有经理可以把视图发布给角色',
      })
      expect(issuesOf(await publish('ROLE_NOBODY'))).toEqual({ role: '发布给角色不在可选范围内' })
      const { id } = viewIn(await publish())
      const southern = await fixture.as('southern')
      expect(await save(southern, { id, title: '跟进常用', isDefault: 1 })).toMatchObject({
        data: { own: false, role: 'ROLE_FOLLOW_UP' },
      })
      expect(await titles(await fixture.as('manager'))).toEqual(['跟进常用'])
      expect(await save(southern, { id, title: '跟进常用', role: null })).toMatchObject({ data: { role: null } })
      expect(await titles(follow)).toEqual([])
      expect(
        fixture.auditLog.filter(({ action, table }) => action === 'GridView.doSave' && table === 'grid_view'),
      ).toHaveLength(3)
    })
    it('are one for each role and list: a newer one takes the place of the one before', async () => {
      await publish()
      await publish('ROLE_FOLLOW_UP', { title: '新的' })
      expect(await titles(follow)).toEqual(['*新的'])
      expect(await titles(await fixture.as('manager'))).toEqual(['跟进常用', '新的'])
    })
  })
})
