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

/** The scope that calls are bound to. @public */
export interface Scope {
  /** Division code of the city, or null for the city of the session. */
  readonly city: string | null
}

/** An event for the host. Types are in the past tense; details are named properties. @public */
export interface FangkitEvent {
  /** What happened, such as `saved`; the guide to events lists all. */
  readonly type: string
  /** The widget or part that sent the event. */
  readonly source: string
  readonly [detail: string]: unknown
}

/** An element of the document for overlays. @public */
export type PortalRoot = HTMLElement | ShadowRoot | null

/** The parts of a provider that stay the same while it is mounted. */
export interface ProviderCore {
  readonly client: FangkitClient
  readonly queryClient: QueryClient
  readonly notices: NoticeStore
  readonly notify: Notify
  readonly confirm: Confirm
  readonly emit: (event: FangkitEvent) => void
  readonly report: (error: unknown, op: string) => FangkitError
  /** Components of the host that crashed. */
  readonly crashedSlots: Set<unknown>
  readonly setScope: (scope: Scope) => void
  /** Starts subscriptions that outlive renders; returns a function that stops them. */
  readonly connect: () => () => void
  /** Subscribes to token changes of an auth; returns a function that stops. */
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

/** The parts of a provider that change with its props; literals of equal content count as unchanged. */
export interface ProviderSettings {
  readonly scope: Scope
  readonly locale: Locale | null
  readonly messages: MessageOverrides
  readonly appearance: Appearance
  readonly rules: Readonly<Record<string, string>>
  readonly slots: Slots
  readonly fallback: Fallback | undefined
  readonly hasPortal: boolean
  /** Whether the host shows notices and questions itself. */
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
