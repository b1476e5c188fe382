import { type ReactElement, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Recommendation } from '../../../contract/case/recommendation-calls.ts'
import { DICTIONARY } from '../../../domain/codes.ts'
import type { FormController } from '../../../form/state/form-controller.ts'
import { useFormState } from '../../../form/state/use-form-state.ts'
import { recommendationMessages } from '../../../locale/zh-cn/project-detail/recommendations.ts'
import { useDictionary } from '../../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { RecommendationRow } from './recommendation-row.tsx'

/** The field of the case that names who handles it. */
export const HANDLED_BY = 'hf20DivisionDetailId'

export interface RecommendationListProps {
  readonly rows: readonly Recommendation[]
  /** Key of the organisation the case goes to. */
  readonly stored: string | null
  /** Of the case while it is edited. */
  readonly controller: FormController | null
  /** Absent for those who may not. */
  readonly onChoose: ((row: Recommendation) => void) | undefined
  /** Key of the one whose choice is under way. */
  readonly choosing: string | null
}

/** As many as are shown at first. */
const FEW = 5
const more = css({ borderTopWidth: '1px', borderTopColor: 'line', paddingBlock: '8' })

/** What is recommended, best first. */
export function RecommendationList({ controller, ...listProps }: RecommendationListProps): ReactElement {
  const [limit, setLimit] = useState(FEW)
  const list = { ...listProps, limit, onShowAll: () => setLimit(listProps.rows.length) }
  return controller === null ? (
    <Rows {...list} chosen={listProps.stored} />
  ) : (
    <RowsBesideForm {...list} controller={controller} />
  )
}

interface RowsProps extends Omit<RecommendationListProps, 'controller'> {
  /** How many of them are drawn. */
  readonly limit: number
  readonly onShowAll: () => void
}

/** While the case is edited, what its form says counts. */
function RowsBesideForm({ controller, ...list }: RowsProps & { readonly controller: FormController }): ReactElement {
  const chosen = useFormState(controller, () => controller.values()[HANDLED_BY] ?? null)
  return <Rows {...list} chosen={typeof chosen === 'string' ? chosen : null} />
}

function Rows({
  rows,
  stored,
  chosen,
  onChoose,
  choosing,
  limit,
  onShowAll,
}: RowsProps & { readonly chosen: string | null }): ReactElement {
  const texts = useMessages(recommendationMessages)
  const { labelOf } = useDictionary(DICTIONARY.organisationTypes)
  const list = useRef<HTMLOListElement>(null)
  const showAll = (): void => {
    flushSync(onShowAll)
    // The button is gone: on with the first row it has brought.
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[limit]?.focus()
  }
  return (
    <>
      <ol ref={list} aria-label={texts.title}>
        {rows.slice(0, limit).map((row) => {
          const isChosen = row.divisionId === chosen
          return (
            <RecommendationRow
              key={row.divisionId}
              row={row}
              kind={labelOf(row.type)}
              state={!isChosen ? null : chosen === stored ? 'current' : 'chosen'}
              onChoose={onChoose && !isChosen ? () => onChoose(row) : undefined}
              choosing={choosing === row.divisionId}
            />
          )
        })}
      </ol>
      {rows.length > limit ? (
        <div className={more}>
          <Button variant="link" onClick={showAll}>
            {texts.showRest({ count: rows.length - limit })}
          </Button>
        </div>
      ) : null}
    </>
  )
}
