import { settle, type RecordValues } from '../../catalogue/effect.ts'
import { type Kind, sameValue, type Value } from '../../catalogue/kind.ts'
import type { Call } from '../../contract/call.ts'
import type { RecordInput } from '../../contract/input.ts'
import { recordCalls } from '../../contract/record/record-calls.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { stateReason } from '../../domain/grid/operation-state.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import {
  allowChanging,
  allowCity,
  allowOn,
  allowOwning,
  onGrid,
  placeOfNew,
  privilegesOn,
  visibleRow,
  visibleRows,
} from '../grid/grid-access.ts'
import type { GridSource } from '../grid/grid-source.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import type { Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Sort, Unit } from '../store.ts'
import { DuplicateError } from '../store.ts'
import { answerRecord, answerRows, blankOf, recordOf } from './answer.ts'
import { type AcceptedRecord, bulkSetHandler } from './bulk-set.ts'
import { withCaseKeys } from './case-numbers.ts'
import { labelsOf } from './labels.ts'
import { columnOf, listQuery } from './list.ts'
import { judge } from './save.ts'
import { saveHandlers } from './save-handlers.ts'
import { insertRecord, updateRecord } from './store-record.ts'
import { refuseTaken } from './unique.ts'

/**
 * The calls of any declared list: pages, single records, blank records and saving. What the list does not declare has
 * no handler.
 */
export function recordHandlers(source: GridSource): readonly Implementation[] {
  const { entity, operations, parent, scope } = source
  const calls = recordCalls(entity)
  const page = async (input: Parameters<typeof listQuery>[0], context: SignedIn) => {
    const within = await visibleRows(context.unit, source, context.principal, input.objKey ?? null)
    const { rows, total } = await context.unit.list(
      source.table,
      listQuery(await withCaseKeys(context.unit, entity, input), within, firstSort(source), entity.fields),
    )
    return {
      data: await answerRows(context.unit, entity, rows, await source.rules?.complete?.(context.unit, rows)),
      total,
    }
  }
  const changes = operations.some((operation) => operation === 'add' || operation === 'edit' || operation === 'clone')
  return [
    implement(
      calls.getPageList as Call<Parameters<typeof listQuery>[0], unknown>,
      onGrid(source, PRIVILEGE.search),
      page,
    ), // adapter: answers are checked by the call's own schema
    ...(parent !== null || scope === 'project'
      ? [
          implement(calls.getSubPageList, onGrid(source, PRIVILEGE.search), (input, context) => {
            if (!input.objKey) throw Refusal.invalid([{ field: 'objKey', message: '上级记录必填' }])
            return page(input, context)
          }),
        ]
      : []),
    implement(calls.getOne, onGrid(source, PRIVILEGE.detail), async ({ id }, context) => {
      const row = await visibleRow(context, source, id)
      return { data: await answeredRow(source, context.unit, row) }
    }),
    implement(calls.getOpts, SIGNED_IN, async (_input, { principal }) => ({ data: privilegesOn(source, principal) })),
    ...(changes
      ? [
          implement(calls.doCreate, onGrid(source, PRIVILEGE.detail), async ({ id, isClone, objKey }, context) => {
            if (!id)
              return {
                data: await answerRecord(
                  context.unit,
                  entity,
                  blankFor(source, objKey ?? null, context.principal),
                  null,
                ),
              }
            const row = await visibleRow(context, source, id)
            const record = recordOf(entity, row)
            return {
              data:
                isClone === 1
                  ? await answerRecord(context.unit, entity, copyOf(source, record, context.principal), null)
                  : await answeredRow(source, context.unit, row),
            }
          }),
          ...saveHandlers(calls, onGrid(source, PRIVILEGE.save), (input, context) =>
            saveRecord(source, input, context),
          ),
        ]
      : []),
  ]
}

export function firstSort({ sort }: GridSource): Sort {
  return { field: columnOf(sort.field), descending: sort.order === 'desc' }
}

