import { useState } from 'react'
import type { BranchLimit } from '../../domain/branch-limit.ts'
import { DEFAULT_PLACE } from '../../domain/codes.ts'
import { divisionAbove } from '../../domain/place/division-above.ts'
import { useSettings } from '../../provider/provider-context.ts'

/**
 * The levels from the top. A change empties the levels below, but not the bank, because users usually look for the same
 * bank in another place.
 */
const LEVELS = ['province', 'city', 'area'] as const
export type BranchLevel = (typeof LEVELS)[number] | 'head' | 'extra'

/**
 * Returns the place where branches are searched: the session's city, or Guangzhou when it is unknown.
 * @source PCK-011
 */
export function useBranchLimit(): readonly [BranchLimit, (level: BranchLevel, code: string | null) => void] {
  const { city } = useSettings().scope
  const [limit, setLimit] = useState<BranchLimit>(() =>
    city === null ? DEFAULT_PLACE : { province: divisionAbove(city), city },
  )
  const choose = (level: BranchLevel, code: string | null): void => {
    const at = level === 'head' || level === 'extra' ? -1 : LEVELS.indexOf(level)
    const below = at < 0 ? [] : LEVELS.slice(at + 1)
    setLimit((current) => ({ ...current, ...Object.fromEntries(below.map((name) => [name, null])), [level]: code }))
  }
  return [limit, choose]
}
