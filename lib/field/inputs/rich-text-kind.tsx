import { type ReactElement, Suspense } from 'react'
import type { InputProps } from '../input-props.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { SkeletonBlock } from '../../ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

const RichTextEditor = lazyPart(() =>
  import('../rich-text/rich-text-editor.tsx').then(({ RichTextEditor }) => RichTextEditor),
)
const RichTextView = lazyPart(() => import('../rich-text/rich-text-view.tsx').then(({ RichTextView }) => RichTextView))

/** Formatted text. The editor is loaded when a form first needs it. */
export function RichTextKind(props: InputProps): ReactElement {
  const { label, value, readOnly = false } = props
  return (
    <Suspense
      fallback={
        <Skeleton label={label}>
          <SkeletonBlock height={readOnly ? '56px' : '350px'} />
        </Skeleton>
      }
    >
      {readOnly ? <RichTextView html={typeof value === 'string' ? value : ''} /> : <RichTextEditor {...props} />}
    </Suspense>
  )
}
