import type { Field } from '../../catalogue/field.ts'
import type { Value } from '../../catalogue/kind.ts'
import {
  BULK_LIMIT,
  bulkCall,
  operationCall,
  type BulkInput,
  type BulkResult,
} from '../../contract/record/operation-calls.ts'
import { affectedText, moveOf, operationLabel } from '../../domain/grid/operation-state.ts'
import { isRowOperation, ROW_OPERATION, type RowOperation } from '../../domain/grid/row-operation.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { allowChanging, allowOn, onGrid, visibleRow, visibleRows } from '../grid/grid-access.ts'
import type { GridSource } from '../grid/grid-source.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import { collectChanges } from '../live/change.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Table, Values } from '../store.ts'
import { recordOf } from './answer.ts'
import { refuseCount } from './bulk-set.ts'
import { withCaseKeys } from './case-numbers.ts'
import { conflictOver } from './conflict.ts'
import { listQuery } from './list.ts'
import { answeredRow, firstSort, stateIssue } from './record-handlers.ts'
import { refuseReferred, type Reference } from './referring-rows.ts'
import { setState, removeRecord } from './store-record.ts'
import { unitWithoutWrites } from './unit-without-writes.ts'

/** The fields that a deletion checks for references to the deleted row. */
export interface DeletionScope {
  readonly tables: readonly { readonly table: Table; readonly title: string }[]
  /** Lists whose rows belong to rows of this one. */
  readonly below: readonly Reference[]
}

/** What the caller sends with an operation, apart from the rows. */
interface Asked {
  readonly operation: RowOperation
  readonly reason: string | null
  readonly version?: number | null
}

/** The row operations a list declares, on one row and on many. @source CAL-054, GRD-006 to GRD-014 */
export function operationHandlers(source: GridSource, deletionScope: DeletionScope): readonly Implementation[] {
  return source.operations.filter(isRowOperation).flatMap((operation) => {
    const { privilege, bulk } = ROW_OPERATION[operation]
    const one = implement(
      operationCall(source.entity, operation),
      onGrid(source, privilege),
      async ({ id, version, reason }, context) => {
        const row = await operate(context, source, deletionScope, id ?? '', {
          operation,
          reason: reasonOf(source, operation, reason),
          version: version ?? null,
        })
        return { data: row ? await answeredRow(source, context.unit, row) : null }
      },
    )
    const many = implement(bulkCall(source.entity, operation), onGrid(source, privilege), async (input, context) => {
      const ids = await requestedIds(context, source, input)
      // A dry run comes before the user is asked for a reason.
      if (input.dryRun === 1) return { data: await judgeMany(context, source, deletionScope, ids, operation) }
      const reason = reasonOf(source, operation, input.reason)
      return { data: await operateMany(context, source, deletionScope, ids, { operation, reason }) }
    })
    return bulk ? [one, many] : [one]
  })
}

function reasonOf(source: GridSource, operation: RowOperation, reason: string | null | undefined): string | null {
  const trimmed = reason?.trim() || null
  if (trimmed === null && ROW_OPERATION[operation].reason === 'required')
    throw Refusal.invalid([{ field: 'reason', message: `请填写${operationLabel(source, operation)}的原因` }])
  return trimmed
}

/**
 * The keys of the rows an operation is requested for: named ones, or all that match.
 * @throws Refusal INVALID for none or too many
 */
async function requestedIds(
  { unit, principal }: SignedIn,
  source: GridSource,
  { ids = [], all, search, objKey }: BulkInput,
): Promise<readonly string[]> {
  if (all !== 1) {
    refuseCount(new Set(ids).size)
    return [...new Set(ids)]
  }
  allowOn(source, principal, [PRIVILEGE.search])
  const within = await visibleRows(unit, source, principal, objKey ?? null)
  const { where = { all: [] } } = listQuery(
    await withCaseKeys(unit, source.entity, { ...(search && { search }) }),
    within,
    firstSort(source),
  )
  const { rows, total } = await unit.list(source.table, { where, page: 1, pageSize: BULK_LIMIT })
  refuseCount(total)
  return rows.map(({ key }) => key)
}

