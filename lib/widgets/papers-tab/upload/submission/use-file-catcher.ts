import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { UPLOAD_TEXT } from '../../../../domain/file/judge-files.ts'
import { carriesFiles, filesIn } from '../../../../field/upload/chosen-files.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import { isComposing } from '../../../../ui/dom/is-composing.ts'

export interface FileCatcher {
  /** True while files are dragged over the drawer. */
  readonly near: boolean
  readonly handlers: {
    readonly onPaste: (event: ClipboardEvent) => void
    readonly onDragEnter: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

interface Catching {
  /** An element inside the drawer; overlays above it catch no files. */
  readonly inside: RefObject<HTMLElement | null>
  /** Null where nothing can be added. */
  readonly onFiles: ((files: readonly File[]) => void) | null
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

const DIALOG = '[role=dialog], [role=alertdialog]'
const WRITING = 'input, textarea, [contenteditable=true]'

/**
 * The whole drawer accepts dropped and pasted files. Alt with PageUp or PageDown opens the previous or next paper.
 * @source UPL-013, ERR-026
 */
export function useFileCatcher({ inside, onFiles, onPrevious, onNext }: Catching): FileCatcher {
  const notify = useNotify()
  const [near, setNear] = useState(false)
  const isOwn = (target: EventTarget): boolean =>
    target instanceof Element && target.closest(DIALOG) === inside.current?.closest(DIALOG)
  const drag = (event: DragEvent, entering: boolean): void => {
    if (!carriesFiles(event.dataTransfer) || !isOwn(event.target)) return
    // Otherwise the browser would open a dropped picture and unload the page.
    event.preventDefault()
    setNear(entering && onFiles !== null)
  }
  return {
    near,
    handlers: {
      onPaste: (event) => {
        const files = filesIn(event.clipboardData)
        const isWriting = event.target instanceof Element && event.target.matches(WRITING)
        if (onFiles === null || !isOwn(event.target) || (isWriting && files.length === 0)) return
        event.preventDefault()
        if (files.length > 0) onFiles(files)
        else notify({ tone: 'warning', title: UPLOAD_TEXT.nothingPasted })
      },
      onDragEnter: (event) => drag(event, true),
      onDragOver: (event) => drag(event, true),
      onDragLeave: (event) => drag(event, isOwn(event.relatedTarget ?? event.target) && event.relatedTarget !== null),
      onDrop: (event) => {
        const isTaken = event.defaultPrevented
        drag(event, false)
        const files = isOwn(event.target) ? filesIn(event.dataTransfer) : []
        if (!isTaken && files.length > 0) onFiles?.(files)
      },
      onKeyDown: (event) => {
        const go = event.key === 'PageUp' ? onPrevious : event.key === 'PageDown' ? onNext : undefined
        if (!event.altKey || go === undefined || isComposing(event) || !isOwn(event.target)) return
        event.preventDefault()
        go?.()
      },
    },
  }
}
