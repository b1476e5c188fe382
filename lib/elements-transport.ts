/** The transport for the custom elements on pages without a bundler; load it as a second file beside the elements. */
export { createHttpTransport, type HttpTransportOptions } from './client/transport/axios-transport.ts'
export { passwordLogin } from './client/auth/password-login.ts'
export { createTokenAuth, type TokenAuth, type TokenAuthOptions } from './client/auth/token-auth.ts'
