import { callName } from '../../contract/call.ts'
import { gridCalls } from '../../contract/grid/grid-calls.ts'
import { importCall } from '../../contract/record/import-calls.ts'
import { sumsCall } from '../../contract/record/sum-call.ts'
import { exportCall } from '../../contract/record/operation-calls.ts'
import { importsRows } from '../../domain/grid/row-import.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { CASE_RECORDS } from '../case-record/case-records.ts'
import { exportRows } from '../export/export-rows.ts'
import { implement, type Implementation } from '../handler.ts'
import { importRows } from '../import/import-rows.ts'
import { withCaseKeys } from '../record/case-numbers.ts'
import { listQuery } from '../record/list.ts'
import { bulkSetOf, firstSort, recordHandlers } from '../record/record-handlers.ts'
import { operationHandlers, type DeletionScope } from '../record/row-operations.ts'
import { implementStream, type StreamImplementation } from '../stream.ts'
import { accountTable } from '../account/account-table.ts'
import { chargeTable, expenseTable, incomeTable } from '../fee/fee-tables.ts'
import { flowMemoTable, flowPolicyTable } from '../flow-guide/flow-guide-tables.ts'
import { flowDefinitionTable, flowJobTable, flowNodeTable } from '../flow/flow-tables.ts'
import { memberFileTable, paperTypeTable } from '../paper/paper-tables.ts'
import { projectTable } from '../project/project-table.ts'
import { userTable } from '../staff/staff-tables.ts'
import { onGrid, visibleRows } from './grid-access.ts'
import type { GridSource } from './grid-source.ts'

/** Handlers that declared lists add to a back end. */
export interface GridHandlers {
  readonly handlers: readonly Implementation[]
  readonly streams: readonly StreamImplementation[]
}

/** Business tables whose rows refer to rows of lists. */
const POINTING = [
  { table: projectTable, title: '项目' },
  { table: userTable, title: '用户' },
  { table: accountTable, title: '账号' },
  { table: flowJobTable, title: '项目流程' },
  { table: flowNodeTable, title: '流程节点' },
  { table: flowDefinitionTable, title: '流程定义' },
  { table: flowMemoTable, title: '流程指引' },
  { table: flowPolicyTable, title: '流程政策' },
  { table: paperTypeTable, title: '资料模板' },
  { table: memberFileTable, title: '成员资料文件' },
  { table: chargeTable, title: '项目收费项' },
  { table: incomeTable, title: '收入' },
  { table: expenseTable, title: '支出' },
  ...CASE_RECORDS.map(({ table, entity }) => ({ table, title: entity.title })),
] as const

/**
 * Creates handlers for every call of every declared list.
 *
 * @throws Error when a declared call has no handler
 */
export function gridHandlers(sources: readonly GridSource[]): GridHandlers {
  const tables = [...POINTING, ...sources.map(({ table, title }) => ({ table, title }))]
  const served = sources.map((source) => {
    const deletionScope: DeletionScope = {
      tables: tables.filter(
        ({ table }, index) => tables.findIndex((other) => other.table.name === table.name) === index,
      ),
      below: belowOf(source, sources),
    }
    const handlers = [
      ...recordHandlers(source),
      ...operationHandlers(source, deletionScope),
      ...sumsOf(source),
      ...importOf(source),
      ...bulkSetOf(source),
    ]
    const streams = [exportOf(source)]
    const names = new Set([...handlers, ...streams].map(({ call }) => callName(call)))
    const missing = gridCalls(source)
      .map(callName)
      .filter((name) => !names.has(name))
    if (missing.length > 0) throw new Error(`calls without handler and policy: ${missing.join(', ')}`)
    return { handlers, streams }
  })
  return { handlers: served.flatMap(({ handlers }) => handlers), streams: served.flatMap(({ streams }) => streams) }
}

/** Lists whose parent field refers to this one. */
function belowOf({ entity: { service } }: GridSource, sources: readonly GridSource[]): DeletionScope['below'] {
  return sources.flatMap(({ table, title, parent, entity }) =>
    parent !== null && entity.fields[parent]?.picks === service ? [{ table, field: parent, title }] : [],
  )
}

function importOf(source: GridSource): readonly Implementation[] {
  if (!importsRows(source)) return []
  return [
    implement(importCall(source.entity), onGrid(source, PRIVILEGE.add, PRIVILEGE.save), async (input, context) => ({
      data: await importRows(source, input, context),
    })),
  ]
}

/** Sums over the rows a caller may see, so that they agree with the list. */
function sumsOf(source: GridSource): readonly Implementation[] {
  const { entity, table, sums = [] } = source
  if (sums.length === 0) return []
  return [
    implement(sumsCall(entity), onGrid(source, PRIVILEGE.search), async (input, { unit, principal }) => {
      const within = await visibleRows(unit, source, principal, input.objKey ?? null)
      const { where } = listQuery(await withCaseKeys(unit, entity, input), within, firstSort(source), entity.fields)
      const found = await Promise.all(
        sums.map(async (name) => [name, Number(await unit.sum(table, name, where))] as const),
      )
      return { data: Object.fromEntries(found) }
    }),
  ]
}

function exportOf(source: GridSource): StreamImplementation {
  const { entity, table, title, columns, rules } = source
  return implementStream(exportCall(entity), onGrid(source, PRIVILEGE.search, PRIVILEGE.detail), (input, context) =>
    exportRows(
      {
        entity,
        table,
        title,
        columns,
        sort: firstSort(source),
        completeRows: rules?.complete,
        within: (unit) => visibleRows(unit, source, context.principal, input.objKey ?? null),
      },
      input,
      context,
    ),
  )
}
