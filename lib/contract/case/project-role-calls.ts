import { projectRole } from '../../domain/project-role/project-role.ts'
import { operationCall } from '../record/operation-calls.ts'
import { recordCalls } from '../record/record-calls.ts'

const { getSubPageList, getOne, getOpts, doCreate, doSave, saveChanges } = recordCalls(projectRole)

/** People invited into a case. @source OPN-072, INV-001 to INV-005 */
export const projectRoleCalls = {
  getSubPageList,
  getOne,
  getOpts,
  doCreate,
  doSave,
  saveChanges,
  doEnable: operationCall(projectRole, 'enable'),
  doDisable: operationCall(projectRole, 'disable'),
} as const
