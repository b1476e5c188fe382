import type { RecordValues } from '../../catalogue/effect.ts'
import { flowMemo } from '../../domain/flow/flow-memo.ts'
import { answerRecord, blankOf, recordOf } from '../record/answer.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { flowMemoTable } from '../tables.ts'
import { flowCodesOf } from './flow-codes.ts'

/**
 * How a job is done: the guidance of its own flow, else that of its main flow; all empty where nobody wrote any.
 *
 * @source FLW-007, FLW-008, FLW-014, FLW-016, CAL-089
 */
export async function memoOfJob(unit: Unit, job: Row): Promise<Readonly<Record<string, unknown>>> {
  const codes = flowCodesOf(job)
  const { rows } = await unit.list(flowMemoTable, { where: { all: [{ field: 'hf18FlowCode', is: codes }, { field: 'hf18Enabled', is: [1] }] }, counted: false })
  const row = codes.map((code) => rows.find(({ values }) => values['hf18FlowCode'] === code)).find((found) => found !== undefined) ?? null
  const title = textOf(job.values['hf15FlowName'])
  const record: RecordValues = row ? recordOf(flowMemo, row) : { ...blankOf(flowMemo), hf18FlowCode: codes[0] ?? null }
  return answerRecord(unit, flowMemo, { ...record, hf18Title: textOf(record['hf18Title']) || title }, row)
}
