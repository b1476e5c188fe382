import { isolate, scopeToLayer } from './isolate.mjs'
import { ownNames } from './own-names.mjs'
import { shorten } from './shorten.mjs'

/**
 * Turns what the generator wrote into a published sheet.
 *
 * @param css the generator's output: with cascade layers for `layers: true`, with its polyfill of layers otherwise
 * @param postcss the parser of style sheets
 * @returns the text of the published sheet
 */
export function publish(css, postcss, { layers }) {
  const root = postcss.parse(css)
  ownNames(root)
  shorten(root)
  if (layers) scopeToLayer(root, postcss)
  else isolate(root, postcss)
  return root.toString()
}
