import { FLOW_ACTION, FLOW_LOG_KIND, flowLog, OBLIGATION } from '../../domain/flow/flow-log.ts'
import type { Recorder } from '../handler.ts'
import { nextSortNo } from '../member/add-to-case.ts'
import type { Row, Values } from '../store.ts'
import { flowLogTable } from './flow-tables.ts'
import { nobody, peopleNamed } from './people-named.ts'

/** An action on a job (one of FLOW_ACTION) with the details to log. */
export interface Done {
  readonly job: Row
  readonly action: string
  readonly text?: string | null
}
/** A job that changed its follower; null for none. */
export interface Handover {
  readonly job: Row
  readonly from: string | null
  readonly to: string | null
}

/** Logs each action in the given order. The case is locked. @source FLW-012 */
export async function noteActions(context: Recorder, project: Row, done: readonly Done[]): Promise<void> {
  if (done.length === 0) return
  const by =
    (await peopleNamed(context.unit, [context.principal.acctId])).get(context.principal.acctId) ??
    nobody(context.principal.acctId)
  await addLogEntries(
    context,
    project,
    done.map(({ job, action, text = null }) => ({
      ...logEntryOf(job, FLOW_LOG_KIND.action),
      hf2vActionType: action,
      hf2vActionText: text,
      hf2vActionTime: context.now,
      crtUsrName: by.name,
    })),
  )
}

/** Logs each person who handed a job over or took it, with the office they work at. @source FLW-012, FLW-013 */
export async function noteHandovers(context: Recorder, project: Row, changes: readonly Handover[]): Promise<void> {
  if (changes.length === 0) return
  const {
    unit,
    principal: { acctId },
    now,
  } = context
  const people = await peopleNamed(unit, [
    acctId,
    ...changes.flatMap(({ from, to }) => [from, to].flatMap((key) => key ?? [])),
  ])
  const personOf = (key: string) => people.get(key) ?? nobody(key)
  const logEntry = (job: Row, key: string, status: string): Values => {
    const { name, branch, division } = personOf(key)
    return {
      ...logEntryOf(job, FLOW_LOG_KIND.people),
      obligationUsrName: name,
      obligationUsrStatus: status,
      branceName: branch,
      divisionName: division,
      hf2vChgTime: now,
      hf2vActionType: FLOW_ACTION.assign,
      hf2vActionTime: now,
      crtUsrName: personOf(acctId).name,
    }
  }
  await addLogEntries(
    context,
    project,
    changes.flatMap(({ job, from, to }) => [
      ...(from === null ? [] : [logEntry(job, from, OBLIGATION.released)]),
      ...(to === null ? [] : [logEntry(job, to, OBLIGATION.taken)]),
    ]),
  )
}

function logEntryOf(job: Row, kind: string): Values {
  return {
    hf2vPrjId: job.project,
    hf2vJobId: job.key,
    hf2vFlowName: job.values['hf15FlowName'] ?? null,
    hf2vKind: kind,
  }
}

/** Inserts all in one statement: a case starts with some dozen jobs. */
async function addLogEntries(context: Recorder, project: Row, lines: readonly Values[]): Promise<void> {
  const { unit, ports, notify } = context
  const first = await nextSortNo(context, flowLogTable, project)
  await unit.insertAll(
    flowLogTable,
    lines.map((values, index) => ({
      key: ports.ids.key(),
      project: project.key,
      city: project.city,
      values: { ...values, sortNo: first + index },
    })),
  )
  notify.record(flowLog.service, project.key, project)
}
