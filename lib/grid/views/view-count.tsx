import { type ReactElement, useEffect, useRef, useState } from 'react'
import { searchOf } from '../../contract/grid/search-texts.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import type { StartingView } from '../../domain/grid/starting-view.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { css } from '../../styled-system/css/index.js'
import type { GridCalls } from '../use-grid-calls.ts'

export interface ViewCountProps {
  readonly grid: Grid
  readonly calls: GridCalls
  readonly search: StartingView['search']
}

const hint = css({ color: 'ink-3' })

/** How many rows a starting view finds. Asked only while it is in view, all of a list at once. */
export function ViewCount({ grid, calls, search }: ViewCountProps): ReactElement {
  const box = useRef<HTMLElement>(null)
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const plan = calls.page({ search: searchOf(grid.entity, search), sort: grid.sort, page: 1, pageSize: 1 })
  const { data } = useFkQuery(plan, { enabled: inView, keepPrevious: true })
  return (
    <small ref={box} className={hint}>
      {data ? data.total.toLocaleString('zh-CN') : '\u00A0'}
    </small>
  )
}