/** The start values of a new record: declared defaults, values all rows of the list share, and its parent record. */
function blankFor(
  { entity, rowsOf, parent }: GridSource,
  parentKey: string | null,
  { city }: Pick<Principal, 'city'>,
): RecordValues {
  const blank = blankOf(entity, city)
  const fixed = Object.entries(rowsOf?.where ?? {}).map(([name, value]) => [name, value ?? null] as const)
  const below = parent !== null && parentKey !== null ? { [parent]: parentKey } : {}
  return settle(entity, blank, { ...blank, ...Object.fromEntries(fixed), ...below }).record
}

/** Kinds of fields that hold documents; a document belongs to one record. */
const DOCUMENTS = new Set<Kind>(['file', 'files', 'image', 'images'])

/**
 * The start values of a copy: without key and documents, without personal data and unique values, and in the first
 * state.
 */
function copyOf(source: GridSource, record: RecordValues, principal: Principal): RecordValues {
  const { entity, table, parent } = source
  const resetFields = new Set([
    ...Object.entries(entity.fields).flatMap(([name, { serverOwned, sensitive, kind }]) =>
      serverOwned || sensitive || DOCUMENTS.has(kind) ? [name] : [],
    ),
    ...(table.unique ?? []).flat(),
  ])
  const blank = blankFor(source, null, principal)
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      resetFields.has(name) && name !== parent ? (blank[name] ?? null) : value,
    ]),
  )
}

/**
 * Checks a record of a list by its declaration, with the caller's rights, and stores nothing.
 * @throws Refusal with every issue
 */
export async function acceptRecord(source: GridSource, input: RecordInput, context: SignedIn): Promise<AcceptedRecord> {
  const { entity, table } = source
  const { unit } = context
  const row = input.keyValue ? await visibleRow(context, source, input.keyValue, true) : null
  if (row) await allowEditing(source, row, context)
  else allowAdding(source, context)
  const before = row ? recordOf(entity, row) : blankFor(source, null, context.principal)
  const overlay = await overlayFor(unit, entity, null, { city: context.principal.city })
  const { record, changed } = await judge(
    context,
    { entity, table, row, before, facts: {}, overlay },
    row ? await withoutEcho(source, unit, row, input) : input,
  )
  refuseMoving(source, row, before, record)
  allowOwning(source, context.principal, record)
  allowCity(source, context.principal, record)
  if (row && changed.length === 0) return { row, record, changed }
  await refuseTaken(unit, entity, table, record, row?.key ?? null)
  await source.rules?.saving?.(context, row, record)
  return { row, record, changed }
}

/** Checks and stores a record of a list by its declaration. @returns it as answered */
export async function saveRecord(
  source: GridSource,
  input: RecordInput,
  context: SignedIn,
): Promise<Readonly<Record<string, unknown>>> {
  return answeredRow(
    source,
    context.unit,
    await storeAccepted(source, await acceptRecord(source, input, context), context),
  )
}

/** Stores an accepted record of a list. @returns its row; the one before where nothing changed */
async function storeAccepted(
  source: GridSource,
  { row, record, changed }: AcceptedRecord,
  context: SignedIn,
): Promise<Row> {
  const { table, parent } = source
  if (row && changed.length === 0) return row
  const parentKey = parent === null ? null : record[parent]
  const place = row ?? {
    key: source.rules?.keyOf?.(record) ?? context.ports.ids.key(),
    ...(await placeOfNew(context, source, typeof parentKey === 'string' ? parentKey : null)),
  }
  const saved = await named(() =>
    row
      ? updateRecord(context, table, row, record, changed)
      : insertRecord(context, table, { key: place.key, project: place.project, city: place.city }, record),
  )
  await source.rules?.changed?.(context, row, saved)
  return saved
}

/** The call that sets one of the fields a list declares for it in many rows. */
export function bulkSetOf(source: GridSource): readonly Implementation[] {
  const { entity, bulkFields = [] } = source
  if (bulkFields.length === 0) return []
  return [
    bulkSetHandler(entity, bulkFields, onGrid(source, PRIVILEGE.save), {
      accept: (input, context) => acceptRecord(source, input, context),
      store: (accepted, context) => storeAccepted(source, accepted, context),
    }),
  ]
}

