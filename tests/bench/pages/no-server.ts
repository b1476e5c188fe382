import type { Transport } from '../../../lib/client/transport/transport.ts'

const refuse = (): Promise<never> => Promise.reject(new Error('this page has no server'))

/** A transport without a server: what is measured is the page. `call` answers its calls, which are refused without it. */
export const noServer = (call: Transport['call'] = refuse): Transport => ({ call, upload: refuse, download: refuse })
