import type { Privilege } from '../../domain/permission/privilege.ts'
import { useCore } from '../provider-context.ts'

/**
 * Whether the host allows an operation, in addition to the privileges from the back end. A host callback that throws or
 * does not return a boolean allows nothing.
 *
 * @param subject service of the changed record, such as `ProjectChargeCfg`
 */
export function useAllowed(operation: Privilege, subject: string): boolean {
  return useCore().allows(operation, subject)
}
