import type { RecordValues } from '../../catalogue/effect.ts'
import { nextJobs } from '../flow/next-jobs.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { goesOn } from '../notice/my-to-dos.ts'

/** Adds the next step of a case and its day to the rows of a list, read for all of them at once. */
export const withNextSteps: NonNullable<ListRules['complete']> = async (unit, rows) => {
  const jobs = await nextJobs(unit, rows.filter(goesOn))
  return (record: RecordValues, { key }) => {
    const values = jobs.get(key)?.values
    return { ...record, nextStep: values?.['hf15FlowName'] ?? null, dueDay: values?.['hf15PlanTime'] ?? null }
  }
}
