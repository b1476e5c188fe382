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
 * Asks for one masked value of a stored record in full; the back end notes who saw which field. Nothing keeps the
 * answer:
 * it goes to the part that asked. Undefined for a record that is not stored, and for somebody who may not see it.
 *
 * @param version another one gives another function, so that what was revealed of the former version is forgotten
 */
export function useReveal(
  entity: Entity,
  id: string | null,
  version?: number,
): ((field: string, reason: string) => Promise<string>) | undefined {
  const { client } = useCore()
  const { data: user } = useAuthUser()
  const maySave = useCan()(PRIVILEGE.save)
  // Finance works on no case, but sees bank numbers; employees of a provider see what they type and no more.
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
