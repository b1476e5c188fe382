import { beforeEach, describe, expect, it } from 'vitest'
import { communityTable } from '../../../lib/backend/community/community-table.ts'
import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { bankWeightTable, recommendationTable } from '../../../lib/backend/recommendation/recommendation-tables.ts'
import { type CaseRecordFixture, HOUSE } from './case-record-fixture.ts'
import { MORNING, type Send } from '../handlers/fixture.ts'
import { openLoanFixture } from './loan-fixture.ts'
import type { UserName } from '../handlers/people.ts'

interface Result {
  readonly at: number | null
  readonly by: string
  readonly stale: boolean
  readonly rows: readonly { readonly divisionId: string; readonly score: number; readonly reasons: readonly string[] }[]
}
let fixture: CaseRecordFixture
let follow: Send
beforeEach(async () => {
  fixture = await openLoanFixture()
  follow = await fixture.as('follow')
})
const answer = (send: Send, method: string, body: Readonly<Record<string, unknown>>) => send(`Prj.${method}`, body)
const read = async (body: Readonly<Record<string, unknown>> = {}, send = follow) =>
  // adapter: the answer of the call
  (await answer(send, 'getPrjRecommandResult', { prjId: 'p1', ...body })).data as Result
// adapter: the answer of the call
const renew = async (send = follow) => (await answer(send, 'updateRecommand', { prjId: 'p1' })).data as Result
const number = async (body: Readonly<Record<string, unknown>> = {}, send = follow) =>
  ((await answer(send, 'getEvaluateRecommandDivsionNum', body)).data as { readonly num: number }).num
const change = (values: Readonly<Record<string, unknown>>) =>
  follow('Hf20PrjBase.doSave', { keyValue: 'p1', ...values })

