import { toolDefaultCalls } from '../../contract/tool-default-calls.ts'
import { implement } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import { toolDefaultTable, toolDefinitionTable } from '../tables.ts'

/** @source FRM-030 */
export const toolDefaultHandlers = [
  implement(toolDefaultCalls.initFldsVal, SIGNED_IN, async ({ toolDefId }, { unit }) => {
    const { rows } = await unit.list(toolDefaultTable, { where: { field: 'hf3sToolDefId', is: [toolDefId ?? ''] }, sort: [{ field: 'hf3sSortNo' }] })
    const tool = await unit.get(toolDefinitionTable, toolDefId ?? '')
    if (tool ? tool.values['enabled'] !== 1 : rows.length === 0) throw new Refusal('NOT_FOUND', '工具模板不存在')
    return { data: Object.fromEntries(rows.flatMap(({ values }) => (values['hf3sEnabled'] === 1 ? [[textOf(values['hf3sFldName']), textOf(values['hf3sDefVal'])] as const] : []))) }
  }),
]
