import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'

/**
 * Nobody decides on what they handed in, or what is about themselves.
 *
 * @param field holds the account it is about, where it is about somebody
 */
export function notOnOwn(field: string | null): ListRules {
  return {
    operating: async ({ principal }, operation, row) => {
      if (operation !== 'examine') return
      if (row.createdBy === principal.acctId || (field !== null && row.values[field] === principal.acctId))
        throw new Refusal('STATUS', '不能审核本人提交或关于本人的记录，请由其他人审核')
    },
  }
}
