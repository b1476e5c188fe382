import type { ReactElement, ReactNode } from 'react'
import { descriptionList } from '../../styled-system/recipes/index.js'

/** Columns and padding of a list of labels and values. */
export interface DescriptionListProps {
  /** 3 when absent; fewer where there is not enough space. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined
  /** True removes the padding. */
  readonly flush?: boolean | undefined
  readonly children: ReactNode
}

/** Read-only values in columns, label over value. Children are `DescriptionItem`s. */
export function DescriptionList(props: DescriptionListProps): ReactElement {
  const { columns = 3, flush = false, children } = props
  const classes = descriptionList({ flush })
  return (
    <div className={classes.root}>
      <dl className={classes.grid} data-columns={columns}>
        {children}
      </dl>
    </div>
  )
}
