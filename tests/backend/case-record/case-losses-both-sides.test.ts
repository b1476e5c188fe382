import { beforeAll, describe, expect, it } from 'vitest'
import { fieldState } from '../../../lib/catalogue/field-state.ts'
import { isEmpty, sameValue } from '../../../lib/catalogue/kind.ts'
import { factsOf, type ProjectFacts } from '../../../lib/domain/facts.ts'
import { readWireRecord } from '../../../lib/form/state/record-values.ts'
import { addOffices, formOver, kindOf, openRecord, sampleOf, sentBy, type Values } from './both-sides.ts'
import { type CaseRecordFixture, DEMAND, HOUSE, LOAN, openCaseRecordFixture, TRADE } from './case-record-fixture.ts'
import { recordIn, type Send } from '../handlers/fixture.ts'
import { DEAL } from '../member/member-fixture.ts'

let fixture: CaseRecordFixture
let follow: Send
beforeAll(async () => {
  fixture = await openCaseRecordFixture()
  follow = await fixture.as('follow')
  await addOffices(fixture)
  await fixture.addMember('owner', { hf23MemberType: '1', hf23MemberRole: ['HFB806'] })
})
// adapter: the case of the fixture, which the facts are part of
const facts = factsOf({ ...DEAL, hf20Ctrl1: 1 } as unknown as ProjectFacts, { trade: null })
let serial = 0

/** A stored record in a case of its own, and the form that edits it. */
async function opened(service: string, stored: Values) {
  serial += 1
  const [id, key] = [`c${serial}`, `r${serial}`]
  await fixture.addCase(id, { ...DEAL, hf20Ctrl1: 1 })
  await fixture.addRecordOf(service, key, stored, id)
  return {
    key,
    controller: await formOver(follow, kindOf(service).entity, await openRecord(follow, service, key), id, facts),
  }
}

/** The fields a change empties: as the form announces them, and as the server empties them. */
async function emptied(service: string, stored: Values, change: Values) {
  const { key, controller } = await opened(service, stored)
  const before = controller.basis().values
  for (const [name, value] of Object.entries(change)) controller.change({ [name]: value })
  const reportedLosses = Object.fromEntries(controller.losses().map(({ field, from }) => [field, from]))
  const answer = await follow(`${service}.doSave`, sentBy(controller) ?? {})
  const after = readWireRecord(controller.entity, recordIn(answer)).values
  const lost = Object.keys(controller.entity.fields).filter(
    (name) => !Object.hasOwn(change, name) && !isEmpty(before[name]) && isEmpty(after[name]),
  )
  // The server stores what the form shows after the change, except for texts that the server composes.
  const differing = Object.keys(controller.entity.fields).filter(
    (name) =>
      !['crtTime', 'crtUsr', 'updTime', 'updUsr'].includes(name) &&
      !controller.entity.composed[name] &&
      !sameValue(controller.values()[name], after[name]),
  )
  return {
    success: answer.success,
    reportedLosses,
    lost: Object.fromEntries(lost.map((name) => [name, before[name]])),
    differing,
    key,
  }
}

const HOME = {
  hf29Province: '440000',
  hf29City: '440100',
  hf29Area: '440112',
  hf29Village: '示例花园',
  hf29Address: '示例路1号',
  hf29BelStep: '0',
}
const MOVED = {
  hf29AddressChange: 'HF9002',
  hf29NewProvince: '440000',
  hf29NewCity: '440100',
  hf29NewArea: '440106',
  hf29NewAddress: '示例路2号',
}
const OWING = { hf29LoanStatus: 'HF7902', hf29RepayMode: 'HX3401', hf29RepayAmt: 500_000, hf29LoanDate: '2020-01-01' }
const LENT = {
  hf2iLoanAmt: 1_000_000,
  hf2iHandleOrg: 'org-desk',
  hf2iLendersOrg: 'org-bank',
  hf2iAssessCompany: 'org-assessor',
  hf2iFundLoan: 600_000,
}
const SOUGHT = {
  hf22City: '440100',
  hf22Areas: ['440103', '440106'],
  hf22VillageDetail: '示例花园',
  hf22ReqDegree: ['HF0301'],
  hf22School: '示例小学',
}

