import { type ClipboardEvent, type ReactElement, useRef, useState } from 'react'
import type { UploadItem, UploadTarget } from '../../client/files/upload.ts'
import type { UploadedDocument } from '../../contract/document/file-calls.ts'
import { judgeFiles, type RefusedFile, UPLOAD_TEXT } from '../../domain/file/judge-files.ts'
import type { UploadRule } from '../../domain/file/upload-rule.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useControlAttributes } from '../../ui/field-control.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { VisuallyHidden } from '../../ui/indicators/visually-hidden.tsx'
import { filesIn } from './chosen-files.ts'
import { DocumentList } from '../documents/document-list.tsx'
import { DropZone } from './drop-zone.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { UploadRow } from './upload-row.tsx'
import { uploadStyles } from '../documents/upload-styles.ts'
import { type RemovalParts, useRemoval } from './use-removal.ts'
import { useUnfinished } from './use-unfinished.ts'
import { useUploadQueue } from './use-upload-queue.ts'

export interface UploadFieldProps extends RemovalParts {
  readonly label: string
  readonly rule: UploadRule
  readonly target: UploadTarget
  readonly onAdd: (document: UploadedDocument) => void
  /** Called with the names of files that are not uploaded yet; null when there are none left. */
  readonly onWaiting?: ((names: string | null) => void) | undefined
  /** Called when all files of one choice have been uploaded or have failed. */
  readonly onSettled?: (() => void) | undefined
  readonly readOnly?: boolean | undefined
}

/**
 * Uploads the files of one purpose: the user chooses, drops, pastes or photographs them, sees their progress and
 * removes them.
 * @source UPL-003 to UPL-021
 */
export function UploadField(props: UploadFieldProps): ReactElement {
  const { label, rule, documents, target, onAdd, onSettled, check, readOnly = false } = props
  const texts = useMessages(uploadMessages)
  const notify = useNotify()
  const { invalid, ...aria } = useControlAttributes({}, 'group')
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [said, say] = useState('')
  const { queue, items } = useUploadQueue(target, { onDone: onAdd, onSettled: settled })
  const box = useRef<HTMLDivElement>(null)
  const { removing, remove } = useRemoval(props, box)
  useUnfinished(items, props.onWaiting)
  const count = documents.length + items.length
  const failed = items.filter(({ state }) => state === 'failed')

  function settled(arrived: number, left: readonly UploadItem[]): void {
    if (left.length > 0) notify({ tone: 'error', ...failureOf(left, texts.failed({ count: left.length })) })
    else if (arrived > 0) notify({ tone: 'success', title: UPLOAD_TEXT.uploaded })
    say(
      [
        arrived > 0 ? texts.arrived({ count: arrived }) : '',
        left.length > 0 ? texts.failed({ count: left.length }) : '',
      ]
        .join(' ')
        .trim(),
    )
    onSettled?.()
  }
  const take = (files: readonly File[]) => {
    const judged = judgeFiles(rule, count, files)
    setRefused(judged.refused)
    if (judged.accepted.length === 0) return
    const send = (): void => {
      queue?.add(judged.accepted)
      say(texts.uploading({ done: 0, total: judged.accepted.length }))
    }
    if (check === undefined) send()
    else void check().then((agreed) => agreed && send())
  }
  const paste = (event: ClipboardEvent) => {
    if (readOnly) return
    event.preventDefault()
    const files = filesIn(event.clipboardData)
    if (files.length > 0) take(files)
    else notify({ tone: 'warning', title: UPLOAD_TEXT.nothingPasted })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend and brings styles of its own
    <div
      ref={box}
      role="group"
      aria-labelledby={aria['aria-labelledby']}
      aria-label={aria['aria-labelledby'] === undefined ? label : undefined}
      aria-describedby={aria['aria-describedby']}
      className={uploadStyles.root}
      onPaste={paste}
    >
      {readOnly ? null : count < rule.maxCount ? (
        <DropZone label={label} rule={rule} count={count} invalid={invalid} onFiles={take} />
      ) : rule.maxCount > 1 ? (
        <Notice
          tone="warn"
          size="slim"
          title={texts.full({ limit: rule.maxCount })}
          actions={texts.count({ count, limit: rule.maxCount })}
        >
          {texts.fullHint}
        </Notice>
      ) : null}
      <RefusedFiles refused={refused} onClose={() => setRefused([])} />
      {items.length + documents.length === 0 ? (
        readOnly ? (
          <span className={uploadStyles.meta}>{texts.none}</span>
        ) : null
      ) : (
        <DocumentList label={label} documents={documents} removing={removing} onRemove={readOnly ? undefined : remove}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} onDrop={(id) => queue?.drop(id)} onRetry={(id) => queue?.retry(id)} />
          ))}
        </DocumentList>
      )}
      {failed.length > 1 ? (
        <div>
          <Button size="sm" onClick={() => queue?.retry()}>
            {texts.retryAll}
          </Button>
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}

/** A single shared reason becomes the title above the names; several reasons are shown beside the names. */
function failureOf(failed: readonly UploadItem[], several: string): { readonly title: string; readonly text: string } {
  const reasons = new Set(failed.map(({ error }) => error?.userMessage ?? several))
  const [reason = several] = reasons
  if (reasons.size === 1) return { title: reason, text: failed.map(({ name }) => name).join('、') }
  return {
    title: several,
    text: failed.map(({ name, error }) => `${name}：${error?.userMessage ?? several}`).join('；'),
  }
}
