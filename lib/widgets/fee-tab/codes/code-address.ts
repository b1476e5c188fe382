import type { FangkitClient } from '../../../client/client.ts'

/** The absolute address of a code; a relative path belongs to the server that made it. */
export function codeAddress({ urlOf }: Pick<FangkitClient, 'urlOf'>, address: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address
  return new URL(urlOf(address) ?? address, document.baseURI).href
}
