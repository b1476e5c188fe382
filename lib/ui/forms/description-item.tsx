import type { ReactElement, ReactNode } from 'react'
import { descriptionList } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'
import { useUiText } from '../ui-text.tsx'

export interface DescriptionItemProps {
  readonly label: ReactNode
  /** Nothing, `null` or an empty text shows as "—". */
  readonly children?: ReactNode
  readonly id?: string | undefined
  readonly span?: 1 | 2 | 3 | 4 | undefined
  /** Just found by a search: ringed. */
  readonly highlighted?: boolean | undefined
  readonly title?: string | undefined
  /** Names of the fields shown here, to be found by. */
  readonly 'data-field'?: string | undefined
}

/** One label and value. */
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