describe('the recommendation of a case', () => {
  it('CAL-011 is empty until a person asks for it', async () =>
    expect(await read()).toEqual({ at: null, by: '', stale: false, rows: [] }))
  it('CAL-012 is made from the case, stored, and read as it was made', async () => {
    const made = await renew()
    expect(made).toMatchObject({ at: MORNING, by: '例跟进', stale: false })
    expect(made.rows).toEqual([
      {
        divisionId: 'org-bank',
        name: '示例银行天河支行',
        type: 'HF9C01',
        score: 60,
        reasons: ['办理商业按揭', '与房屋同区'],
        address: null,
        phone: null,
        foreign: 0,
      },
      {
        divisionId: 'org-foreign',
        name: '示例外资银行天河支行',
        type: 'HF9C01',
        score: 60,
        reasons: ['办理商业按揭', '与房屋同区'],
        address: null,
        phone: null,
        foreign: 1,
      },
      {
        divisionId: 'org-entrusted',
        name: '样本银行越秀支行',
        type: 'HF9C01',
        score: 40,
        reasons: ['办理商业按揭'],
        address: '示例路2号',
        phone: '020-00000002',
        foreign: 0,
      },
    ])
    expect(await read()).toEqual(made)
    expect(await read({}, await fixture.as('viewer'))).toEqual(made)
  })
  it('CAL-012 asked for again is one row with another author, and an entry in the audit log each time', async () => {
    await renew()
    fixture.clock.now += 60_000
    expect(await renew(await fixture.as('manager'))).toMatchObject({ at: MORNING + 60_000, by: '例经理' })
    expect(await fixture.rows(recommendationTable)).toMatchObject([
      { key: 'p1', project: 'p1', city: '440100', version: 2 },
    ])
    expect(
      fixture.auditLog
        .filter(({ table }) => table === recommendationTable.name)
        .map(({ action, by, key, version }) => [action, by, key, version]),
    ).toEqual([
      ['Prj.updateRecommand', 'a-follow', 'p1', 1],
      ['Prj.updateRecommand', 'a-manager', 'p1', 2],
    ])
  })
  it('CAL-012 asked for by two at once is stored twice, one after the other', async () => {
    const answers = await Promise.all([
      answer(follow, 'updateRecommand', { prjId: 'p1' }),
      answer(await fixture.as('sales'), 'updateRecommand', { prjId: 'p1' }),
    ])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
    expect(await fixture.rows(recommendationTable)).toMatchObject([{ version: 2 }])
  })
  it('BAS-045 is stale once what counts has changed, and fresh when that is undone or it is renewed', async () => {
    await renew()
    const stale = async (values: Readonly<Record<string, unknown>>) => {
      expect(await change(values)).toMatchObject({ success: true })
      return (await read()).stale
    }
    expect([
      await stale({ hf20HouseMarketPrice: 1_000_000 }),
      await stale({ hf20HouseArea: '440104' }),
      await stale({ hf20HouseArea: '440106' }),
      await stale({ hf20ReturnWay: 'HX0301' }),
      await stale({ hf20ReturnWay: null, prjPayType: 'HH2002' }),
    ]).toEqual([false, true, false, true, true])
    expect((await renew()).rows.map(({ divisionId, score }) => [divisionId, score])).toEqual([
      ['org-fund', 60],
      ['org-desk', 40],
      ['org-entrusted', 34],
    ])
    expect((await read()).stale).toBe(false)
  })
  it('ROU-003 BAS-045 goes by the weights laid down, those of the loan scheme before those of all', async () => {
    const found = ({ rows }: Result) =>
      rows.map(({ divisionId, score, reasons }) => [divisionId, score, reasons.length])
    expect(found(await renew())).toEqual([
      ['org-bank', 60, 2],
      ['org-foreign', 60, 2],
      ['org-entrusted', 40, 1],
    ])
    await fixture.put(bankWeightTable, 'w-all', {
      weightFor: 'DISTRICT',
      weightScheme: null,
      weightValue: 0,
      enabled: 1,
    })
    expect((await read()).stale).toBe(true)
    // Of the remaining 80 points, 40 are for the services of the organisation.
    expect(found(await renew())).toEqual([
      ['org-bank', 50, 1],
      ['org-entrusted', 50, 1],
      ['org-foreign', 50, 1],
    ])
    await fixture.put(bankWeightTable, 'w-scheme', {
      weightFor: 'DISTRICT',
      weightScheme: 'HF9901',
      weightValue: 80,
      enabled: 1,
    })
    await fixture.put(bankWeightTable, 'w-other', {
      weightFor: 'FIT',
      weightScheme: 'HF9902',
      weightValue: 100,
      enabled: 1,
    })
    await fixture.put(bankWeightTable, 'w-off', {
      weightFor: 'FIT',
      weightScheme: 'HF9901',
      weightValue: 1,
      enabled: 0,
    })
    expect(found(await renew())).toEqual([
      ['org-bank', 75, 2],
      ['org-foreign', 75, 2],
      ['org-entrusted', 25, 1],
    ])
    expect((await read()).stale).toBe(false)
  })
  it('BAS-045 is made for where the house stands, and how far that is', async () => {
    await fixture.put(communityTable, 'c1', {
      communityName: '示例花园',
      communityCity: '440100',
      communityArea: '440104',
      communityEnabled: 1,
      communityLng: 113.27,
      communityLat: 23.13,
    })
    await fixture.put(organisationTable, 'org-close', {
      hf31BranceName: '示例近处支行',
      hf31OrgType: 'HF9C01',
      hf31City: '440100',
      hf31Area: '440104',
      hf31Enabled: 1,
      hf31Lng: 113.28,
      hf31Lat: 23.13,
    })
    await renew()
    await follow(`${HOUSE}.doSave`, {
      hf29PrjId: 'p1',
      hf29City: '440100',
      hf29Area: '440104',
      hf29Village: '示例花园',
    })
    expect((await read()).stale).toBe(true)
    expect((await renew()).rows[0]).toMatchObject({
      divisionId: 'org-close',
      score: 76,
      reasons: ['办理商业按揭', '与房屋同区', '距房屋约1.0公里'],
    })
  })
  it('BAS-045 names organisations as they are called today, and leaves out what is no longer there', async () => {
    await renew()
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
      await unit.update(organisationTable, 'org-bank', 1, { hf31BranceName: '示例新名支行' })
      await unit.update(organisationTable, 'org-foreign', 1, { hf31Enabled: 0 })
      await unit.remove(organisationTable, 'org-entrusted')
    })
    expect(await read()).toMatchObject({ stale: true, rows: [{ divisionId: 'org-bank', name: '示例新名支行' }] })
  })
  it('OPN-010 is narrowed down to a business', async () => {
    await change({ prjPayType: 'HH2003' })
    await renew()
    const ids = async (businessType: string) => (await read({ businessType })).rows.map(({ divisionId }) => divisionId)
    expect([(await ids('HF0401')).length, await ids('HF0402'), await ids('HF0404')]).toEqual([
      5,
      ['org-bank', 'org-foreign', 'org-entrusted'],
      [],
    ])
  })
  it('CAL-012 is announced to open screens, and again when it no longer holds', async () => {
    const { token } = (await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' }))
      .data as { readonly token: string } // adapter: the answer of the log-in
    const received: string[] = []
    await fixture.backend.live.admit(token, { send: (text) => void received.push(text), end: () => undefined })
    const news = () => received.map((text) => JSON.parse(text) as unknown)
    await renew()
    await expect.poll(news).toEqual([{ topic: 'Prj', id: 'p1' }])
    await change({ hf20HouseMarketPrice: 1_000_000 })
    await change({ hf20ReturnWay: 'HX0301' })
    const saved = { topic: 'Hf20PrjBase', id: 'p1' }
    await expect.poll(news).toEqual([{ topic: 'Prj', id: 'p1' }, saved, saved, { topic: 'Prj', id: 'p1' }])
  })
})

