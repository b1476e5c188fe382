import type { Field } from '../../catalogue/field.ts'
import { divisionAbove } from '../../domain/place/division-above.ts'
import type { DictionaryView } from '../../provider/dictionaries/dictionary-view.ts'
import { useDictionary } from '../../provider/dictionaries/use-dictionary.ts'
import { useDivisions } from '../../provider/dictionaries/use-divisions.ts'

/**
 * Where the codes of a field come from: its dictionary, or, where they name places, the divisions of one parent.
 * The national list is never loaded whole.
 *
 * @param within code of the parent; null while none is chosen
 */
export function useCodes({ dict, part }: Field, within: string | null): DictionaryView {
  const divisions = useDivisions(part === undefined ? null : part === 'province' ? '' : within)
  const dictionary = useDictionary(part === undefined ? (dict ?? null) : null)
  return part === undefined ? dictionary : divisions
}

/** The parent some codes of places have in common, for those who only read them. */
export function parentOfCodes({ part }: Field, codes: readonly string[]): string | null {
  const [first] = codes
  return part === undefined || first === undefined ? null : divisionAbove(first)
}
