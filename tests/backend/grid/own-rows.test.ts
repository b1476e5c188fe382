import { beforeEach, describe, expect, it } from 'vitest'
import { account, id, integer, text } from '../../../lib/catalogue/field.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { defineGrid } from '../../../lib/domain/grid/define-grid.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { recordFields } from '../../../lib/domain/record-fields.ts'
import { saleOrderGrid } from '../../../host/grids/finance/sale-order-grid.ts'
import { type Fixture, openFixture, rowsIn, type Send } from '../handlers/fixture.ts'

const bonus = defineEntity({
  service: 'Zz20Bonus',
  title: '奖金',
  metaTable: null,
  groups: {
    main: {
      label: '奖金',
      fields: {
        keyValue: id('奖金ID', { hidden: true, serverOwned: true }),
        who: account('员工', { required: true, indexed: true }),
        prjId: id('项目编号', { indexed: true, picks: project.service }),
        points: integer('分数', { indexed: true }),
        why: text('事由', { indexed: true }),
      },
    },
    record: { label: '记录', fields: recordFields },
  },
})
const bonusGrid = defineGrid({
  name: 'BonusGrid',
  title: '奖金',
  entity: bonus,
  columns: ['who', 'prjId', 'points', 'why'],
  search: ['who', 'prjId', 'why'],
  sort: { field: 'points', order: 'asc' },
  scope: 'all',
  reason: 'Test rows belong to no city.',
  operations: ['view', 'add', 'edit', 'delete'],
  own: { field: 'who', unlessRoles: ['ROLE_MANAGER', 'ROLE_FINANCE'] },
})
const [bonusTable] = tablesFor([bonusGrid]).filter(({ name }) => name === 'zz20_bonus')

let fixture: Fixture
beforeEach(async () => {
  fixture = await openFixture({}, undefined, [bonusGrid, saleOrderGrid])
  if (!bonusTable) throw new Error('no table')
  await fixture.put(bonusTable, 'b-sales', { who: 'a-sales', points: 1, why: '例一', prjId: 'p1' })
  await fixture.put(bonusTable, 'b-follow', { who: 'a-follow', points: 2, why: '例二', prjId: 'p2' })
  await fixture.addCase('p1', { prjNo: 'P20261121-0001', hf20RecommendId: 'a-sales' })
  await fixture.addCase('p2', { prjNo: 'P20261121-0002', hf20RecommendId: 'a-sales' })
})
const keys = async (send: Send, body: object = {}, service = 'Zz20Bonus') =>
  rowsIn(await send(`${service}.getPageList`, body)).map(({ keyValue }) => keyValue)

describe('a list of rows that belong to one person each', () => {
  it.each(['manager', 'finance'] as const)('ROL-010 shows all of them to a %s', async (user) => {
    expect(await keys(await fixture.as(user))).toEqual(['b-sales', 'b-follow'])
  })
  it('ROL-010 shows others their own alone: in the list, one by one, when searched, and in an export', async () => {
    const sales = await fixture.as('sales')
    expect(await keys(sales)).toEqual(['b-sales'])
    expect(await keys(sales, { who: 'a-follow' })).toEqual([])
    expect((await sales('Zz20Bonus.getOne', { id: 'b-sales' })).success).toBe(true)
    expect((await sales('Zz20Bonus.getOne', { id: 'b-follow' })).code).toBe('NOT_FOUND')
    expect(await keys(await fixture.as('service'))).toEqual([])
    const { data } = await fixture.send(null)('login.doLogin', { userName: 'sales', password: 'sales-secret' })
    const opened = await fixture.backend.stream({
      service: 'Zz20Bonus',
      method: 'doExport',
      token: (data as { readonly token: string }).token,
      address: '127.0.0.1',
      requestId: 'r',
      body: { encoding: 'json', value: {} },
    })
    if (!opened.ok) throw new Error(JSON.stringify(opened))
    let csv = ''
    for await (const chunk of opened.stream.chunks) csv += chunk
    expect(csv).toContain('P20261121-0001')
    expect(csv).not.toContain('例二')
  })
  it('ROL-010 lets nobody write one for another person, hand one over, or change what is not theirs', async () => {
    const sales = await fixture.as('sales')
    expect(await sales('Zz20Bonus.doSave', { who: 'a-follow', why: '例三' })).toMatchObject({
      code: 'NO_PERMISSION',
      message: '“员工”只能是您本人',
    })
    expect((await sales('Zz20Bonus.doSave', { who: 'a-sales', why: '例三' })).success).toBe(true)
    expect((await sales('Zz20Bonus.doSave', { keyValue: 'b-sales', who: 'a-follow' })).code).toBe('NO_PERMISSION')
    expect((await sales('Zz20Bonus.doSave', { keyValue: 'b-follow', why: '例四' })).code).toBe('NOT_FOUND')
    expect(
      (await (await fixture.as('manager'))('Zz20Bonus.doSave', { keyValue: 'b-follow', who: 'a-sales' })).success,
    ).toBe(true)
  })
  it('ROU-008 orders are those of the cases a person may see, as each case lists them', async () => {
    await fixture.put(
      orderTable,
      'o1',
      { sl01PrjId: 'p1', sl01BillNo: 'SO-1', sl01OrderAmount: 100 },
      { project: 'p1', city: '440100', by: 'a-sales' },
    )
    await fixture.put(
      orderTable,
      'o2',
      { sl01PrjId: 'p2', sl01BillNo: 'SO-2', sl01OrderAmount: 200 },
      { project: 'p2', city: '440100', by: 'a-follow' },
    )
    for (const user of ['sales', 'viewer', 'finance'] as const)
      expect([user, (await keys(await fixture.as(user), {}, 'Sl01SaleOrderM')).toSorted()]).toEqual([
        user,
        ['o1', 'o2'],
      ])
    expect(await keys(await fixture.as('southern'), {}, 'Sl01SaleOrderM')).toEqual([])
  })
})

describe('a field that names a case', () => {
  it('PRJ-004 reads as the number of the case and is found by any part of it', async () => {
    const manager = await fixture.as('manager')
    expect(rowsIn(await manager('Zz20Bonus.getPageList', {})).map(({ refValues }) => refValues['prjId'])).toEqual([
      'P20261121-0001',
      'P20261121-0002',
    ])
    expect(await keys(manager, { prjId: '-0002' })).toEqual(['b-follow'])
    expect(await keys(manager, { prjId: 'P20261121' })).toEqual(['b-sales', 'b-follow'])
    expect(await keys(manager, { prjId: 'p1' })).toEqual(['b-sales'])
    expect(await keys(manager, { prjId: '9999' })).toEqual([])
  })
})
