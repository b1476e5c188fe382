// Makes the sheet without layers work on any page: it resets at the root everything that a host's rules set, and gives
// every rule of ours more weight than rules with up to two ids.

/** The generator writes a rule's weight like this: one of these for each layer below it. */
const GENERATED = /(?::not\(#\\#\))+/g
const GENERATED_LENGTH = ':not(#\\#)'.length
/** No element of ours has this id. Repeating it in one `:not()` adds the weight of that many ids, and is short. */
const weight = (ids) => `:not(${'#_'.repeat(ids)})`
const LEAST = 2
/**
 * Icons have their size and drawing in attributes. Any host rule overrides those, and `revert` would reset them too.
 */
const ICON_SIZES = [10, 12, 14, 16, 18, 20, 24]
const ROOT = `.fk-root${weight(LEAST)}`
const OUR_LAYER = 'fangkit'
const LOWEST_LAYER = 'reset'

const reverted = (names) => names.map((name) => `${name}:revert`).join(';')
const ICON_PROPERTIES = [
  'animation',
  'background',
  'border-radius',
  'box-shadow',
  'cursor',
  'filter',
  'float',
  'inset',
  'max-height',
  'max-width',
  'min-height',
  'min-width',
  'opacity',
  'outline',
  'position',
  'transform',
  'transition',
  'visibility',
  'z-index',
]

/** Returns the rules that reset what a host set. */
const isolation = (root) =>
  [
    // Inherited text properties stop at the root; the host still decides visibility and pointer events.
    `${root}{all:initial;display:block;visibility:inherit;pointer-events:inherit;`,
    // Groups and texts of a drawing have no attributes that CSS could override, and neither have drawings that are no
    // icons.
    ':not(:where(.lucide,svg :not(g,text))),&::before,&::after,::before,::after,::backdrop{all:revert}',
    `& svg,& svg *{${reverted(ICON_PROPERTIES)};color:inherit}`,
    '& svg:where(:not(.lucide)) *{fill:revert;stroke:revert;stroke-width:revert}',
    '& svg{&.lucide{fill:none;stroke:currentColor;stroke-width:2;*{fill:inherit;stroke:inherit;stroke-width:inherit}}',
    ...ICON_SIZES.map((size) => `&[width="${size}"]{width:${size}px;height:${size}px}`),
    '}}',
  ].join('')

/**
 * Gives every rule more weight than a host's and keeps the order of layers. Rules below a root are nested, so that the
 * weight of a layer is written once.
 */
export function isolate(root, { parse, rule: newRule }) {
  const rules = []
  root.walkRules((rule) => {
    if (!inKeyframes(rule)) rules.push(rule)
  })
  const levels = [...new Set(rules.flatMap(({ selectors }) => selectors.map(levelOf)))].sort((a, b) => a - b)
  const weightAt = (level) => weight(LEAST + levels.indexOf(level))
  let nest = null
  for (const node of [...root.nodes]) {
    const level = levelBelowRoot(node)
    if (level === null) {
      nest = null
      eachRule(node, (rule) => {
        rule.selectors = isValues(rule)
          ? [weightless(rule.selectors)]
          : rule.selectors.map((selector) => raised(selector, weightAt(levelOf(selector))))
      })
      continue
    }
    const selector = `${nestOf(node)}${weightAt(level)}`
    if (nest?.selector !== selector) {
      nest = newRule({ selector, nodes: [] })
      node.before(nest)
    }
    eachRule(node, (rule) => {
      rule.selectors = rule.selectors.map(nested)
    })
    nest.append(node)
  }
  // First in the sheet, so that our own rules of the same weight win.
  root.prepend(parse(isolation(ROOT)))
}

/**
 * Puts a sheet with layers into one layer of ours. Its lowest part resets what earlier layers of the host set. A host
 * orders this one name, and its own layer names cannot collide with ours.
 */
export function scopeToLayer(root, { atRule, parse }) {
  const ours = atRule({ name: 'layer', params: OUR_LAYER, nodes: [] })
  const lowest = atRule({ name: 'layer', params: LOWEST_LAYER, nodes: parse(isolation('.fk-root')).nodes })
  const [order, ...layers] = root.nodes
  if (order?.name !== 'layer' || !order.params.startsWith(LOWEST_LAYER))
    throw new Error('lib/styles: a sheet that does not begin with the order of its layers')
  root.removeAll()
  ours.append(order, lowest, ...layers)
  root.append(ours)
}

const inKeyframes = (rule) => /keyframes$/.test(rule.parent?.name ?? '')
const levelOf = (selector) =>
  Math.max(0, ...[...selector.matchAll(GENERATED)].map(([found]) => found.length / GENERATED_LENGTH))
/** True for a selector of the root itself, with its schemes and densities. */
const isRoot = (selector) => /^(:where\(\.fk-root|\.fk-root(?! ))/.test(unweighted(selector))
const unweighted = (selector) => selector.replace(GENERATED, '')
/** True for a rule that only sets variables of ours, which a host either sets on purpose or not at all. */
const isValues = (rule) => rule.nodes.every(({ type, prop }) => type === 'decl' && prop.startsWith('--'))
/** Removes the weight of selectors, so that any rule of a host wins over them. */
const weightless = (selectors) =>
  `:where(${selectors.map((selector) => unweighted(selector).replace(/^:where\((.*)\)$/, '$1')).join()})`

function eachRule(node, visit) {
  if (node.type === 'rule') visit(node)
  else
    node.walkRules((rule) => {
      if (!inKeyframes(rule)) visit(rule)
    })
}

/** Returns the layer of a node if all its rules apply below a root; otherwise undefined. */
function levelBelowRoot(node) {
  const selectors = []
  eachRule(node, (rule) => selectors.push(...rule.selectors))
  const [level, ...others] = new Set(selectors.map((selector) => (isRoot(selector) ? null : levelOf(selector))))
  return level === undefined || others.length > 0 ? null : level
}

/**
 * A widget's frame carries the widget's classes on the root itself, so class rules apply to the root too. Selectors
 * that name the root apply below it.
 */
const nestOf = (node) => {
  let named = false
  eachRule(node, ({ selectors }) => {
    named ||= selectors.some((selector) => selector.startsWith('.fk-root '))
  })
  return named ? '.fk-root' : ':is(.fk-root,.fk-root *)'
}

/**
 * Writes a selector for the root's nested rules, below the root or on it. Not every browser that supports nesting
 * allows an element name first.
 */
function nested(selector) {
  const plain = unweighted(selector)
  if (!plain.startsWith('.fk-root ')) return `&${plain}`
  const inner = plain.slice('.fk-root '.length)
  return /^[a-z]/i.test(inner) ? `& ${inner}` : inner
}

/** Replaces the weight a selector already has, or adds it to the root at the start of the selector. */
function raised(selector, by) {
  if (levelOf(selector) > 0) return selector.replace(GENERATED, by)
  if (selector.startsWith('.fk-root')) return `.fk-root${by}${selector.slice('.fk-root'.length)}`
  throw new Error(`lib/styles: a rule that does not start at the root: ${selector}`)
}
