import axios, { isAxiosError, type AxiosInstance, type AxiosResponse } from 'axios'
import { networkError, timeoutError, toFangkitError } from '../fangkit-error.ts'
import { createTransportOver, type FetchTransportOptions, type HttpExchange } from './http-transport.ts'
import type { Transport } from './transport.ts'

/** How the back end is reached over HTTP, by axios. @public */
export interface HttpTransportOptions extends FetchTransportOptions {
  /** Your own instance, with its interceptors and adapter. */
  readonly axios?: AxiosInstance
}

/** Creates a transport over HTTP. It sends no cookies, follows no redirects and stops after a total time. @public */
export function createHttpTransport({ axios: own, ...options }: HttpTransportOptions): Transport {
  return createTransportOver(axiosExchange(own), options)
}

function axiosExchange(own: AxiosInstance | undefined): HttpExchange {
  // Unlike XMLHttpRequest, fetch can refuse redirects and omit cookies. A host's own instance keeps its adapter.
  const instance = own ?? axios.create({ adapter: 'fetch' })
  return {
    async send({ baseUrl, path, method, headers, data, accept, signal, onSent, onReceived }) {
      const response = await instance.request<unknown>({
        // Only XMLHttpRequest reports upload progress in every browser.
        ...(onSent && {
          ...(!own && { adapter: ['xhr', 'fetch'] }),
          onUploadProgress: ({ loaded, total }) => onSent({ sent: loaded, total: total ?? null }),
        }),
        ...(onReceived && {
          onDownloadProgress: ({ loaded, total }) => onReceived({ received: loaded, total: total ?? null }),
        }),
        baseURL: baseUrl === '' ? '/' : baseUrl,
        url: path,
        method,
        data,
        signal,
        timeout: 0,
        allowAbsoluteUrls: false,
        maxRedirects: 0,
        withCredentials: false,
        withXSRFToken: false,
        responseType: accept,
        validateStatus: () => true,
        transformRequest: [(body: unknown) => body],
        transformResponse: [(body: unknown) => body],
        headers,
      })
      return {
        status: response.status,
        data: response.data,
        finalUrl: finalUrlOf(response),
        header: (name) => headerOf(response.headers, name),
      }
    },
    failureOf(error, op) {
      if (!isAxiosError(error)) return toFangkitError(error, op)
      // An AxiosError contains the request with its token, which must not reach the error log of a host.
      const cause = new Error(`${error.code ?? 'ERR'}: ${error.message}`)
      return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'
        ? timeoutError(op, cause)
        : networkError(op, cause)
    },
  }
}

const finalUrlOf = ({ request }: AxiosResponse<unknown>): unknown =>
  typeof request === 'object' && request !== null ? Reflect.get(request, 'responseURL') : undefined

function headerOf(headers: AxiosResponse['headers'], name: string): string | null {
  const value: unknown = headers[name]
  return typeof value === 'string' ? value : null
}
