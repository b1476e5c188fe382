import { type ReactElement, Suspense, useRef, useState } from 'react'
import { appendices } from '../../../client/queries/document-plans.ts'
import { appendix } from '../../../domain/file/appendix.ts'
import { isFileClassOf } from '../../../domain/file/record-classes.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { RENEW_AFTER } from '../../../field/documents/renew-after.ts'
import { uploadMessages } from '../../../locale/zh-cn/fields/upload.ts'
import { useCan } from '../../../provider/session/use-can.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Collapsible } from '../../../ui/sections/collapsible.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../../ui/feedback/forbidden-state.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import type { SectionEditing } from '../sections.ts'
import { useReached } from './use-reached.ts'

const FileClasses = lazyPart(() => import('./file-classes.tsx').then(({ FileClasses }) => FileClasses))

export interface RecordFilesProps {
  /** Service of the record; determines its classes of files. */
  readonly service: string
  /** Null while the record is not saved. */
  readonly recordId: string | null
  /** Title of the section. */
  readonly title: string
  readonly readOnly: boolean
  readonly editing: SectionEditing
}

const foot = css({ paddingInline: 'pad', borderTopWidth: '1px', borderTopColor: 'line' })
const note = css({ textStyle: 'label', color: 'ink-3' })

/**
 * 附件: the files of a record, at the bottom of its section. They load when the user scrolls there.
 * @source UPL-001, UPL-003
 */
export function RecordFiles({ service, recordId, title, readOnly, editing }: RecordFilesProps): ReactElement {
  const texts = useMessages(uploadMessages)
  const can = useCan()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const reached = useReached(box)
  const enabled = recordId !== null && (opened || reached)
  const { data, error, isFetching, refetch } = useFkQuery(
    enabled ? appendices({ objId: recordId, objType: service }) : null,
    { refetchInterval: RENEW_AFTER },
  )
  const files = data?.filter(({ fileCls }) => isFileClassOf(service, fileCls))
  const mayAdd = !readOnly && editing.blocked === null && can(PRIVILEGE.save)
  const body =
    files && recordId !== null ? (
      <>
        {error ? <StaleNote refreshing={isFetching} onRefresh={() => void refetch()} /> : null}
        <Suspense fallback={<FilesSkeleton />}>
          <FileClasses
            service={service}
            recordId={recordId}
            files={files}
            mayAdd={mayAdd}
            mayRemove={mayAdd && can(PRIVILEGE.remove)}
            note={mayAdd && editing.active ? texts.savedAtOnce : null}
            check={editing.check}
            onChanged={refetch}
          />
        </Suspense>
      </>
    ) : !error || isFetching ? (
      <FilesSkeleton />
    ) : error.kind === 'forbidden' ? (
      <ForbiddenState title={texts.mayNotSee} />
    ) : (
      <ErrorState title={texts.loadFailed} traceId={error.traceId ?? undefined} onRetry={() => void refetch()}>
        {error.userMessage}
      </ErrorState>
    )
  return (
    <div ref={box} className={foot}>
      <Collapsible
        slim
        title={
          <>
            {appendix.title}
            {files ? <span className={note}>{texts.copies({ count: files.length })}</span> : null}
          </>
        }
        open={open && recordId !== null}
        disabled={recordId === null}
        extra={recordId === null ? <span className={note}>{texts.needsRecord({ title })}</span> : null}
        onOpenChange={(next) => {
          setOpen(next)
          setOpened(true)
        }}
      >
        {body}
      </Collapsible>
    </div>
  )
}

function FilesSkeleton(): ReactElement {
  return (
    <Skeleton label={appendix.title}>
      <SkeletonBlock height="56px" />
    </Skeleton>
  )
}
