/** What elements are connected with, for pages without a bundler: a file beside theirs. */
export { createHttpTransport, type HttpTransportOptions } from './client/axios-transport.ts'
export { passwordLogin } from './client/password-login.ts'
export { createTokenAuth, type TokenAuth, type TokenAuthOptions } from './client/token-auth.ts'
