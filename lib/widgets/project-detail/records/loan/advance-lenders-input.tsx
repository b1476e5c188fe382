import type { ReactElement } from 'react'
import type { InputProps } from '../../../../field/input-props.ts'
import { OfferedOrganisationInput } from './offered-organisation-input.tsx'

/** 垫资/提前放款机构. @source LON-017, CAL-044 */
export function AdvanceLendersInput(props: InputProps): ReactElement {
  return <OfferedOrganisationInput {...props} purpose="secure" />
}
