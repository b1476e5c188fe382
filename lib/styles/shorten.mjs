// Says the same in fewer bytes: every host page pays for the sheet before it shows anything.

/** The documented variables, lib/theme/README.md: hosts set them, so they keep their names and stay variables. */
const OFFERED = new RegExp(
  `^--fk-(${[
    'colors-(bg|surface(-[23])?|overlay|line(-strong|-input)?|ink(-[234])?|scrim)',
    'colors-(brand(-(solid|hover|soft|line|ink))?|on-brand)',
    'colors-(ok|warn|bad)(-soft|-line)?',
    'fonts-(body|mono)',
    'font-sizes-body',
    'radii-(sm|md|lg|xl)',
    'sizes-control(-sm|-lg)?',
    'z-index-(overlay|popup|toast)',
  ].join('|')})$`,
)
/** True for a variable hosts may set; the reference of variables is compared with it. @public */
export const isOffered = (name) => OFFERED.test(name)

const READ = /var\((--[\w-]+)\)/g
const NAME = /(?<![\w-])--[\w-]+/g
/** Properties one of which takes back or outlives another: they keep their order. */
const FAMILIES = [
  ['gap', 'row', 'column'],
  ['inset', 'top', 'right', 'bottom', 'left'],
  ['font', 'line'],
  ['place', 'align', 'justify'],
]

export function shorten(root) {
  fixConstants(root)
  renameOwn(root)
  root.walkDecls((declaration) => {
    declaration.value = shortValue(declaration.value)
  })
  root.walkRules((rule) => {
    if (!/keyframes$/.test(rule.parent?.name ?? '')) order(rule)
  })
}

function declared(root) {
  const found = new Map()
  root.walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration])
  })
  return found
}

/** A variable that no scheme, density or host changes is its value. */
function fixConstants(root) {
  const constants = new Map(
    [...declared(root)]
      .filter(([name, places]) => places.length === 1 && !OFFERED.test(name))
      .map(([name, [place]]) => [name, place]),
  )
  const fixed = (value) =>
    value.replace(READ, (read, name) => (constants.has(name) ? fixed(constants.get(name).value) : read))
  root.walkDecls((declaration) => {
    declaration.value = fixed(declaration.value)
  })
  const left = root.toString()
  for (const [name, declaration] of constants) if (!left.includes(`var(${name},`)) declaration.remove()
}

/**
 * A variable hosts are not offered needs no name that can be read. Those the running code sets are declared nowhere and
 * keep theirs.
 */
function renameOwn(root) {
  const own = [...declared(root).keys()].filter((name) => !OFFERED.test(name))
  const short = new Map(own.map((name, index) => [name, `--fk-${index.toString(36)}`]))
  const renamed = (name) => short.get(name) ?? name
  root.walkDecls((declaration) => {
    declaration.prop = renamed(declaration.prop)
    declaration.value = declaration.value.replace(NAME, renamed)
  })
}

/** Inside functions zero keeps its unit: sums need it. */
const shortValue = (value) =>
  value
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/gi, '#$1$2$3')
    .replace(/(?<![\w.])0(?=\.\d)/g, '')
    .replace(/^(?:[^(]*)$/, (plain) => plain.replace(/(?<![\w.])0px\b/g, '0'))

/** The same properties in the same order everywhere compress well. */
function order(rule) {
  if (!rule.nodes.every(({ type, prop }) => type === 'decl' && !prop.startsWith('--'))) return
  const keyed = rule.nodes.map((node, index) => ({ node, index, key: family(node.prop) }))
  rule.nodes = keyed
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index))
    .map(({ node }) => node)
}

function family(property) {
  const first = property.replace(/^-(webkit|moz|ms)-/, '').split('-')[0]
  return FAMILIES.find((names) => names.includes(first))?.[0] ?? first
}