/**
 * Each row is judged on its own; a refused row leaves the others done. A refusal after a row has been written ends the
 * whole call, so that nothing of that row is stored.
 */
async function operateMany(
  context: SignedIn,
  source: GridSource,
  deletionScope: DeletionScope,
  ids: readonly string[],
  asked: Asked,
): Promise<readonly BulkResult[]> {
  const results = new Map<string, BulkResult>()
  let written: string | null = null
  // The keys are sorted, so that two users cannot wait for each other.
  for (const id of [...ids].sort()) {
    try {
      await operate(context, source, deletionScope, id, asked, () => {
        written = id
      })
      results.set(id, { id, ok: true, message: '' })
    } catch (error) {
      if (!(error instanceof Refusal) || written === id) throw error
      results.set(id, { id, ok: false, message: error.message })
    }
  }
  return ids.flatMap((id) => results.get(id) ?? [])
}

/**
 * Whether the operation would be allowed on each row, by the same rules, and what it would take along. Nothing is
 * stored or published.
 */
async function judgeMany(
  { unit, ...context }: SignedIn,
  source: GridSource,
  deletionScope: DeletionScope,
  ids: readonly string[],
  operation: RowOperation,
): Promise<readonly BulkResult[]> {
  const { principal, now } = context
  const dry = {
    ...context,
    unit: unitWithoutWrites(unit, { account: principal.acctId, now }),
    notify: collectChanges().notify,
  }
  const results: BulkResult[] = []
  for (const id of ids) {
    try {
      const row = await allowOperation(dry, source, deletionScope, id, { operation })
      const affects =
        source.affects?.[operation] === undefined
          ? null
          : affectedText(source, operation, await answeredRow(source, dry.unit, row))
      results.push({ id, ok: true, message: '', ...(affects !== null && { affects }) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ id, ok: false, message: error.message })
    }
  }
  return results
}

/**
 * Requires that an operation is possible on a row now: the caller's rights in it, its state, its version and the rules
 * of the list.
 * @returns the row, locked
 * @throws Refusal with the reason
 */
async function allowOperation(
  context: SignedIn,
  source: GridSource,
  deletionScope: DeletionScope,
  id: string,
  { operation, version }: Pick<Asked, 'operation' | 'version'>,
): Promise<Row> {
  const { table, entity } = source
  const row = await visibleRow(context, source, id, true)
  await allowChanging(context, source, row)
  const issue = await stateIssue(source, operation, row, context)
  if (issue !== null) throw new Refusal('STATUS', issue)
  if (version !== null && version !== undefined && version !== row.version)
    throw await conflictOver(context.unit, entity, recordOf(entity, row), row)
  await source.rules?.operating?.(context, operation, row)
  if (operation === 'delete') await refuseReferred(context.unit, table, row, deletionScope.tables, deletionScope.below)
  return row
}

/**
 * Runs the operation on one row; nothing is written unless every rule allows it.
 *
 * @param writing called just before the write
 * @returns the row afterwards; null when it was removed
 */
async function operate(
  context: SignedIn,
  source: GridSource,
  deletionScope: DeletionScope,
  id: string,
  asked: Asked,
  writing = () => {},
): Promise<Row | null> {
  const { operation, reason } = asked
  const { table, entity } = source
  const { now, today, principal } = context
  const row = await allowOperation(context, source, deletionScope, id, asked)
  if (operation === 'delete') {
    writing()
    await removeRecord(context, table, row)
    await source.rules?.changed?.(context, row, null)
    return null
  }
  const move = moveOf(source, operation)
  const stamp = (name: string | undefined, value: Value): Values => (name === undefined ? {} : { [name]: value })
  const when = (field: Field | undefined): Value => (field?.kind === 'date' ? today : now)
  const patch: Values = {
    ...(move?.to !== undefined && { [move.field]: move.to }),
    ...(move?.at !== undefined && stamp(move.at, when(entity.fields[move.at]))),
    ...stamp(move?.by, principal.acctId),
    ...stamp(move?.reason, reason),
  }
  const expected: Values = move ? { [move.field]: row.values[move.field] ?? null } : {}
  writing()
  const stored = await setState(context, table, row, expected, patch, reason)
  await source.rules?.changed?.(context, row, stored)
  return stored
}
