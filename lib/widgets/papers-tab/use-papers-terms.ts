import { useMemo } from 'react'
import type { AppendixInfo, PaperRow } from '../../contract/document/paper-calls.ts'
import { useDictionary } from '../../provider/dictionaries/use-dictionary.ts'
import { PAPER_STATES } from './paper-states.ts'
import type { PapersTerms } from './papers-terms.ts'

export interface PapersTermsParts {
  readonly info: Pick<AppendixInfo, 'mayAdd' | 'addable' | 'blocked'>
  readonly readOnly: boolean
  readonly open: (row: PaperRow) => void
  readonly openGuide: (row: PaperRow) => void
}

/** Values shared by all rows, as an object that changes only when one of its values does. */
export function usePapersTerms({
  info: { mayAdd, addable, blocked },
  readOnly,
  open,
  openGuide,
}: PapersTermsParts): PapersTerms {
  const { entries } = useDictionary(PAPER_STATES)
  const kinds = addable?.join(' ') ?? null
  return useMemo<PapersTerms>(() => {
    const names = new Map(entries.map(({ key, value }) => [key, value]))
    const allowed = kinds === null ? null : new Set(kinds.split(' '))
    return {
      mayAdd: (cardType) => !readOnly && blocked === null && mayAdd > 0 && (allowed === null || allowed.has(cardType)),
      stateName: (state) => names.get(state) ?? state,
      open,
      openGuide,
    }
  }, [entries, kinds, readOnly, blocked, mayAdd, open, openGuide])
}
