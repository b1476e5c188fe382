import { dictionary } from '../../client/queries/query-options.ts'
import type { DictionaryView } from './dictionary-view.ts'
import { useDictionaryPlan } from './use-dictionary-plan.ts'

/** The entries of a dictionary; empty for null. Codes requested in the same render share one call. @public */
export function useDictionary(code: string | null): DictionaryView {
  return useDictionaryPlan(code, code === null ? null : dictionary(code))
}
