const EVERYTHING = /(^|[\s}])\*\s*,\s*::before\s*,\s*::after\s*,\s*::backdrop\s*\{([^}]*)\}/g
/** Elements the parts never draw; their resets would be dead weight in every page. */
const UNUSED = /(?<=[{}]\s*)\.fk-root (?:dialog|abbr[^,{}]*|progress|body|:-moz-focusring|hr|summary|small|sub|sup|sub\s*,\s*\.fk-root sup|::-webkit-search-[^{}]*)\s*\{[^{}]*\}/g

/**
 * Keeps the generated sheet off the host page, and short: the generator signs `:root`, resets about thirty unprefixed
 * custom properties on every element of the document, read or not, and resets elements no part uses.
 */
export const keepToRoot = (css: string): string =>
  css
    .replace(/:root\s*\{\s*--made-with-panda:[^}]*\}/g, '')
    .replace(EVERYTHING, (_, before: string, properties: string) => {
      const read = properties.split(';').filter((property) => css.includes(`var(${property.split(':')[0]?.trim()}`))
      return read.length === 0 ? before : `${before}.fk-root,.fk-root *,.fk-root ::before,.fk-root ::after,.fk-root ::backdrop {${read.join(';')}}`
    })
    .replace(UNUSED, '')
