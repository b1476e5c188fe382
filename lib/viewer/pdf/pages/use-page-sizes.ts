import { useEffect, useState } from 'react'
import { A4 } from './page-size.ts'
import type { PageSize } from '../pdf-props.ts'
import type { OpenedPdf } from '../engine/use-pdf-document.ts'

interface Measured {
  readonly sizes: readonly PageSize[]
}

const isSame = (a: readonly PageSize[], b: readonly PageSize[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ width, height }, page) =>
      Math.abs(width - (b[page]?.width ?? 0)) < 0.5 && Math.abs(height - (b[page]?.height ?? 0)) < 0.5,
  )

/**
 * Returns the sizes of all pages: those from the caller, and the file's own once it is open. Null while none is known.
 */
export function usePageSizes(
  opened: OpenedPdf | null,
  said: readonly PageSize[] | undefined,
): readonly PageSize[] | null {
  const [measured, setMeasured] = useState<Measured | null>(null)
  useEffect(() => {
    if (opened === null) {
      setMeasured(null)
      return undefined
    }
    let isOver = false
    const measureAll = async (): Promise<void> => {
      const first = await sizeOf(opened, 0)
      const guess = opened.changedAt.map(() => first)
      // Most documents have pages of one size, so the first visible page need not wait for the last one to be measured.
      if (!isOver) setMeasured((before) => before ?? { sizes: guess })
      const sizes = await Promise.all(opened.changedAt.map((_, page) => sizeOf(opened, page)))
      if (!isOver) setMeasured((before) => (before !== null && isSame(before.sizes, sizes) ? before : { sizes }))
    }
    void measureAll()
    return () => {
      isOver = true
    }
  }, [opened])
  // The current layout stays until the pages of a newer file have been measured.
  if (measured !== null) return measured.sizes
  return said !== undefined && said.length > 0 ? said : null
}

async function sizeOf({ document }: OpenedPdf, page: number): Promise<PageSize> {
  try {
    const { width, height } = (await document.getPage(page + 1)).getViewport({ scale: 1 })
    return { width, height }
  } catch {
    // A broken page keeps its position; drawing it shows the error.
    return A4
  }
}
