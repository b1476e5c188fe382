import { useMemo } from 'react'
import type { Entity } from '../../catalogue/entity.ts'
import type { AuthUser } from '../../client/auth/auth-user.ts'
import { revealCall } from '../../contract/record/reveal-call.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { isFinance } from '../../domain/permission/role.ts'
import { useCore } from '../provider-context.ts'
import { useAuthUser } from './use-auth-user.ts'
import { useCan } from './use-can.ts'

/**
 * Returns a function that loads one masked value of a stored record in full; the back end records who saw which field.
 * The answer is not cached. Undefined for a record that is not stored, and for a user who may not see it.
 *
 * @param version another version returns another function, so that revealed values of the old version are hidden
 */
export function useReveal(
  entity: Entity,
  id: string | null,
  version?: number,
): ((field: string, reason: string) => Promise<string>) | undefined {
  const { client } = useCore()
  const { data: user } = useAuthUser()
  const maySave = useCan()(PRIVILEGE.save)
  // Finance staff do not work on cases but see bank numbers; employees of a provider see only what they type.
  const may = user?.isProviderEmployee
    ? false
    : user && isOnlyFinance(user)
      ? Object.values(entity.fields).some(({ sensitive }) => sensitive === 'bank')
      : maySave
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `version`
  return useMemo(
    () =>
      id === null || !may
        ? undefined
        : async (field, reason) => (await client.call(revealCall(entity), { id, field, reason })).data.value,
    [client, entity, id, version, may],
  )
}

function isOnlyFinance({ roleIds }: AuthUser): boolean {
  return roleIds.length > 0 && roleIds.every((role) => isFinance([role]))
}
