import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'

/**
 * Refuses decisions of users on entries they submitted, or that are about themselves.
 *
 * @param field holds the account the entry is about, where it is about a person
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
