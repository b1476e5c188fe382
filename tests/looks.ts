import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { OFTEN } from './opened-page.ts'

/** The visible properties of an element. */
const LOOKS = [
  'alignItems',
  'animationName',
  'appearance',
  'backgroundColor',
  'backgroundImage',
  'borderBottomColor',
  'borderBottomStyle',
  'borderBottomWidth',
  'borderCollapse',
  'borderSpacing',
  'borderTopLeftRadius',
  'borderTopWidth',
  'boxShadow',
  'boxSizing',
  'caretColor',
  'clipPath',
  'color',
  'colorScheme',
  'cursor',
  'display',
  'fill',
  'filter',
  'flexDirection',
  'float',
  'fontFamily',
  'fontFeatureSettings',
  'fontSize',
  'fontStyle',
  'fontVariantCaps',
  'fontWeight',
  'gap',
  'gridTemplateColumns',
  'height',
  'hyphens',
  'justifyContent',
  'left',
  'letterSpacing',
  'lineHeight',
  'listStyleType',
  'marginBottom',
  'marginLeft',
  'marginTop',
  'maxHeight',
  'maxWidth',
  'minHeight',
  'minWidth',
  'objectFit',
  'opacity',
  'outlineStyle',
  'outlineWidth',
  'overflowX',
  'overflowY',
  'paddingBottom',
  'paddingLeft',
  'paddingTop',
  'pointerEvents',
  'position',
  'quotes',
  'scrollbarWidth',
  'stroke',
  'strokeWidth',
  'tabSize',
  'tableLayout',
  'textAlign',
  'textDecorationLine',
  'textIndent',
  'textShadow',
  'textTransform',
  'top',
  'transform',
  'transitionDuration',
  'userSelect',
  'verticalAlign',
  'visibility',
  'whiteSpace',
  'width',
  'wordBreak',
  'wordSpacing',
  'writingMode',
  'zIndex',
] as const
/** Properties without effect in drawings, which have no text and do not scroll. */
const NOT_OF_DRAWINGS: readonly string[] = [
  'scrollbarWidth',
  'caretColor',
  'fontFeatureSettings',
  'fontVariantCaps',
  'hyphens',
  'letterSpacing',
  'lineHeight',
  'listStyleType',
  'quotes',
  'tabSize',
  'textAlign',
  'textIndent',
  'textShadow',
  'textTransform',
  'userSelect',
  'verticalAlign',
  'whiteSpace',
  'wordBreak',
  'wordSpacing',
]

/** Computed styles by the position of an element in the document. */
export type Looks = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Texts are transferred from a page quickly; objects of this size take longer than all other steps. */
const read = (looks: string): Looks => JSON.parse(looks)

/** Computed styles of every element a widget renders, including overlays and shadow roots. */
export async function looksOfWidgets(page: Page): Promise<Looks> {
  return read(
    await page.evaluate(
      ([properties, notOfDrawings]) => {
        const looks: Record<string, Record<string, string>> = {}
        const note = (element: Element, place: string): void => {
          const style = getComputedStyle(element)
          const shown =
            element.closest('svg') && element.tagName !== 'text'
              ? properties.filter((name) => !notOfDrawings.includes(name))
              : properties
          looks[place] = Object.fromEntries(shown.map((name) => [name, String(Reflect.get(style, name))]))
          for (const pseudo of ['::before', '::after'])
            looks[`${place}${pseudo}`] = { content: getComputedStyle(element, pseudo).content }
          if (element instanceof HTMLInputElement)
            looks[`${place}::placeholder`] = {
              color: getComputedStyle(element, '::placeholder').color,
              opacity: getComputedStyle(element, '::placeholder').opacity,
            }
        }
        const below = (root: ParentNode): readonly Element[] =>
          [...root.querySelectorAll('*')].flatMap((element) =>
            element.shadowRoot ? [element, ...below(element.shadowRoot)] : [element],
          )
        for (const [index, element] of below(document)
          .filter((one) => one.closest('.fk-root') !== null)
          .entries()) {
          note(
            element,
            `${index} ${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').slice(0, 60)}`,
          )
        }
        return JSON.stringify(looks)
      },
      [[...LOOKS], [...NOT_OF_DRAWINGS]] as const,
    ),
  )
}

/** Every computed property of every element of the host. */
export async function looksOfHost(page: Page): Promise<Looks> {
  return read(
    await page.evaluate(() => {
      const nodes = document.querySelectorAll('html, body, #app, #app > main, [data-host], [data-host] *')
      return JSON.stringify(
        Object.fromEntries(
          [...nodes].map((element, index) => {
            const style = getComputedStyle(element)
            return [
              `${index} ${element.tagName.toLowerCase()}`,
              Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)])),
            ]
          }),
        ),
      )
    }),
  )
}

/** Every difference as one line. */
export function differences(expected: Looks, actual: Looks): readonly string[] {
  const places = new Set([...Object.keys(expected), ...Object.keys(actual)])
  return [...places].flatMap((place) => {
    const [was, is] = [expected[place] ?? {}, actual[place] ?? {}]
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
      was[name] === is[name] ? [] : [`${place} ${name}: ${was[name]} → ${is[name]}`],
    )
  })
}

/** Waits until all animations in a widget have ended. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getAnimations().every(({ effect, playState }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        return (
          playState !== 'running' ||
          target === null ||
          target.closest('.fk-root') === null ||
          effect?.getTiming().iterations === Number.POSITIVE_INFINITY
        )
      }),
    undefined,
    OFTEN,
  )
}

/** Maximum difference of a colour channel: antialiasing of letters varies between renderings. */
const SAME = 8

const differs = (a: Buffer, b: Buffer, at: number): boolean => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > SAME

/** The part of two pictures of the same size that differs. */
export async function differingPart(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.data.length !== b.data.length) return 1
  let differing = 0
  for (let at = 0; at < a.data.length; at += 3) {
    if (differs(a.data, b.data, at) || differs(a.data, b.data, at + 1) || differs(a.data, b.data, at + 2))
      differing += 1
  }
  return differing / (a.info.width * a.info.height)
}
