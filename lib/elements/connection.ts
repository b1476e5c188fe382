import type { FangkitProviderProps } from '../provider/provider-props.ts'

/**
 * What elements are connected with: everything a provider takes, but its children and the place of overlays, which is
 * each element's own.
 * @public
 */
export type ConnectOptions = Omit<FangkitProviderProps, 'children' | 'portal'>

/** Where a connection is in force: a document, or everything below a node. @public */
export type ConnectionRoot = Document | ShadowRoot | Element

export interface Connection {
  readonly options: ConnectOptions
}

// Both are found by any copy of this code on the page: the copy that defined the tags need not be the one that connects
// them.
const KEY = Symbol.for('fangkit.connection')
export const CONNECTION_CHANGED = 'fangkit-connection-changed'

/** The connection kept on a node. */
export function connectionOf(node: Node): Connection | null {
  const stored: unknown = Reflect.get(node, KEY)
  return isConnection(stored) ? stored : null
}

const isConnection = (stored: unknown): stored is Connection =>
  typeof stored === 'object' && stored !== null && 'options' in stored

/** Keeps a connection on a node, or takes it away, and tells the elements of its document. */
export function setConnection(root: ConnectionRoot, connection: Connection | null): void {
  if (connection === null) Reflect.deleteProperty(root, KEY)
  else Reflect.defineProperty(root, KEY, { value: connection, configurable: true })
  documentOf(root).dispatchEvent(new Event(CONNECTION_CHANGED))
}

export const documentOf = (node: Node): Document => (isDocument(node) ? node : (node.ownerDocument ?? document))

const isDocument = (node: Node): node is Document => node.nodeType === 9

/** The nearest node above with a connection, through shadow roots; the document where there is none. */
export function connectedNode(element: Element): Node {
  for (let node: Node | null = element; node !== null; node = above(node)) if (connectionOf(node) !== null) return node
  return documentOf(element)
}

const above = (node: Node): Node | null =>
  node.parentNode ?? ('host' in node && node.host instanceof Node ? node.host : null)
