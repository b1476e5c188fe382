import { sameValue } from '../../catalogue/kind.ts'
import { refuseOtherCity } from '../city/refuse-other-city.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import { accountTable } from '../account/account-table.ts'
import { userTable } from './staff-tables.ts'
import { cityIssues } from './user-rules.ts'

/** Fields that are edited on the user where one may sign in; the account follows. */
const OF_USER = ['br01Name', 'br01AcctNo', 'br01AcctTypeId', 'br01Phone', 'positions', 'cities']

/** Rules for lists of accounts. @source ROU-001 (/AcctBaseGrid, /PlatformAcctBaseGrid) */
export const accountRules: ListRules = {
  operating: async ({ principal }, _operation, row) => refuseOtherCity(principal, ...listOf(row.values['cities'])),
  saving: async ({ unit, principal }, before, record) => {
    refuseOtherCity(principal, ...listOf(before?.values['cities']))
    const issues = cityIssues(principal, listOf(before?.values['cities']), listOf(record['cities']))
    if (issues.length > 0) throw Refusal.invalid(issues)
    const number = textOf(record['br01AcctNo'])
    const same = await unit.list(accountTable, { where: { field: 'br01AcctNo', is: [number] }, counted: false })
    if (same.rows.some(({ key }) => key !== before?.key))
      throw Refusal.invalid([{ field: 'br01AcctNo', message: `账号“${number.slice(0, 40)}”已存在` }])
    const changed = OF_USER.filter((name) => before && !sameValue(before.values[name] ?? null, record[name] ?? null))
    if (!before || changed.length === 0) return
    const users = await unit.list(userTable, {
      where: { field: 'acctId', is: [before.key] },
      page: 1,
      pageSize: 1,
      counted: false,
    })
    if (users.rows.length > 0)
      throw Refusal.invalid(changed.map((field) => ({ field, message: '这个账号的人可以登录，请在“用户管理”中修改' })))
  },
}
