/**
 * Scheme and density are attributes of the root element, so several providers with different looks can share a page.
 */
export const conditions = {
  light: '.fk-root[data-scheme=light] &',
  dark: '.fk-root[data-scheme=dark] &',
  contrast: '.fk-root[data-scheme=contrast] &',
  comfortable: '.fk-root[data-density=comfortable] &',
  compact: '.fk-root[data-density=compact] &',
  forcedColors: '@media (forced-colors: active)',
}
