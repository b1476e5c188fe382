import { documentOf, type DocumentRow } from '../file/document-row.ts'
import { documentTable } from '../file/document-table.ts'
import type { Ports } from '../ports.ts'
import { listOf, principalOf, textOf } from '../session.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store.ts'
import { accountTable } from './account-table.ts'
import { drawnAvatar } from './drawn-avatar.ts'

/** The account whose picture is requested. @public */
export interface AccountImageRequest {
  /** Key of the account (`Br01AcctBase`). */
  readonly acctId: string
  /** Token of the session that asks; null is refused with `SIGNED_OUT`. */
  readonly token: string | null
  /** Origin of the requesting page, when the browser sends one. */
  readonly origin?: string | null
}

/** The picture, either a stored document or one drawn from the name; or the reason why there is none. @public */
export type AccountImage =
  /** The stored picture of the account; the host serves its bytes. */
  | { readonly kind: 'document'; readonly document: DocumentRow }
  /** An SVG with the first character of the name. */
  | { readonly kind: 'drawn'; readonly svg: string }
  /** The caller is signed out, or may see no such account. */
  | { readonly kind: 'refused'; readonly code: 'SIGNED_OUT' | 'NOT_FOUND' }

const refused = (code: 'SIGNED_OUT' | 'NOT_FOUND'): AccountImage => ({ kind: 'refused', code })

/**
 * Serves pictures of accounts. It is not a call, because a picture is not sent in an envelope.
 * @source PCK-005, CAL-020, OPN-116
 */
export function createAccountImages({
  store,
  ports,
  settings,
}: {
  readonly store: Store
  readonly ports: Ports
  readonly settings: Settings
}): (request: AccountImageRequest) => Promise<AccountImage> {
  return async ({ acctId, token, origin }) => {
    if (token === null || token === '') return refused('SIGNED_OUT')
    const now = ports.clock()
    const tokenHash = await ports.ids.hashToken(token)
    return store.unit({ account: 'system', now }, async (unit) => {
      const principal = await principalOf(unit, tokenHash, now, settings, origin)
      if (!principal) return refused('SIGNED_OUT')
      const account = await unit.get(accountTable, acctId)
      if (!account || !listOf(account.values['cities']).some((city) => principal.cities.includes(city)))
        return refused('NOT_FOUND')
      const logo = textOf(account.values['br01LogoUrl'])
      const document = logo === '' ? null : await unit.get(documentTable, logo)
      if (document) return { kind: 'document', document: documentOf(document) }
      return { kind: 'drawn', svg: drawnAvatar(acctId, textOf(account.values['br01Name'])) }
    })
  }
}
