import type { Backend } from '../backend/backend.ts'
import { answerError } from '../client/answer-error.ts'
import type { WireRecord } from '../client/transport/transport.ts'
import { mediaTypeOf } from '../domain/file/file-format.ts'
import type { MemoryFiles } from './memory-files.ts'

/** The service and method of the picture address, for scenarios. */
export const ACCOUNT_IMAGE = { service: 'pubSvc', method: 'getAcctImage' } as const

export function isAccountImage(path: string): boolean {
  return /^(?:web|api)\/pubSvc\/getAcctImage$/.test(path)
}

/** The picture of an account, as a server would send it. */
export async function accountPicture(
  backend: Pick<Backend, 'accountImage'>,
  files: Pick<MemoryFiles, 'read'>,
  query: WireRecord | undefined,
  token: string | null,
): Promise<Blob> {
  const acctId = query?.['acctId']
  const image = await backend.accountImage({ acctId: typeof acctId === 'string' ? acctId : '', token })
  if (image.kind === 'drawn') return new Blob([image.svg], { type: 'image/svg+xml' })
  const bytes = image.kind === 'document' ? files.read(image.document.hash) : null
  if (image.kind === 'document' && bytes)
    return new Blob([new Uint8Array(bytes)], { type: mediaTypeOf(image.document.format) })
  throw answerError({
    op: 'download',
    status: image.kind === 'refused' && image.code === 'SIGNED_OUT' ? 403 : 404,
    envelope: null,
  })
}
