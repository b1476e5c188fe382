import { divisions } from '../../client/queries/query-options.ts'
import { DICTIONARY } from '../../domain/codes.ts'
import type { DictionaryView } from './dictionary-view.ts'
import { useDictionaryPlan } from './use-dictionary-plan.ts'

/** Divisions under a province or city: provinces under `''`, empty under null. @public */
export function useDivisions(parent: string | null): DictionaryView {
  return useDictionaryPlan(DICTIONARY.divisions, parent === null ? null : divisions(parent))
}
