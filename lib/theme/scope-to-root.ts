const EVERYTHING = /(^|[\s}])\*\s*,\s*::before\s*,\s*::after\s*,\s*::backdrop\s*\{([^}]*)\}/g

/**
 * Keeps the generated sheet off the host page: the generator marks `:root` and resets about thirty unprefixed custom
 * properties on every element of the document, used or not.
 */
export const scopeToRoot = (css: string): string =>
  css
    .replace(/:root\s*\{\s*--made-with-panda:[^}]*\}/g, '')
    .replace(EVERYTHING, (_, before: string, properties: string) => {
      const read = properties.split(';').filter((property) => css.includes(`var(${property.split(':')[0]?.trim()}`))
      return read.length === 0
        ? before
        : `${before}.fk-root,.fk-root *,.fk-root ::before,.fk-root ::after,.fk-root ::backdrop {${read.join(';')}}`
    })
