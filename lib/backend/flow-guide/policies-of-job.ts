import type { Day } from '../../catalogue/day.ts'
import type { Row, Unit } from '../store.ts'
import { flowPolicyTable } from './flow-guide-tables.ts'
import { flowCodesOf } from './flow-codes.ts'

/** Policies in force on a day for the flow of a job and its main flow, latest first. @source FLW-009, CAL-098 */
export async function policiesOfJob(unit: Unit, job: Row, today: Day): Promise<readonly Row[]> {
  const { rows } = await unit.list(flowPolicyTable, {
    where: {
      all: [
        { field: 'hf3zFlowCodes', is: flowCodesOf(job) },
        { field: 'hf3zEnabled', is: [1] },
        { field: 'hf3zBeginDate', to: today },
        {
          any: [
            { field: 'hf3zEndDate', is: [null] },
            { field: 'hf3zEndDate', from: today },
          ],
        },
      ],
    },
    sort: [{ field: 'hf3zBeginDate', descending: true }],
    counted: false,
  })
  return rows
}
