import { Download, FileX } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { isSound } from '../../domain/file/file-opening.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SkeletonBlock } from '../../ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { useFileUrl } from './use-file-url.ts'
import { useSaveDocument } from './use-save-document.ts'

export interface MediaDialogProps {
  readonly document: StoredDocument
  readonly onClose: () => void
}

const whole = css({ width: 'full' })

/**
 * Plays a video or sound with the browser's player; a file that cannot be played can be saved.
 * @source UPL-005, UPL-006
 */
export function MediaDialog({ document, onClose }: MediaDialogProps): ReactElement {
  const texts = useMessages(uploadMessages)
  const { saving, save } = useSaveDocument()
  const [failed, setFailed] = useState(false)
  const { documentId } = document
  const name = document.name || documentId
  // Each refetch brings a new address for the same file, which would restart the player.
  const [path] = useState(document.url)
  const src = useFileUrl(path)
  const saveButton = (
    <Button
      size="sm"
      icon={<Download aria-hidden />}
      loading={saving === documentId}
      aria-label={texts.download({ name })}
      onClick={() => save({ documentId, name })}
    >
      {texts.save}
    </Button>
  )
  const playing = {
    src: src ?? '',
    controls: true,
    autoPlay: true,
    className: whole,
    'aria-label': name,
    onError: () => setFailed(true),
  }
  return (
    <Dialog
      open
      title={name}
      width={isSound(document.format ?? '') ? undefined : '860px'}
      headerActions={failed ? null : saveButton}
      onClose={onClose}
    >
      {failed ? (
        <EmptyState role="alert" icon={<FileX />} title={texts.cannotPlay} actions={saveButton}>
          {texts.cannotPlayText}
        </EmptyState>
      ) : src === null ? (
        <Skeleton label={name}>
          <SkeletonBlock height="56px" />
        </Skeleton>
      ) : isSound(document.format ?? '') ? (
        <audio {...playing} />
      ) : (
        <video {...playing} playsInline style={{ maxHeight: '70vh', background: '#000' }} />
      )}
    </Dialog>
  )
}
