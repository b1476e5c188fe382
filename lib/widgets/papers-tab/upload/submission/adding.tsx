import { FolderOpen, Upload } from 'lucide-react'
import type { ReactElement } from 'react'
import { MOST_PAPER_FILES } from '../../../../domain/paper/paper.ts'
import { UPLOAD_RULE } from '../../../../domain/file/upload-rule.ts'
import { DropZone } from '../../../../field/upload/drop-zone.tsx'
import { uploadStyles } from '../../../../field/documents/upload-styles.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { uploadMessages } from '../../../../locale/zh-cn/fields/upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'

export interface AddingProps {
  readonly label: string
  /** Number of stored and uploading files. */
  readonly count: number
  /** True while files are dragged over the drawer. */
  readonly near: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onExisting: () => void
}

/** The area to add files; collapsed with a hint when the limit is reached. @source UPL-010 to UPL-014, PAP-008 */
export function Adding({ label, count, near, onFiles, onExisting }: AddingProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const shared = useMessages(uploadMessages)
  const { formats, maxSize } = UPLOAD_RULE.paper
  if (count >= MOST_PAPER_FILES) {
    return (
      <>
        <Notice tone="warn" role="status" title={shared.full({ limit: MOST_PAPER_FILES })}>
          {texts.fullHint}
        </Notice>
        <div className={uploadStyles.zone}>
          <Upload aria-hidden size={16} />
          <span>{texts.folded}</span>
          <span className={uploadStyles.end}>{shared.accepts({ formats: formats.join('、'), size: maxSize })}</span>
        </div>
      </>
    )
  }
  return (
    <>
      <DropZone label={label} rule={UPLOAD_RULE.paper} invalid={false} near={near} onFiles={onFiles} />
      <div>
        <Button size="sm" variant="link" icon={<FolderOpen aria-hidden />} aria-haspopup="dialog" onClick={onExisting}>
          {texts.existing}
        </Button>
      </div>
    </>
  )
}
