import type { ComponentType } from 'react'
import { loan } from '../../../domain/loan/loan.ts'
import type { FieldLayout } from '../../../form/fields/field-layout.ts'
import type { CaseRecordSurroundProps } from './case-record-surround-props.ts'
import { LOAN_LAYOUT } from './loan/loan-layout.tsx'
import { LoanOrganisations } from './loan/loan-organisations.tsx'

/** Extra parts of a record's form beside its declaration; loaded with the form. */
export interface CaseRecordFormParts {
  /** Component that wraps the fields. */
  readonly Surround: ComponentType<CaseRecordSurroundProps>
  readonly layout: Readonly<Record<string, FieldLayout>>
}

/** Extra form parts by service. */
export const FORM_PARTS: Readonly<Record<string, CaseRecordFormParts>> = {
  [loan.service]: { Surround: LoanOrganisations, layout: LOAN_LAYOUT },
}
