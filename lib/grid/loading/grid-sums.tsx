import type { ReactElement } from 'react'
import { formatShown, fromFen, UNIT_LABEL } from '../../catalogue/unit.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../provider/use-messages.ts'
import type { GridCalls } from '../use-grid-calls.ts'
import type { GridQuery } from '../grid-query.ts'

export interface GridSumsProps {
  readonly grid: Grid
  readonly calls: GridCalls
  readonly query: GridQuery
}

/** The sums of the money columns over all rows found, not only those of the page. */
export function GridSums({ grid, calls, query }: GridSumsProps): ReactElement | null {
  const texts = useMessages(configGridMessages)
  const { data, isPlaceholderData } = useFkQuery(calls.sums(query.search), { keepPrevious: true })
  if (!data) return null
  const { entity, sums = [] } = grid
  return (
    <div style={{ marginInlineEnd: 'auto' }} aria-busy={isPlaceholderData}>
      {sums.map((name) => {
        const field = entity.fields[name]
        return field && data[name] !== undefined ? (
          <span key={name}>
            {texts.sum({
              label: labelOf(entity, name),
              amount: formatShown(field, fromFen(BigInt(data[name]))),
              unit: field.shown ? UNIT_LABEL[field.shown] : '',
            })}{' '}
          </span>
        ) : null
      })}
    </div>
  )
}
