import { type ReactElement, Suspense } from 'react'
import { css } from '../../../styled-system/css/index.js'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { RecordFilesProps } from './record-files.tsx'

const RecordFiles = lazyPart(() => import('./record-files.tsx').then(({ RecordFiles }) => RecordFiles))

/** Keeps the room of what is loaded after the page. */
const reserved = css({ minHeight: 'card-head-slim' })

/**
 * The place of the files at the foot of a section; none for those who could only read them, while there is no record to
 * read.
 */
export function FilesBelow(props: RecordFilesProps): ReactElement | null {
  if (props.recordId === null && props.readOnly) return null
  return (
    <div className={reserved}>
      <Suspense fallback={null}>
        <RecordFiles {...props} />
      </Suspense>
    </div>
  )
}
