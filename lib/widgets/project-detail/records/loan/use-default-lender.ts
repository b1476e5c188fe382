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

/** What was decided last. */
interface Decided {
  readonly terms: LoanTerms
  /** Where the form started then. */
  readonly start: unknown
  readonly memory: LenderMemory
  /** Nothing is left to do by these terms. */
  readonly settled: boolean
}

/**
 * Asks who lends by the terms of the form, and puts that lender in: into a new loan, and after the terms were changed.
 * A stored loan that is only opened stays as it is, and so does a form that starts over.
 *
 * @source LON-018, CAL-045
 */
export function useDefaultLender(controller: FormController, projectId: string, terms: LoanTerms): LenderLoad {
  const start = useFormState(controller, () => controller.initial())
  const [first] = useState(terms)
  // What held when the form began is what a stored lender may owe itself to.
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

/** Whether the lender is left alone until the terms change. */
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
  // A new loan nobody has touched yet begins with its lender: that alone is nothing to ask about on leaving.
  if (basis.keyValue === null && !controller.isDirty())
    controller.rebase({
      ...basis,
      values: { ...controller.initial(), [LENDER]: lender },
      refValues: { ...basis.refValues, ...texts },
    })
  else controller.change({ [LENDER]: lender }, texts, because)
}
