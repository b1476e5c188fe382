import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Auth } from '../client/auth/auth.ts'
import type { FangkitClient } from '../client/client.ts'
import type { FangkitError } from '../client/fangkit-error.ts'
import type { Locale, MessageOverrides } from '../locale/messages.ts'
import type { Appearance } from './appearance/appearance.ts'
import type { LiveUpdates } from './live/live-updates.ts'
import type { AskText } from './merge-texts.ts'
import type { Confirm, NoticeStore, Notify } from './notices/notice-store.ts'
import type { PdfAssets } from './settings/pdf-assets.ts'
import type { Fallback, Slots } from './slots/slots.ts'

/** What calls are bound to. @public */
export interface Scope {
  /** Division code of the city, or null for the one the server knows. */
  readonly city: string | null
}

/** Something that happened, told to the host. Types are past tense; details are named. @public */
export interface FangkitEvent {
  readonly type: string
  /** The widget or part it happened in. */
  readonly source: string
  readonly [detail: string]: unknown
}

/** A place in the document for overlays. @public */
export type PortalRoot = HTMLElement | ShadowRoot | null

/** What never changes while a provider is mounted. */
export interface ProviderCore {
  readonly client: FangkitClient
  readonly queryClient: QueryClient
  readonly notices: NoticeStore
  readonly notify: Notify
  readonly confirm: Confirm
  readonly emit: (event: FangkitEvent) => void
  readonly report: (error: unknown, op: string) => FangkitError
  /** Parts of the host that cannot be drawn. */
  readonly crashedSlots: Set<unknown>
  readonly setScope: (scope: Scope) => void
  /** Starts listening to what outlives renders; the returned function lets go. */
  readonly connect: () => () => void
  /** Hears when the token of an auth changes; the returned function stops. */
  readonly follow: (auth: Auth) => () => void
  readonly refresh: () => Promise<void>
  readonly refreshParameters: () => Promise<void>
  readonly live: LiveUpdates
  readonly logout: () => Promise<void>
  readonly allows: (operation: string, subject?: string) => boolean
  readonly now: () => number
  readonly askText: AskText
  readonly portal: () => PortalRoot
  readonly assets: () => PdfAssets
}

/** What changes with the props of a provider; literals of the same content count as unchanged. */
export interface ProviderSettings {
  readonly scope: Scope
  readonly locale: Locale | null
  readonly messages: MessageOverrides
  readonly appearance: Appearance
  readonly rules: Readonly<Record<string, string>>
  readonly slots: Slots
  readonly fallback: Fallback | undefined
  readonly hasPortal: boolean
  /** What the host shows itself. */
  readonly hostShows: { readonly notices: boolean; readonly confirms: boolean; readonly connection: boolean }
}

export const CoreContext = createContext<ProviderCore | null>(null)
CoreContext.displayName = 'FangkitCore'
export const SettingsContext = createContext<ProviderSettings | null>(null)
SettingsContext.displayName = 'FangkitSettings'

const MISSING = '<FangkitProvider> is missing above this widget'

export function useCore(): ProviderCore {
  const core = useContext(CoreContext)
  if (!core) throw new Error(MISSING)
  return core
}

export function useSettings(): ProviderSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error(MISSING)
  return settings
}
