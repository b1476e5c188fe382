import { type ReactElement, Suspense } from 'react'
import { css } from '../../../styled-system/css/index.js'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { RecordFilesProps } from './record-files.tsx'

const RecordFiles = lazyPart(() => import('./record-files.tsx').then(({ RecordFiles }) => RecordFiles))

/** Reserves space for content that loads after the page. */
const reserved = css({ minHeight: 'card-head-slim' })

/** The files at the bottom of a section; nothing for a read-only user while no record exists. */
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
