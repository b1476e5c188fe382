import type { Transport } from '../../../lib/client/transport/transport.ts'

const refuse = (): Promise<never> => Promise.reject(new Error('this page has no server'))

/** A transport without a server: what is measured is the page. Without `call` it refuses every call. */
export const noServer = (call: Transport['call'] = refuse): Transport => ({ call, upload: refuse, download: refuse })
