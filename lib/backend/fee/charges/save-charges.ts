import type { Issue } from '../../../catalogue/check.ts'
import { sameValue } from '../../../catalogue/kind.ts'
import { rowIssue } from '../../../contract/list-input.ts'
import { fenOf } from '../../../domain/fee/ledger.ts'
import { charge } from '../../../domain/fee/charge.ts'
import { repeatedTypes, totalIssue } from '../../../domain/fee/charge-rules.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import type { SignedIn } from '../../handler.ts'
import { addToCase } from '../../member/add-to-case.ts'
import { changeableCase } from '../../member/case-access.ts'
import { allow, needs } from '../../policy.ts'
import { removeRecord, updateRecord } from '../../record/store-record.ts'
import { Refusal } from '../../refusal.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { chargeTable } from '../fee-tables.ts'
import { type Ledger, postedOn, readLedger } from '../ledger/case-ledger.ts'
import { answerCharges } from './charge-answer.ts'
import { type ChargeDraft, chargeDrafts, type SentCharge } from './charge-draft.ts'
import { priceIssues } from './price-issues.ts'
import { renewLedger } from '../ledger/renew-ledger.ts'

/** The requested charges of a case. */
export interface ChargesInput {
  readonly prjId?: string | null
  readonly rows: readonly SentCharge[]
}

/**
 * Stores the charges of a case: sent ones replace stored ones, and all are checked together.
 * @returns all of them, in wire form
 * @source CAL-067, FEE-024, FEE-026
 */
export async function saveCharges(
  context: SignedIn,
  requested: ChargesInput,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { unit, principal } = context
  allow(needs(PRIVILEGE.update), principal)
  const project = await changeableCase(context, caseOf(requested))
  const ledger = await readLedger(unit, project)
  const drafts = await chargeDrafts(context, project, ledger, requested.rows)
  const issues = [
    ...drafts.flatMap((draft) => ledgerIssues(ledger, draft)),
    ...repeated(drafts),
    ...(await priceIssues(context, project, drafts)),
  ]
  if (issues.length > 0) throw Refusal.invalid(issues)
  if (drafts.some(({ row }) => row === null)) allow(needs(PRIVILEGE.add), principal)
  await store(context, project, drafts)
  await renewLedger(context, project)
  return answerCharges(unit, project)
}

/** The case the rows belong to, named beside them or in each row; it must be the same one. @throws Refusal INVALID */
function caseOf({ prjId, rows }: ChargesInput): string {
  const named = [...(prjId ? [prjId] : []), ...rows.flatMap((row) => row.prjId || [])]
  const [first] = named
  if (first === undefined) throw Refusal.invalid([{ field: 'prjId', message: `${charge.fields.prjId.label}必填` }])
  const other = rows.findIndex((row) => row.prjId && row.prjId !== first)
  if (other >= 0) throw Refusal.invalid([rowIssue(other, { field: 'prjId', message: '属于另一个项目' })])
  return first
}

/** Issues for a charge that has income: it cannot be removed, change its type, or fall below the amount received. */
function ledgerIssues(ledger: Ledger, { row, at, record, changed, removed }: ChargeDraft): readonly Issue[] {
  if (at === null) return []
  const was = row ? textOf(row.values['produceCls']) : ''
  const bound = was === '' ? 0n : postedOn(ledger, was)
  if (removed) return bound > 0n ? [rowIssue(at, { field: 'isDelete', message: '已有收入，不能删除' })] : []
  if (bound > 0n && !sameValue(record['produceCls'], was))
    return [rowIssue(at, { field: 'produceCls', message: '已有收入，不能更换收费类型' })]
  if (row && !changed.includes('totalFee')) return []
  const issue = totalIssue(fenOf(record['totalFee']), postedOn(ledger, textOf(record['produceCls'])))
  return issue === null ? [] : [rowIssue(at, { field: 'totalFee', message: issue })]
}

/** Issues for a type used twice, reported on the row that was sent. */
function repeated(drafts: readonly ChargeDraft[]): readonly Issue[] {
  const staying = drafts.filter(({ removed }) => !removed)
  return repeatedTypes(staying.map(({ record }) => record)).map(({ row, field, message }) => {
    const clash = staying[row]
    const type = clash?.record['produceCls']
    const at = clash?.at ?? staying.find((one) => one.at !== null && one.record['produceCls'] === type)?.at ?? 0
    return rowIssue(at, { field, message })
  })
}

/** Removes charges first, then empties the type of those that change it, so that two charges can swap types. */
async function store(context: SignedIn, project: Row, drafts: readonly ChargeDraft[]): Promise<void> {
  for (const { row, removed } of drafts) if (row && removed) await removeRecord(context, chargeTable, row)
  const moving = drafts.filter(({ row, removed, changed }) => row && !removed && changed.includes('produceCls'))
  const vacated = new Map<string, Row>()
  for (const { row } of moving) {
    const empty = row && (await context.unit.update(chargeTable, row.key, row.version, { produceCls: null }))
    if (row && empty) vacated.set(row.key, { ...empty, values: row.values })
  }
  for (const { row, record, changed, removed } of drafts) {
    if (removed || (row && changed.length === 0)) continue
    if (row) await updateRecord(context, chargeTable, vacated.get(row.key) ?? row, record, changed)
    else await addToCase(context, chargeTable, project, stored(record))
  }
}

/** Fields computed for each answer, which are not stored. */
const COMPUTED = new Set(['cfgId', 'remindFee', 'bookableFee', 'projectFeeInfoVos', 'isDelete'])

function stored(record: ChargeDraft['record']): ChargeDraft['record'] {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !COMPUTED.has(name)))
}
