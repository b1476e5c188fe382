import { useMemo } from 'react'
import type { Api } from '../client/api.ts'
import type { FangkitClient } from '../client/client.ts'
import { useCore, useSettings, type Scope } from './provider-context.ts'

/** What a page can do with the provider above it. @public */
export interface Fangkit {
  /** For uploads, downloads and what `api` does not cover. */
  readonly client: FangkitClient
  /** Every call of the contract: `api.Hf20PrjBase.getOne({ id })`. */
  readonly api: Api
  /** The city in which calls are made now. */
  readonly scope: Scope
  /** Ends pending reads and shows another city. The server must have switched the session before. */
  setScope(scope: Scope): void
  /** Reloads everything on screen, including dictionaries. */
  refresh(): Promise<void>
  /**
   * Makes the server reload its parameters, then reloads dictionaries and everything on screen.
   *
   * @source SHL-009
   * @throws FangkitError
   */
  refreshParameters(): Promise<void>
  /** Ends the session here and on the server. @throws FangkitError when the server refuses */
  logout(): Promise<void>
}

/** The client, the session and the cache of the provider above. @public */
export function useFangkit(): Fangkit {
  const { client, setScope, refresh, refreshParameters, logout } = useCore()
  const { scope } = useSettings()
  return useMemo(
    () => ({ client, api: client.api, scope, setScope, refresh, refreshParameters, logout }),
    [client, scope, setScope, refresh, refreshParameters, logout],
  )
}
