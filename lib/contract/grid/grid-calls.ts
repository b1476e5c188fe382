import type { Grid, GridOperation } from '../../domain/grid/define-grid.ts'
import { importsRows } from '../../domain/grid/row-import.ts'
import { isRowOperation, ROW_OPERATION } from '../../domain/grid/row-operation.ts'
import type { Call } from '../call.ts'
import { IMPORT_METHOD, importCall } from '../record/import-calls.ts'
import { bulkCall, EXPORT_METHOD, exportCall, operationCall } from '../record/operation-calls.ts'
import { bulkSetCall, SET_METHOD } from '../record/set-call.ts'
import { SUMS_METHOD, sumsCall } from '../record/sum-call.ts'
import { recordCalls } from '../record/record-calls.ts'

const LIST_METHODS = new Set([
  'getPageList',
  'getSubPageList',
  'getOne',
  'doCreate',
  'doSave',
  'saveChanges',
  'getOpts',
  EXPORT_METHOD,
  IMPORT_METHOD,
  SUMS_METHOD,
  SET_METHOD,
  ...Object.values(ROW_OPERATION).flatMap(({ method, bulkMethod }) => [method, bulkMethod]),
])

/** Operations that save a record. */
const SAVING: ReadonlySet<GridOperation> = new Set(['add', 'clone', 'edit'])

/**
 * True for the methods lists have. Other methods of the service, such as finishing jobs of a case, do not belong to a
 * list over its rows.
 * @param savesRecords whether the service saves single records; where it does not, `saveChanges` is a call of its own,
 * such as that of the charges of a case
 */
export function isListMethod(method: string, savesRecords = true): boolean {
  return LIST_METHODS.has(method) && (method !== 'saveChanges' || savesRecords)
}

/** Every call a declared list serves; operations it does not declare have no call. @source GRD-019 @public */
export function gridCalls(grid: Grid): readonly Call[] {
  const { entity, operations, parent, scope, sums = [], bulkFields = [] } = grid
  const { getPageList, getSubPageList, getOne, doCreate, doSave, saveChanges, getOpts } = recordCalls(entity)
  const rows = operations.filter(isRowOperation)
  const calls = [
    getPageList,
    ...(parent !== null || scope === 'project' ? [getSubPageList] : []),
    getOne,
    ...(operations.some((operation) => SAVING.has(operation)) ? [doCreate, doSave, saveChanges] : []),
    getOpts,
    ...rows.map((operation) => operationCall(entity, operation)),
    ...rows.filter((operation) => ROW_OPERATION[operation].bulk).map((operation) => bulkCall(entity, operation)),
    exportCall(entity),
    ...(sums.length > 0 ? [sumsCall(entity)] : []),
    ...(bulkFields.length > 0 ? [bulkSetCall(entity)] : []),
    ...(importsRows(grid) ? [importCall(entity)] : []),
  ]
  return calls as readonly Call[] // adapter: a list loses the input and output types of each call
}
