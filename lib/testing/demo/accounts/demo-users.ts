import { POSITION } from '../../../domain/codes.ts'
import { ROLE } from '../../../domain/permission/role.ts'
import { DEMO_PROVIDER } from '../organisations/agencies.ts'
import { GUANGZHOU, SHENZHEN } from '../places.ts'

/** The password of every demo account. @public */
export const DEMO_PASSWORD = 'fangkit'

/** A demo user who can sign in. @public */
export interface DemoUser {
  /** What is typed to sign in. */
  readonly userName: string
  /** The person's name on screen. */
  readonly displayName: string
  /** Key of the account, as records name it. */
  readonly acctId: string
  /** Ids as in `ROLE`. */
  readonly roles: readonly string[]
  /** Codes of staff positions, by which pickers offer the person. */
  readonly positions: readonly string[]
  /** City codes; the first is the city the user works in. */
  readonly cities: readonly string[]
  /** Mobile number of the account, eleven digits. */
  readonly phone: string
  /** Organisation of an employee of a service provider; null for other users. */
  readonly provider: string | null
}

const ONE = [GUANGZHOU.city]
const BOTH = [GUANGZHOU.city, SHENZHEN.city]
const SYSTEM_ADMINISTRATOR = 'HX5908'

/** The users who can sign in to the demo data, all with {@link DEMO_PASSWORD}. @public */
export const DEMO_USERS: readonly DemoUser[] = [
  person('admin', '周示例', '15400002001', [ROLE.manager], [POSITION.followUpManager, SYSTEM_ADMINISTRATOR], BOTH),
  person('manager', '徐演示', '15400002002', [ROLE.manager], [POSITION.followUpManager, POSITION.manager], BOTH),
  person('finance', '孙样本', '15400002003', [ROLE.finance], [POSITION.finance], ONE),
  person('finance2', '马测试', '15400002004', [ROLE.financeReviewer], [POSITION.finance], BOTH),
  person('follow', '朱示例', '15400002005', [ROLE.followUpManager], [POSITION.followUpManager], ONE),
  person('sales', '胡演示', '15400002006', [ROLE.salesperson], [POSITION.salesperson], ONE),
  person('service', '高样本', '15400002007', [ROLE.service], [POSITION.service], ONE),
  {
    ...person('provider', '唐测试', '15400002008', [ROLE.providerEmployee], [POSITION.employee], ONE),
    provider: DEMO_PROVIDER,
  },
  person('viewer', '许示例', '15400002009', [ROLE.viewer], [POSITION.employee], ONE),
]

function person(
  userName: string,
  displayName: string,
  phone: string,
  roles: readonly string[],
  positions: readonly string[],
  cities: readonly string[],
): DemoUser {
  return { userName, displayName, acctId: `demo-${userName}`, roles, positions, cities, phone, provider: null }
}
