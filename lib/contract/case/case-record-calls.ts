import * as v from 'valibot'
import type { Entity } from '../../catalogue/entity.ts'
import { demand } from '../../domain/demand/demand.ts'
import { house } from '../../domain/house/house.ts'
import { withLoanBank } from '../../domain/loan/loan-bank.ts'
import { loan } from '../../domain/loan/loan.ts'
import { trade } from '../../domain/trade/trade.ts'
import { defineCall, withTexts } from '../call.ts'
import { listInput } from '../input.ts'
import { loanOrganisationCalls } from './loan-organisation-calls.ts'
import { operationCall } from '../record/operation-calls.ts'
import { rowsOutput } from '../output.ts'
import { recordCalls } from '../record/record-calls.ts'
import { revealCall } from '../record/reveal-call.ts'

/**
 * Calls of a record that exists at most once in a case; `objKey` is the key of the case. A save without a key adds it.
 */
function caseRecordCalls<E extends Entity>(entity: E, ...listedBy: readonly string[]) {
  const { getPageList: _page, getSubPageList: _list, ...calls } = recordCalls(entity)
  return {
    ...calls,
    getSubPageList: defineCall({
      service: entity.service,
      method: 'getSubPageList',
      effect: 'read',
      summary: `某项目（objKey）的${entity.title}：至多一条，未填写时为空列表`,
      input: listInput(entity),
      output: rowsOutput(entity),
      errors: ['NOT_FOUND'],
      requirements: [...listedBy, 'PRJ-047', 'PRJ-049'],
    }),
  } as const
}

/** The house a buyer looks for. @source CAL-024, OPN-073 */
export const demandCalls = {
  ...caseRecordCalls(demand, 'CAL-024'),
  doConfirm: withTexts(operationCall(demand, 'confirm'), {
    summary: '我来跟进：待跟进的需求由客服人员接手',
    requirements: ['DEM-002', 'OPN-073'],
  }),
  revealField: revealCall(demand),
} as const
/** @source CAL-025, CAL-034 */
export const houseCalls = caseRecordCalls(house, 'CAL-025', 'HSE-070')
/** @source CAL-026 */
export const tradeCalls = { ...caseRecordCalls(trade, 'CAL-026'), revealField: revealCall(trade) } as const

const { getSubPageList, getOne, doCreate, doSave, saveChanges, ...ofLoan } = caseRecordCalls(loan, 'CAL-027')

/** The bank of the loan is read under either of its two names. @source CAL-027, OPN-029 */
export const loanCalls = {
  ...ofLoan,
  ...loanOrganisationCalls,
  getSubPageList: { ...getSubPageList, output: spelled(getSubPageList.output) },
  getOne: { ...getOne, output: spelled(getOne.output) },
  doCreate: { ...doCreate, output: spelled(doCreate.output) },
  doSave: { ...doSave, output: spelled(doSave.output) },
  saveChanges: { ...saveChanges, output: spelled(saveChanges.output) },
} as const

function spelled<O>(output: v.GenericSchema<unknown, O>): v.GenericSchema<unknown, O> {
  return v.pipe(
    v.unknown(),
    v.transform((raw) => (Array.isArray(raw) ? raw.map(oneSpelled) : oneSpelled(raw))),
    output,
  )
}

/** Applies to the record and to the texts of its values, which use the same names. */
function oneSpelled(raw: unknown): unknown {
  if (!isRecord(raw)) return raw
  const { refValues } = raw
  return { ...withLoanBank(raw), ...(isRecord(refValues) && { refValues: withLoanBank(refValues) }) }
}

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** The calls all these records have. */
export type CaseRecordCalls = ReturnType<typeof caseRecordCalls<Entity>>

const BY_SERVICE: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  [demand.service, demandCalls],
  [house.service, houseCalls],
  [trade.service, tradeCalls],
  [loan.service, loanCalls],
])

/** The calls of one of these records, by service. @throws Error for a service that keeps none */
export function caseRecordCallsOf(service: string): CaseRecordCalls {
  const calls = BY_SERVICE.get(service)
  if (calls === undefined) throw new Error(`${service} keeps no record of a case`)
  return calls as CaseRecordCalls // adapter: they differ only in their fields, which their entity declares
}
