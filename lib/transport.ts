/** The transport over HTTP, and the helpers a transport of your own needs. */
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
