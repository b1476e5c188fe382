import { type ReactElement, Suspense } from 'react'
import type { InputProps } from '../input-props.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { SkeletonBlock } from '../../ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

const DocumentsEditor = lazyPart(() =>
  import('../upload/documents-editor.tsx').then(({ DocumentsEditor }) => DocumentsEditor),
)

/** Files or pictures of a record. The editor is loaded when a form first needs it. */
export function DocumentsKind(props: InputProps): ReactElement {
  return (
    <Suspense
      fallback={
        <Skeleton label={props.label}>
          <SkeletonBlock height="56px" />
        </Skeleton>
      }
    >
      <DocumentsEditor {...props} />
    </Suspense>
  )
}
