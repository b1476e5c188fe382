import type { Grid } from '../domain/grid/define-grid.ts'
import { isRowOperation, ROW_OPERATION } from '../domain/grid/row-operation.ts'
import type { Call } from './call.ts'
import { bulkCall, EXPORT_METHOD, exportCall, operationCall } from './operation-calls.ts'
import { recordCalls } from './record-calls.ts'

const LIST_METHODS = new Set(['getPageList', 'getSubPageList', 'getOne', 'doCreate', 'doSave', 'getOpts', EXPORT_METHOD, ...Object.values(ROW_OPERATION).flatMap(({ method, bulkMethod }) => [method, bulkMethod])])

/** True for the methods lists have: what a service may do beside them, such as finishing jobs of a case, is no business of a list over its rows. */
export function isListMethod(method: string): boolean {
  return LIST_METHODS.has(method)
}

/** Every call a declared list serves; what it does not declare does not exist. @source GRD-019 @public */
export function gridCalls({ entity, operations, parent, scope }: Grid): readonly Call[] {
  const { getPageList, getSubPageList, getOne, doCreate, doSave, getOpts } = recordCalls(entity)
  const rows = operations.filter(isRowOperation)
  const calls = [
    getPageList,
    ...(parent !== null || scope === 'project' ? [getSubPageList] : []),
    getOne,
    ...(operations.some((operation) => operation === 'add' || operation === 'clone' || operation === 'edit') ? [doCreate, doSave] : []),
    getOpts,
    ...rows.map((operation) => operationCall(entity, operation)),
    ...rows.filter((operation) => ROW_OPERATION[operation].bulk).map((operation) => bulkCall(entity, operation)),
    exportCall(entity),
  ]
  return calls as readonly Call[] // adapter: a list forgets each call's own input and output
}
