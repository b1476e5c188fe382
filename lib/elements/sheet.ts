import css from '../styles/panda.css?inline'

/**
 * The box of an element is the page's to lay out; the widget stands in it as if there were nothing between.
 * Text properties of the page end at the root of the widget; what a page writes before and after all of its elements
 * would stand within it.
 */
const HOST =
  ':host{display:block}:host([hidden]){display:none}:host::before,:host::after{content:none!important}' +
  '[data-fk-shell]{display:contents}' +
  '@layer reset{.fk-root{all:initial;display:block;visibility:inherit;pointer-events:inherit}}'

const sheets = new WeakMap<Document, CSSStyleSheet>()

/** The style sheet of every element of a document: constructed, so that pages that allow no inline styles show it. */
export function sheetOf(page: Document): CSSStyleSheet {
  const known = sheets.get(page)
  if (known !== undefined) return known
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis
  const made = new Sheet()
  made.replaceSync(css + HOST)
  sheets.set(page, made)
  return made
}
