import type { RecordValues } from '../../../catalogue/effect.ts'
import { isOn } from '../../../catalogue/kind.ts'
import { rowIssue, type ListRow } from '../../../contract/list-input.ts'
import { charge } from '../../../domain/fee/charge.ts'
import { overlayFor } from '../../dictionary/field-meta-handlers.ts'
import type { SignedIn } from '../../handler.ts'
import { blankOf } from '../../record/answer.ts'
import { conflictOver } from '../../record/conflict.ts'
import { judge } from '../../record/save.ts'
import { Refusal } from '../../refusal.ts'
import type { Row } from '../../store.ts'
import { chargeTable } from '../fee-tables.ts'
import type { Ledger } from '../ledger/case-ledger.ts'
import { answerCharges, shownCharge } from './charge-answer.ts'

/** A charge as a caller sends it. */
export type SentCharge = ListRow<typeof charge>

/** A charge being saved: as it is stored, and as it would be. */
export interface ChargeDraft {
  /** Null for a new one. */
  readonly row: Row | null
  /** Its index in the rows sent; null when it was not sent. */
  readonly at: number | null
  readonly record: RecordValues
  readonly changed: readonly string[]
  readonly removed: boolean
}

/** Start values of a new charge of a case. @source CAL-066 */
export function blankCharge(project: Row): RecordValues {
  return { ...blankOf(charge), prjId: project.key }
}

/**
 * All charges of a case after the save, sent or not: stored ones in order, then new ones.
 * @throws Refusal naming every wrong row
 */
export async function chargeDrafts(
  context: SignedIn,
  project: Row,
  ledger: Ledger,
  sent: readonly SentCharge[],
): Promise<readonly ChargeDraft[]> {
  const known = new Map(ledger.charges.map((row) => [row.key, row]))
  const drafts = new Map<string, ChargeDraft>()
  const added: ChargeDraft[] = []
  const issues: ReturnType<typeof rowIssue>[] = []
  for (const [at, one] of sent.entries()) {
    const key = one.keyValue || one.cfgId || null
    const row = key === null ? null : (known.get(key) ?? null)
    if (key !== null && !row) throw new Refusal('NOT_FOUND', `第${at + 1}行的收费项不存在，请刷新后重试`)
    if (row && drafts.has(row.key))
      throw Refusal.invalid([rowIssue(at, { field: 'keyValue', message: '与前面的一行是同一收费项' })])
    const draft = await draftOf(context, { project, ledger, row, at, sent: one }).catch((error: unknown) =>
      issues.push(...issuesIn(error).map((issue) => rowIssue(at, issue))),
    )
    if (typeof draft === 'number') continue
    if (row) drafts.set(row.key, draft)
    else if (!draft.removed) added.push(draft)
  }
  if (issues.length > 0) throw Refusal.invalid(issues)
  const stored = ledger.charges.map(
    (row): ChargeDraft =>
      drafts.get(row.key) ?? { row, at: null, record: shownCharge(ledger, row), changed: [], removed: false },
  )
  return [...stored, ...added]
}

interface Sending {
  readonly project: Row
  readonly ledger: Ledger
  readonly row: Row | null
  readonly at: number
  readonly sent: SentCharge
}

async function draftOf(context: SignedIn, { project, ledger, row, at, sent }: Sending): Promise<ChargeDraft> {
  const before = row ? shownCharge(ledger, row) : blankCharge(project)
  const { refValues: _labels, isDelete, ...fields } = sent
  if (isOn(isDelete)) {
    if (row && typeof sent.version === 'number' && sent.version !== row.version)
      throw await chargeConflict(context, project, ledger, row, [])
    return { row, at, record: before, changed: [], removed: true }
  }
  try {
    const { record, changed } = await judge(
      context,
      {
        entity: charge,
        table: chargeTable,
        row,
        before,
        facts: {},
        overlay: await overlayFor(context.unit, charge, project.key),
        place: { project: project.key, city: project.city },
      },
      { ...fields, prjId: project.key },
    )
    return { row, at, record, changed, removed: false }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'CONFLICT' || !row) throw error
    throw await chargeConflict(context, project, ledger, row, fieldsIn(error))
  }
}

/**
 * The conflict when another user saved first. `rows` holds all charges of the case, so that a screen can continue from
 * them.
 */
async function chargeConflict(
  { unit }: SignedIn,
  project: Row,
  ledger: Ledger,
  row: Row,
  fields: readonly string[],
): Promise<Refusal> {
  const { message, data } = await conflictOver(unit, charge, shownCharge(ledger, row), row, fields)
  return new Refusal('CONFLICT', message, { ...Object(data), rows: await answerCharges(unit, project) })
}

function fieldsIn({ data }: Refusal): readonly string[] {
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : []
  return Array.isArray(fields) ? fields.map(String) : []
}

/** The issues of one row; rethrows any other error. */
function issuesIn(error: unknown): readonly { readonly field: string; readonly message: string }[] {
  if (!(error instanceof Refusal) || error.code !== 'INVALID') throw error
  const { data } = error
  return typeof data === 'object' && data !== null && 'issues' in data && Array.isArray(data.issues) ? data.issues : []
}
