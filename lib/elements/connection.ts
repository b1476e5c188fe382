import type { FangkitProviderProps } from '../provider/provider-props.ts'

/**
 * The settings of a connection: every prop of the provider except `children` and `portal`, which each element sets
 * itself.
 * @public
 */
export type ConnectOptions = Omit<FangkitProviderProps, 'children' | 'portal'>

/** The part of the page a connection applies to: a document, or everything below a node. @public */
export type ConnectionRoot = Document | ShadowRoot | Element

export interface Connection {
  readonly options: ConnectOptions
}

// Any copy of this code on the page finds both symbols: the copy that defines the tags need not be the one that
// connects them.
const KEY = Symbol.for('fangkit.connection')
export const CONNECTION_CHANGED = 'fangkit-connection-changed'

/** Returns the connection stored on a node, or null. */
export function connectionOf(node: Node): Connection | null {
  const stored: unknown = Reflect.get(node, KEY)
  return isConnection(stored) ? stored : null
}

const isConnection = (stored: unknown): stored is Connection =>
  typeof stored === 'object' && stored !== null && 'options' in stored

/** Stores a connection on a node, or removes it with null, and notifies the elements of its document. */
export function setConnection(root: ConnectionRoot, connection: Connection | null): void {
  if (connection === null) Reflect.deleteProperty(root, KEY)
  else Reflect.defineProperty(root, KEY, { value: connection, configurable: true })
  documentOf(root).dispatchEvent(new Event(CONNECTION_CHANGED))
}

export const documentOf = (node: Node): Document => (isDocument(node) ? node : (node.ownerDocument ?? document))

const isDocument = (node: Node): node is Document => node.nodeType === 9

/**
 * Returns the nearest node above that has a connection, looking through shadow roots; the document when there is none.
 */
export function connectedNode(element: Element): Node {
  for (let node: Node | null = element; node !== null; node = above(node)) if (connectionOf(node) !== null) return node
  return documentOf(element)
}

const above = (node: Node): Node | null =>
  node.parentNode ?? ('host' in node && node.host instanceof Node ? node.host : null)
