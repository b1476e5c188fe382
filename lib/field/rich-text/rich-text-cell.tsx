import { type ReactNode, Suspense } from 'react'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { CellProps } from '../cell-props.ts'
import { valueText } from '../value-text.ts'

const RichTextView = lazyPart(() => import('./rich-text-view.tsx').then(({ RichTextView }) => RichTextView))

/** Shows formatted text; its plain text until the view is loaded. */
export function RichTextCell({ field, value }: CellProps): ReactNode {
  const words = valueText(field, value, useMessages(fieldMessages))
  if (typeof value !== 'string' || words === null) return null
  return (
    <Suspense fallback={words}>
      <RichTextView html={value} />
    </Suspense>
  )
}
