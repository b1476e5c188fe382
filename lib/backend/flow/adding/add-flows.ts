import type { FinishResult } from '../../../contract/flow/flow-job-calls.ts'
import { readFlowCatalogue } from '../../flow-guide/flow-catalogue.ts'
import type { SignedIn } from '../../handler.ts'
import { changeableCase } from '../../member/case-access.ts'
import { Refusal } from '../../refusal.ts'
import type { Row } from '../../store.ts'
import { addJobs, codeOf, type CatalogueFlow } from './add-jobs.ts'
import { flowFactsOf } from './flow-facts.ts'
import { flowsNamed, offeredFlows } from './flows-named.ts'
import { handleJobs, type Handled, type When } from '../handling/handle-jobs.ts'
import { jobsChanged } from '../handling/jobs-changed.ts'
import { jobsOfCase, workOfCase } from '../jobs-of-case.ts'
import { neededFlows } from './reconcile-jobs.ts'
import { startNext } from '../handling/start-jobs.ts'
import { triggerFlows } from './trigger-flows.ts'

/** The jobs added to a case, and the result of each one that was to be finished or planned at once. */
export interface Added {
  readonly project: Row
  readonly jobs: readonly Row[]
  readonly results: readonly FinishResult[]
}

/**
 * Adds flows to a case in one unit: the named ones, or all that it needs and does not have. Finishes or plans them when
 * the call has a date.
 *
 * @source CAL-092, FLW-033
 */
export async function addFlows(
  context: SignedIn,
  prjId: string | null | undefined,
  codes: readonly string[],
  when: When | null,
): Promise<Added> {
  const { unit } = context
  const project = await changeableCase(context, prjId)
  const requested = codes.length > 0 ? await chosenFlows(context, project, codes) : await neededFlows(unit, project)
  const present = new Set((await jobsOfCase(unit, project)).map(({ values }) => values['hf15FlowCode']))
  const missing = requested.filter((one) => !present.has(codeOf(one)))
  if (missing.length === 0) return { project, jobs: [], results: [] }
  const keys = new Set((await addJobs(context, project, missing, codes.length > 0)).map(({ key }) => key))
  const work = workOfCase(await jobsOfCase(unit, project))
    .filter(({ key }) => keys.has(key))
    .map(({ key }) => key)
  const { results, finished }: Handled = when
    ? await handleJobs(context, project, work, when)
    : { results: [], finished: new Set() }
  const day = when && !when.reminder ? when.day : context.today
  await startNext(context, project, finished, day)
  await triggerFlows(context, project, finished, day)
  const after = await jobsChanged(context, project)
  return { project: after.project, jobs: after.jobs.filter(({ key }) => keys.has(key)), results }
}

/**
 * The named flows. A node includes its main flow, and a main flow its nodes.
 * @throws Refusal INVALID for an unknown flow, or one out of use
 */
async function chosenFlows(
  context: SignedIn,
  project: Row,
  codes: readonly string[],
): Promise<readonly CatalogueFlow[]> {
  const catalogue = await readFlowCatalogue(context.unit)
  const facts = await flowFactsOf(context.unit, project)
  const offered = offeredFlows(catalogue)
  const unknown = codes.find((code) => !offered.some((one) => codeOf(one) === code))
  if (unknown !== undefined)
    throw Refusal.invalid([{ field: 'flowCodes', message: `流程“${unknown.slice(0, 32)}”不存在或已停用` }])
  return flowsNamed(catalogue, facts, codes)
}

/** Flows a case does not have, in order. Those it needs by its definitions are suggested. @source FLW-033 */
export async function addableFlows(
  context: SignedIn,
  project: Row,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { unit } = context
  const catalogue = await readFlowCatalogue(unit)
  const needed = new Set((await neededFlows(unit, project)).map(codeOf))
  const present = new Set((await jobsOfCase(unit, project)).map(({ values }) => values['hf15FlowCode']))
  const named = new Map(catalogue.conditions.map(({ conditionCode, conditionName }) => [conditionCode, conditionName]))
  return offeredFlows(catalogue)
    .filter((one) => !present.has(codeOf(one)))
    .map((one) => {
      const { flow, node } = one
      const condition = node?.conditionCode || flow.conditionCode
      return {
        flowCode: codeOf(one),
        flowName: (node ?? flow).flowName ?? '',
        categoryName: flow.categoryName ?? '',
        fatherCode: node ? flow.flowCode : null,
        fatherName: node ? flow.flowName : null,
        suggested: needed.has(codeOf(one)) ? 1 : 0,
        condition: condition ? (named.get(condition) ?? condition) : null,
      }
    })
}
