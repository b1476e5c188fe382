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

/** What the surroundings of the widgets are made of. @public */
export interface FangkitProviderProps {
  /** Read at call time: a new identity reloads nothing. Another back end is another `key`. */
  readonly transport: Transport
  /** Who calls. Read at call time, too. */
  readonly auth: Auth
  /** The city calls are bound to; another one drops what is on its way and loads anew. */
  readonly scope?: Scope
  /** A language pack, such as `en` of `fangkit/locales/en`; Chinese when absent. */
  readonly locale?: Locale
  /** Single texts in other words. */
  readonly messages?: MessageOverrides
  /** How all widgets below look. */
  readonly appearance?: Appearance
  /** Where overlays render; each widget makes a place of its own when absent. */
  readonly portal?: PortalRoot | (() => PortalRoot)
  /** `mobile`: which phone numbers count as valid. */
  readonly rules?: { readonly mobile?: 'specification' | 'current' }
  /** Shows notices the host's way. */
  readonly notify?: Notify
  /** Asks questions the host's way. */
  readonly confirm?: Confirm
  /** Everything that happens in the widgets below. */
  readonly onEvent?: (event: FangkitEvent) => void
  /** Everything that fails: calls, callbacks of the host, widgets that cannot be drawn. */
  readonly onError?: (error: FangkitError) => void
  /**
   * Shown in the place of a widget that crashed; null shows nothing. The library’s own, with another try, when absent.
   */
  readonly fallback?: Fallback
  /**
   * Parts shown for states of the widgets; null removes one, a part that cannot be drawn gives way to the library’s
   * own.
   */
  readonly components?: Slots
  /** Where fields take their choices from. */
  readonly sources?: FieldSources
  /**
   * The maps service of place fields; a schematic map of Guangzhou when absent. Keep its identity: another one is
   * another map.
   */
  readonly map?: MapProvider
  /** Files of the PDF viewer, which a bundler cannot find by itself. Read when a viewer opens: literals are fine. */
  readonly assets?: PdfAssets
  /**
   * Whether changes of others show up by themselves; true when absent. `notice: false` when the host shows the state of
   * the line itself.
   */
  readonly live?: boolean | { readonly notice?: boolean }
  /** The clock in epoch milliseconds; the computer's when absent. */
  readonly now?: () => number
  /** The page. */
  readonly children?: ReactNode
}
