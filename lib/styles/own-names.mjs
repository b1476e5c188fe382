// Prefix of our custom properties: the generator writes some under names a host page may use itself.
const PREFIX = '--fk-'
const NAME = /(?<![\w-])--[\w-]+/g

/**
 * Adds our prefix to every custom property the sheet declares or reads from a theme, and drops unused ones of the
 * generator. Properties that running code sets keep their names.
 */
export function ownNames(root) {
  const read = new Set()
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(NAME)) read.add(name)
  })
  const ours = new Set()
  root.walkDecls(/^--/, (declaration) => {
    const { prop, parent } = declaration
    if (prop.startsWith(PREFIX)) return
    ours.add(prop)
    if (read.has(prop)) return
    declaration.remove()
    if (parent.nodes.length === 0) parent.remove()
  })
  const own = (name) => (ours.has(name) || name.startsWith('--global-') ? `${PREFIX}${name.slice(2)}` : name)
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) declaration.prop = own(declaration.prop)
    declaration.value = declaration.value.replace(NAME, own)
  })
}
