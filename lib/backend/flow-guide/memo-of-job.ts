import type { RecordValues } from '../../catalogue/effect.ts'
import { checkItem, checkListText, type NamedCheckItem } from '../../domain/flow/check-item.ts'
import { type NamedSms, smsListText, smsTemplate } from '../../domain/flow/message-template.ts'
import { flowMemo } from '../../domain/flow/flow-memo.ts'
import { answerRecord, blankOf, recordOf } from '../record/answer.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { checkItemTable, flowMemoTable, smsTemplateTable } from './flow-guide-tables.ts'
import { flowCodesOf } from './flow-codes.ts'

/**
 * The guidance of a job: that of its own flow, else of its main flow; empty where none is written. Check items and
 * messages to customers are listed under further guidance.
 *
 * @source FLW-007, FLW-008, FLW-014, FLW-016, CAL-089
 */
export async function memoOfJob(unit: Unit, job: Row): Promise<Readonly<Record<string, unknown>>> {
  const codes = flowCodesOf(job)
  const { rows } = await unit.list(flowMemoTable, {
    where: {
      all: [
        { field: 'hf18FlowCode', is: codes },
        { field: 'hf18Enabled', is: [1] },
      ],
    },
    counted: false,
  })
  const row =
    codes
      .map((code) => rows.find(({ values }) => values['hf18FlowCode'] === code))
      .find((found) => found !== undefined) ?? null
  const title = textOf(job.values['hf15FlowName'])
  const record: RecordValues = row ? recordOf(flowMemo, row) : { ...blankOf(flowMemo), hf18FlowCode: codes[0] ?? null }
  const list = checkListText(await checkItemsOf(unit, codes))
  const messages = smsListText(await messagesOf(unit, codes), spokenDay(textOf(job.values['hf15PlanTime'])))
  const further = [textOf(record['hf18FldDesc3']), list ?? '', messages ?? ''].join('')
  return answerRecord(
    unit,
    flowMemo,
    { ...record, hf18Title: textOf(record['hf18Title']) || title, hf18FldDesc3: further === '' ? null : further },
    row,
  )
}

/** Check items in use for these flows or for all, in order. @source ROU-003 (/RuleTmpltCheckGrid) */
async function checkItemsOf(unit: Unit, codes: readonly string[]): Promise<readonly NamedCheckItem[]> {
  const { rows } = await unit.list(checkItemTable, {
    where: {
      all: [
        { field: 'itemFlow', is: [...codes, null] },
        { field: 'enabled', is: [1] },
      ],
    },
    sort: [{ field: 'itemSort' }],
    counted: false,
  })
  const labels = await labelsOf(
    unit,
    checkItem.fields,
    rows.map(({ values }) => values),
  )
  return rows.map(({ values }, index) => ({ item: values, labels: labels[index] ?? {} }))
}

/** Messages in use for the flow, its main flow, or all flows, in order. @source ROU-003 (/RuleTmpltSmsGrid) */
async function messagesOf(unit: Unit, codes: readonly string[]): Promise<readonly NamedSms[]> {
  const { rows } = await unit.list(smsTemplateTable, {
    where: {
      all: [
        { field: 'smsFlow', is: [...codes, null] },
        { field: 'enabled', is: [1] },
      ],
    },
    sort: [{ field: 'smsSort' }],
    counted: false,
  })
  const labels = await labelsOf(
    unit,
    smsTemplate.fields,
    rows.map(({ values }) => values),
  )
  return rows.map(({ values }, index) => ({ sms: values, labels: labels[index] ?? {} }))
}

/** A day in the form customers read; null without a day. */
function spokenDay(day: string): string | null {
  const [, month, date] = day.split('-')
  return month === undefined || date === undefined ? null : `${Number(month)}月${Number(date)}日`
}
