import createPurifier from 'dompurify'
import {
  isLinkAddress,
  isStyle,
  mayHaveAttribute,
  pictureAddress,
  pictureIdOf,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '../../catalogue/rich-text.ts'

/**
 * Holds the styles of an element while rich text is parsed: under a strict policy a parser reports every style
 * attribute,
 * also of a document nobody sees.
 */
export const PARSED_STYLE = 'data-parsed-style'

/**
 * Rich text with nothing in it that is not on the list: elements, attributes, styles, links and pictures of ours.
 * For writing from elsewhere, on save and on show; what it answers the back end accepts.
 *
 * @source UPL-026 to UPL-028, reliability F17
 */
export function sanitiseRichText(html: string): string {
  return parsableRichText(html).replace(HELD_STYLE, '$1style=')
}

/** The same to be parsed once more, with its styles in `PARSED_STYLE`. */
export function parsableRichText(html: string): string {
  return purifierOfOurs().sanitize(withHeldStyles(html), ALLOWED)
}

/**
 * The same as a tree to read from, in no page: parsed by the purifier, which pages that guard their markup know by its
 * policy.
 */
export function richTextTree(html: string): Node {
  return purifierOfOurs().sanitize(withHeldStyles(html), { ...ALLOWED, RETURN_DOM: true })
}

/** Opening tags, with quoted values taken whole. */
const OPENING_TAG = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi
const STYLE_ATTRIBUTE = /("[^"]*"|'[^']*')|([\s/])style(?=\s*=)/gi
/** As the purifier writes it: values are quoted, and what is no tag has no bare angle bracket. */
const HELD_STYLE = new RegExp(`(<[a-z][a-z0-9]* (?:[a-z-]+="[^"]*" )*)${PARSED_STYLE}=`, 'g')

/** Only names move: everything is judged by the purifier afterwards, under either name. */
function withHeldStyles(html: string): string {
  const held = (whole: string, quoted: string | undefined, before = ''): string =>
    quoted === undefined ? `${before}${PARSED_STYLE}` : whole
  return html.replace(OPENING_TAG, (tag) => tag.replace(STYLE_ATTRIBUTE, held))
}

const ALLOWED = {
  ALLOWED_TAGS: [...RICH_TEXT_TAGS],
  ALLOWED_ATTR: [...RICH_TEXT_ATTRIBUTES, PARSED_STYLE],
  ADD_URI_SAFE_ATTR: [PARSED_STYLE],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  KEEP_CONTENT: true,
}

function purifierOfOurs(): ReturnType<typeof createPurifier> {
  // An instance of our own: a host may have put hooks on the common one.
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const name = attribute.attrName === PARSED_STYLE ? 'style' : attribute.attrName
    const allowed = mayHaveAttribute(element.nodeName.toLowerCase(), name)
      ? allowedValue(name, attribute.attrValue)
      : null
    if (allowed === null) attribute.keepAttr = false
    else attribute.attrValue = allowed
  })
  purifier.addHook('afterSanitizeElements', (node) => {
    if (node instanceof Element && node.tagName === 'IMG' && pictureIdOf(node.getAttribute('src') ?? '') === null)
      node.remove()
  })
  return purifier
}

/** What stays of an attribute, or null when nothing does. */
function allowedValue(name: string, value: string): string | null {
  if (name === 'style') {
    const styles = value
      .split(';')
      .map((part) => part.trim().replace(/\s*:\s*/, ': '))
      .filter(isStyle)
    return styles.length === 0 ? null : styles.join('; ')
  }
  if (name === 'href') return isLinkAddress(value) ? value : null
  if (name === 'src') {
    const id = pictureIdOf(value)
    return id === null ? null : pictureAddress(id)
  }
  if (name === 'target') return value === '_blank' ? value : null
  if (name === 'rel') return 'noopener noreferrer nofollow'
  if (name === 'start' || name === 'width' || name === 'height') return /^\d{1,4}$/.test(value) ? value : null
  return value.replace(/[<>]/g, '')
}