describe('the rights to a recommendation:', () => {
  it.each<readonly [UserName, string | null, string | null]>([
    ['follow', null, null],
    ['sales', null, null],
    ['manager', null, null],
    ['provider', null, null],
    ['viewer', null, 'NO_PERMISSION'],
    ['finance', null, 'NO_PERMISSION'],
    ['southern', 'NOT_FOUND', 'NOT_FOUND'],
    ['bare', 'NO_PERMISSION', 'NO_PERMISSION'],
  ])('%s reads it: %s, makes it again: %s', async (user, reads, makes) => {
    const send = await fixture.as(user)
    expect([
      (await answer(send, 'getPrjRecommandResult', { prjId: 'p1' })).code ?? null,
      (await answer(send, 'updateRecommand', { prjId: 'p1' })).code ?? null,
    ]).toEqual([reads, makes])
  })
  it('nobody has one for a case that does not exist', async () => {
    for (const method of ['getPrjRecommandResult', 'updateRecommand', 'getEvaluateRecommandDivsionNum'])
      expect(await answer(follow, method, { prjId: 'nobody' })).toMatchObject({ code: 'NOT_FOUND' })
    for (const method of ['getPrjRecommandResult', 'updateRecommand'])
      expect(await answer(follow, method, {})).toMatchObject({ code: 'INVALID', message: '项目ID必填' })
  })
  it('CAL-012 PRJ-042 nobody but a manager makes it again in a case that is closed', async () => {
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
      unit.update(projectTable, 'p1', 1, { hf20DemandStep: 'HX0507' }),
    )
    expect(await answer(follow, 'updateRecommand', { prjId: 'p1' })).toMatchObject({
      code: 'STATUS',
      message: '项目已结案，不能修改；如需修改请联系经理',
    })
    expect(await answer(follow, 'getPrjRecommandResult', { prjId: 'p1' })).toMatchObject({ success: true })
    expect(await answer(await fixture.as('manager'), 'updateRecommand', { prjId: 'p1' })).toMatchObject({
      success: true,
    })
  })
})

describe('the number that could be recommended', () => {
  it('CAL-013 is told for an unsaved case too, in the city worked in unless another one is named', async () => {
    expect([
      await number(),
      await number({ prjPayType: 'HH2001' }),
      await number({ prjPayType: 'HH2002' }),
      await number({ hf20LoanScheme: 'HF9905' }),
      await number({ prjPayType: 'HH2001', hf20HouseCity: '440300' }),
      await number({ prjPayType: 'HH2004' }),
    ]).toEqual([0, 3, 3, 2, 1, 0])
    expect([
      await number({ hf20LoanScheme: 'HF9905', hf20AcceptRetNoEnd: '0.05' }),
      await number({ businessType: 'HF0404' }),
      await number({ businessType: 'HF0402', prjPayType: 'HH2001' }),
    ]).toEqual([1, 2, 4])
    expect(await number({ prjPayType: 'HH2001' }, await fixture.as('southern'))).toBe(1)
  })
  it('CAL-013 is told for a case as its form stands, without storing anything', async () => {
    expect([
      await number({ prjId: 'p1' }),
      await number({ prjId: 'p1', prjPayType: 'HH2003' }),
      await number({ prjId: 'p1', hf20LoanScheme: 'HF9905' }),
      await number({ prjId: 'p1', hf20HouseCity: '440300' }),
      await number({ prjId: 'p1', prjPayType: null, hf20LoanScheme: null }),
    ]).toEqual([3, 5, 2, 1, 0])
    expect(await fixture.rows(recommendationTable)).toEqual([])
    expect(await number({ prjId: 'p1' })).toBe((await renew()).rows.length)
  })
  it('CAL-013 refuses what is no basic requirement', async () => {
    expect(await answer(follow, 'getEvaluateRecommandDivsionNum', { hf20HouseMarketPrice: 1 })).toMatchObject({
      code: 'INVALID',
    })
    expect(await answer(follow, 'getEvaluateRecommandDivsionNum', { hf20AcceptRetNoEnd: 'cheap' })).toMatchObject({
      code: 'INVALID',
    })
  })
})
