import { isEmpty, type Value } from '../../../../catalogue/kind.ts'
import type { DefaultLender } from '../../../../contract/case/loan-organisation-calls.ts'

/** State of a form about the default lenders it has received. */
export interface LenderMemory {
  /** The previous default. */
  readonly former: string | null
  /** The lender the form filled in, and the value before: a chosen one, or none. */
  readonly preset: { readonly lender: string; readonly before: Value } | null
}

export const NO_LENDER_YET: LenderMemory = { former: null, preset: null }

/**
 * The lender after the default has changed. The new default replaces an empty value, the previous default, and any
 * value where no other one can be chosen. Without a new default, the previous one is removed and the value before it
 * returns.
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

/** True when only the default can be chosen. @source LON-018 */
export function isFixed(lender: DefaultLender | null): boolean {
  return lender?.disable === true && lender.orgCode !== null
}
