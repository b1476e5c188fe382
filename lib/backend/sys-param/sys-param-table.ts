import { sysParam } from '../../domain/settings/sys-param.ts'
import type { Table } from '../store.ts'

/** Settings of the installation that staff may change. */
export const sysParamTable: Table = {
  name: 'ss02_sys_params',
  fields: sysParam.fields,
  unique: [['ss02Code']],
  small: true,
}
