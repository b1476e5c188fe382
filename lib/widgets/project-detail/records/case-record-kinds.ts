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

/** A kind of record of which a case has one. */
export interface CaseRecordKind {
  /** Key of its section. */
  readonly key: 'demand' | 'house' | 'trade' | 'loan'
  readonly entity: Entity
  /** The field that holds the key of the case. */
  readonly owner: string
  /** Another record whose facts its rules need. */
  readonly asks?: { readonly record: keyof CaseRecords; readonly service: string }
  /** Effects of a changed field that declared rules cannot express. */
  readonly follow?: {
    readonly field: string
    readonly rule: (before: RecordValues, after: RecordValues, today: Day) => RecordValues
  }
  /** Amounts that are also shown in words. */
  readonly inWords?: readonly string[]
  /** Values that a new record takes from the facts of its case, as far as conditions read them. */
  readonly start?: (facts: Scope) => RecordValues
  /** An extra action beside editing; renders nothing for users who may not use it. */
  readonly Action?: ComponentType<CaseRecordActionProps>
}

/** The records of a case that have their own section. */
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
