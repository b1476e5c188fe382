import type { Entity } from '../../catalogue/entity.ts'
import { exportCall, type ExportInput } from '../../contract/record/operation-calls.ts'
import type { DownloadRequest } from '../transport/transport.ts'

/** Request for a file with all rows of a list, for {@link FangkitClient.download}. @public */
export function exportRequest(
  entity: Entity,
  input: ExportInput,
  { onProgress }: Pick<DownloadRequest, 'onProgress'> = {},
): Omit<DownloadRequest, 'token'> {
  const { service, method, input: wire } = exportCall(entity)
  return {
    path: `web/${service}/${method}`,
    method: 'POST',
    body: wire.encode(input),
    ...(onProgress && { onProgress }),
  }
}
