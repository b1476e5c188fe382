// Shortens the sheet, because every host page loads it before it shows anything.

/** The documented variables, see lib/theme/README.md. Hosts set them, so they keep their names and stay variables. */
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
/** True for a variable that hosts may set; the reference of variables is checked against it. @public */
export const isOffered = (name) => OFFERED.test(name)

const READ = /var\((--[\w-]+)\)/g
const NAME = /(?<![\w-])--[\w-]+/g
/** Groups of properties in which one overrides another, so their order must not change. */
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

/** Replaces variables that no scheme, density or host changes by their value. */
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
 * Gives short names to variables that hosts may not set. Variables that running code sets are not declared in the sheet
 * and keep their names.
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

/** Zero keeps its unit inside functions, because `calc()` needs it. */
const shortValue = (value) =>
  value
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/gi, '#$1$2$3')
    .replace(/(?<![\w.])0(?=\.\d)/g, '')
    .replace(/^(?:[^(]*)$/, (plain) => plain.replace(/(?<![\w.])0px\b/g, '0'))

/** Sorts the declarations of a rule, because a constant order compresses well. */
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
