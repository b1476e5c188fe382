import { unmatchedPaymentTable } from '../../../lib/backend/payment/unmatched-payment-table.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import { TEMPLATE_ROWS } from '../../../lib/backend/seed/form-templates/seed-templates.ts'
import type { Store, Unit, Values } from '../../../lib/backend/store.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { demandTable, houseTable, loanTable, tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { chargeTable } from '../../../lib/backend/fee/fee-tables.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { formTemplateTable } from '../../../lib/backend/form-record/form-template-table.ts'
import { gridViewTable } from '../../../lib/backend/grid/grid-view-table.ts'
import { memberRecordTables, memberTable } from '../../../lib/backend/member/member-tables.ts'
import { memberFileTable, paperTypeTable } from '../../../lib/backend/paper/paper-tables.ts'
import { projectRoleTable } from '../../../lib/backend/project-role/project-role-table.ts'
import { userRoleTable, userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { toolDefinitionTable } from '../../../lib/backend/tool/tool-tables.ts'
import { FILE_CLASS } from '../../../lib/domain/codes.ts'
import { MEMBER_RECORDS } from '../../../lib/domain/member/member-records.ts'
import { type Fixture, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { COLLECTED, sendIncome, spend, SPENT, UNPAID } from '../fee/fees-fixture.ts'
import { CARD, DEAL } from '../member/member-fixture.ts'
import { ENTRIES, type UserName } from '../handlers/people.ts'

/** A case of one's own, one of others in the same city, and one of another city with the people of the first in it. */
export const CASES = { own: '440100', other: '440100', far: '440300' } as const
export type Case = keyof typeof CASES

/** The callers, by their relation to the cases `own` and `far`. None of them takes part in `other`. */
export const WHO = {
  out: 'signed out',
  viewer: 'only looks',
  sales: 'salesperson of the case',
  service: 'customer service of the case',
  stranger: 'customer service of no case',
  provider: 'employee of its provider',
  rival: 'employee of another provider',
  follow: 'follow-up manager of the case',
  finance: 'finance',
  manager: 'manager, working in Guangzhou',
  southern: 'manager of Shenzhen alone',
} as const
export type Who = keyof typeof WHO
export const PEOPLE = Object.keys(WHO) as readonly Who[] // adapter: the names of that very table

const ADDED = {
  stranger: { role: 'ROLE_SERVICE', provider: null },
  rival: { role: 'ROLE_PROVIDER', provider: 'org-desk' },
} as const

export interface CallsBackend {
  readonly fixture: Fixture
  /** Sends a call as a user; whatever it does is undone again. */
  readonly send: (who: Who) => Send
  readonly rowKeys: Readonly<Record<Case, CaseRowKeys>>
}

/** Keys of the ledger rows of a case. */
export interface CaseRowKeys {
  readonly income: unknown
  /** Collected, for finance to see. */
  readonly waiting: unknown
  readonly unpaid: unknown
  readonly expense: unknown
  readonly code: unknown
  /** A form to be filled in for it. */
  readonly form: unknown
}

/**
 * Everything a call of the contract could be about, three times; every call is carried out whole and leaves nothing.
 */
export async function openCallsBackend(): Promise<CallsBackend> {
  const dry = { on: false }
  const fixture = await openFixture({}, (store) => undoing(store, dry))
  const known = new Set(Object.keys(ENTRIES))
  for (const { code, entries } of DICTIONARIES.filter((one) => !known.has(one.code))) {
    for (const [index, [key, value, further]] of entries.entries()) {
      const values = { dict: code, key, value, sortOrder: index + 1, enabled: 1 }
      await fixture.put(
        dictEntryTable,
        `${code}:${key}`,
        further ? { ...values, otherValues: JSON.stringify(further) } : values,
      )
    }
  }
  for (const [name, { role, provider }] of Object.entries(ADDED)) {
    const user = {
      userName: name,
      displayName: name,
      acctId: `a-${name}`,
      passwordHash: `hash:${name}-secret`,
      enabled: 1,
    }
    await fixture.put(userTable, `u-${name}`, { ...user, cities: ['440100'], city: '440100', provider })
    await fixture.put(userRoleTable, `${name}:${role}`, { ss13UsrId: `u-${name}`, ss13RoleId: role })
  }
  await fixture.put(paperTypeTable, 'paper', {
    cardType: 'P001',
    paperName: '身份证',
    parties: ['BUYER'],
    each: 1,
    validDays: 0,
    enabled: 1,
  })
  await fixture.put(gridViewTable, 'view', { grid: 'TicketGrid', title: '我的', owner: 'a-sales' }, { by: 'a-sales' })
  await fixture.put(
    documentTable,
    'voucher',
    { state: 'loose', fileCls: 'hf54Image', hash: 'h', name: '回单.jpg', size: 10, format: 'jpg' },
    { by: 'a-sales' },
  )
  await fixture.put(toolDefinitionTable, '1', { toolDefId: '1', toolName: '例', enabled: 1 })
  await fixture.put(accountTable, 'a-other', {
    br01Name: '例他',
    br01AcctNo: 'no20',
    br01AcctTypeId: 'HX7001',
    positions: ['HX5901'],
    cities: ['440100'],
  })
  await fixture.put(
    documentTable,
    'finance-voucher',
    { state: 'loose', fileCls: 'image', hash: 'f', name: '回单.jpg', size: 10, format: 'jpg' },
    { by: 'a-finance' },
  )
  for (const { key, values } of TEMPLATE_ROWS) await fixture.put(formTemplateTable, key, values)
  for (const [name, city] of Object.entries(CASES)) await furnish(fixture, name, city)
  const sends = new Map<Who, Send>()
  // adapter: added above
  for (const who of PEOPLE) sends.set(who, who === 'out' ? fixture.send(null) : await fixture.as(who as UserName))
  const send: CallsBackend['send'] = (who) => sends.get(who) ?? fixture.send(null)
  const rowKeys = {
    own: await rowKeysOf(fixture, 'own', send('follow')),
    other: await rowKeysOf(fixture, 'other', send('manager')),
    far: await rowKeysOf(fixture, 'far', send('southern')),
  }
  dry.on = true
  return { fixture, send, rowKeys }
}

async function furnish(fixture: Fixture, name: string, city: string): Promise<void> {
  const people =
    name === 'other'
      ? { hf20ManagerId: 'a-other', hf20RecommendId: null, hf20DivisionDetailId: null }
      : { hf20ServiceAcct: 'a-service' }
  await fixture.addCase(name, { ...DEAL, ...people, hf20Ctrl1: 1, hf20HouseCity: city }, { city })
  const place = { project: name, city }
  const put = (table: Parameters<Fixture['put']>[0], key: string, values: Values) =>
    fixture.put(table, `${name}-${key}`, values, place)
  const member = { hf23PrjId: name, hf23CardNo: CARD.woman, hf23IdCardType: 'HF5601' }
  await put(memberTable, 'buyer', {
    ...member,
    hf23MemberType: '0',
    hf23MemberRole: ['HFB804'],
    hf23LinkName: '例买',
    sortNo: 1,
  })
  await put(memberTable, 'owner', {
    ...member,
    hf23MemberType: '1',
    hf23MemberRole: ['HFB806'],
    hf23LinkName: '例卖',
    sortNo: 2,
  })
  for (const {
    entity: { service },
    owner,
  } of MEMBER_RECORDS) {
    const table = memberRecordTables[service]
    if (table)
      await put(table, service, {
        [owner]: `${name}-buyer`,
        sortNo: 1,
        ...(owner === 'hf24MemberId' && { hf24WorkPhone: '15412345678' }),
      })
  }
  await put(demandTable, 'demand', { hf22PrjId: name, hf22Status: 'HF2201', hf22LinkPhone: '15412345678' })
  await put(houseTable, 'house', { hf29PrjId: name })
  await put(tradeTable, 'trade', { hf2hPrjId: name, hf2hCollectionNo: '6222000000000000' })
  await put(loanTable, 'loan', { hf2iPrjId: name })
  const invitation = { hf21PrjId: name, hf21RoleId: 'HFB811', hf21InviteTime: 1 }
  await put(projectRoleTable, 'invited', { ...invitation, hf21AcctId: 'a-nobody', hf21Status: 'HX7101', sortNo: 1 })
  await put(projectRoleTable, 'off', { ...invitation, hf21AcctId: 'a-former', hf21Status: 'HX7103', sortNo: 2 })
  const job = { hf15PrjId: name, hf15FatherCode: 'FA01', userGroup: 'HX5901', hf15Weight: 1, hf15BuyerPapers: ['P001'] }
  await put(flowJobTable, 'job', { ...job, hf15FlowCode: 'F-1', hf15FlowName: '签约', hf15Status: 'BD9601', sortNo: 1 })
  await put(flowJobTable, 'done', {
    ...job,
    hf15FlowCode: 'F-2',
    hf15FlowName: '递件',
    hf15Status: 'BD9603',
    hf15PlanTime: '2026-11-20',
    sortNo: 2,
  })
  await put(chargeTable, 'charge', { prjId: name, produceCls: 'PC01', totalFee: 15_000, sortNo: 1 })
  const money = { codeId: 'code', transaction: 't', amount: 10, paidAt: 1, reason: '多付', state: 'OPEN', notice: name }
  await put(unmatchedPaymentTable, 'money', { ...money, prjId: name })
  const document = {
    state: 'kept',
    objType: 'Hf20PrjBase',
    objId: name,
    hash: 'h',
    name: '照片.jpg',
    size: 10,
    format: 'jpg',
  }
  await put(documentTable, 'photo', { ...document, fileCls: FILE_CLASS.other })
  await put(memberFileTable, 'paper', {
    hf2yPrjId: name,
    hf2yFileType: 'P001',
    hf2yObjId: `${name}-buyer`,
    hf2yMemberId: `${name}-buyer`,
    hf2yState: 'WAITING',
    hf2yFileUrl: `${name}-photo`,
    sortNo: 1,
  })
}

/** Handed in by a user who is not asked about it later. */
async function rowKeysOf(fixture: Fixture, name: Case, send: Send): Promise<CaseRowKeys> {
  const image = `${name}-voucher`
  const acctId = String((await send('Br01AcctBase.getAcctId')).data)
  await fixture.put(
    documentTable,
    image,
    { state: 'loose', fileCls: 'hf54Image', hash: image, name: '回单.jpg', size: 10, format: 'jpg' },
    { by: acctId },
  )
  const waiting = await sendIncome(send, { ...COLLECTED, orderNo: `R-${name}`, hf54Image: image, hf54PrjId: name })
  const unpaid = await sendIncome(send, { ...UNPAID, hf54PrjId: name, orderAmount: 700 })
  const expense = await spend(send, { ...SPENT, hf40PrjId: name })
  const code = await send('shareOut.createCombineNativeQrCode', { combineOrderIds: unpaid['hf54ObjId'], prjId: name })
  const [form] = rowsIn(await send('ApplyFormRecord.getFormRecordList', { prjId: name }))
  return {
    form: form?.['formId'],
    income: waiting['keyValue'],
    waiting: waiting['hf54ObjId'],
    unpaid: unpaid['hf54ObjId'],
    expense: expense.keyValue,
    code: recordIn(code)['codeId'],
  }
}

/** A store whose units do all they would and are undone as they end. */
function undoing(store: Store, dry: { readonly on: boolean }): Store {
  const undone = new Error('undone')
  return {
    close: () => store.close(),
    unit: async <T>(by: Parameters<Store['unit']>[0], work: (unit: Unit) => Promise<T>): Promise<T> => {
      if (!dry.on) return store.unit(by, work)
      const results: T[] = []
      await store
        .unit(by, async (unit) => {
          results.push(await work(unit))
          throw undone
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error
        })
      return results[0] as T // adapter: pushed before the unit was undone
    },
  }
}
