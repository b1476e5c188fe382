import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { WIRE_ERRORS } from 'fangkit/contract'

const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers requests that are not valid HTTP: unreadable, with too large a header, or too slow. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = STATUS[error.code ?? ''] ?? 400
  const body = JSON.stringify({ success: false, code: 'INVALID', message: WIRE_ERRORS.INVALID.message })
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: ` +
        `${Buffer.byteLength(body)}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: ` +
        `close\r\n\r\n${body}`,
    )
  }
  socket.destroy(error)
}
