import { useMemo } from 'react'
import type { Api } from '../client/api.ts'
import type { FangkitClient } from '../client/client.ts'
import { useCore, useSettings, type Scope } from './provider-context.ts'

/** What a host page does with the provider above it. @public */
export interface Fangkit {
  readonly client: FangkitClient
  /** Every call of the contract: `api.Hf20PrjBase.getOne({ id })`. */
  readonly api: Api
  readonly scope: Scope
  /** Ends reads in flight and shows the other city; the server must know the change already. */
  setScope(scope: Scope): void
  /** Loads everything on screen anew, dictionaries included. */
  refresh(): Promise<void>
  /**
   * Has the server look at its parameters again, and loads dictionaries and everything on screen anew.
   * @source SHL-009
   * @throws FangkitError
   */
  refreshParameters(): Promise<void>
  /** Ends the session here and on the server. @throws FangkitError when the server refuses */
  logout(): Promise<void>
}

/** @public */
export function useFangkit(): Fangkit {
  const { client, setScope, refresh, refreshParameters, logout } = useCore()
  const { scope } = useSettings()
  return useMemo(
    () => ({ client, api: client.api, scope, setScope, refresh, refreshParameters, logout }),
    [client, scope, setScope, refresh, refreshParameters, logout],
  )
}
