/** Font sizes allowed in rich text. @unit px @source UPL-027 */
export const RICH_TEXT_SIZES = { smallest: 12, largest: 72 } as const

const STYLED = ['style'] as const
/** Elements allowed in rich text and their attributes; everything else is refused. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  p: STYLED,
  h1: STYLED,
  h2: STYLED,
  h3: STYLED,
  h4: STYLED,
  span: STYLED,
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  br: [],
  hr: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
}
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img'])
const DEEPEST = 60

/** Tag names allowed in rich text. */
export const RICH_TEXT_TAGS: readonly string[] = Object.keys(ELEMENTS)
export const RICH_TEXT_ATTRIBUTES: readonly string[] = [...new Set(Object.values(ELEMENTS).flat())]
export function mayHaveAttribute(tag: string, attribute: string): boolean {
  return Object.hasOwn(ELEMENTS, tag) && ELEMENTS[tag]?.includes(attribute) === true
}

/** A picture in rich text is a stored document, addressed without its temporary signature. */
const PICTURE = /^\/file\/([0-9A-Za-z-]{1,64})$/
const LINK = /^(?:https?:\/\/|mailto:|tel:)[^\s"'<>`\\]+$/i
const STYLE: readonly RegExp[] = [
  /^text-align: ?(?:left|center|right|justify)$/,
  /^color: ?(?:#[0-9a-f]{3}(?:[0-9a-f]{3})?|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\))$/i,
]

const VALUE: Readonly<Record<string, (value: string) => boolean>> = {
  style: (value) =>
    value
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .every(isStyle),
  href: (value) => LINK.test(value),
  src: (value) => PICTURE.test(value),
  target: (value) => value === '_blank',
  rel: (value) => /^(?:(?:noopener|noreferrer|nofollow) ?)+$/.test(value),
  start: isCount,
  width: isCount,
  height: isCount,
  alt: () => true,
  title: () => true,
}

/** True for an address that a link in rich text may have. */
export function isLinkAddress(address: string): boolean {
  return LINK.test(address)
}

/** True for an allowed declaration of a style attribute. */
export function isStyle(declaration: string): boolean {
  const size = /^font-size: ?(\d{2})px$/.exec(declaration)
  if (size) return Number(size[1]) >= RICH_TEXT_SIZES.smallest && Number(size[1]) <= RICH_TEXT_SIZES.largest
  return STYLE.some((allowed) => allowed.test(declaration))
}

function isCount(value: string): boolean {
  return /^\d{1,4}$/.test(value)
}

const TAG = /<(\/?)([a-z][a-z0-9]{0,15})((?: [a-z-]{1,20}="[^"<>]*")*) ?\/?>/y
const ATTRIBUTE = / ([a-z-]+)="([^"<>]*)"/g

/**
 * What is wrong with rich text, as a message that continues the label of the field; null when it is valid. Accepts only
 * what the editor writes: a closed list of elements, attributes and values, well nested. Invalid text is refused and
 * never repaired, because repairs can let scripts through.
 */
export function richTextIssue(html: string): string | null {
  const open: string[] = []
  for (let at = 0; at < html.length; ) {
    if (html[at] !== '<') {
      const next = html.indexOf('<', at)
      at = next === -1 ? html.length : next
      continue
    }
    TAG.lastIndex = at
    const tag = TAG.exec(html)
    if (!tag) return '含有不允许的内容'
    const [whole, closing, name = '', attributes = ''] = tag
    at += whole.length
    const issue = closing ? closeIssue(open, name, attributes) : elementIssue(name, attributes)
    if (issue !== null) return issue
    if (!closing && !VOID.has(name)) open.push(name)
    if (open.length > DEEPEST) return '层次过深'
  }
  return open.length === 0 ? null : '没有正确结束'
}

function closeIssue(open: string[], name: string, attributes: string): string | null {
  return open.pop() === name && attributes === '' ? null : '没有正确结束'
}

function elementIssue(name: string, attributes: string): string | null {
  const allowed = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined
  if (!allowed) return `含有不允许的内容：${name}`
  for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    const plain = decoded(value)
    if (!allowed.includes(attribute) || plain === null || VALUE[attribute]?.(plain) !== true)
      return `含有不允许的内容：${name} ${attribute}`
  }
  return null
}

const ENTITY: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
}

/** Decodes the entities that every serialiser writes; null for any other entity, since those can hide something. */
function decoded(value: string): string | null {
  const plain = value.replace(/&[#\w]*;/g, (entity) => ENTITY[entity] ?? '\0')
  return plain.includes('\0') ? null : plain
}

/** Ids of the documents that the pictures in rich text show. */
export function picturesIn(html: string): readonly string[] {
  return [
    ...new Set([...html.matchAll(/<img [^<>]*?src="\/file\/([0-9A-Za-z-]{1,64})"/g)].flatMap(([, id]) => id ?? [])),
  ]
}

/** The id of the document behind an address of ours, signed or not; null for any other address. */
export function pictureIdOf(address: string): string | null {
  return /\/file\/([0-9A-Za-z-]{1,64})(?:\?|$)/.exec(address)?.[1] ?? null
}

/** The address of a picture as rich text stores it. */
export function pictureAddress(id: string): string {
  return `/file/${id}`
}
