import type { ReactElement, ReactNode } from 'react'
import { formGrid } from '../../styled-system/recipes/index.js'

/** Columns and padding of a grid of fields. */
export interface FormGridProps {
  /** 3 when absent; fewer where there is not enough space. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined
  /** True removes the padding. */
  readonly flush?: boolean | undefined
  readonly children: ReactNode
}

/** Fields in columns that fold where the container is narrow. */
export function FormGrid({ columns = 3, flush = false, children }: FormGridProps): ReactElement {
  const classes = formGrid({ flush })
  return (
    <div className={classes.root}>
      <div className={classes.grid} data-columns={columns}>
        {children}
      </div>
    </div>
  )
}
