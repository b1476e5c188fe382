import { type AnyExtension, Extension } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress, isStyle, pictureAddress, pictureIdOf } from '../../catalogue/rich-text.ts'
import type { Pictures } from './pictures.ts'
import { PARSED_STYLE } from './sanitise-rich-text.ts'

/** Allowed alignments of a paragraph. */
export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const

const styleOf = (name: string, value: unknown): { readonly style?: string } => {
  const style = `${name}: ${String(value)}`
  return typeof value === 'string' && isStyle(style) ? { style } : {}
}

/**
 * Returns the styles that apply to an element, made by the browser or parsed: its own and those of the text elements
 * around it, nearest first.
 */
function stylesOf(element: HTMLElement): readonly CSSStyleDeclaration[] {
  const parsed = element.getAttribute(PARSED_STYLE)
  if (parsed === null) return [element.style]
  const { style } = document.createElement('span')
  style.cssText = parsed
  const outer = element.parentElement?.closest<HTMLElement>(`span[${PARSED_STYLE}]`)
  return outer ? [style, ...stylesOf(outer)] : [style]
}

const attribute = (property: 'fontSize' | 'color' | 'textAlign', css: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) =>
    stylesOf(element)
      .map((style) => style[property])
      .find((value) => isStyle(`${css}: ${value}`)) ?? null,
  renderHTML: (attributes: Readonly<Record<string, unknown>>) => styleOf(css, attributes[property]),
})

const Letters = TextStyle.extend({
  parseHTML: () => [
    { tag: `span[${PARSED_STYLE}]`, consuming: false },
    { tag: 'span[style]', consuming: false },
  ],
  addAttributes: () => ({ fontSize: attribute('fontSize', 'font-size'), color: attribute('color', 'color') }),
})

const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    { types: ['paragraph', 'heading'], attributes: { textAlign: attribute('textAlign', 'text-align') } },
  ],
})

/** Stores a picture by the id of its document, and gives it a temporary address where it is shown. */
const pictureOf = ({ addressOf }: Pictures) =>
  Image.extend({
    parseHTML: () => [
      {
        tag: 'img[src]',
        getAttrs: (element) => {
          const id = pictureIdOf(element.getAttribute('src') ?? '')
          return id === null ? false : { src: pictureAddress(id), alt: element.getAttribute('alt') }
        },
      },
    ],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('img')
        dom.alt = String(node.attrs['alt'] ?? '')
        const id = pictureIdOf(String(node.attrs['src'] ?? ''))
        if (id !== null) {
          void addressOf(id).then((url) => {
            if (url !== null) dom.src = url
          })
        }
        return { dom }
      },
  })

/** All extensions of rich text. What they do not define cannot be typed, pasted or stored. */
export function richTextExtensions(pictures: Pictures): AnyExtension[] {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3] },
      code: false,
      codeBlock: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
        isAllowedUri: (url) => isLinkAddress(url),
      },
    }),
    Letters,
    Alignment,
    pictureOf(pictures),
  ]
}
