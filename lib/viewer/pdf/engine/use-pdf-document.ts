import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../provider/use-latest.ts'
import { openDocument } from './open-document.ts'
import type { PdfEngine } from './pdf-engine.ts'

/** A document that was opened. */
export interface OpenedPdf {
  readonly document: PDFDocumentProxy
  readonly of: string
  /** Increases with every file. */
  readonly version: number
  /** For each page, the version that last changed it. */
  readonly changedAt: readonly number[]
  readonly close: () => void
}

export interface PdfDocumentOptions {
  readonly engine: PdfEngine
  readonly file: Blob | null
  readonly of: string
  readonly changedPages: readonly number[] | undefined
  readonly attempt: number
  readonly onReady: (info: { readonly pages: number }) => void
  readonly onFailed: (error: unknown) => void
}

export interface ReadPdf {
  readonly opened: OpenedPdf | null
  /** Why the newest file could not be opened. */
  readonly error: unknown
}

type Changed = ReadonlySet<number> | 'all'

/** Opens each new file. The previous document stays open until the next one is ready. */
export function usePdfDocument(options: PdfDocumentOptions): ReadPdf {
  const { engine, file, of, attempt } = options
  const [opened, setOpened] = useState<OpenedPdf | null>(null)
  const [error, setError] = useState<unknown>(null)
  const latest = useLatest(options)
  // Changed pages of all files since the one shown, including files that were replaced before they were shown.
  const changed = useRef<Changed>(new Set())

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the file again
  useEffect(() => {
    setError(null)
    const isEmpty = file?.size === 0
    // The last version of the same paper stays until a new one is ready.
    setOpened((before) => (before?.of === of && !isEmpty ? before : null))
    if (file === null || isEmpty) return undefined
    const { changedPages } = latest.current
    changed.current =
      changedPages === undefined || changed.current === 'all' ? 'all' : new Set([...changed.current, ...changedPages])
    const opening = openDocument(engine, file)
    let isOver = false
    let isShown = false
    opening.document.then(
      (document) => {
        if (isOver) return
        isShown = true
        const since = changed.current
        changed.current = new Set()
        setOpened((before) => next(before, { document, of, close: opening.close }, since))
        latest.current.onReady({ pages: document.numPages })
      },
      (thrown: unknown) => {
        if (isOver) return
        setError(thrown)
        latest.current.onFailed(thrown)
      },
    )
    return () => {
      isOver = true
      if (!isShown) opening.close()
    }
  }, [engine, file, of, attempt, latest])

  useEffect(() => () => opened?.close(), [opened])
  return { opened, error }
}

function next(
  before: OpenedPdf | null,
  { document, of, close }: Pick<OpenedPdf, 'document' | 'of' | 'close'>,
  changed: Changed,
): OpenedPdf {
  const version = (before?.version ?? 0) + 1
  const isNewer = before !== null && before.of === of && before.changedAt.length === document.numPages
  const changedAt = Array.from({ length: document.numPages }, (_, page) =>
    isNewer && changed !== 'all' && !changed.has(page) ? (before.changedAt[page] ?? version) : version,
  )
  return { document, of, version, changedAt, close }
}
