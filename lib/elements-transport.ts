/** What elements are connected with, for pages without a bundler: a file beside theirs. */
export { createHttpTransport, type HttpTransportOptions } from './client/transport/axios-transport.ts'
export { passwordLogin } from './client/auth/password-login.ts'
export { createTokenAuth, type TokenAuth, type TokenAuthOptions } from './client/auth/token-auth.ts'
