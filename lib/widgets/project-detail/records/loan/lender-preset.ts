import { isEmpty, type Value } from '../../../../catalogue/kind.ts'
import type { DefaultLender } from '../../../../contract/case/loan-organisation-calls.ts'

/** What a form remembers of the lenders it was told. */
export interface LenderMemory {
  /** The default that held so far. */
  readonly former: string | null
  /** What the form itself put in, and whom it took the place of: somebody who had been chosen, or nobody. */
  readonly preset: { readonly lender: string; readonly before: Value } | null
}

export const NO_LENDER_YET: LenderMemory = { former: null, preset: null }

/**
 * The lender once another default holds: it takes the place of nothing, of the former default, and of anybody where
 * nobody
 * else can be chosen. Where there is none any more, the former one goes, and whom it took the place of comes back.
 *
 * @source LON-018
 */
export function followDefault(
  current: Value,
  { orgCode, disable }: Pick<DefaultLender, 'orgCode' | 'disable'>,
  { former, preset }: LenderMemory,
): { readonly lender: Value; readonly memory: LenderMemory } {
  const own = preset !== null && current === preset.lender ? preset : null
  const byDefault = isEmpty(current) || current === former
  if (orgCode === null) return { lender: own ? own.before : byDefault ? null : current, memory: NO_LENDER_YET }
  if (current === orgCode) return { lender: current, memory: { former: orgCode, preset: own } }
  if (!disable && !byDefault && !own) return { lender: current, memory: { former: orgCode, preset: null } }
  return {
    lender: orgCode,
    memory: { former: orgCode, preset: { lender: orgCode, before: own ? own.before : byDefault ? null : current } },
  }
}

/** Nobody but the default can be chosen. @source LON-018 */
export function isFixed(lender: DefaultLender | null): boolean {
  return lender?.disable === true && lender.orgCode !== null
}
