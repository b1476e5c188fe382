import { useState } from 'react'
import type { BranchLimit } from '../../domain/branch-limit.ts'
import { DEFAULT_PLACE } from '../../domain/codes.ts'
import { divisionAbove } from '../../domain/place/division-above.ts'
import { useSettings } from '../../provider/provider-context.ts'

/**
 * The levels from above; a change empties those below, but never the bank: whoever looks for one bank goes on looking
 * for it elsewhere.
 */
const LEVELS = ['province', 'city', 'area'] as const
export type BranchLevel = (typeof LEVELS)[number] | 'head' | 'extra'

/** Where branches are looked for: the city one works in, Guangzhou when none is known. @source PCK-011 */
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
