import type { Page } from 'playwright-core'
import { adopt } from './adopt.ts'

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
}

interface Area extends Place {
  readonly height: number
}

/**
 * What leads to a widget draws nothing over or below it, and nothing else of the host is there. What a widget inherits
 * stays as the host has it.
 */
const BARE =
  'margin:0!important;padding:0!important;border:0!important;outline:0!important;background:none!important;' +
  'opacity:1!important;transform:none!important;animation:none!important;transition:none!important;' +
  'max-width:none!important;min-height:0!important;overflow:visible!important'
const SHEET = `
[data-way], [data-holder] { ${BARE} }
:is([data-way], [data-holder])::before, :is([data-way], [data-holder])::after { content: none !important }
html[data-way] { background: #fff !important }
[data-aside] { display: none !important }
`
const fixed = ({ left, top, width }: Place, nth: number): string =>
  `[data-holder="${nth}"] { position: fixed !important; left: ${left}px !important; top: ${top}px ` +
  `!important; width: ${width}px !important; display: block !important; float: none !important; box-sizing: ` +
  'border-box !important; z-index: auto !important }'

/** Separates the elements that contain a widget from the elements beside them. @returns how many contain one */
const mark = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll('.fk-root')].filter((root) => !root.parentElement?.closest('.fk-root'))
    const elements = [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot !== null)
    // Overlays are in the body, wherever the page has its widgets.
    const holders = [
      ...new Set([
        ...elements,
        ...roots.flatMap(({ parentElement }) =>
          parentElement && parentElement !== document.body ? [parentElement] : [],
        ),
      ]),
    ]
    for (const [nth, holder] of holders.entries()) holder.setAttribute('data-holder', String(nth))
    const above = (element: Element): readonly Element[] =>
      element.parentElement ? [element.parentElement, ...above(element.parentElement)] : []
    const way = new Set(
      [document.documentElement, document.body, ...holders.flatMap(above)].filter(
        (element) => !element.hasAttribute('data-holder'),
      ),
    )
    for (const element of way) element.setAttribute('data-way', '')
    const shownElements = new Set<Element>([...way, ...holders, ...roots])
    for (const element of [...way, ...holders])
      for (const child of element.children) if (!shownElements.has(child)) child.setAttribute('data-aside', '')
    return holders.length
  })

const placesIn = (page: Page): Promise<readonly Place[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-holder]')]
      .sort((a, b) => Number(a.getAttribute('data-holder')) - Number(b.getAttribute('data-holder')))
      .map((holder) => {
        const { left, top, width } = holder.getBoundingClientRect()
        return { left, top, width }
      }),
  )

/**
 * Leaves the widgets alone on pages of the same folder, each at the place it has on the first of them.
 *
 * The frame around is the host's, so a host's sheet changes it, and with it how wide and how far down a widget stands:
 * that is how it should be, and says nothing of the widget.
 */
export async function standAlone(pages: readonly [Page, ...Page[]]): Promise<void> {
  const held = await Promise.all(pages.map(mark))
  if (new Set(held).size > 1) throw new Error(`pages of one folder hold ${held.join(' and ')} widgets`)
  await Promise.all(pages.map((page) => adopt(page, SHEET)))
  const places = (await placesIn(pages[0])).map(fixed).join('\n')
  await Promise.all(pages.map((page) => adopt(page, places)))
}

/** The part of the viewport in which widgets draw. */
export async function areaOfWidgets(
  page: Page,
): Promise<{ readonly x: number; readonly y: number; readonly width: number; readonly height: number }> {
  const { left, top, width, height } = await page.evaluate<Area>(() => {
    const below = (root: ParentNode): readonly Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) =>
        element.shadowRoot ? [element, ...below(element.shadowRoot)] : [element],
      )
    const boxes = below(document)
      .filter((element) => element.closest('.fk-root') !== null)
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0)
    const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))))
    const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))))
    const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))))
    const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))))
    return { left, top, width: right - left, height: bottom - top }
  })
  return { x: left, y: top, width, height }
}
