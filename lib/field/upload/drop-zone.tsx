import { Camera, Upload } from 'lucide-react'
import { type DragEvent, type ReactElement, useRef, useState } from 'react'
import { isPicture } from '../../domain/file/file-format.ts'
import type { UploadRule } from '../../domain/file/upload-rule.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { flag } from '../../ui/dom/flag.ts'
import { FileChooser } from '../../ui/inputs/file-chooser.tsx'
import { acceptOf, carriesFiles, filesIn } from './chosen-files.ts'
import { uploadStyles } from '../documents/upload-styles.ts'

export interface DropZoneProps {
  readonly label: string
  readonly rule: UploadRule
  /** Number of stored files and uploads; absent where it is shown elsewhere. */
  readonly count?: number | undefined
  readonly invalid: boolean
  /** True while files are dragged over the area around it, which accepts them as well. */
  readonly near?: boolean | undefined
  readonly onFiles: (files: readonly File[]) => void
}

/** An area in which the user chooses, drops or photographs files. */
export function DropZone({ label, rule, count, invalid, near = false, onFiles }: DropZoneProps): ReactElement {
  const texts = useMessages(uploadMessages)
  const box = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent, entering: boolean) => {
    if (!carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(entering)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for dropping files; the buttons inside do the same
    <div
      className={uploadStyles.zone}
      data-over={flag(over || near)}
      data-invalid={flag(invalid)}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) =>
        drag(event, event.currentTarget.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null))
      }
      onDrop={(event) => {
        drag(event, false)
        const files = filesIn(event.dataTransfer)
        if (files.length > 0) onFiles(files)
      }}
    >
      <Button
        size="sm"
        icon={<Upload aria-hidden size={16} />}
        aria-label={`${label} ${texts.chooseShort}`}
        onClick={() => box.current?.click()}
      >
        {texts.chooseShort}
      </Button>
      {rule.formats.some(isPicture) ? (
        <span className={uploadStyles.camera}>
          <Button
            size="sm"
            icon={<Camera aria-hidden size={16} />}
            aria-label={`${label} ${texts.takePicture}`}
            onClick={() => camera.current?.click()}
          >
            {texts.takePicture}
          </Button>
        </span>
      ) : null}
      <span>{over || near ? texts.dropHere : texts.choose}</span>
      <span className={uploadStyles.end}>
        {texts.accepts({ formats: rule.formats.join('、'), size: rule.maxSize, film: rule.filmSize ?? null })}
      </span>
      {count === undefined ? null : <span>{texts.count({ count, limit: rule.maxCount })}</span>}
      <FileChooser ref={box} accept={acceptOf(rule.formats)} multiple={rule.maxCount > 1} onFiles={onFiles} />
      <FileChooser ref={camera} accept="image/*" capture="environment" onFiles={onFiles} />
    </div>
  )
}
