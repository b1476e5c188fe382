import { screen, waitFor } from '@testing-library/react'
import pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import type { DrawnPage } from '../../../lib/domain/form-record/layout/drawing.ts'
import type { PdfAssets } from '../../../lib/provider/settings/pdf-assets.ts'
import { createMemoryForms } from '../../../lib/testing/memory-forms.ts'
import { PdfOnDemand } from '../../../lib/viewer/pdf/pdf-on-demand.tsx'
import type { PdfViewProps } from '../../../lib/viewer/pdf/pdf-props.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'

export const ASSETS: PdfAssets = {
  pdfWorker,
  cMapUrl: new URL('/node_modules/pdfjs-dist/cmaps/', location.origin).href,
  fontUrl: new URL('/node_modules/pdfjs-dist/standard_fonts/', location.origin).href,
}
export const A4 = { width: 595, height: 842 }

/** A PDF with these texts, one list per page, the first at the top; a black square of 100 points is at (300, 600). */
export async function paper(pages: readonly (readonly string[])[], hasSquare = true): Promise<Blob> {
  const drawn = pages.map(
    (texts): DrawnPage => ({
      ...A4,
      ops: [
        ...texts.map((text, line) => ({
          draw: 'text' as const,
          x: 60,
          y: 80 + line * 40,
          size: 14,
          text,
          bold: false,
        })), // adapter: a literal
        ...(hasSquare
          ? [{ draw: 'box' as const, x: 300, y: 600, width: 100, height: 100, stroke: true as const }]
          : []), // adapter: a literal
      ],
    }),
  )
  const bytes = await createMemoryForms().draw({ title: '演示文件', duplex: false, pages: drawn })
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
}

export const NAME = '演示申请表'

/** As a widget shows it: in a place with a height. */
export function Shown(props: Partial<PdfViewProps>): ReactElement {
  return (
    <div style={{ width: 800, height: 600 }}>
      <PdfOnDemand file={null} name={NAME} {...props} />
    </div>
  )
}

export const draw = (props: Partial<PdfViewProps>, assets: PdfAssets = ASSETS) => {
  const { showInstead, unmount } = show(<Shown {...props} />, { assets })
  return { again: (next: Partial<PdfViewProps>) => showInstead(<Shown {...next} />), unmount }
}

export const stage = (): HTMLElement => screen.getByRole('group', { name: '文件页面' })
/** A page once it has been drawn. */
export async function drawn(page: number): Promise<HTMLElement> {
  const found = await screen.findByRole('group', { name: `第 ${page + 1} 页` }, LONG_TIMEOUT)
  await waitFor(() => expect(found.dataset['drawn']).toBe(''), LONG_TIMEOUT)
  return found
}
export function canvasOf(page: HTMLElement): HTMLCanvasElement {
  const canvas = page.querySelector('canvas')
  if (!canvas) throw new Error('nothing is drawn')
  return canvas
}
/** What the tools say. @unit percent */
export const scaleShown = (): number =>
  Number.parseInt(screen.getByRole('img', { name: /^显示比例/ }).textContent ?? '', 10)
