// What makes the sheet without layers hold on any page: everything a host's own rules set is taken back at the root,
// and every rule of ours outweighs rules with up to two ids.

/** The generator's own way to say how much a rule weighs: one of these for each layer below it. */
const GENERATED = /(?::not\(#\\#\))+/g
const GENERATED_LENGTH = ':not(#\\#)'.length
/** No element of ours has this id. Several in one `:not()` weigh as many ids and are short. */
const weight = (ids) => `:not(${'#_'.repeat(ids)})`
const LEAST = 2
/** Icons carry their size and drawing in attributes, which any rule of a host outweighs and `revert` takes back too. */
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

/** Takes back what a host set. */
const isolation = (root) =>
  [
    // Inherited text properties end at the root; whether it is to be seen, and clicked, stays the host's affair.
    `${root}{all:initial;display:block;visibility:inherit;pointer-events:inherit;`,
    // Groups and texts of a drawing say nothing by attributes that a sheet could say, and neither do drawings that are
    // no icons.
    ':not(:where(.lucide,svg :not(g,text))),&::before,&::after,::before,::after,::backdrop{all:revert}',
    `& svg,& svg *{${reverted(ICON_PROPERTIES)};color:inherit}`,
    '& svg:where(:not(.lucide)) *{fill:revert;stroke:revert;stroke-width:revert}',
    '& svg{&.lucide{fill:none;stroke:currentColor;stroke-width:2;*{fill:inherit;stroke:inherit;stroke-width:inherit}}',
    ...ICON_SIZES.map((size) => `&[width="${size}"]{width:${size}px;height:${size}px}`),
    '}}',
  ].join('')

/**
 * Raises every rule over a host's; the order of layers stays. What stands below a root is nested, so that the weight of
 * a layer is written once.
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
  // Before everything else, so that our own rules of the same weight win.
  root.prepend(parse(isolation(ROOT)))
}

/**
 * Puts a sheet with layers into one layer of ours, which takes back in its lowest part what layers of the host before
 * it set. A host orders one name, and its own names for layers stay its own.
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
/** The root itself: its schemes and densities, and the values they choose. */
const isRoot = (selector) => /^(:where\(\.fk-root|\.fk-root(?! ))/.test(unweighted(selector))
const unweighted = (selector) => selector.replace(GENERATED, '')
/**
 * What a scheme or a density chooses: nothing but variables of our own names, which a host sets on purpose or not at
 * all.
 */
const isValues = (rule) => rule.nodes.every(({ type, prop }) => type === 'decl' && prop.startsWith('--'))
/** Any rule of a host wins over these. */
const weightless = (selectors) =>
  `:where(${selectors.map((selector) => unweighted(selector).replace(/^:where\((.*)\)$/, '$1')).join()})`

function eachRule(node, visit) {
  if (node.type === 'rule') visit(node)
  else
    node.walkRules((rule) => {
      if (!inKeyframes(rule)) visit(rule)
    })
}

/** The layer of a node all of whose rules draw what stands below a root; otherwise nothing. */
function levelBelowRoot(node) {
  const selectors = []
  eachRule(node, (rule) => selectors.push(...rule.selectors))
  const [level, ...others] = new Set(selectors.map((selector) => (isRoot(selector) ? null : levelOf(selector))))
  return level === undefined || others.length > 0 ? null : level
}

/**
 * A class stands on the root itself too: a widget's frame is laid out by the classes of its widget. What names the root
 * means what stands below it.
 */
const nestOf = (node) => {
  let named = false
  eachRule(node, ({ selectors }) => {
    named ||= selectors.some((selector) => selector.startsWith('.fk-root '))
  })
  return named ? '.fk-root' : ':is(.fk-root,.fk-root *)'
}

/**
 * Below the root it is nested in, which says its weight, or on it. An element's name may not come first in every
 * browser that nests.
 */
function nested(selector) {
  const plain = unweighted(selector)
  if (!plain.startsWith('.fk-root ')) return `&${plain}`
  const inner = plain.slice('.fk-root '.length)
  return /^[a-z]/i.test(inner) ? `& ${inner}` : inner
}

/** In place of the weight a selector has already, or at the root it starts with. */
function raised(selector, by) {
  if (levelOf(selector) > 0) return selector.replace(GENERATED, by)
  if (selector.startsWith('.fk-root')) return `.fk-root${by}${selector.slice('.fk-root'.length)}`
  throw new Error(`lib/styles: a rule that does not start at the root: ${selector}`)
}
