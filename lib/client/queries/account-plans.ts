import { accountCalls } from '../../contract/account/account-calls.ts'
import type { Stored } from '../../contract/output.ts'
import type { Account } from '../../domain/account.ts'
import { type Page, pageOf, type QueryPlan } from './query-options.ts'

/** @public */
export interface AccountSearch {
  readonly keyword?: string
  /** Staff position, as in `POSITION`. */
  readonly role?: string
  /** Only those who work on the case this house belongs to. */
  readonly houseId?: string
  /** Only this account. */
  readonly target?: string
  readonly page?: number
  readonly pageSize?: number
}

/** Accounts that can be picked, of the current city. @source CAL-019, ROL-015 @public */
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
