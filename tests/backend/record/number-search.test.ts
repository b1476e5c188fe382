import { beforeEach, describe, expect, it } from 'vitest'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { id, text } from '../../../lib/catalogue/field.ts'
import { tableOf } from '../../../lib/backend/grid/served-lists.ts'
import { NUMBER_SEARCHES_PER_MINUTE } from '../../../lib/backend/record/number-search.ts'
import { REVEALS_PER_HOUR } from '../../../lib/backend/record/reveal-limit.ts'
import { ROLE } from '../../../lib/domain/permission/role.ts'
import { defineGrid } from '../../../lib/domain/grid/define-grid.ts'
import { type Fixture, issuesOf, openFixture } from '../handlers/fixture.ts'

const MINUTE = 60_000
const FULL = { phone: '15400002290', card: '44019919900101001X', bank: '6200000000001234' }

/** A list of people with one datum of every kind. */
const person = defineEntity({
  service: 'Zz06Person',
  title: '人员',
  metaTable: null,
  groups: {
    main: {
      label: '人员',
      fields: {
        keyValue: id('人员ID', { hidden: true, serverOwned: true }),
        name: text('姓名', { indexed: true, column: true }),
        phone: text('手机号码', { sensitive: 'phone', column: true }),
        card: text('证件号码', { sensitive: 'id' }),
        bank: text('银行账号', { sensitive: 'bank' }),
      },
    },
  },
})
const grid = defineGrid({
  name: 'PersonGrid',
  title: '人员',
  entity: person,
  columns: ['name', 'phone'],
  search: ['name', 'phone', 'card', 'bank'],
  sort: { field: 'name', order: 'asc' },
  operations: ['view', 'add', 'edit'],
  scope: 'city',
  roles: { read: [ROLE.manager, ROLE.followUpManager], write: [ROLE.manager] },
})
const table = tableOf(grid)

let fixture: Fixture
const lines = () => fixture.auditLog.filter(({ action }) => action === 'Zz06Person.searchNumber')
const LIST = 'Zz06Person.getPageList'

beforeEach(async () => {
  fixture = await openFixture({}, undefined, [grid])
  await fixture.put(table, 'one', { name: '例甲', ...FULL }, { city: '440100' })
  await fixture.put(table, 'two', { name: '例乙', phone: '15400012290' }, { city: '440100' })
  await fixture.put(table, 'far', { name: '例丙', ...FULL }, { city: '440300' })
})

describe('ruling 20: personal numbers in a list', () => {
  it.each(Object.keys(FULL) as (keyof typeof FULL)[])(
    '%s is found whole and leaves masked, inside the own city',
    async (field) => {
      const answer = await (await fixture.as('manager'))(LIST, { [field]: FULL[field] })
      expect(answer).toMatchObject({ success: true, total: 1, data: [{ keyValue: 'one' }] })
      expect(JSON.stringify(answer)).not.toContain(FULL[field])
    },
  )

  it('a phone is found by its last four digits', async () => {
    const send = await fixture.as('manager')
    expect(await send(LIST, { phone: '2290' })).toMatchObject({ total: 2 })
    expect(await send(LIST, { phone: '2291' })).toMatchObject({ success: true, total: 0 })
  })

  it('a part finds nothing, and says what is needed', async () => {
    const send = await fixture.as('manager')
    expect(issuesOf(await send(LIST, { card: '440199' }))).toEqual({ card: '证件号码只能按完整号码查询' })
    expect(issuesOf(await send(LIST, { bank: '1234' }))).toEqual({ bank: '银行账号只能按完整号码查询' })
    expect(issuesOf(await send(LIST, { phone: '1540', card: '4401' }))).toEqual({ card: '证件号码只能按完整号码查询' })
    expect(issuesOf(await send(LIST, { phone: '154000' }))).toEqual({ phone: '手机号码只能按完整号码或最后四位查询' })
    expect(await send(LIST, { sort: 'phone:asc' })).toMatchObject({ success: false, code: 'INVALID' })
    expect(lines()).toEqual([])
  })

  it('leaves a line that says who searched which field, and never for what', async () => {
    const send = await fixture.as('manager')
    await send(LIST, { card: FULL.card, name: '例' })
    await send(LIST, { name: '例' })
    expect(lines()).toMatchObject([
      {
        by: 'a-manager',
        action: 'Zz06Person.searchNumber',
        table: null,
        key: null,
        city: '440100',
        version: null,
        before: {},
        after: { field: 'card' },
        result: 'done',
      },
    ])
    expect(JSON.stringify(fixture.auditLog.filter(({ table: of }) => of !== table.name))).not.toContain(FULL.card)
  })

  it('is limited by the minute for each person, and says when the next one is allowed', async () => {
    const send = await fixture.as('manager')
    for (let search = 0; search < NUMBER_SEARCHES_PER_MINUTE; search += 1)
      expect(await send(LIST, { phone: String(1_000 + search) })).toMatchObject({ success: true })
    expect(await send(LIST, { phone: FULL.phone })).toMatchObject({
      success: false,
      code: 'RATE_LIMITED',
      message: `一分钟内最多按证件、手机或银行账号查询${NUMBER_SEARCHES_PER_MINUTE}次，请在2026-11-21 10:01:00之后再试`,
    })
    expect(lines()).toHaveLength(NUMBER_SEARCHES_PER_MINUTE)
    expect(await send(LIST, { name: '例' })).toMatchObject({ success: true })
    expect(await (await fixture.as('follow'))(LIST, { phone: FULL.phone })).toMatchObject({ success: true })
    fixture.clock.now += MINUTE
    expect(await send(LIST, { phone: FULL.phone })).toMatchObject({ success: true })
  })

  it('is limited by the hour as looking at numbers is', async () => {
    const send = await fixture.as('manager')
    let found = 0
    for (let search = 0; search < REVEALS_PER_HOUR + 3; search += 1) {
      fixture.clock.now += MINUTE / NUMBER_SEARCHES_PER_MINUTE
      const answer = await send(LIST, { phone: String(1_000 + search) })
      if (answer.success) found += 1
      else expect(answer).toMatchObject({ code: 'RATE_LIMITED' })
    }
    expect(found).toBe(REVEALS_PER_HOUR)
  })

  it('counts and is noted in an export too', async () => {
    const { token } = (await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' }))
      .data as { readonly token: string }
    const request = (phone: string) =>
      ({
        service: 'Zz06Person',
        method: 'doExport',
        token,
        address: '127.0.0.1',
        requestId: 'r1',
        body: { encoding: 'json', value: { phone } },
      }) as const
    const answer = await fixture.backend.stream(request('2290'))
    expect(answer.ok && answer.stream.total).toBe(2)
    expect(await fixture.backend.stream(request('22'))).toMatchObject({ ok: false, envelope: { code: 'INVALID' } })
    for (let search = 1; search < NUMBER_SEARCHES_PER_MINUTE; search += 1)
      expect(await fixture.backend.stream(request(FULL.phone))).toMatchObject({ ok: true })
    expect(await fixture.backend.stream(request(FULL.phone))).toMatchObject({
      ok: false,
      envelope: { code: 'RATE_LIMITED' },
    })
    expect(lines()).toHaveLength(NUMBER_SEARCHES_PER_MINUTE)
  })
})
