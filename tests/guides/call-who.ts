import { handlersOf } from '../../lib/backend/backend.ts'
import { missingPrivilege, type Policy } from '../../lib/backend/policy.ts'
import type { Principal } from '../../lib/backend/principal.ts'
import { Refusal } from '../../lib/backend/refusal.ts'
import { callName } from '../../lib/contract/call.ts'
import type { Privilege } from '../../lib/domain/permission/privilege.ts'

/** A user without any role: the refusal of a policy names what it requires. */
const NOBODY: Principal = {
  userId: '',
  acctId: '',
  userName: '',
  displayName: '',
  roles: [],
  privileges: new Set(),
  grants: [],
  cities: [],
  city: '',
  provider: null,
  tokenHash: '',
  embed: null,
}
const POLICIES = new Map(handlersOf([]).map(({ call, policy }) => [callName(call), policy]))

const nameOf = (privilege: Privilege): string => missingPrivilege(privilege).message.match(/“(.+?)”/)?.[1] ?? privilege

function furtherOf({ also }: Extract<Policy, { who: 'privileged' }>): string {
  try {
    also?.(NOBODY)
    return ''
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return `；${error.message}`
  }
}

/** Who may make a call, in words. @throws Error for a call without a handler */
export function whoMay(name: string): string {
  const policy = POLICIES.get(name)
  if (!policy) throw new Error(`${name} has no policy`)
  if (policy.who === 'anyone') return '任何人，无需登录'
  if (policy.who === 'signedIn') return '已登录的人'
  return `有${policy.privileges.map((privilege) => `“${nameOf(privilege)}”`).join('、')}权限的人${furtherOf(policy)}`
}
