import { beforeEach, describe, expect, it } from 'vitest'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { id, text } from '../../../lib/catalogue/field.ts'
import { callName } from '../../../lib/contract/call.ts'
import { allCalls } from '../../../lib/contract/contract.ts'
import type { Change } from '../../../lib/backend/live/change.ts'
import { dispatch } from '../../../lib/backend/dispatch.ts'
import { tableOf } from '../../../lib/backend/grid/served-lists.ts'
import { revealHandler } from '../../../lib/backend/record/reveal.ts'
import { DEFAULT_SETTINGS } from '../../../lib/backend/settings.ts'
import type { Store } from '../../../lib/backend/store.ts'
import { idempotencyTable, revealTable } from '../../../lib/backend/record/call-tables.ts'
import { defineGrid } from '../../../lib/domain/grid/define-grid.ts'
import { MEMBER_RECORDS } from '../../../lib/domain/member/member-records.ts'
import { member } from '../../../lib/domain/member/member.ts'
import { type Fixture, issuesOf, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

const HOUR = 3_600_000
const FULL = { phone: '15400002290', card: '44019919900101001X', bank: '6200000000001234' }
const MASKS = { phone: '154******90', card: '4****************X', bank: '************1234' }

/** A person of a case, with one datum of every kind. */
const party = defineEntity({
  service: 'Zz05Party',
  title: '当事人',
  metaTable: null,
  groups: {
    main: {
      label: '当事人',
      fields: {
        keyValue: id('当事人ID', { hidden: true, serverOwned: true }),
        prjId: id('项目', { indexed: true, hidden: true }),
        name: text('姓名', { indexed: true, column: true }),
        phone: text('手机号码', { sensitive: 'phone', indexed: true, column: true }),
        card: text('证件号码', { sensitive: 'id' }),
        bank: text('银行账号', { sensitive: 'bank' }),
      },
    },
  },
})
const partyGrid = defineGrid({
  name: 'PartyGrid',
  title: '当事人',
  entity: party,
  columns: ['name', 'phone'],
  search: ['name'],
  sort: { field: 'name', order: 'asc' },
  operations: ['view', 'add', 'edit', 'clone'],
  scope: 'project',
  parent: 'prjId',
})
const partyTable = tableOf(partyGrid)
const handler = revealHandler(party, partyTable)

const tokenOf = async (user: UserName): Promise<string> => {
  const { data } = await fixture.send(null)(
    'login.doLogin',
    { userName: user, password: `${user}-secret` },
    { address: `desk-of-${user}` },
  )
  return (data as { readonly token: string }).token
}

type Ask = (body: Readonly<Record<string, unknown>>, key?: string) => ReturnType<Send>

let fixture: Fixture
let published: Change[]
/** A second process over the same store would be just this: another dispatcher. */
const askerOf = async (user: UserName | null, store: Store = fixture.store): Promise<Ask> => {
  const token = user === null ? null : await tokenOf(user)
  const dispatcher = {
    store,
    ports: fixture.ports,
    settings: { ...DEFAULT_SETTINGS, checkAnswers: true },
    tables: [],
    lists: [],
    listsOf: () => [],
    modulesOf: () => [],
    implementations: new Map([[callName(handler.call), handler]]),
    publish: (changes: readonly Change[]) => void published.push(...changes),
  }
  return async (body, key) => {
    const { status, envelope } = await dispatch(dispatcher, {
      service: party.service,
      method: 'revealField',
      token,
      address: '127.0.0.1',
      requestId: 'r1',
      body: { encoding: 'json', value: { reason: '核对', ...body } },
      ...(key !== undefined && { idempotencyKey: key }),
    })
    return { status, ...envelope }
  }
}
const lines = () => fixture.auditLog.filter(({ action }) => action === 'Zz05Party.revealField')

beforeEach(async () => {
  published = []
  fixture = await openFixture({}, undefined, [partyGrid])
  await fixture.addCase('p1', {
    hf20ManagerId: 'a-follow',
    hf20RecommendId: 'a-sales',
    hf20DivisionDetailId: 'org-bank',
  })
  await fixture.addCase('p2', {}, { city: '440300' })
  await fixture.put(partyTable, 'm1', { prjId: 'p1', name: '例甲', ...FULL }, { project: 'p1', city: '440100' })
  await fixture.put(partyTable, 'm2', { prjId: 'p2', name: '例乙', ...FULL }, { project: 'p2', city: '440300' })
  await fixture.put(partyTable, 'm3', { prjId: 'p1', name: '例丙' }, { project: 'p1', city: '440100' })
  await fixture.put(partyTable, 'm4', { name: '例丁', ...FULL })
})

describe('one personal datum in full', () => {
  it.each(Object.keys(FULL) as (keyof typeof FULL)[])(
    'R25 %s is answered alone to a person who works on the case',
    async (field) => {
      const ask = await askerOf('follow')
      expect(await ask({ id: 'm1', field })).toMatchObject({ success: true, data: { field, value: FULL[field] } })
    },
  )

  const NOT_THEIRS = 'NOT_FOUND'
  /** Who may see what of a case in Guangzhou: person, phone, bank number. */
  const MATRIX: readonly (readonly [UserName | null, string, string])[] = [
    [null, 'SIGNED_OUT', 'SIGNED_OUT'],
    ['follow', '', ''],
    ['sales', '', ''],
    ['manager', '', ''],
    ['provider', 'NO_PERMISSION', 'NO_PERMISSION'],
    ['finance', 'NO_PERMISSION', ''],
    ['viewer', 'NO_PERMISSION', 'NO_PERMISSION'],
    ['service', NOT_THEIRS, NOT_THEIRS],
    ['saver', NOT_THEIRS, NOT_THEIRS],
    ['southern', NOT_THEIRS, NOT_THEIRS],
    ['bare', 'NO_PERMISSION', 'NO_PERMISSION'],
    ['odd', 'NO_PERMISSION', 'NO_PERMISSION'],
  ]
  it.each(MATRIX)('%s is answered %s for a phone and %s for a bank number', async (user, phone, bank) => {
    const ask = await askerOf(user)
    for (const [field, code] of [
      ['phone', phone],
      ['bank', bank],
    ] as const) {
      const answer = await ask({ id: 'm1', field })
      expect(answer.code ?? '').toBe(code)
      if (code !== '') expect(JSON.stringify(answer)).not.toContain(FULL[field].slice(3, 7))
    }
    expect(lines()).toHaveLength([phone, bank].filter((code) => code === '').length)
  })

  it('R6 of another city, of a case that is not theirs and of no case answers like one that is not there', async () => {
    const ask = await askerOf('follow')
    const none = await ask({ id: 'nobody', field: 'phone' })
    expect(none).toMatchObject({ success: false, code: 'NOT_FOUND' })
    for (const id of ['m2', 'm4']) expect(await ask({ id, field: 'phone' })).toEqual(none)
    // Whether a field exists is no answer about a record that is not theirs.
    expect(await ask({ id: 'm2', field: 'nobody' })).toEqual(none)
  })

  it('needs the privilege to save, even from those who work on the case', async () => {
    await fixture.addCase('p5', { hf20ManagerId: 'a-viewer' })
    await fixture.put(partyTable, 'm5', { prjId: 'p5', ...FULL }, { project: 'p5', city: '440100' })
    expect(await (await askerOf('viewer'))({ id: 'm5', field: 'phone' })).toMatchObject({
      code: 'NO_PERMISSION',
      message: '没有“保存”权限，请联系管理员',
    })
    expect(await (await askerOf('viewer'))({ id: 'm1', field: 'phone' })).toMatchObject({
      code: 'NO_PERMISSION',
      message: '只有该项目的跟进人员和经理可以查看完整的个人信息',
    })
  })

  it('R25 can be asked for wherever a case has any', () => {
    const names = new Set(allCalls().map(callName))
    const ofCases = [member, ...MEMBER_RECORDS.map(({ entity }) => entity)]
    const masked = ofCases.filter(({ fields }) => Object.values(fields).some(({ sensitive }) => sensitive))
    expect(masked.map(({ service }) => service)).toContain('Hf23PrjMember')
    for (const { service } of ofCases)
      expect([service, names.has(`${service}.revealField`)]).toEqual([
        service,
        masked.some((entity) => entity.service === service),
      ])
  })

  it('names what cannot be revealed: unknown fields, those that are not masked, and empty ones', async () => {
    const ask = await askerOf('manager')
    expect(issuesOf(await ask({ id: 'm1', field: 'nobody' }))).toEqual({ field: '没有这个字段：nobody' })
    for (const field of ['constructor', '__proto__', 'x'.repeat(65)])
      expect(await ask({ id: 'm1', field })).toMatchObject({ code: 'INVALID' })
    expect(issuesOf(await ask({ id: 'm1', field: 'name' }))).toEqual({ field: '姓名没有遮盖，不需要查看完整内容' })
    expect(issuesOf(await ask({ id: 'm3', field: 'phone' }))).toEqual({ field: '手机号码没有填写' })
    expect(await ask({ id: 'm1' })).toMatchObject({ code: 'INVALID', message: '字段必填' })
    expect(await ask({ id: 'm1', field: 'phone', reason: 'x'.repeat(501) })).toMatchObject({ code: 'INVALID' })
    for (const reason of [null, '', '  '])
      expect(issuesOf(await ask({ id: 'm1', field: 'phone', reason }))).toEqual({ reason: '查看原因必填' })
    expect(lines()).toEqual([])
  })
})

describe('the audit entry of a reveal', () => {
  it('R27 says who saw which field of which record, and never what was in it', async () => {
    const ask = await askerOf('follow')
    await ask({ id: 'm1', field: 'card', reason: ' 核对证件 ' })
    await ask({ id: 'm1', field: 'phone' })
    expect(lines()).toEqual([
      {
        at: fixture.clock.now,
        by: 'a-follow',
        action: 'Zz05Party.revealField',
        table: 'zz05_party',
        key: 'm1',
        project: 'p1',
        city: '440100',
        version: null,
        before: {},
        after: { field: 'card', reason: '核对证件' },
        result: 'done',
        requestId: 'r1',
        address: '127.0.0.*',
      },
      expect.objectContaining({ after: { field: 'phone', reason: '核对' } }),
    ])
    for (const value of Object.values(FULL))
      expect(JSON.stringify([fixture.auditLog, await fixture.rows(revealTable)])).not.toContain(value)
  })

  it('is all that is left: no key keeps the answer, nobody hears of it, and the record is not touched', async () => {
    const ask = await askerOf('follow')
    expect(await ask({ id: 'm1', field: 'card' }, 'k1')).toMatchObject({ success: true })
    expect(await ask({ id: 'm1', field: 'phone' }, 'k1')).toMatchObject({ success: true, data: { field: 'phone' } })
    expect(await fixture.rows(idempotencyTable)).toEqual([])
    expect([published, fixture.reports]).toEqual([[], []])
    expect((await fixture.rows(partyTable)).map(({ version }) => version)).toEqual([1, 1, 1, 1])
  })

  it('does not look like a change to a person who saves later', async () => {
    const [ask, follow] = [await askerOf('manager'), await fixture.as('follow')]
    await ask({ id: 'm1', field: 'card', reason: 'name' })
    expect(await follow('Zz05Party.doSave', { keyValue: 'm1', version: 1, name: '例戊' })).toMatchObject({
      success: true,
    })
  })

  it('is written with the reveal or not at all', async () => {
    const silent: Store = {
      close: () => fixture.store.close(),
      unit: (by, work) =>
        fixture.store.unit(by, (unit) => work({ ...unit, audit: () => Promise.reject(new Error('trail full')) })),
    }
    const answer = await (await askerOf('follow', silent))({ id: 'm1', field: 'card' })
    expect(answer).toMatchObject({ success: false, code: 'INTERNAL' })
    expect(JSON.stringify(answer)).not.toContain(FULL.card)
    expect(await fixture.rows(revealTable)).toEqual([])
  })
})

describe('the limit', () => {
  const use = async (ask: Ask, times: number) => {
    for (let count = 0; count < times; count += 1)
      expect(await ask({ id: 'm1', field: 'phone' })).toMatchObject({ success: true })
  }

  it('R25 A25 refuses the 61st within an hour, saying when it may go on, and lets others go on', async () => {
    const ask = await askerOf('follow')
    await use(ask, 1)
    fixture.clock.now += 60_000
    await use(ask, 59)
    const refused = await ask({ id: 'm1', field: 'phone' })
    expect(refused).toMatchObject({
      status: 429,
      success: false,
      code: 'RATE_LIMITED',
      message: '一小时内最多查看60项完整的个人信息，请在2026-11-21 11:00:00之后再试',
    })
    expect(JSON.stringify(refused)).not.toContain('0000')
    expect(lines()).toHaveLength(60)
    await use(await askerOf('sales'), 1)
  })

  it('counts any sixty minutes, not the hours of a clock, and what was refused does not count', async () => {
    const ask = await askerOf('follow')
    await use(ask, 1)
    fixture.clock.now += HOUR / 2
    const later = await askerOf('follow')
    await use(later, 59)
    for (let count = 0; count < 3; count += 1)
      expect(await later({ id: 'm1', field: 'phone' })).toMatchObject({ code: 'RATE_LIMITED' })
    fixture.clock.now += HOUR / 2
    const again = await askerOf('follow')
    await use(again, 1)
    expect(await again({ id: 'm1', field: 'phone' })).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('2026-11-21 11:30:00'),
    })
  })

  it('holds over two processes and at the same moment', async () => {
    const [one, other] = [await askerOf('follow'), await askerOf('follow')]
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) => (index % 2 === 0 ? one : other)({ id: 'm1', field: 'phone' })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(60)
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(Array.from({ length: 10 }, () => 'RATE_LIMITED'))
  })
})

