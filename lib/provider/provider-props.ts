import type { ReactNode } from 'react'
import type { Auth } from '../client/auth.ts'
import type { FangkitError } from '../client/fangkit-error.ts'
import type { MapProvider } from '../client/map/map-provider.ts'
import type { Transport } from '../client/transport.ts'
import type { Locale, MessageOverrides } from '../locale/messages.ts'
import type { Appearance } from './appearance.ts'
import type { FieldSources } from './field-sources.ts'
import type { Confirm, Notify } from './notice-store.ts'
import type { PdfAssets } from './pdf-assets.ts'
import type { FangkitEvent, PortalRoot, Scope } from './provider-context.ts'
import type { Fallback, Slots } from './slots.ts'

/** @public */
export interface FangkitProviderProps {
  /** Read at call time: a new identity reloads nothing. Another back end is another `key`. */
  readonly transport: Transport
  readonly auth: Auth
  readonly scope?: Scope
  /** A language pack, such as `en` of `fangkit/locales/en`; Chinese when absent. */
  readonly locale?: Locale
  /** Single texts in other words. */
  readonly messages?: MessageOverrides
  readonly appearance?: Appearance
  /** Where overlays render; each widget makes a place of its own when absent. */
  readonly portal?: PortalRoot | (() => PortalRoot)
  /** `mobile`: which phone numbers count as valid. */
  readonly rules?: { readonly mobile?: 'specification' | 'current' }
  /** Shows notices the host's way. */
  readonly notify?: Notify
  /** Asks questions the host's way. */
  readonly confirm?: Confirm
  readonly onEvent?: (event: FangkitEvent) => void
  readonly onError?: (error: FangkitError) => void
  readonly fallback?: Fallback
  readonly components?: Slots
  /** Where fields take their choices from. */
  readonly sources?: FieldSources
  /** The maps service of place fields; a schematic map of Guangzhou when absent. Keep its identity: another one is another map. */
  readonly map?: MapProvider
  /** Files of the PDF viewer, which a bundler cannot find by itself. Read when a viewer opens: literals are fine. */
  readonly assets?: PdfAssets
  /** Whether changes of others show up by themselves; true when absent. `notice: false` when the host shows the state of the line itself. */
  readonly live?: boolean | { readonly notice?: boolean }
  /** The clock in epoch milliseconds; the computer's when absent. */
  readonly now?: () => number
  readonly children?: ReactNode
}
