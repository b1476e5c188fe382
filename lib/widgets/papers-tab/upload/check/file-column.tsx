import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import type { PaperFile } from '../../../../contract/document/paper-calls.ts'
import { DocumentThumb } from '../../../../field/documents/document-thumb.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import { fileTone } from '../files/file-tone.ts'
import { documentOf, nameOf } from '../paper-document.ts'
import { fileTile } from '../files/file-tile.ts'

export interface FileColumnProps {
  /** The name of the list. */
  readonly label: string
  readonly files: readonly PaperFile[]
  /** Key of the file shown. */
  readonly shown: string | null
  readonly stateOf: (file: PaperFile) => string
  readonly onShow: (key: string) => void
  /** Shown below the list. */
  readonly children: ReactNode
}

const COLUMN: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 252,
  borderInlineEnd: '1px solid var(--fk-colors-line)',
}
const SCROLLS: CSSProperties = { padding: 8, overflowY: 'auto', overscrollBehavior: 'contain' }
const LIST: CSSProperties = {
  ...SCROLLS,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  flex: '1 1 auto',
  minHeight: 120,
}
const FOOT: CSSProperties = { ...SCROLLS, flex: '0 1 auto', borderBlockStart: '1px solid var(--fk-colors-line)' }
const ROW: CSSProperties = {
  display: 'flex',
  flex: 'none',
  gap: 12,
  padding: 8,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 6,
  border: '1px solid transparent',
}
const CURRENT: CSSProperties = {
  ...ROW,
  borderColor: 'var(--fk-colors-brand)',
  backgroundColor: 'var(--fk-colors-brand-soft)',
}
const SHEET: CSSProperties = { width: 40, height: 48 }
const WORDS: CSSProperties = { display: 'grid', gap: 4, justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' }
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The files of a paper with their states, beside the one that is shown. One Tab stop; the arrow keys move in it.
 * @source PAP-007
 */
export function FileColumn({ label, files, shown, stateOf, onShow, children }: FileColumnProps): ReactElement {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = column.current
    const current = box?.querySelector<HTMLElement>('[aria-current=true]')
    if (!box || !current || shown === null) return
    if (box.matches(':focus-within')) current.focus({ preventScroll: true })
    current.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div style={COLUMN}>
      {/* biome-ignore lint/a11y/useSemanticElements: the group has no form fields */}
      <div ref={column} role="group" aria-label={label} style={LIST} data-files="">
        {files.map((file) => {
          const isShown = file.keyValue === shown
          return (
            <button
              key={file.keyValue}
              type="button"
              aria-current={isShown}
              tabIndex={isShown ? 0 : -1}
              style={isShown ? CURRENT : ROW}
              onClick={() => onShow(file.keyValue ?? '')}
            >
              <span className={fileTile} style={SHEET}>
                <DocumentThumb document={documentOf(file)} />
              </span>
              <span style={WORDS}>
                {nameOf(file)}
                <Tag size="sm" tone={fileTone(file.hf2yState)}>
                  {stateOf(file)}
                </Tag>
              </span>
            </button>
          )
        })}
      </div>
      <div style={FOOT}>{children}</div>
    </div>
  )
}

/** The file that a key in the column leads to; null for other keys, other places and at the ends. */
export function columnKey(event: KeyboardEvent, files: readonly PaperFile[], shown: PaperFile): PaperFile | null {
  const [target] = event.composedPath()
  const step = STEPS[event.key]
  if (step === undefined || !(target instanceof Element) || target.closest('[data-files]') === null) return null
  return files[files.indexOf(shown) + step] ?? shown
}
