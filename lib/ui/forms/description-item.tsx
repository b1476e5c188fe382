import type { ReactElement, ReactNode } from 'react'
import { descriptionList } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'
import { useUiText } from '../ui-text.tsx'

/** A label and its value, and how many columns they take. */
export interface DescriptionItemProps {
  readonly label: ReactNode
  /** Shows "—" for `undefined`, `null` or an empty text. */
  readonly children?: ReactNode
  readonly id?: string | undefined
  /** Columns it takes; 1 when absent. */
  readonly span?: 1 | 2 | 3 | 4 | undefined
  /** True for a search hit, which gets a ring. */
  readonly highlighted?: boolean | undefined
  readonly title?: string | undefined
  /** Names of the fields shown here; the search finds the item by them. */
  readonly 'data-field'?: string | undefined
}

/** One label with its value. */
export function DescriptionItem(props: DescriptionItemProps): ReactElement {
  const { label, children, id, span, highlighted, title } = props
  const text = useUiText()
  const classes = descriptionList()
  const isEmpty = children === undefined || children === null || children === ''
  return (
    <div
      id={id}
      className={classes.item}
      data-span={span === 1 ? undefined : span}
      data-highlighted={flag(highlighted)}
      data-field={props['data-field']}
    >
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} data-empty={flag(isEmpty)} title={title}>
        {isEmpty ? text.empty : children}
      </dd>
    </div>
  )
}
