import { type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { AppendixInfo, PaperFile } from '../../../../contract/document/paper-calls.ts'
import { uploadStyles } from '../../../../field/documents/upload-styles.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx'
import { FileRow } from './file-row.tsx'
import { documentOf, nameOf } from '../paper-document.ts'
import { PaperReason } from '../paper-reason.tsx'
import type { UploadRights } from '../upload-rights.ts'
import type { FileChanges } from './use-file-changes.ts'
import { useFocusRestore } from './use-focus-restore.ts'

const DocumentPreview = lazyPart(() =>
  import('../../../../field/documents/document-preview.tsx').then(({ DocumentPreview }) => DocumentPreview),
)

export interface FileListProps {
  readonly label: string
  readonly files: readonly PaperFile[]
  readonly changes: FileChanges
  readonly rights: UploadRights
  readonly people: AppendixInfo['people']
  readonly alsoOf: (file: PaperFile) => string
  readonly scaledOf: (file: PaperFile) => string
  readonly stateName: (state: string) => string
  readonly onCountElsewhere: (files: readonly PaperFile[]) => void
  /** True for a file that the viewer of the drawer shows; `onLook` opens it there. */
  readonly canShow: (file: PaperFile) => boolean
  readonly onLook: (key: string) => void
  readonly findContainer: () => HTMLElement | null
  /** Rows before them: files that are uploading. */
  readonly children: ReactNode
}

/** Maximum length of a reason in characters. @see memberFile */
const LONGEST_REASON = 200

/**
 * The files of one paper of one person. A player opens over the list; the focus returns to the pressed element.
 * @source PAP-012, OPN-027
 */
export function FileList(props: FileListProps): ReactElement {
  const {
    label,
    files,
    changes,
    rights,
    people,
    alsoOf,
    scaledOf,
    stateName,
    onCountElsewhere,
    canShow,
    onLook,
    findContainer,
    children,
  } = props
  const texts = useMessages(paperUploadMessages)
  const [opened, setOpened] = useState<string | null>(null)
  const [returning, setReturning] = useState<PaperFile | null>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const { box, ...focus } = useFocusRestore(findContainer)
  useEffect(() => {
    if (opened !== null) return
    pressed.current?.focus()
    pressed.current = null
  }, [opened])
  const isBusy = ({ keyValue }: PaperFile): boolean => changes.busy.includes(keyValue ?? '')
  const actions = {
    open: (file: PaperFile, opener: HTMLElement) => {
      if (canShow(file)) return onLook(file.keyValue ?? '')
      pressed.current = opener
      setOpened(file.hf2yFileUrl)
    },
    check: (file: PaperFile) => void changes.check([file], null),
    giveBack: setReturning,
    countElsewhere: (file: PaperFile) => onCountElsewhere([file]),
    remove: (file: PaperFile) => void changes.remove(file, alsoOf(file)),
    update: changes.update,
  }
  return (
    <>
      <ul ref={box} className={uploadStyles.list} aria-label={label} {...focus}>
        {children}
        {files.map((file) => (
          <FileRow
            key={file.keyValue}
            file={file}
            actions={actions}
            rights={rights}
            people={people}
            also={alsoOf(file)}
            scaled={scaledOf(file)}
            stateName={stateName}
            shows={canShow(file)}
            busy={isBusy(file)}
          />
        ))}
      </ul>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <DocumentPreview documents={files.map(documentOf)} opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      {returning === null ? null : (
        <PaperReason
          title={texts.giveBackTitle({ name: nameOf(returning) })}
          confirm={texts.giveBackConfirm}
          phrases={texts.returns}
          maxLength={LONGEST_REASON}
          busy={isBusy(returning)}
          onReason={(reason) => void changes.check([returning], reason).then(() => setReturning(null))}
          onClose={() => setReturning(null)}
        />
      )}
    </>
  )
}
