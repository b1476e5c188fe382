import { useCallback } from 'react'
import { useCore } from '../provider-context.ts'
import { useAuthUser } from './use-auth-user.ts'

/**
 * Whether to offer an operation: the user has the privilege, and the host allows it. False until the privileges are
 * loaded. The back end checks every call in any case.
 *
 * @public
 */
export function useCan(): (operation: string, subject?: string) => boolean {
  const { allows } = useCore()
  const { data } = useAuthUser()
  const privileges = data?.privileges
  return useCallback(
    (operation, subject) => privileges?.includes(operation) === true && allows(operation, subject),
    [allows, privileges],
  )
}
