/** The transport over HTTP by what browsers have: the same as `createHttpTransport`, without axios. */
export { createFetchTransport } from './client/transport/fetch-transport.ts'
export type { FetchTransportOptions } from './client/transport/http-transport.ts'
