import type { ReactElement } from 'react'
import type { UploadItem } from '../../client/files/upload.ts'
import { sizeText } from '../../domain/file/size-text.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { flag } from '../../ui/dom/flag.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { FileGlyph } from '../documents/file-glyph.tsx'
import { uploadStyles } from '../documents/upload-styles.ts'

export interface UploadRowProps {
  readonly item: UploadItem
  /** What happens to the file next, when its state does not say so. */
  readonly note?: string | undefined
  /** Absent when the upload can no longer be cancelled. */
  readonly onDrop?: ((id: string) => void) | undefined
  readonly onRetry: (id: string) => void
}

/** One upload: its progress, or why it failed. */
export function UploadRow({ item, note, onDrop, onRetry }: UploadRowProps): ReactElement {
  const texts = useMessages(uploadMessages)
  const { id, name, size, sentSize, state, progress, error } = item
  const failed = state === 'failed'
  const percent = Math.floor(progress * 100)
  const weight = sentSize === null ? sizeText(size) : texts.scaled({ from: sizeText(size), to: sizeText(sentSize) })
  return (
    <li className={uploadStyles.row} data-failed={flag(failed)} aria-busy={state === 'sending' || undefined}>
      <span className={uploadStyles.thumb}>
        <FileGlyph name={name} />
      </span>
      <span className={uploadStyles.text}>
        <span className={uploadStyles.name} title={name}>
          {name}
        </span>
        <span className={uploadStyles.meta}>
          {failed
            ? (note ?? error?.userMessage)
            : [
                weight,
                note ??
                  (state === 'waiting'
                    ? texts.waiting
                    : state === 'scaling'
                      ? texts.scaling
                      : texts.percent({ percent })),
              ].join(' · ')}
        </span>
        {failed ? null : <ProgressBar value={percent} label={texts.progress({ name })} />}
      </span>
      {failed ? (
        <Button size="sm" variant="link" aria-label={texts.retryFile({ name })} onClick={() => onRetry(id)}>
          {texts.retry}
        </Button>
      ) : null}
      {onDrop === undefined ? null : (
        <Button
          size="sm"
          variant="text"
          aria-label={failed ? texts.discardFile({ name }) : texts.cancelFile({ name })}
          onClick={() => onDrop(id)}
        >
          {failed ? texts.discard : texts.cancel}
        </Button>
      )}
    </li>
  )
}