describe('masked values', () => {
  it('R25 leave masked in every other answer', async () => {
    const [manager, follow] = [await fixture.as('manager'), await fixture.as('follow')]
    const conflict = async () => {
      await manager('Zz05Party.doSave', { keyValue: 'm1', version: 1, phone: '15400001111' })
      return follow('Zz05Party.doSave', { keyValue: 'm1', version: 1, phone: '15400003333' })
    }
    const answers = [
      await manager('Zz05Party.getSubPageList', { objKey: 'p1' }),
      await manager('Zz05Party.getOne', { id: 'm1' }),
      await manager('Zz05Party.doCreate', { id: 'm1' }),
      await manager('Zz05Party.doSave', { keyValue: 'm1', version: 1 }),
      await conflict(),
    ]
    expect(answers.at(-1)).toMatchObject({
      code: 'CONFLICT',
      data: { record: { phone: '154******11', card: MASKS.card } },
    })
    expect(rowsIn(answers[0] ?? {}).find(({ keyValue }) => keyValue === 'm1')).toMatchObject(MASKS)
    const spoken = JSON.stringify([answers, await fixture.rows(idempotencyTable)])
    for (const value of [...Object.values(FULL), '15400001111', '15400003333']) expect(spoken).not.toContain(value)
    const exported = await fixture.backend.stream({
      service: 'Zz05Party',
      method: 'doExport',
      token: await tokenOf('manager'),
      address: 'a',
      requestId: 'r',
      body: { encoding: 'json', value: { columns: 'name,phone,card,bank' } },
    })
    let csv = ''
    if (exported.ok) for await (const chunk of exported.stream.chunks) csv += chunk
    expect(csv).toContain(`例甲,154******11,${MASKS.card},${MASKS.bank}`)
  })

  it('A26 that come back leave what is stored; any other stars are refused by name and stored nowhere', async () => {
    const follow = await fixture.as('follow')
    expect(await follow('Zz05Party.doSave', { keyValue: 'm1', version: 1, name: '例己', ...MASKS })).toMatchObject({
      success: true,
      data: { ...MASKS, version: 2 },
    })
    expect((await fixture.rows(partyTable)).find(({ key }) => key === 'm1')?.values).toMatchObject(FULL)
    const stars = { phone: '138******34', card: '4401*', bank: '*' }
    const wrong = {
      phone: '手机号码含有遮盖字符，请重新填写',
      card: '证件号码含有遮盖字符，请重新填写',
      bank: '银行账号含有遮盖字符，请重新填写',
    }
    expect(issuesOf(await follow('Zz05Party.doSave', { keyValue: 'm1', version: 2, ...stars }))).toEqual(wrong)
    expect(issuesOf(await follow('Zz05Party.doSave', { prjId: 'p1', name: '例庚', ...MASKS }))).toEqual(wrong)
    expect(JSON.stringify(await fixture.rows(partyTable))).not.toContain('*')
  })

  it('of what others replaced meanwhile end as a conflict, not as a wrong value', async () => {
    await (await fixture.as('manager'))('Zz05Party.doSave', { keyValue: 'm1', version: 1, phone: '15400001111' })
    expect(
      await (await fixture.as('follow'))('Zz05Party.doSave', { keyValue: 'm1', version: 1, phone: MASKS.phone }),
    ).toMatchObject({ code: 'CONFLICT', data: { fields: ['phone'] } })
  })

  it('are not copied: a copy starts without personal data', async () => {
    const copy = recordIn(await (await fixture.as('manager'))('Zz05Party.doCreate', { id: 'm1', isClone: 1 }))
    expect(copy).toMatchObject({ keyValue: null, name: '例甲', phone: null, card: null, bank: null })
  })

  it('ruling 20: are found whole only and not sorted by, so that nobody counts their way to them', async () => {
    const manager = await fixture.as('manager')
    expect(issuesOf(await manager('Zz05Party.getSubPageList', { objKey: 'p1', phone: '1540000' }))).toEqual({
      phone: '手机号码只能按完整号码或最后四位查询',
    })
    expect(issuesOf(await manager('Zz05Party.getSubPageList', { objKey: 'p1', sort: 'phone:asc' }))).toEqual({
      sort: '不能按此排序：phone:asc',
    })
    expect(() =>
      defineGrid({
        name: 'X',
        title: 'X',
        entity: party,
        columns: [],
        search: ['name'],
        sort: { field: 'phone', order: 'asc' },
      }),
    ).toThrow('personal data')
  })
})
