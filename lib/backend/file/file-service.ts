import type { WireErrorCode } from '../../contract/wire-error.ts'
import type { Ports } from '../ports.ts'
import { principalOf } from '../session.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store.ts'
import { isSigned, type Signature } from './document-address.ts'
import { documentOf, type DocumentRow } from './document-row.ts'
import { seesDocument } from './document-rights.ts'
import { documentTable } from './document-table.ts'
import { forgetContent, sweepFiles, type Swept } from './sweep-files.ts'

/** A request for a document, with a token or by a signed address. @public */
export interface DocumentRequest {
  readonly id: string
  /** Token of the session that asks; not read where there is a signature. */
  readonly token: string | null
  /** Origin of the requesting page, when the browser sends one. */
  readonly origin?: string | null
  /** From a signed address; null where the address has none. */
  readonly signature: Signature | null
}

/** The document, or why it is not shown; `NOT_FOUND` also for one the caller may not see. @public */
export type OpenedDocument =
  /** The document may be served. */
  | { readonly ok: true; readonly document: DocumentRow }
  /** There is none, the signature is over, or the caller is signed out. */
  | { readonly ok: false; readonly code: Extract<WireErrorCode, 'NOT_FOUND' | 'SIGNED_OUT'> }

/** File functions a host needs of the back end, in addition to the calls. @public */
export interface FileService {
  /** Finds a document the caller may see; the host then serves the bytes by their hash. */
  open(request: DocumentRequest): Promise<OpenedDocument>
  /** Whether the token belongs to a signed-in user; checked before a body is read. */
  admits(token: string, origin?: string | null): Promise<boolean>
  /** Deletes contents of a failed upload, unless a document uses them. */
  forget(hashes: readonly string[]): Promise<void>
  /** Deletes unused documents and contents. Call it regularly. */
  sweep(): Promise<Swept>
}

/** Creates the file functions that are not calls. @public */
export function createFileService({
  store,
  ports,
  settings,
}: {
  readonly store: Store
  readonly ports: Ports
  readonly settings: Settings
}): FileService {
  return {
    async open({ id, token, origin, signature }) {
      const now = ports.clock()
      const system = { account: 'system', now }
      if (signature !== null) {
        const row = (await isSigned(ports.files, id, signature, now))
          ? await store.unit(system, (unit) => unit.get(documentTable, id))
          : null
        return row ? { ok: true, document: documentOf(row) } : NOT_FOUND
      }
      if (token === null) return NOT_FOUND
      const tokenHash = await ports.ids.hashToken(token)
      return store.unit(system, async (unit) => {
        const principal = await principalOf(unit, tokenHash, now, settings, origin)
        if (!principal) return { ok: false, code: 'SIGNED_OUT' }
        const row = await unit.get(documentTable, id)
        return row && (await seesDocument(unit, principal, row)) ? { ok: true, document: documentOf(row) } : NOT_FOUND
      })
    },
    async admits(token, origin) {
      const now = ports.clock()
      const tokenHash = await ports.ids.hashToken(token)
      return store.unit(
        { account: 'system', now },
        async (unit) => (await principalOf(unit, tokenHash, now, settings, origin)) !== null,
      )
    },
    async forget(hashes) {
      for (const hash of hashes) await forgetContent(store, ports, hash)
    },
    sweep: () => sweepFiles(store, ports),
  }
}

const NOT_FOUND: OpenedDocument = { ok: false, code: 'NOT_FOUND' }
