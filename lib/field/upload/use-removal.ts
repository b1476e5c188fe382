import { type RefObject, useEffect, useRef, useState } from 'react'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { UPLOAD_TEXT } from '../../domain/file/judge-files.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useConfirm } from '../../provider/notices/use-confirm.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'

export interface Removal {
  /** Id of the document that is being removed. */
  readonly removing: string | null
  /** Absent when no document may be removed. */
  readonly remove: ((document: StoredDocument) => void) | undefined
}

export interface RemovalParts {
  /** The stored documents. */
  readonly documents: readonly StoredDocument[]
  /**
   * Removes a document; `loose` is the answer of `isLoose`. If it throws, the user sees a message. Absent when no
   * document may be removed.
   */
  readonly onRemove?: ((document: StoredDocument, loose: boolean) => Promise<void> | void) | undefined
  /** True when a document is removed only with the next save. */
  readonly removesLater?: boolean | undefined
  /** Resolves to true when only this user has the document; it is then removed without a confirmation. */
  readonly isLoose?: ((document: StoredDocument) => Promise<boolean>) | undefined
  /** Called before anything is added or removed. When it resolves to false it has already shown the reason. */
  readonly check?: (() => Promise<boolean>) | undefined
}

/**
 * Removes documents: checks permission, asks for confirmation and shows an error. A document that only this user has is
 * removed without a confirmation.
 * @source UPL-021, ERR-028
 */
export function useRemoval(
  { onRemove, removesLater = false, isLoose, check, documents }: RemovalParts,
  box: RefObject<HTMLElement | null>,
): Removal {
  const texts = useMessages(uploadMessages)
  const confirm = useConfirm()
  const notify = useNotify()
  const [removing, setRemoving] = useState<string | null>(null)
  const focusAfterRemoval = useFocusAfter(documents, box)
  const ask = (name: string): Promise<boolean> =>
    confirm({
      title: texts.removeTitle({ name }),
      text: removesLater ? texts.removeOnSave : texts.removeText,
      confirmLabel: texts.remove,
      danger: true,
    })
  const remove = async (document: StoredDocument): Promise<void> => {
    const name = document.name || document.documentId
    setRemoving(document.documentId)
    try {
      if (check && !(await check())) return
      const loose = isLoose !== undefined && (await isLoose(document))
      if (!(loose || (await ask(name)))) return
      focusAfterRemoval(document)
      await onRemove?.(document, loose)
      if (!removesLater) notify({ tone: 'success', title: UPLOAD_TEXT.removed })
    } catch {
      // The client has reported the error to the host; the user still needs to know that the document was not removed.
      notify({ tone: 'error', title: UPLOAD_TEXT.removeFailed, text: name })
    } finally {
      setRemoving(null)
    }
  }
  return { removing, remove: onRemove && ((document) => void remove(document)) }
}

/** When the focused row is removed, moves the focus to the next row, then the last row, then the file chooser. */
function useFocusAfter(
  documents: readonly StoredDocument[],
  box: RefObject<HTMLElement | null>,
): (document: StoredDocument) => void {
  const leaving = useRef<{ readonly id: string; readonly at: number } | null>(null)
  useEffect(() => {
    const removedDocument = leaving.current
    if (removedDocument === null || documents.some(({ documentId }) => documentId === removedDocument.id)) return
    leaving.current = null
    const rows = [...(box.current?.querySelectorAll('[data-document]') ?? [])]
    const row = rows[removedDocument.at] ?? rows.at(-1)
    const next = row
      ? [...row.querySelectorAll<HTMLElement>('button')].at(-1)
      : box.current?.querySelector<HTMLElement>('button')
    next?.focus()
  }, [documents, box])
  return ({ documentId }) => {
    leaving.current = { id: documentId, at: documents.findIndex((document) => document.documentId === documentId) }
  }
}
