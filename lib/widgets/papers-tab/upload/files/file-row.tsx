import { CheckCheck, Download, Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import { type CSSProperties, type ReactElement, useState } from 'react'
import type { RecordInput } from '../../../../contract/input.ts'
import type { AppendixInfo, PaperFile } from '../../../../contract/document/paper-calls.ts'
import { PAPER_FILE_STATE } from '../../../../domain/codes.ts'
import { sizeText } from '../../../../domain/file/size-text.ts'
import { DocumentOpener } from '../../../../field/documents/document-opener.tsx'
import { uploadStyles } from '../../../../field/documents/upload-styles.ts'
import { useSaveDocument } from '../../../../field/documents/use-save-document.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import { FileEditor } from './file-editor.tsx'
import { FileMeta } from './file-meta.tsx'
import { fileTone } from './file-tone.ts'
import { MetaParts } from './meta-parts.tsx'
import { minuteText } from './minute-text.ts'
import { documentOf, nameOf } from '../paper-document.ts'
import type { UploadRights } from '../upload-rights.ts'

/** Actions on a file. */
export interface FileActions {
  readonly open: (file: PaperFile, opener: HTMLElement) => void
  readonly check: (file: PaperFile) => void
  readonly giveBack: (file: PaperFile) => void
  readonly countElsewhere: (file: PaperFile) => void
  readonly remove: (file: PaperFile) => void
  readonly update: (file: PaperFile, values: RecordInput) => Promise<string | null>
}

export interface FileRowProps {
  readonly file: PaperFile
  readonly actions: FileActions
  readonly rights: UploadRights
  readonly people: AppendixInfo['people']
  readonly also: string
  /** How it was scaled down for the upload; empty where it was not. */
  readonly scaled: string
  readonly stateName: (state: string) => string
  /** A press shows it over the drawer. */
  readonly shows: boolean
  readonly busy: boolean
}

const column = css({ flex: '1', minWidth: '0', display: 'grid', gap: '2' })
const line = css({ display: 'flex', alignItems: 'center', gap: '8', marginInlineStart: 'auto' })
/** The editor wraps below its file, and the actions where the name would have less than this width. */
const WRAPS: CSSProperties = { flexWrap: 'wrap' }
const NAME: CSSProperties = { flexBasis: 180 }
const BELOW: CSSProperties = { flex: '0 0 100%' }

/** A stored file with its actions: view, check, edit, remove. @source PAP-004, PAP-007, PAP-012 */
export function FileRow({
  file,
  actions,
  rights,
  people,
  also,
  scaled,
  stateName,
  shows,
  busy,
}: FileRowProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const { saving, save } = useSaveDocument()
  const [editing, setEditing] = useState(false)
  const document = documentOf(file)
  const name = nameOf(file)
  const state = file.hf2yState ?? ''
  const meta = [
    { text: scaled || sizeText(document.size ?? 0) },
    { text: document.by ?? '', long: true },
    { text: document.at ? minuteText(document.at) : '' },
  ]
  const saveFile = (): void => save({ documentId: document.documentId, name })
  const remove = (): void => (busy ? undefined : actions.remove(file))
  const more = [
    ...(rights.add
      ? [
          { value: 'edit', label: editing ? texts.editDone : texts.edit, icon: <PencilLine aria-hidden /> },
          { value: 'also', label: texts.also, icon: <CheckCheck aria-hidden /> },
        ]
      : []),
    ...(document.url === '' ? [] : [{ value: 'download', label: texts.download, icon: <Download aria-hidden /> }]),
    ...(rights.remove(file)
      ? [{ value: 'remove', label: texts.remove, icon: <Trash2 aria-hidden />, tone: 'danger' as const }]
      : []),
  ]
  const run: Readonly<Record<string, () => void>> = {
    edit: () => setEditing(!editing),
    also: () => actions.countElsewhere(file),
    download: saveFile,
    remove,
  }
  return (
    <li className={uploadStyles.row} style={WRAPS} data-document={file.keyValue} aria-busy={busy || undefined}>
      <div className={column} style={NAME}>
        <DocumentOpener
          document={document}
          name={name}
          onOpen={(opener) => actions.open(file, opener)}
          shows={shows}
          onSave={saveFile}
        >
          <span className={uploadStyles.meta}>
            <MetaParts parts={meta} />
          </span>
        </DocumentOpener>
        <FileMeta file={file} also={also} />
      </div>
      <div className={line}>
        <Tag size="sm" tone={fileTone(state)}>
          {file.refValues['hf2yState'] ?? stateName(state)}
        </Tag>
        {rights.check && state !== PAPER_FILE_STATE.checked ? (
          <Button
            size="sm"
            aria-label={texts.check({ name })}
            loading={busy}
            {...(file.checkRefusal !== '' && { disabled: true, title: file.checkRefusal })}
            onClick={() => actions.check(file)}
          >
            {texts.pass}
          </Button>
        ) : null}
        {rights.check && state !== PAPER_FILE_STATE.returned ? (
          <Button
            size="sm"
            aria-label={texts.giveBack({ name })}
            aria-disabled={busy || undefined}
            aria-haspopup="dialog"
            onClick={() => (busy ? undefined : actions.giveBack(file))}
          >
            {texts.giveBackConfirm}
          </Button>
        ) : null}
        {more.length === 0 ? null : (
          <Menu
            align="end"
            items={more}
            onSelect={(chosen) => run[chosen]?.()}
            trigger={
              <IconButton
                size="sm"
                label={texts.more({ name })}
                icon={<Ellipsis aria-hidden size={16} />}
                loading={saving === document.documentId}
              />
            }
          />
        )}
      </div>
      {editing && rights.add ? (
        <div style={BELOW}>
          <FileEditor file={file} people={people} onSave={(values) => actions.update(file, values)} />
        </div>
      ) : null}
    </li>
  )
}
