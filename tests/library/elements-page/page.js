import { connectFangkit } from './elements/elements.js'
import { createHttpTransport, createTokenAuth } from './elements/transport.js'

const fees = document.querySelector('fangkit-fee-tab')
fees.addEventListener('fangkit-error', ({ detail }) => {
  document.title = `${detail.kind} ${detail.op}`
})
connectFangkit({
  transport: createHttpTransport({ baseUrl: location.origin }),
  auth: createTokenAuth({ getToken: async () => ({ token: 'example', expiresAt: null }) }),
  live: false,
})
