import type { Day } from '../../../../../catalogue/day.ts'
import type { RecordValues } from '../../../../../catalogue/effect.ts'
import type { Entity } from '../../../../../catalogue/entity.ts'
import { isEmpty } from '../../../../../catalogue/kind.ts'
import { DEPOSIT_STATUS } from '../../../../../domain/codes.ts'
import { DEPOSIT_MONTHS } from '../../../../../domain/member/deposit-period.ts'
import type { MemberRecords } from '../../../../../domain/member/member-records.ts'
import { cellNumber, numberWithUnit } from '../../../../../field/numbers/cell-number.ts'
import { isCoded } from '../../../../../field/value-text.ts'
import type { Messages } from '../../../../../locale/messages.ts'
import { type CoveredRun, latestRun, type Period } from './covered-run.ts'

/** The values of a record that a summary reads. */
export interface SummaryRecord {
  readonly values: RecordValues
  /** Texts of coded and referenced values, by field. */
  readonly refValues: Readonly<Record<string, string>>
}

/** The summary of a closed list. */
export interface RecordSummary {
  readonly tag: { readonly tone: 'ok' | 'warn' | 'idle'; readonly text: string } | null
  readonly text: string | null
}

/** Helpers to build a summary. */
export interface SummaryMeans {
  readonly today: Day
  readonly texts: Messages['memberRecords']
}

type Summarise = (records: readonly SummaryRecord[], entity: Entity, means: SummaryMeans) => RecordSummary

const SUMMARY: { readonly [K in MemberRecords['key']]: Summarise } = {
  workCredit: ofWork,
  social: ofSocial,
  fund: ofFund,
  tax: ofTax,
  ownHouse: ofHouses,
}

/** One sentence and a state that summarise a list. @source REC-004, REC-022 */
export function summaryOf(
  { key, entity }: Pick<MemberRecords, 'key' | 'entity'>,
  records: readonly SummaryRecord[],
  means: SummaryMeans,
): RecordSummary {
  return records.length === 0 ? { tag: null, text: null } : SUMMARY[key](records, entity, means)
}

/** The job that started last; the first one where no start is known. */
function ofWork(records: readonly SummaryRecord[], entity: Entity, { texts }: SummaryMeans): RecordSummary {
  const began = (record: SummaryRecord): string => textIn(record, entity, 'hf24WorkDate1') ?? ''
  const current = records.reduce((latest, next) => (began(next) > began(latest) ? next : latest))
  const amount = amountIn(current, entity, 'hf24WorkAmt1')
  return { tag: null, text: joined([textIn(current, entity, 'hf24WorkName'), amount && texts.income({ amount })]) }
}

function ofSocial(records: readonly SummaryRecord[], entity: Entity, means: SummaryMeans): RecordSummary {
  const { texts } = means
  const { current, run, places } = deposits(
    records,
    entity,
    { from: 'hf26Date1', to: 'hf26Date2', city: 'hf26City', province: 'hf26Province' },
    means,
  )
  const status = textIn(current, entity, 'hf26Status')
  return {
    tag:
      status === null
        ? null
        : { tone: current.values['hf26Status'] === DEPOSIT_STATUS.normal ? 'ok' : 'warn', text: status },
    text: commaJoined([spaced([places, run && span(run, texts)]), run && texts.inARow({ months: run.months })]),
  }
}

function ofFund(records: readonly SummaryRecord[], entity: Entity, means: SummaryMeans): RecordSummary {
  const { texts } = means
  const { current, run, places } = deposits(
    records,
    entity,
    { from: 'hf25Date1', to: 'hf25Date2', city: 'hf25FundCity', province: 'hf25FundProvince' },
    means,
  )
  const months = DEPOSIT_MONTHS
  const base = current.values['hf25FundBase']
  const field = entity.fields['hf25FundBase']
  return {
    tag:
      run === null
        ? null
        : run.months >= months
          ? { tone: 'ok', text: texts.monthsMet({ months }) }
          : { tone: 'warn', text: texts.monthsMissing({ months }) },
    text: joined([
      places,
      typeof base === 'number' && field ? texts.base({ amount: cellNumber(field, base) }) : null,
      run && texts.inARow({ months: run.months }),
    ]),
  }
}

function ofTax(records: readonly SummaryRecord[], entity: Entity, means: SummaryMeans): RecordSummary {
  const { texts } = means
  const { run, places } = deposits(
    records,
    entity,
    { from: 'hf27Date1', to: 'hf27Date2', city: 'hf27City', province: 'hf27Province' },
    means,
  )
  return {
    tag: run && { tone: 'idle', text: texts.months({ months: run.months }) },
    text: spaced([places, run && span(run, texts)]),
  }
}

function ofHouses(records: readonly SummaryRecord[], entity: Entity, { texts }: SummaryMeans): RecordSummary {
  const [record] = records
  const first = record
    ? joined([
        textIn(record, entity, 'hf28Spec1') ?? textIn(record, entity, 'hf28City'),
        amountIn(record, entity, 'hf28FullArea'),
        textIn(record, entity, 'hf28LoanStatus'),
      ])
    : null
  return {
    tag: null,
    text: first !== null && records.length > 1 ? texts.several({ first, count: records.length }) : first,
  }
}

interface DepositFields {
  readonly from: string
  readonly to: string
  readonly city: string
  readonly province: string
}

interface Deposits {
  /** The record with the latest months; the last one when none has a period. */
  readonly current: SummaryRecord
  readonly run: CoveredRun<Period> | null
  /** Places where the consecutive months were paid. */
  readonly places: string | null
}

function deposits(
  records: readonly SummaryRecord[],
  entity: Entity,
  { from, to, city, province }: DepositFields,
  { today }: SummaryMeans,
): Deposits {
  const run = latestRun(
    records.map((record) => ({ record, from: textOf(record.values[from]), to: textOf(record.values[to]) })),
    today,
  )
  const last = records[records.length - 1] ?? { values: {}, refValues: {} }
  const made = run?.periods.map(({ record }) => record) ?? [last]
  const places = [
    ...new Set(made.flatMap((record) => textIn(record, entity, city) ?? textIn(record, entity, province) ?? [])),
  ]
  return { current: made[0] ?? last, run, places: places.length === 0 ? null : places.join('、') }
}

function span({ from, to }: CoveredRun<Period>, texts: SummaryMeans['texts']): string {
  return to === null ? texts.upToNow({ from }) : texts.fromTo({ from, to })
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** The text of a value; null for a code without a text. */
function textIn({ values, refValues }: SummaryRecord, { fields }: Entity, name: string): string | null {
  const field = fields[name]
  if (!field || isEmpty(values[name])) return null
  return refValues[name] ?? (isCoded(field) ? null : textOf(values[name]))
}

function amountIn({ values }: SummaryRecord, { fields }: Entity, name: string): string | null {
  const value = values[name]
  const field = fields[name]
  return typeof value === 'number' && field ? numberWithUnit(field, cellNumber(field, value)) : null
}

type Parts = readonly (string | null)[]
const between =
  (separator: string) =>
  (parts: Parts): string | null =>
    parts.filter((part) => part !== null && part !== '').join(separator) || null
const joined = between(' · ')
const commaJoined = between('，')
const spaced = between(' ')
