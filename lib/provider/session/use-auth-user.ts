import type { UseQueryResult } from '@tanstack/react-query'
import { authUser, type AuthUser } from '../../client/auth/auth-user.ts'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { useFkQuery } from '../queries/use-fk-query.ts'

/** The signed-in user, with roles and privileges. @public */
export function useAuthUser(): UseQueryResult<AuthUser, FangkitError> {
  return useFkQuery(authUser())
}
