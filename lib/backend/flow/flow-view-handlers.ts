import { flowViewCalls } from '../../contract/flow/flow-view-calls.ts'
import { isFinished } from '../../domain/flow/job-status.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement } from '../handler.ts'
import { visibleCase } from '../member/case-access.ts'
import { needs } from '../policy.ts'
import { textOf } from '../session.ts'
import { flowViewGroupTable, flowViewTable } from './flow-tables.ts'
import { jobsOfCase } from './jobs-of-case.ts'

/**
 * The progress of a case for buyers, owners or staff: groups in use with the flows of the case they name.
 * @source ROU-004 (/FlowViewGrpGrid, /WorkflowViewGrid)
 */
export const flowViewHandlers = [
  implement(flowViewCalls.getCaseView, needs(PRIVILEGE.detail), async ({ prjId, audience }, context) => {
    const { unit } = context
    const project = await visibleCase(context, prjId)
    const inUse = { field: 'enabled', is: [1] } as const
    const { rows: groups } = await unit.list(flowViewGroupTable, {
      where: { all: [{ field: 'grpAudience', is: [audience ?? ''] }, inUse] },
      sort: [{ field: 'grpSort' }],
      counted: false,
    })
    const { rows: views } = await unit.list(flowViewTable, {
      where: { all: [{ field: 'viewGrp', is: groups.map(({ key }) => key) }, inUse] },
      sort: [{ field: 'viewSort' }],
      counted: false,
    })
    const jobs = new Map((await jobsOfCase(unit, project)).map((job) => [textOf(job.values['hf15FlowCode']), job]))
    const shown = groups.map(({ key, values }) => {
      const steps = views
        .filter((view) => view.values['viewGrp'] === key)
        .flatMap((view) => {
          const job = jobs.get(textOf(view.values['viewFlow']))
          if (!job) return []
          return [
            {
              flow: textOf(view.values['viewFlow']),
              name: textOf(view.values['viewName']) || textOf(job.values['hf15FlowName']),
              text: textOf(view.values['viewText']) || null,
              status: textOf(job.values['hf15Status']) || null,
              day: textOf(job.values['hf15PlanTime']) || null,
              finished: isFinished(job.values),
            },
          ]
        })
      return {
        code: key,
        name: textOf(values['grpName']),
        text: textOf(values['grpText']) || null,
        finished: steps.filter(({ finished }) => finished).length,
        steps,
      }
    })
    // Groups without any flow of the case are left out.
    return { data: shown.filter(({ steps }) => steps.length > 0) }
  }),
]
