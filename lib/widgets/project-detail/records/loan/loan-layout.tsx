import type { FieldLayout } from '../../../../form/fields/field-layout.ts'
import { LenderNote } from './lender-note.tsx'
import { OfferedNote } from './offered-note.tsx'
import type { ReactElement } from 'react'
import type { InputProps } from '../../../../field/input-props.ts'
import { OfferedOrganisationInput } from './offered-organisation-input.tsx'
import { isFixed } from './lender-preset.ts'
import { useLoanOrganisations } from './loan-organisations-context.ts'

/** 贷款机构: read-only where the server says that no other one can be chosen. @source LON-018 */
function LenderInput(props: InputProps): ReactElement {
  const { lender } = useLoanOrganisations()
  return (
    <OfferedOrganisationInput {...props} purpose="handle" readOnly={props.readOnly === true || isFixed(lender.data)} />
  )
}

/** 办理机构. @source LON-017, CAL-043 */
function HandleOrgInput(props: InputProps): ReactElement {
  return <OfferedOrganisationInput {...props} purpose="handle" />
}

/** 垫资/提前放款机构. @source LON-017, CAL-044 */
function AdvanceLendersInput(props: InputProps): ReactElement {
  return <OfferedOrganisationInput {...props} purpose="secure" />
}

/** Layout of the loan fields whose options come from the server. @source LON-011, LON-017, LON-018 */
export const LOAN_LAYOUT = {
  hf2iAdvanceLenders: { Input: AdvanceLendersInput, note: <OfferedNote name="hf2iAdvanceLenders" purpose="secure" /> },
  hf2iHandleOrg: { Input: HandleOrgInput, note: <OfferedNote name="hf2iHandleOrg" purpose="handle" /> },
  hf2iLendersOrg: { Input: LenderInput, note: <LenderNote /> },
} as const satisfies Readonly<Record<string, FieldLayout>>
