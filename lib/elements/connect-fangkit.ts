import { type Connection, connectionOf, type ConnectionRoot, type ConnectOptions, setConnection } from './connection.ts'

/**
 * Connects elements with a back end: those of the whole document, or below one node, so that two cities may stand on
 * one page.
 * Elements wait for it. Connecting again changes the settings in place; another `transport` is another back end, and
 * its
 * elements start anew.
 *
 * @returns ends this connection; does nothing once the same root was connected again
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
