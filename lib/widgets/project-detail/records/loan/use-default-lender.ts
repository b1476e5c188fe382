import { useEffect, useMemo, useRef, useState } from 'react'
import { isEmpty, sameValue, type Value } from '../../../../catalogue/kind.ts'
import { defaultLender, type LoanTerms } from '../../../../client/queries/case/loan-plans.ts'
import type { DefaultLender } from '../../../../contract/case/loan-organisation-calls.ts'
import type { FormController } from '../../../../form/state/form-controller.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'
import { useFkQuery } from '../../../../provider/queries/use-fk-query.ts'
import { followDefault, type LenderMemory, NO_LENDER_YET } from './lender-preset.ts'
import type { LenderLoad } from './loan-organisations-context.ts'
import { changedTerm } from './loan-terms.ts'

const LENDER = 'hf2iLendersOrg'
const NOW = { staleTime: 0, keepPrevious: true } as const

/** The last decision about the default lender. */
interface Decided {
  readonly terms: LoanTerms
  /** The initial values of the form at that time. */
  readonly start: unknown
  readonly memory: LenderMemory
  /** True when nothing is left to do for these terms. */
  readonly settled: boolean
}

/**
 * Loads the default lender for the terms of the form, and fills it in: in a new loan, and after the terms have changed.
 * Opening a stored loan, or loading another version into the form, changes nothing.
 *
 * @source LON-018, CAL-045
 */
export function useDefaultLender(controller: FormController, projectId: string, terms: LoanTerms): LenderLoad {
  const start = useFormState(controller, () => controller.initial())
  const [first] = useState(terms)
  // The default for the initial terms, which a stored lender may come from.
  const former = useFkQuery(defaultLender(projectId, first), NOW)
  const current = useFkQuery(defaultLender(projectId, terms), NOW)
  const before = former.data?.orgCode ?? null
  const answer = former.isFetching || current.isFetching ? null : (current.data ?? null)
  const decided = useRef<Decided | null>(null)
  useEffect(() => {
    const known = decided.current
    const now: Decided =
      known?.start === start ? known : { terms, start, memory: NO_LENDER_YET, settled: stays(controller) }
    decided.current = now
    const because = changedTerm(now.terms, terms)
    if (answer === null || (now.settled && because === undefined)) return
    const { lender, memory } = followDefault(controller.values()[LENDER] ?? null, answer, {
      ...now.memory,
      former: now.memory.former ?? before,
    })
    const { visible, editable } = controller.view(LENDER).state
    if (visible && editable) put(controller, lender, answer, because)
    decided.current = { terms, start: controller.initial(), memory, settled: true }
  }, [controller, start, terms, answer, before])
  const { data = null, isError, isFetching, isPlaceholderData, refetch } = current
  return useMemo(
    () => ({
      data,
      waiting: isFetching && (data === null || isPlaceholderData),
      failed: isError && data === null,
      retry: () => void refetch(),
    }),
    [data, isError, isFetching, isPlaceholderData, refetch],
  )
}

/** True when the lender stays until the terms change. */
function stays(controller: FormController): boolean {
  return controller.basis().keyValue !== null || !isEmpty(controller.values()[LENDER])
}

function put(
  controller: FormController,
  lender: Value,
  { orgCode, orgName }: DefaultLender,
  because: string | undefined,
): void {
  if (sameValue(controller.values()[LENDER], lender)) return
  const texts: Readonly<Record<string, string>> =
    lender !== null && lender === orgCode && orgName !== '' ? { [LENDER]: orgName } : {}
  const basis = controller.basis()
  // The default of an untouched new loan is no change to ask about on leaving.
  if (basis.keyValue === null && !controller.isDirty())
    controller.rebase({
      ...basis,
      values: { ...controller.initial(), [LENDER]: lender },
      refValues: { ...basis.refValues, ...texts },
    })
  else controller.change({ [LENDER]: lender }, texts, because)
}
