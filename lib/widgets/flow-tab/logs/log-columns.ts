import type { FlowLog } from '../../../domain/flow/flow-log.ts'

/** The two logs, in the order of their tabs. */
export const FLOW_LOGS = ['people', 'actions'] as const
export type FlowLogName = (typeof FLOW_LOGS)[number]

type Column = keyof FlowLog & string

/** @source FLW-013 */
const COLUMNS = {
  people: ['obligationUsrName', 'obligationUsrStatus', 'branceName', 'divisionName', 'hf2vChgTime', 'crtUsrName'],
  actions: ['hf2vActionType', 'hf2vActionText', 'hf2vActionTime', 'crtUsrName'],
} as const satisfies Record<FlowLogName, readonly Column[]>

/** What a log shows; of the whole case, which flow each line is about as well. */
export function logColumns(log: FlowLogName, wholeCase: boolean): readonly Column[] {
  return wholeCase ? ['hf2vFlowName', ...COLUMNS[log]] : COLUMNS[log]
}