describe('what a change empties', () => {
  it.each<readonly [string, string, Values, Values, readonly string[]]>([
    ['HSE-051', HOUSE, OWING, { hf29LoanStatus: 'HF7901' }, ['hf29RepayMode']],
    ['HSE-051', HOUSE, OWING, { hf29LoanStatus: null }, ['hf29RepayMode']],
    ['HSE-051', HOUSE, { ...OWING, hf29LoanStatus: 'HF7903' }, { hf29LoanStatus: 'HF7901' }, ['hf29RepayMode']],
    ['HSE-048', HOUSE, OWING, { hf29LoanStatus: 'HF7903' }, []],
    ['HSE-048', HOUSE, OWING, { hf29LoanStatus: 'HF7904' }, []],
    ['HSE-004', HOUSE, HOME, { hf29City: '440300' }, ['hf29Area', 'hf29Village']],
    ['HSE-004', HOUSE, HOME, { hf29Province: '110000' }, ['hf29City', 'hf29Area', 'hf29Village']],
    ['HSE-004', HOUSE, HOME, { hf29City: '440300', hf29Area: '440304' }, ['hf29Village']],
    ['HSE-006', HOUSE, { ...HOME, ...MOVED }, { hf29NewCity: '440300' }, ['hf29NewArea']],
    ['HSE-006', HOUSE, { ...HOME, ...MOVED }, { hf29NewProvince: '110000' }, ['hf29NewCity', 'hf29NewArea']],
    ['HSE-046', HOUSE, { ...HOME, ...MOVED }, { hf29AddressChange: 'HF9001' }, []],
    [
      'HSE-062',
      HOUSE,
      { hf29HourseType: 'HF7501', hf29Nature: 'HX2502', hf29LandFee: 'HF8301', hf29LandCost: 1_000 },
      { hf29HourseType: 'HF7502' },
      [],
    ],
    [
      'TRD-020',
      TRADE,
      { hf2hTradeType: 'HFG501', hf2hDeposit: 50_000, hf2hOtherCondition: 'HFF201', hf2hAmt6: 100 },
      { hf2hTradeType: 'HFG505' },
      [],
    ],
    [
      'LON-013',
      LOAN,
      { ...LENT, hf2iLoanType: 'HF9902' },
      { hf2iLoanType: 'HF9901' },
      ['hf2iHandleOrg', 'hf2iLendersOrg'],
    ],
    [
      'LON-013',
      LOAN,
      { ...LENT, hf2iLoanType: 'HF9903' },
      { hf2iLoanType: 'HF9901' },
      ['hf2iHandleOrg', 'hf2iLendersOrg'],
    ],
    [
      'LON-013',
      LOAN,
      { ...LENT, hf2iLoanType: 'HF9907' },
      { hf2iLoanType: 'HF9901' },
      ['hf2iHandleOrg', 'hf2iLendersOrg'],
    ],
    ['LON-013', LOAN, LENT, { hf2iLoanType: 'HF9901' }, ['hf2iHandleOrg', 'hf2iLendersOrg']],
    ['LON-013', LOAN, { ...LENT, hf2iLoanType: 'HF9901' }, { hf2iLoanType: 'HF9903' }, []],
    [
      'LON-013',
      LOAN,
      { ...LENT, hf2iLoanType: 'HF9902' },
      { hf2iLoanType: 'HF9901', hf2iLendersOrg: 'org-bank1' },
      ['hf2iHandleOrg'],
    ],
    ['DEM-010', DEMAND, SOUGHT, { hf22City: '440300' }, ['hf22Areas']],
    ['DEM-010', DEMAND, SOUGHT, { hf22City: '440300', hf22Areas: ['440304'] }, []],
    ['DEM-008', DEMAND, SOUGHT, { hf22ReqDegree: ['HF0304'] }, []],
  ])('%s %s %o by %o: the form names and the server empties only %j', async (_id, service, stored, change, fields) => {
    const { success, reportedLosses, lost, differing } = await emptied(service, stored, change)
    expect([success, Object.keys(reportedLosses).toSorted()]).toEqual([true, [...fields].toSorted()])
    expect(reportedLosses).toEqual(lost)
    expect(differing).toEqual([])
  })
  it('is reported while it holds: once taken back, nothing is lost and nothing is sent', async () => {
    const { controller } = await opened(LOAN, { ...LENT, hf2iLoanType: 'HF9902' })
    controller.change({ hf2iLoanType: 'HF9901' })
    expect(controller.losses().map(({ field, from, because }) => [field, from, because])).toEqual([
      ['hf2iHandleOrg', 'org-desk', 'hf2iLoanType'],
      ['hf2iLendersOrg', 'org-bank', 'hf2iLoanType'],
    ])
    controller.change({ hf2iLoanType: 'HF9902', hf2iHandleOrg: 'org-desk', hf2iLendersOrg: 'org-bank' })
    expect([controller.losses(), controller.isDirty(), sentBy(controller)]).toEqual([[], false, null])
  })
})

/** Stored states in which a condition that empties a field holds although the server preset the field. */
const PRESET: readonly (readonly [string, string, Values, readonly string[]])[] = [
  [
    'HSE-051',
    HOUSE,
    { hf29City: '440100', hf29Area: '440106', hf29LoanStatus: 'HF7901', hf29RepayMode: 'HX3401' },
    ['hf29RepayMode'],
  ],
  ['HSE-051', HOUSE, { hf29City: '440100', hf29Area: '440106', hf29RepayMode: 'HX3402' }, ['hf29RepayMode']],
  ['LON-018', LOAN, { ...LENT, hf2iLoanType: 'HF9901' }, ['hf2iHandleOrg', 'hf2iLendersOrg']],
]
/** Fields that can empty others; each of them is among the changes above. */
const CAUSES = new Set(['hf29Province', 'hf29City', 'hf29LoanStatus', 'hf2iLoanType'])

describe('what the server preset', () => {
  it.each(PRESET)(
    '%s stays in %s with %j through every change that is about something else',
    async (_id, service, stored, preset) => {
      const { entity } = kindOf(service)
      const { key, controller: first } = await opened(service, stored)
      const own = first
        .visible()
        .filter(
          (name) => fieldState(entity, name, first.scope()).editable && !CAUSES.has(name) && !preset.includes(name),
        )
      expect(own.length).toBeGreaterThan(10)
      let changed = 0
      for (const name of own) {
        const field = fieldState(entity, name, {}).field
        const value = [sampleOf(field), sampleOf(field, 1)].find(
          (sample) => !isEmpty(sample) && !sameValue(sample, stored[name]),
        )
        if (value === undefined) continue
        const controller = await formOver(follow, entity, await openRecord(follow, service, key), 'p1', facts)
        controller.change({ [name]: value })
        expect([name, controller.losses()]).toEqual([name, []])
        const answer = await follow(`${service}.doSave`, sentBy(controller) ?? {})
        expect([name, answer.success ? '' : answer.message, preset.map((one) => recordIn(answer)[one])]).toEqual([
          name,
          '',
          preset.map((one) => stored[one]),
        ])
        changed += 1
      }
      expect(changed).toBeGreaterThan(own.length - 6)
    },
  )
})
