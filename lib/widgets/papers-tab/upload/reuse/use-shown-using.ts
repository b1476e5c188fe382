import { useState } from 'react'
import type { PaperRow, PaperUsing } from '../../../../contract/document/paper-calls.ts'
import { isPaperMissing, type PaperState } from '../../../../domain/paper/paper-state.ts'

interface Shown {
  readonly of: string
  readonly requested: string | null
  readonly id: string | null
}

/**
 * The person whose paper is shown: the requested one, or the first who lacks it. Does not change while files arrive.
 */
export function useShownUsing(
  row: PaperRow,
  side: string,
  requested: string | null,
): readonly [PaperUsing | null, (id: string) => void] {
  const of = `${side}/${row.cardType}`
  const [shown, setShown] = useState<Shown>(() => ({ of, requested, id: firstOf(row, requested) }))
  const isThere = row.usings.some(({ id }) => id === shown.id)
  if (shown.of !== of || shown.requested !== requested) setShown({ of, requested, id: firstOf(row, requested) })
  else if (!isThere && row.usings.length > 0) setShown({ ...shown, id: firstOf(row, null) })
  const using = row.usings.find(({ id }) => id === shown.id) ?? null
  return [using, (id) => setShown({ of, requested, id })]
}

function firstOf({ usings }: PaperRow, requested: string | null): string | null {
  const lacks = usings.find(({ state }) => isPaperMissing(state as PaperState)) // adapter: the codes of PAPER_STATE
  return (usings.find(({ id }) => id === requested) ?? lacks ?? usings[0])?.id ?? null
}
