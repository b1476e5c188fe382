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
 * Attribute that holds the styles of an element while rich text is parsed: under a strict policy a parser reports every
 * style attribute, even in a document that is never shown.
 */
export const PARSED_STYLE = 'data-parsed-style'

/**
 * Removes everything from rich text that is not on the list of allowed elements, attributes, styles, links and
 * pictures. Use it for text from outside, on save and on display; the back end accepts the result.
 *
 * @source UPL-026 to UPL-028, reliability F17
 */
export function sanitiseRichText(html: string): string {
  return parsableRichText(html).replace(HELD_STYLE, '$1style=')
}

/** Sanitises rich text that will be parsed again, so its styles are in `PARSED_STYLE`. */
export function parsableRichText(html: string): string {
  return purifierOfOurs().sanitize(withHeldStyles(html), ALLOWED)
}

/**
 * Sanitises rich text and returns it as a tree outside the page. The purifier parses it, because pages with Trusted
 * Types allow its policy.
 */
export function richTextTree(html: string): Node {
  return purifierOfOurs().sanitize(withHeldStyles(html), { ...ALLOWED, RETURN_DOM: true })
}

/** Matches opening tags; quoted values are matched as a whole. */
const OPENING_TAG = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi
const STYLE_ATTRIBUTE = /("[^"]*"|'[^']*')|([\s/])style(?=\s*=)/gi
/** Matches the purifier's output: values are quoted, and text has no bare angle brackets. */
const HELD_STYLE = new RegExp(`(<[a-z][a-z0-9]* (?:[a-z-]+="[^"]*" )*)${PARSED_STYLE}=`, 'g')

/** Renames style attributes only; the purifier checks everything afterwards, under either name. */
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
  // A separate instance, because a host may have added hooks to the shared one.
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

/** Returns the allowed part of an attribute, or null when there is none. */
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
