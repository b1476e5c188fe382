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

const reverted = (names) => names.map((name) => `${name}:revert`).join(';')
const ICON_PROPERTIES = [
  'animation', 'background', 'border-radius', 'bottom', 'box-shadow', 'cursor', 'filter', 'float', 'left', 'max-height', 'max-width', 'min-height', 'min-width',
  'opacity', 'outline', 'position', 'right', 'rotate', 'scale', 'top', 'transform', 'transition', 'translate', 'visibility', 'z-index',
]

/** Takes back what a host set; written before everything else, so that our own rules of the same weight win. */
export const ISOLATION = [
  // Inherited text properties end at the root; whether it is to be seen, and clicked, stays the host's affair.
  `${ROOT}{all:initial;display:block;visibility:inherit;pointer-events:inherit}`,
  `${ROOT} :not(:where(svg,svg *)),${ROOT}::before,${ROOT}::after,${ROOT} ::before,${ROOT} ::after{all:revert}`,
  `${ROOT} svg{${reverted(ICON_PROPERTIES)};color:inherit}`,
  `${ROOT} svg.lucide{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}`,
  `${ROOT} svg.lucide *{fill:inherit;stroke:inherit;stroke-width:inherit;opacity:inherit}`,
  ...ICON_SIZES.map((size) => `${ROOT} svg[width="${size}"]{width:${size}px;height:${size}px}`),
].join('')

/** Raises every rule over a host's; the order of layers stays. */
export function isolate(root, parse) {
  const rules = []
  root.walkRules((rule) => { if (!/keyframes$/.test(rule.parent?.name ?? '')) rules.push(rule) })
  const levels = [...new Set(rules.flatMap(({ selectors }) => selectors.map(levelOf)))].sort((a, b) => a - b)
  for (const rule of rules) {
    rule.selectors = rule.selectors.map((selector) => raised(selector, weight(LEAST + levels.indexOf(levelOf(selector)))))
  }
  root.prepend(parse(ISOLATION))
}

const levelOf = (selector) => Math.max(0, ...[...selector.matchAll(GENERATED)].map(([found]) => found.length / GENERATED_LENGTH))

/** In place of the weight a selector has already, or at the root it starts with. */
function raised(selector, by) {
  if (levelOf(selector) > 0) return selector.replace(GENERATED, by)
  if (selector.startsWith('.fk-root')) return `.fk-root${by}${selector.slice('.fk-root'.length)}`
  throw new Error(`lib/styles: a rule that does not start at the root: ${selector}`)
}
