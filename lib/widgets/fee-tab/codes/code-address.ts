import type { FangkitClient } from '../../../client/client.ts'

/** The whole address of a code: a path of it lies below the server that made it. */
export function codeAddress({ urlOf }: Pick<FangkitClient, 'urlOf'>, given: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(given)) return given
  return new URL(urlOf(given) ?? given, document.baseURI).href
}
