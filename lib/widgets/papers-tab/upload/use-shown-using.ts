import { useState } from 'react'
import type { PaperRow, PaperUsing } from '../../../contract/paper-calls.ts'
import { isPaperMissing, type PaperState } from '../../../domain/paper/paper-standing.ts'

interface Shown {
  readonly of: string
  readonly wanted: string | null
  readonly id: string | null
}

/**
 * Whose paper is shown: whom the list asked for, else the first who lacks it. Stays with them while their files arrive.
 */
export function useShownUsing(
  row: PaperRow,
  side: string,
  wanted: string | null,
): readonly [PaperUsing | null, (id: string) => void] {
  const of = `${side}/${row.cardType}`
  const [shown, setShown] = useState<Shown>(() => ({ of, wanted, id: firstOf(row, wanted) }))
  const isThere = row.usings.some(({ id }) => id === shown.id)
  if (shown.of !== of || shown.wanted !== wanted) setShown({ of, wanted, id: firstOf(row, wanted) })
  else if (!isThere && row.usings.length > 0) setShown({ ...shown, id: firstOf(row, null) })
  const using = row.usings.find(({ id }) => id === shown.id) ?? null
  return [using, (id) => setShown({ of, wanted, id })]
}

function firstOf({ usings }: PaperRow, wanted: string | null): string | null {
  const lacks = usings.find(({ state }) => isPaperMissing(state as PaperState)) // adapter: the codes of PAPER_STATE
  return (usings.find(({ id }) => id === wanted) ?? lacks ?? usings[0])?.id ?? null
}
