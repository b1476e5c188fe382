/** A site of files, so that the page is looked at like every other one. */
export default { output: 'export', trailingSlash: true, turbopack: { root: import.meta.dirname } }
