import { jobStatus } from '../../domain/flow/job-status.ts'
import { isManager } from '../../domain/permission/role.ts'
import { project as projectEntity } from '../../domain/project/project.ts'
import { caseName } from '../fee/case-name.ts'
import type { SignedIn } from '../handler.ts'
import { nextJobs } from '../flow/next-jobs.ts'
import { goesOn } from '../notice/my-to-dos.ts'
import { visibleProjects } from '../principal.ts'
import { storedProject } from '../project/stored-project.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import { projectTable } from '../project/project-table.ts'
import { caseReadiness } from './case-readiness.ts'
import { ownCases } from './dashboard-cases.ts'

const SHOWN = 5

/**
 * The cases that were changed last, with how much of what each requires is filled in and which job is due next. A
 * closed case requires nothing.
 */
export async function recentProjects(
  context: SignedIn,
  team: boolean,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { unit, principal, today } = context
  if (principal.city === '') return []
  const where = isManager(principal.roles) && !team ? ownCases(principal) : visibleProjects(principal)
  const { rows } = await unit.list(projectTable, {
    where,
    sort: [{ field: '$updatedAt', descending: true }],
    page: 1,
    pageSize: SHOWN,
    counted: false,
  })
  if (rows.length === 0) return []
  const labels = await labelsOf(unit, projectEntity.fields, rows.map(storedProject))
  const next = await nextJobs(unit, rows)
  const readiness = await caseReadiness(context, rows)
  return rows.map((row, index) => {
    const job = goesOn(row) ? next.get(row.key) : undefined
    const { hf20LoanScheme = '', prjPayType = '', hf20DemandStep = '' } = labels[index] ?? {}
    return {
      prjId: row.key,
      prjNo: textOf(row.values['prjNo']),
      name: caseName(row),
      scheme: hf20LoanScheme || prjPayType,
      step: textOf(row.values['hf20DemandStep']) || null,
      stepName: hf20DemandStep,
      ...(readiness[index] ?? { filled: 0, wanted: 0 }),
      next: job
        ? {
            title: textOf(job.values['hf15FlowName']),
            day: textOf(job.values['hf15PlanTime']),
            late: jobStatus(job.values, today).late,
          }
        : null,
    }
  })
}
