import type { WidgetName } from './widget-names.ts'

/** How a callback of a host goes wrong. */
export const MISBEHAVIOURS = ['throws', 'rejects', 'never settles', 'answers junk'] as const
export type Misbehaviour = (typeof MISBEHAVIOURS)[number]

/** Props of a widget that cannot be serialised; the page prepares them. */
export type Also =
  | 'a colour of the host'
  | 'a list that names other records'
  | 'a list of 200 rows'
  | 'a picture that is not there'
  | 'a text that crashes'

/** What the page of these tests is to draw. */
export interface Shown {
  readonly widget: WidgetName
  /** A custom element in place of the React component. */
  readonly as?: 'react' | 'element'
  readonly strict?: boolean
  readonly city?: string
  /** Who is signed in; `manager` when absent. */
  readonly user?: string
  /** Beside or in place of what the widget is usually given. */
  readonly props?: Readonly<Record<string, string | boolean | null | undefined>>
  readonly also?: Also
  /** Callbacks of the widget and of the provider that go wrong, by name: `onReady`, `sources.searchCommunities`. */
  readonly wrong?: {
    readonly how: Misbehaviour
    readonly widget: readonly string[]
    readonly provider: readonly string[]
  }
  /** What every call is answered with from now on. */
  readonly scenario?: 'demo' | 'broken' | 'forbidden' | 'offline' | 'signed-out'
}

/** A widget on the page. */
export interface ShownWidget {
  hide(): void
  /** Turns to another city. */
  enter(city: string): void
  /** Calls it made, by operation. */
  readonly calls: readonly string[]
  /** How often callbacks were called, by name. */
  readonly callCounts: Readonly<Record<string, number>>
  /** What the provider's `onError` received, by operation. */
  readonly errors: readonly string[]
  /** What `onEvent` received, by type. */
  readonly events: readonly string[]
}

/** What a host may make of the one accent. */
export const HOST_COLOUR = '#7a1fa2'

/** The clock of the page is stopped, so that every picture is the same. */
export const NOW = Date.parse('2026-03-02T10:00:00+08:00')
