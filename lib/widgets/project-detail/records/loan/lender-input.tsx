import type { ReactElement } from 'react'
import type { InputProps } from '../../../../field/input-props.ts'
import { isFixed } from './lender-preset.ts'
import { useLoanOrganisations } from './loan-organisations-context.ts'
import { OfferedOrganisationInput } from './offered-organisation-input.tsx'

/** 贷款机构: read-only where the server says that no other one can be chosen. @source LON-018 */
export function LenderInput(props: InputProps): ReactElement {
  const { lender } = useLoanOrganisations()
  return (
    <OfferedOrganisationInput {...props} purpose="handle" readOnly={props.readOnly === true || isFixed(lender.data)} />
  )
}
