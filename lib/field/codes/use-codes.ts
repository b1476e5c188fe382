import type { Field } from '../../catalogue/field.ts'
import { divisionAbove } from '../../domain/place/division-above.ts'
import type { DictionaryView } from '../../provider/dictionaries/dictionary-view.ts'
import { useDictionary } from '../../provider/dictionaries/use-dictionary.ts'
import { useDivisions } from '../../provider/dictionaries/use-divisions.ts'

/**
 * Loads the codes a field offers: its dictionary or, for places, the divisions below one parent. It never loads the
 * whole national list.
 *
 * @param within code of the parent; null while none is chosen
 */
export function useCodes({ dict, part }: Field, within: string | null): DictionaryView {
  const divisions = useDivisions(part === undefined ? null : part === 'province' ? '' : within)
  const dictionary = useDictionary(part === undefined ? (dict ?? null) : null)
  return part === undefined ? dictionary : divisions
}

/** Returns the parent that some place codes share, for read-only views. */
export function parentOfCodes({ part }: Field, codes: readonly string[]): string | null {
  const [first] = codes
  return part === undefined || first === undefined ? null : divisionAbove(first)
}
