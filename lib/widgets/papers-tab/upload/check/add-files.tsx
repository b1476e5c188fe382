import { Upload } from 'lucide-react'
import { type ReactElement, useRef } from 'react'
import { UPLOAD_RULE } from '../../../../domain/file/upload-rule.ts'
import { MOST_PAPER_FILES } from '../../../../domain/paper/paper.ts'
import { acceptOf } from '../../../../field/upload/chosen-files.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { uploadMessages } from '../../../../locale/zh-cn/fields/upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FileChooser } from '../../../../ui/inputs/file-chooser.tsx'

export interface AddFilesProps {
  /** Whose paper the files are for. */
  readonly name: string
  /** Number of stored and uploading files. */
  readonly count: number
  readonly running: number
  readonly failed: number
  readonly onFiles: (files: readonly File[]) => void
}

const note = css({ textStyle: 'note', color: 'ink-3' })
const bad = css({ textStyle: 'note', color: 'bad' })
const ACCEPTED = acceptOf(UPLOAD_RULE.paper.formats)

/** Adds files to the paper whose file is shown, and says what is on its way. @source PAP-008 */
export function AddFiles({ name, count, running, failed, onFiles }: AddFilesProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const { full } = useMessages(uploadMessages)
  const box = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="sm"
        icon={<Upload aria-hidden />}
        aria-label={texts.addTo({ name })}
        {...(count >= MOST_PAPER_FILES && { disabled: true, title: full({ limit: MOST_PAPER_FILES }) })}
        onClick={() => box.current?.click()}
      >
        {texts.add}
      </Button>
      <FileChooser ref={box} accept={ACCEPTED} multiple onFiles={onFiles} />
      <span role="status" className={note}>
        {running > 0 ? texts.sum.running({ count: running }) : ''}
      </span>
      {failed > 0 ? <span className={bad}>{texts.sum.failed({ count: failed })}</span> : null}
    </>
  )
}
