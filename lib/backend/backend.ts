import { allCalls } from '../contract/contract.ts'
import { callName } from '../contract/call.ts'
import { accountHandlers } from './account/account-handlers.ts'
import { dictionaryHandlers } from './dictionary/dictionary-handlers.ts'
import { fieldMetaHandlers } from './dictionary/field-meta-handlers.ts'
import { dispatch, type BackendAnswer, type BackendRequest } from './dispatch.ts'
import { loginHandlers } from './login/login-handlers.ts'
import type { Ports } from './ports.ts'
import { projectHandlers } from './project/project-handlers.ts'
import { DEFAULT_SETTINGS, type Settings } from './settings.ts'
import type { Store } from './store.ts'

/** What a back end is made of. @public */
export interface BackendParts {
  readonly store: Store
  readonly ports: Ports
  readonly settings?: Partial<Settings>
}

/** The business, ready to be called. @public */
export interface Backend {
  /** Carries a call out. Never throws: every failure is an envelope with a code and a Chinese message. */
  dispatch(request: BackendRequest): Promise<BackendAnswer>
}

/**
 * Puts the business together over a store and its ports.
 *
 * @throws Error when a call of the contract has no handler, or a handler no call
 * @public
 */
export function createBackend({ store, ports, settings }: BackendParts): Backend {
  const handlers = [...loginHandlers, ...projectHandlers, ...accountHandlers, ...dictionaryHandlers, ...fieldMetaHandlers]
  const implementations = new Map(handlers.map((handler) => [callName(handler.call), handler]))
  const missing = allCalls().map(callName).filter((name) => !implementations.has(name))
  if (missing.length > 0) throw new Error(`calls without handler and policy: ${missing.join(', ')}`)
  const dispatcher = { store, ports, implementations, settings: { ...DEFAULT_SETTINGS, ...settings } }
  return { dispatch: (request) => dispatch(dispatcher, request) }
}
