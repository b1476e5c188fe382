import { accountCalls } from '../../contract/account/account-calls.ts'
import type { Stored } from '../../contract/output.ts'
import type { Account } from '../../domain/account.ts'
import { type Page, pageOf, type QueryPlan } from './query-options.ts'

/** What to search accounts by. @public */
export interface AccountSearch {
  /** Part of the name or the number of an account; all accounts when absent. */
  readonly keyword?: string
  /** Staff position, a code of `POSITION`. */
  readonly role?: string
  /** Only accounts that work on the case of this house. */
  readonly houseId?: string
  /** Only the account with this id. */
  readonly target?: string
  /** From 1; the first when absent. */
  readonly page?: number
  /** At most 200; 10 when absent. */
  readonly pageSize?: number
}

/** Accounts of the current city that a user can pick. @source CAL-019, ROL-015 @public */
export function accounts({
  keyword,
  role,
  houseId,
  target,
  page,
  pageSize,
}: AccountSearch): QueryPlan<Page<Stored<Account>>> {
  return pageOf(accountCalls.getPageList, {
    ...(keyword && { S_KEY_VAL: keyword }),
    ...(role && { S_ACCT_PLAT_ROLE: role }),
    ...(houseId && { houseId }),
    ...(target && { targetAcctId: target }),
    ...(page !== undefined && { page }),
    ...(pageSize !== undefined && { pageSize }),
  })
}
