import type { ComponentType } from 'react'
import type { Day } from '../../../catalogue/day.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import type { Entity } from '../../../catalogue/entity.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import { demand } from '../../../domain/demand/demand.ts'
import type { CaseRecords } from '../../../domain/facts.ts'
import { followsFromCertificate } from '../../../domain/house/certificate-years.ts'
import { house } from '../../../domain/house/house.ts'
import { loanTypeOf } from '../../../domain/loan/loan-type.ts'
import { loan } from '../../../domain/loan/loan.ts'
import { AMOUNTS_IN_WORDS } from '../../../domain/trade/amount-words.ts'
import { trade } from '../../../domain/trade/trade.ts'
import type { CaseRecordActionProps } from './case-record-action-props.ts'
import { FollowUp } from './follow-up.tsx'

/** One of the records a case has once. */
export interface CaseRecordKind {
  /** Its section. */
  readonly key: 'demand' | 'house' | 'trade' | 'loan'
  readonly entity: Entity
  /** The field that holds the key of the case. */
  readonly owner: string
  /** The other record whose facts its rules ask for. */
  readonly asks?: { readonly record: keyof CaseRecords; readonly service: string }
  /** What follows from another value of a field, where no declared rule can say it. */
  readonly follow?: {
    readonly field: string
    readonly rule: (before: RecordValues, after: RecordValues, today: Day) => RecordValues
  }
  /** Amounts that are also told in words. */
  readonly inWords?: readonly string[]
  /** What a new one takes from the facts of its case, as far as conditions read it. */
  readonly start?: (facts: Scope) => RecordValues
  /** What can be done to it beside editing; draws nothing for those who may not. */
  readonly Action?: ComponentType<CaseRecordActionProps>
}

/** The records of a case that have a section each. */
export const CASE_RECORD_KINDS = {
  demand: { key: 'demand', entity: demand, owner: 'hf22PrjId', Action: FollowUp },
  house: {
    key: 'house',
    entity: house,
    owner: 'hf29PrjId',
    asks: { record: 'trade', service: trade.service },
    follow: { field: 'hf29HourseCardDate', rule: followsFromCertificate },
  },
  trade: { key: 'trade', entity: trade, owner: 'hf2hPrjId', inWords: AMOUNTS_IN_WORDS },
  loan: {
    key: 'loan',
    entity: loan,
    owner: 'hf2iPrjId',
    start: (facts: Scope) => ({ hf2iLoanType: loanTypeOf(facts) }),
  },
} as const satisfies Readonly<Record<string, CaseRecordKind>>
