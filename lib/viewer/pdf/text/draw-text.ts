import type { MeasureText } from './measure-text.ts'
import type { TextRun } from './page-text.ts'

/** Browsers may enforce a minimum font size, so the text is laid out large and the layer is scaled down. */
export const TEXT_SIZE = 4

/** Draws the text of a page, invisible but selectable. Its unit is a quarter of a point. */
export function drawText(runs: readonly TextRun[], layer: HTMLElement, measure: MeasureText): void {
  const { ownerDocument: page } = layer
  const parts = runs.flatMap((run): readonly Node[] => {
    const drawn = run.text === '' ? [] : [spanOf(run, page, measure)]
    return run.ends ? [...drawn, page.createElement('br')] : drawn
  })
  layer.replaceChildren(...parts)
}

function spanOf(
  { text, left, top, height, width, angle, family }: TextRun,
  page: Document,
  measure: MeasureText,
): HTMLElement {
  const span = page.createElement('span')
  const natural = (measure(text, family) / 100) * height
  const turned = angle === 0 ? '' : `rotate(${angle}rad) `
  span.textContent = text
  span.role = 'presentation'
  Object.assign(span.style, {
    position: 'absolute',
    left: `${left * TEXT_SIZE}px`,
    top: `${top * TEXT_SIZE}px`,
    fontSize: `${height * TEXT_SIZE}px`,
    fontFamily: family,
    lineHeight: '1',
    whiteSpace: 'pre',
    transformOrigin: '0 0',
    transform: `${turned}scaleX(${natural === 0 || width === 0 ? 1 : width / natural})`,
  })
  return span
}
