import css from '../styles/panda.css?inline'

/**
 * The page lays out the box of an element; nothing between the element and the widget takes part in layout. The page's
 * text properties do not pass the widget's root. `::before` and `::after` are removed, because a page's rule for all
 * elements would otherwise add content inside.
 */
const HOST =
  ':host{display:block}:host([hidden]){display:none}:host::before,:host::after{content:none!important}' +
  '[data-fk-shell]{display:contents}' +
  '@layer reset{.fk-root{all:initial;display:block;visibility:inherit;pointer-events:inherit}}'

const sheets = new WeakMap<Document, CSSStyleSheet>()

/**
 * Returns the style sheet shared by all elements of a document. It is constructed, so it works on pages whose policy
 * forbids inline styles.
 */
export function sheetOf(page: Document): CSSStyleSheet {
  const known = sheets.get(page)
  if (known !== undefined) return known
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis
  const made = new Sheet()
  made.replaceSync(css + HOST)
  sheets.set(page, made)
  return made
}
