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

/** Columns of a log; a log of the whole case also shows the flow of each entry. */
export function logColumns(log: FlowLogName, wholeCase: boolean): readonly Column[] {
  return wholeCase ? ['hf2vFlowName', ...COLUMNS[log]] : COLUMNS[log]
}
