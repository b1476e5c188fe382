import { EditorContent, useEditor } from '@tiptap/react'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { pictureAddress, pictureIdOf } from '../../catalogue/rich-text.ts'
import type { UploadTarget } from '../../client/files/upload.ts'
import type { UploadedDocument } from '../../contract/document/file-calls.ts'
import { judgeFiles, type RefusedFile } from '../../domain/file/judge-files.ts'
import { UPLOAD_RULE } from '../../domain/file/upload-rule.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useControlAttributes } from '../../ui/field-control.tsx'
import { flag } from '../../ui/dom/flag.ts'
import { FileChooser } from '../../ui/inputs/file-chooser.tsx'
import type { InputProps } from '../input-props.ts'
import { acceptOf } from '../upload/chosen-files.ts'
import { RefusedFiles } from '../upload/refused-files.tsx'
import { UploadRow } from '../upload/upload-row.tsx'
import { uploadStyles } from '../documents/upload-styles.ts'
import { useUploadQueue } from '../upload/use-upload-queue.ts'
import { LinkBar } from './link-bar.tsx'
import { createPictures } from './pictures.ts'
import { richTextExtensions } from './rich-text-extensions.ts'
import { editorStyles, writing } from './rich-text-styles.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { parsableRichText } from './sanitise-rich-text.ts'
import { useWrittenValue } from './use-written-value.ts'

/** Where pictures are uploaded. @source UPL-028 */
const TARGET: UploadTarget = { path: 'file/upload', fileField: 'file' }
const RULE = UPLOAD_RULE.richText

/** An editor for text with headings, lists, colours, links and pictures. @source UPL-026 to UPL-028 */
export function RichTextEditor({ label, value, onChange, onBlur }: InputProps): ReactElement | null {
  const { client } = useCore()
  const { invalid, ...aria } = useControlAttributes({}, 'group')
  const [pictures] = useState(() => createPictures(client))
  const [linking, setLinking] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const chooser = useRef<HTMLInputElement>(null)
  const upload = useRef<(files: readonly File[]) => boolean>(() => false)
  const html = typeof value === 'string' ? value : ''

  // Stable between renders, because the editor treats changed options as new ones.
  const [{ extensions, content }] = useState(() => ({
    extensions: richTextExtensions(pictures),
    content: parsableRichText(html),
  }))
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        class: writing,
        ...(aria['aria-labelledby'] === undefined
          ? { 'aria-label': label }
          : { 'aria-labelledby': aria['aria-labelledby'] }),
      },
      transformPastedHTML: parsableRichText,
      handlePaste: (_view, event) => upload.current([...(event.clipboardData?.files ?? [])]),
      handleDrop: (_view, event) => upload.current([...(event.dataTransfer?.files ?? [])]),
    },
  })
  const written = useWrittenValue(editor, html, onChange)
  const insert = ({ url, documentId, name }: UploadedDocument) => {
    const id = pictureIdOf(url) ?? documentId
    editor
      ?.chain()
      .focus()
      .setImage({ src: pictureAddress(id), alt: name ?? '' })
      .run()
  }
  const { queue, items } = useUploadQueue(TARGET, { onDone: insert })
  useEffect(() => {
    upload.current = (files) => {
      if (files.length === 0) return false
      // Each picture is an upload of its own, so the limit on the number of files does not apply.
      const judged = files.map((file) => judgeFiles(RULE, 0, [file]))
      setRefused(judged.flatMap((judgement) => judgement.refused))
      queue?.add(judged.flatMap((judgement) => judgement.accepted))
      return true
    }
  }, [queue])
  useEffect(() => () => pictures.dispose(), [pictures])

  if (!editor) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the controls inside
    <div
      className={editorStyles.root}
      data-invalid={flag(invalid)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        written.flush()
        onBlur?.()
      }}
      onKeyDown={({ ctrlKey, metaKey }) => {
        // A keyboard shortcut of the page may be about to save.
        if (ctrlKey || metaKey) written.flush()
      }}
    >
      <RichTextToolbar
        editor={editor}
        linking={linking}
        onLink={() => setLinking(!linking)}
        onImage={() => chooser.current?.click()}
      />
      {linking ? <LinkBar editor={editor} onClose={() => setLinking(false)} /> : null}
      <RefusedFiles refused={refused} onClose={() => setRefused([])} />
      {items.length === 0 ? null : (
        <ul className={uploadStyles.list}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} onDrop={(id) => queue?.drop(id)} onRetry={(id) => queue?.retry(id)} />
          ))}
        </ul>
      )}
      <EditorContent editor={editor} className={editorStyles.page} />
      <FileChooser ref={chooser} accept={acceptOf(RULE.formats)} multiple onFiles={(files) => upload.current(files)} />
    </div>
  )
}
