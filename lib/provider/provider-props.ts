import type { ReactNode } from 'react'
import type { Auth } from '../client/auth/auth.ts'
import type { FangkitError } from '../client/fangkit-error.ts'
import type { MapProvider } from '../client/map/map-provider.ts'
import type { Transport } from '../client/transport/transport.ts'
import type { Locale, MessageOverrides } from '../locale/messages.ts'
import type { Appearance } from './appearance/appearance.ts'
import type { FieldSources } from './settings/field-sources.ts'
import type { Confirm, Notify } from './notices/notice-store.ts'
import type { PdfAssets } from './settings/pdf-assets.ts'
import type { FangkitEvent, PortalRoot, Scope } from './provider-context.ts'
import type { Fallback, Slots } from './slots/slots.ts'

/** Props of {@link FangkitProvider}. @public */
export interface FangkitProviderProps {
  /**
   * Connects to the back end. Read at call time: a new identity reloads nothing. For another back end set another
   * `key`.
   */
  readonly transport: Transport
  /** Provides the token and the user. Read at call time, too. */
  readonly auth: Auth
  /** The city calls are bound to; another city aborts pending reads and loads everything again. */
  readonly scope?: Scope
  /** A language pack, such as `en` from `fangkit/locales/en`; Chinese when absent. */
  readonly locale?: Locale
  /** Replaces single texts. */
  readonly messages?: MessageOverrides
  /** Appearance of all widgets below. */
  readonly appearance?: Appearance
  /** Where overlays render; each widget creates its own element when absent. */
  readonly portal?: PortalRoot | (() => PortalRoot)
  /** `mobile` sets which phone numbers are valid. */
  readonly rules?: { readonly mobile?: 'specification' | 'current' }
  /** Shows notices in place of the library's toasts. */
  readonly notify?: Notify
  /** Asks questions in place of the library's dialogs. */
  readonly confirm?: Confirm
  /** Receives every event of the widgets below. */
  readonly onEvent?: (event: FangkitEvent) => void
  /** Receives every failure: of calls, of your callbacks and of widgets that fail to render. */
  readonly onError?: (error: FangkitError) => void
  /**
   * Shown in place of a widget that crashed; null shows nothing. When absent, the library's own panel with a retry
   * button.
   */
  readonly fallback?: Fallback
  /** Components for the states of widgets; null removes one. If one crashes, the library's own is shown instead. */
  readonly components?: Slots
  /** Where fields get their options from. */
  readonly sources?: FieldSources
  /**
   * The maps service of place fields; a schematic map of Guangzhou when absent. Keep its identity, because a new one
   * loads another map.
   */
  readonly map?: MapProvider
  /** Files of the PDF viewer, which a bundler cannot find by itself. Read when a viewer opens, so literals are fine. */
  readonly assets?: PdfAssets
  /**
   * Whether changes of other users appear by themselves; true when absent. Set `notice: false` when you show the state
   * of the connection yourself.
   */
  readonly live?: boolean | { readonly notice?: boolean }
  /** Returns the time in epoch milliseconds; the computer's clock when absent. */
  readonly now?: () => number
  /** Your page. */
  readonly children?: ReactNode
}
