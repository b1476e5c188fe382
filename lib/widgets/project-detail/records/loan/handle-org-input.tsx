import type { ReactElement } from 'react'
import type { InputProps } from '../../../../field/input-props.ts'
import { OfferedOrganisationInput } from './offered-organisation-input.tsx'

/** 办理机构. @source LON-017, CAL-043 */
export function HandleOrgInput(props: InputProps): ReactElement {
  return <OfferedOrganisationInput {...props} purpose="handle" />
}
