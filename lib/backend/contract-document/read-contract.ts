import type { Day } from '../../catalogue/day.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { chosenParts, type ChosenPart } from '../../domain/contract-text/contract-blocks.ts'
import { CONTRACT_STATE } from '../../domain/contract-text/contract-codes.ts'
import { SALE_CONTRACT_PARTS } from '../../domain/contract-text/contract-parts.ts'
import { restOf } from '../../domain/contract-text/contract-terms.ts'
import { saleContract } from '../../domain/contract-text/sale-contract.ts'
import type { FormCase } from '../../domain/form-record/form-values.ts'
import { house } from '../../domain/house/house.ts'
import { loan } from '../../domain/loan/loan.ts'
import { project as projectEntity } from '../../domain/project/project.ts'
import { trade } from '../../domain/trade/trade.ts'
import { recordRowOf } from '../case-record/case-records.ts'
import { readFormCase } from '../form-record/form-case.ts'
import { blankOf, recordOf } from '../record/answer.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { saleContractTable } from './sale-contract-table.ts'

/** The contract of a case with all the data it is written from. */
export interface CaseContract {
  /** Null while no contract is stored. */
  readonly row: Row | null
  readonly record: RecordValues
  /** The case as forms read it, including the contract, with personal data in full. */
  readonly of: FormCase
  readonly parts: readonly ChosenPart[]
  /** The fields of the case, its records and its contract. */
  readonly scope: Scope
}

/** Reads a case for its contract of sale. */
export async function readContract(unit: Unit, project: Row, today: Day): Promise<CaseContract> {
  const row = await recordRowOf(unit, saleContractTable, project.key)
  const { of, facts } = await readFormCase(unit, project, today)
  const known = [projectEntity, house, trade, loan].map(({ service }) => of.records[service]?.record ?? {})
  const fields: Scope = Object.assign({}, facts, ...known)
  const record = {
    ...(row ? recordOf(saleContract, row) : await startOfContract(unit, project)),
    restAmount: restOf(fields as RecordValues),
  } // adapter: values of declared fields
  const [labels = {}] = await labelsOf(unit, saleContract.fields, [record])
  const scope: Scope = { ...fields, ...record }
  return {
    row,
    record,
    scope,
    of: { ...of, records: { ...of.records, [saleContract.service]: { key: row?.key ?? null, record, labels, facts } } },
    parts: chosenParts(SALE_CONTRACT_PARTS, scope),
  }
}

/** Start values of a contract: the number of its case, and the person who follows it up as the broker. */
export async function startOfContract(unit: Unit, project: Row): Promise<RecordValues> {
  const prjNo = textOf(project.values['prjNo'])
  const manager = textOf(project.values['hf20ManagerId'])
  const account = manager === '' ? null : await unit.get(accountTable, manager)
  return {
    ...blankOf(saleContract),
    prjId: project.key,
    prjNo: prjNo || null,
    contractNo: prjNo === '' ? null : `MM${prjNo}`,
    contractState: CONTRACT_STATE.draft,
    agencyBroker: textOf(account?.values['br01Name']) || null,
  }
}
