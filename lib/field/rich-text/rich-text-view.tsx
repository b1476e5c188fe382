import { createElement, Fragment, type ReactElement, type ReactNode, useMemo } from 'react'
import { documents } from '../../client/queries/document-plans.ts'
import { pictureIdOf, picturesIn } from '../../catalogue/rich-text.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useFileUrl } from '../documents/use-file-url.ts'
import { writing } from './rich-text-styles.ts'
import { PARSED_STYLE, richTextTree, sanitiseRichText } from './sanitise-rich-text.ts'

export interface RichTextViewProps {
  readonly html: string
}
type Addresses = ReadonlyMap<string, string>

/** Shows rich text. Built element by element from a closed list, so that no stored markup reaches the page as HTML. */
export function RichTextView({ html }: RichTextViewProps): ReactElement {
  const clean = useMemo(() => sanitiseRichText(html), [html])
  const root = useMemo(() => richTextTree(html), [html])
  const ids = useMemo(() => picturesIn(clean), [clean])
  const { data = [] } = useFkQuery(ids.length === 0 ? null : documents(ids))
  const addresses: Addresses = new Map(data.map(({ documentId, url }) => [documentId, url]))
  return <div className={writing}>{childrenOf(root, addresses)}</div>
}

function childrenOf(parent: Node, addresses: Addresses): ReactNode {
  return [...parent.childNodes].map((node, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of parsed text never changes
    if (node instanceof Element) return <Fragment key={place}>{elementOf(node, addresses)}</Fragment>
    return node.textContent
  })
}

function elementOf(element: Element, addresses: Addresses): ReactNode {
  const tag = element.tagName.toLowerCase()
  const attribute = (name: string) => element.getAttribute(name) ?? undefined
  if (tag === 'img')
    return (
      <Picture url={addresses.get(pictureIdOf(attribute('src') ?? '') ?? '') ?? null} alt={attribute('alt') ?? ''} />
    )
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  const link = tag === 'a' ? { href: attribute('href'), target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
  const start = tag === 'ol' && attribute('start') !== undefined ? { start: Number(attribute('start')) } : {}
  return createElement(
    tag,
    { ...link, ...start, style: styleOf(attribute(PARSED_STYLE)) },
    childrenOf(element, addresses),
  )
}

/** Styles are set one by one, because a strict policy forbids style attributes. */
function styleOf(text = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [name, value] = part.split(':').map((side) => side.trim())
      return name && value ? [[name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase()), value]] : []
    }),
  )
}

function Picture({ url, alt }: { readonly url: string | null; readonly alt: string }): ReactNode {
  const address = useFileUrl(url)
  return address === null ? alt : <img src={address} alt={alt} />
}
