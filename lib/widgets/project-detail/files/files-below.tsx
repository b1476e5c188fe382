import { type CSSProperties, type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { RecordFilesProps } from './record-files.tsx'

const RecordFiles = lazyPart(() => import('./record-files.tsx').then(({ RecordFiles }) => RecordFiles))

/** Reserves space for content that loads after the page: a slim line and its border. */
export const RESERVED: CSSProperties = { minHeight: 33 }

/** The files at the bottom of a section; nothing for a read-only user while no record exists. */
export function FilesBelow(props: RecordFilesProps): ReactElement | null {
  if (props.recordId === null && props.readOnly) return null
  return (
    <div style={RESERVED}>
      <Suspense fallback={null}>
        <RecordFiles {...props} />
      </Suspense>
    </div>
  )
}
