import createPurifier from 'dompurify'
import { isLinkAddress, isStyle, mayHaveAttribute, pictureAddress, pictureIdOf, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '../../catalogue/rich-text.ts'

/**
 * Rich text with nothing in it that is not on the list: elements, attributes, styles, links and pictures of ours.
 * For writing from elsewhere, on save and on show; what it answers the back end accepts.
 *
 * @source UPL-026 to UPL-028, reliability F17
 */
export function sanitiseRichText(html: string): string {
  return purifierOfOurs().sanitize(html, ALLOWED)
}

/** The same as a tree to read from, in no page: parsed by the purifier, which pages that guard their markup know by its policy. */
export function richTextTree(html: string): Node {
  return purifierOfOurs().sanitize(html, { ...ALLOWED, RETURN_DOM: true })
}

const ALLOWED = { ALLOWED_TAGS: [...RICH_TEXT_TAGS], ALLOWED_ATTR: [...RICH_TEXT_ATTRIBUTES], ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false, KEEP_CONTENT: true }

function purifierOfOurs(): ReturnType<typeof createPurifier> {
  // An instance of our own: a host may have put hooks on the common one.
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const kept = mayHaveAttribute(element.nodeName.toLowerCase(), attribute.attrName) ? keptValue(attribute.attrName, attribute.attrValue) : null
    if (kept === null) attribute.keepAttr = false
    else attribute.attrValue = kept
  })
  purifier.addHook('afterSanitizeElements', (node) => {
    if (node instanceof Element && node.tagName === 'IMG' && pictureIdOf(node.getAttribute('src') ?? '') === null) node.remove()
  })
  return purifier
}

/** What stays of an attribute, or null when nothing does. */
function keptValue(name: string, value: string): string | null {
  if (name === 'style') {
    const styles = value.split(';').map((part) => part.trim().replace(/\s*:\s*/, ': ')).filter(isStyle)
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
