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

/** The field of the case with the organisation that handles it. */
export const HANDLED_BY = 'hf20DivisionDetailId'

export interface RecommendationListProps {
  readonly rows: readonly Recommendation[]
  /** Key of the organisation stored with the case. */
  readonly stored: string | null
  /** Form of the case while it is edited. */
  readonly controller: FormController | null
  /** Absent for users who may not choose. */
  readonly onChoose: ((row: Recommendation) => void) | undefined
  /** Key of the organisation being chosen. */
  readonly choosing: string | null
}

/** Number of entries shown at first. */
const FEW = 5
const more = css({ borderTopWidth: '1px', borderTopColor: 'line', paddingBlock: '8' })

/** The recommended organisations, best first. */
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
  /** Number of rows rendered. */
  readonly limit: number
  readonly onShowAll: () => void
}

/** While the case is edited, the value in its form counts. */
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
    // The pressed button no longer exists, so the focus moves to the first row it has added.
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