/** A stored row as it is answered, with the values its list adds. */
export async function answeredRow(
  { entity, rules }: GridSource,
  unit: Unit,
  row: Row,
): Promise<Readonly<Record<string, unknown>>> {
  const [answer = {}] = await answerRows(unit, entity, [row], await rules?.complete?.(unit, [row]))
  return answer
}

/**
 * Removes the values a list adds to a row when they come back unchanged. A changed one stays, so that the save refuses
 * it.
 */
async function withoutEcho(source: GridSource, unit: Unit, row: Row, input: RecordInput): Promise<RecordInput> {
  const complete = await source.rules?.complete?.(unit, [row])
  if (!complete) return input
  const { fields } = source.entity
  const stored = recordOf(source.entity, row)
  const answered = complete(stored, row)
  const sentBack = ([name, value]: readonly [string, unknown]): boolean =>
    // adapter: parsed by this field's kind
    fields[name] !== undefined && !sameValue(stored[name], answered[name]) && sameValue(value as Value, answered[name])
  const rest = Object.fromEntries(Object.entries(input).filter((entry) => !sentBack(entry)))
  if (typeof input.refValues !== 'object' || input.refValues === null) return rest
  const [texts = {}] = await labelsOf(unit, fields, [answered])
  const added = new Set(Object.keys(fields).filter((name) => !sameValue(stored[name], answered[name])))
  const refValues = Object.entries(input.refValues).filter(([name, text]) => !added.has(name) || texts[name] !== text)
  return { ...rest, refValues: Object.fromEntries(refValues) }
}

/** Turns a duplicate that another user stored between the check and the write into a refusal that names the fields. */
async function named(write: () => Promise<Row>): Promise<Row> {
  try {
    return await write()
  } catch (error) {
    throw error instanceof DuplicateError ? new Refusal('CONFLICT', '相同的记录刚刚被他人保存，请刷新后重试') : error
  }
}

function allowAdding(source: GridSource, { principal }: SignedIn): void {
  if (!source.operations.includes('add') && !source.operations.includes('clone'))
    throw new Refusal('NO_PERMISSION', `“${source.title}”不能新增`)
  allowOn(source, principal, [PRIVILEGE.add, PRIVILEGE.save])
}

async function allowEditing(source: GridSource, row: Row, context: SignedIn): Promise<void> {
  if (!source.operations.includes('edit')) throw new Refusal('NO_PERMISSION', `“${source.title}”不能修改`)
  allowOn(source, context.principal, [PRIVILEGE.update, PRIVILEGE.save])
  await allowChanging(context, source, row)
  const reason = await stateIssue(source, 'edit', row, context)
  if (reason !== null) throw new Refusal('STATUS', reason)
}

/** Why the state of a row does not allow an operation, in words; null when it does. */
export async function stateIssue(
  source: GridSource,
  operation: Parameters<typeof stateReason>[1],
  row: Row,
  { unit }: SignedIn,
): Promise<string | null> {
  const record = recordOf(source.entity, row)
  if (stateReason(source, operation, record) === null) return null
  const [refValues = {}] = await labelsOf(unit, source.entity.fields, [record])
  return stateReason(source, operation, { ...record, refValues })
}

/** Refuses to move a record to another list or parent. @throws Refusal INVALID */
function refuseMoving(
  { entity, rowsOf, parent }: GridSource,
  row: Row | null,
  before: RecordValues,
  record: RecordValues,
): void {
  const fixed = [
    ...Object.entries(rowsOf?.where ?? {}),
    ...(row && parent !== null ? [[parent, before[parent]] as const] : []),
  ]
  const moved = fixed.filter(([name, value]) => (record[name] ?? null) !== (value ?? null)).map(([name]) => name)
  if (moved.length > 0)
    throw Refusal.invalid(moved.map((field) => ({ field, message: `${entity.fields[field]?.label ?? field}不能修改` })))
}
