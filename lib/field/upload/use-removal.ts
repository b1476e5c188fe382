import { type RefObject, useEffect, useRef, useState } from 'react'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { UPLOAD_TEXT } from '../../domain/file/judge-files.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useConfirm } from '../../provider/notices/use-confirm.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'

export interface Removal {
  /** Id of the document on its way out. */
  readonly removing: string | null
  /** Absent where nothing may be removed. */
  readonly remove: ((document: StoredDocument) => void) | undefined
}

export interface RemovalParts {
  /** What is there already. */
  readonly documents: readonly StoredDocument[]
  /**
   * Takes a document away, a loose one where `isLoose` said so; what it throws is told to the person. Absent where
   * nothing may be removed.
   */
  readonly onRemove?: ((document: StoredDocument, loose: boolean) => Promise<void> | void) | undefined
  /** Removing waits for a save. */
  readonly removesLater?: boolean | undefined
  /** Nobody but this person has the document yet: it goes without a question. */
  readonly isLoose?: ((document: StoredDocument) => Promise<boolean>) | undefined
  /** Asked before anything is added or removed; who says no has told why. */
  readonly check?: (() => Promise<boolean>) | undefined
}

/**
 * Removing: may it be, does the person mean it, and how it went. What nobody else has yet goes without a question.
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
      // The client has told the host what went wrong; the person needs to know that it is still there.
      notify({ tone: 'error', title: UPLOAD_TEXT.removeFailed, text: name })
    } finally {
      setRemoving(null)
    }
  }
  return { removing, remove: onRemove && ((document) => void remove(document)) }
}

/** The focus of a row that goes away moves to the next one, to the last, else to where files are chosen. */
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
