/**
 * Keeps the generated sheet off the host page: the generator resets about thirty unprefixed custom properties on
 * every element of the document and signs `:root`.
 */
export const keepToRoot = (css: string): string =>
  css
    .replace(/:root\s*\{\s*--made-with-panda:[^}]*\}/g, '')
    .replace(
      /(^|[\s}])\*\s*,\s*::before\s*,\s*::after\s*,\s*::backdrop\s*\{/g,
      '$1.fk-root,.fk-root *,.fk-root ::before,.fk-root ::after,.fk-root ::backdrop {',
    )
