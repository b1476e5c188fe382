/** The transport over HTTP, and what any other has to do. */
export { answerError, type FailedAnswer } from './client/answer-error.ts'
export { createHttpTransport, type HttpTransportOptions } from './client/transport/axios-transport.ts'
export type {
  DownloadRequest,
  LiveChannel,
  LiveRequest,
  Transport,
  TransportRequest,
  UploadProgress,
  UploadRequest,
  WireRecord,
} from './client/transport/transport.ts'
