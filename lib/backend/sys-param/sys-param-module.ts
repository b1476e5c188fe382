import type { BackendModule } from '../backend-module.ts'
import { sysParamColumns } from '../grid/computed/setting-columns.ts'
import { sysParamCalls } from '../../contract/settings/sys-param-calls.ts'
import { implement } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { textOf } from '../session.ts'
import { sysParamTable } from './sys-param-table.ts'

const sysParamHandlers = [
  implement(sysParamCalls.getValues, SIGNED_IN, async (_input, { unit }) => {
    const { rows } = await unit.list(sysParamTable, { where: { field: 'ss02Enabled', is: [1] } })
    return {
      data: Object.fromEntries(
        rows.flatMap(({ values }) =>
          values['ss02Public'] === 1 ? [[textOf(values['ss02Code']), textOf(values['ss02Value'])] as const] : [],
        ),
      ),
    }
  }),
]

/** Settings of the installation that staff may change. */
export const sysParamModule: BackendModule = {
  tables: [sysParamTable],
  handlers: sysParamHandlers,
  columns: { [sysParamTable.name]: sysParamColumns },
}
