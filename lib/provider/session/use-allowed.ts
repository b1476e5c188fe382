import type { Privilege } from '../../domain/permission/privilege.ts'
import { useCore } from '../provider-context.ts'

/**
 * Whether the host lets its page offer an operation at all, beyond what the back end answers about this person and this
 * case.
 * A host that throws or does not answer with a boolean allows nothing.
 *
 * @param subject service of what is changed, such as `ProjectChargeCfg`
 */
export function useAllowed(operation: Privilege, subject: string): boolean {
  return useCore().allows(operation, subject)
}
