import type { Transport } from '../../../../lib/client/transport/transport.ts'

const refuse = (): Promise<never> => Promise.reject(new Error('this page asks for nothing'))

/** The viewer asks no server: what is measured is the viewer. */
export const noTransport: Transport = { call: refuse, upload: refuse, download: refuse }
