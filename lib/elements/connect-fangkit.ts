import { type Connection, connectionOf, type ConnectionRoot, type ConnectOptions, setConnection } from './connection.ts'

/**
 * Connects elements with a back end: all elements of the document, or only those below one node, so that one page can
 * show two cities. Elements show a placeholder until they are connected. Connecting again changes the settings in
 * place; another `transport` means another back end, and its elements restart.
 *
 * @returns a function that ends this connection; it does nothing once the same root was connected again
 * @throws TypeError when there is no transport or no auth
 * @source SDK
 * @public
 */
export function connectFangkit(options: ConnectOptions, root: ConnectionRoot = document): () => void {
  const missing = [
    ...(typeof options?.transport?.call === 'function' ? [] : ['transport']),
    ...(typeof options?.auth?.getToken === 'function' ? [] : ['auth']),
  ]
  if (missing.length > 0) throw new TypeError(`connectFangkit 缺少 ${missing.join('、')}`)
  const connection: Connection = { options }
  setConnection(root, connection)
  return () => {
    if (connectionOf(root) === connection) setConnection(root, null)
  }
}
