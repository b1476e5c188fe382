import { Building2 } from 'lucide-react'
import { type ReactElement, useEffect, useState } from 'react'
import { sameValue, type Value } from '../../../catalogue/kind.ts'
import { recommendedNumber, type RecommendationTerms } from '../../../client/queries/case/recommendation-plans.ts'
import { useEntityFormApi } from '../../../form/entity-form-context.ts'
import type { FormController } from '../../../form/state/form-controller.ts'
import { useFormState } from '../../../form/state/use-form-state.ts'
import { recommendationMessages } from '../../../locale/zh-cn/project-detail/recommendations.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'

/** Delay after typing in ms. */
const PAUSE = 300
const NAMES = [
  'prjPayType',
  'hf20LoanScheme',
  'businessType',
  'hf20HouseProvince',
  'hf20HouseCity',
  'hf20HouseArea',
  'hf20ReturnWay',
  'hf20AcceptRetNoEnd',
  'hf20ThinkGroup',
] as const satisfies readonly (keyof RecommendationTerms)[]

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '28px',
  textStyle: 'label',
  color: 'ink-3',
  '& > svg': { flex: 'none', width: '16px', height: '16px' },
})

/**
 * Number of organisations that could be recommended for the values filled in so far.
 * @source CAL-013, BAS-045, OPN-010
 */
export function RecommendedNumber(): ReactElement {
  const { controller } = useEntityFormApi()
  const texts = useMessages(recommendationMessages)
  const terms = useSettledTerms(useFormState(controller, valuesFor, sameValues))
  const { data, error, isError, isFetching, refetch } = useFkQuery(recommendedNumber(terms), { keepPrevious: true })
  return (
    <p role="status" aria-busy={isFetching || undefined} className={line}>
      <Building2 aria-hidden />
      {isError ? (
        <span>
          {error.kind === 'forbidden' ? (
            texts.forbidden
          ) : (
            <>
              {texts.numberFailed}{' '}
              <Button variant="link" loading={isFetching} onClick={() => void refetch()}>
                {texts.retry}
              </Button>
            </>
          )}
        </span>
      ) : data === undefined ? (
        texts.numberWaiting
      ) : data === 0 ? (
        texts.numberNone
      ) : (
        texts.number({ count: data })
      )}
    </p>
  )
}

const valuesFor = (controller: FormController): readonly Value[] =>
  NAMES.map((name) => (controller.isVisible(name) ? (controller.values()[name] ?? null) : null))
const sameValues = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.every((value, at) => sameValue(value, b[at]))

/** The values of the form at its last pause. */
function useSettledTerms(values: readonly Value[]): RecommendationTerms {
  const [settled, settle] = useState(values)
  useEffect(() => {
    const timer = setTimeout(() => settle(values), PAUSE)
    return () => clearTimeout(timer)
  }, [values])
  return Object.fromEntries(NAMES.map((name, at) => [name, settled[at] ?? null]))
}
