import { accountCalls } from '../../contract/account/account-calls.ts'
import { PAGE_SIZE } from '../../contract/input.ts'
import { account } from '../../domain/account.ts'
import { implement } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { answerRows } from '../record/answer.ts'
import type { Filter } from '../store.ts'
import { accountTable } from './account-table.ts'
import { peopleOfCase } from './people-of-case.ts'

export const accountHandlers = [
  implement(accountCalls.getAcctId, SIGNED_IN, async (_input, { principal }) => ({ data: principal.acctId })),
  implement(accountCalls.getPageList, SIGNED_IN, async (input, { unit, principal }) => {
    const { S_KEY_VAL: searchText, S_ACCT_PLAT_ROLE: position, houseId, targetAcctId: target, page, pageSize } = input
    const working = houseId ? await peopleOfCase(unit, principal, houseId) : null
    const where: readonly Filter[] = [
      { field: 'cities', is: [principal.city] },
      ...(searchText
        ? [
            {
              any: [
                { field: 'br01Name', contains: searchText },
                { field: 'br01AcctNo', contains: searchText },
              ],
            },
          ]
        : []),
      ...(position ? [{ field: 'positions', is: position.split(',') }] : []),
      ...(target ? [{ field: '$key', is: [target] }] : []),
      ...(working ? [{ field: '$key', is: working }] : []),
    ]
    const { rows, total } = await unit.list(accountTable, {
      where: { all: where },
      sort: [{ field: 'br01AcctNo' }],
      page: page ?? 1,
      pageSize: pageSize ?? PAGE_SIZE,
    })
    const data = await answerRows(unit, account, rows)
    return { data: data.map((record, index) => ({ ...record, br01AcctId: rows[index]?.key ?? null })), total }
  }),
]
