import type { Value } from '../../catalogue/kind.ts'
import { DEMAND_STATUS } from '../codes.ts'
import { ROLE } from '../permission/role.ts'

/**
 * Whether a user with these roles is offered "我来跟进": customer service, while nobody follows the demand up.
 * @source DEM-002, ROL-012
 * @public
 */
export function mayFollowUp(status: Value | undefined, roles: readonly string[]): boolean {
  return status === DEMAND_STATUS.waiting && roles.includes(ROLE.service)
}
