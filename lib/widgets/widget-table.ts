import type { PropRow, Row } from './prop-row.ts'

type Name<P> = Extract<keyof P, string>
export type EventName<P> = {
  [K in Name<P>]: K extends `on${infer Rest}` ? (Rest extends Capitalize<Rest> ? K : never) : never
}[Name<P>]
export type HookName<P> = {
  [K in Name<P>]: K extends `before${infer Rest}` ? (Rest extends Capitalize<Rest> ? K : never) : never
}[Name<P>]
export type DataName<P> = Exclude<Name<P>, EventName<P> | HookName<P>>

/** An event of a widget: a DOM event whose `detail` is the argument of the callback. */
export interface EventRow {
  readonly about: string
  /** Type of its `detail`. */
  readonly detail: string
  /**
   * Attribute that enables the event, where the widget offers a feature only to hosts that handle it. An element cannot
   * detect listeners.
   */
  readonly asked?: { readonly as: string; readonly about: string }
}

/** A cancellable event before an action, and a property with the name of the prop. */
export interface HookRow {
  readonly about: string
  /** Type of the pending action and of the possible answers. */
  readonly draft: string
  readonly answer: string
}

/** A method of the element. */
export interface MethodRow {
  readonly about: string
  readonly signature: string
  /** The return value while the element has no widget; `later` for commands, which wait for it. */
  readonly idle: 'later' | { readonly answer: boolean | Promise<boolean> }
}

/** `later` for methods without a return value, otherwise a value of their type. */
type IdleOf<M> = M extends (...args: never[]) => infer A
  ? [A] extends [boolean | Promise<boolean>]
    ? { readonly answer: A }
    : 'later'
  : never

/** Describes a widget for people who embed it, as a component or as an element. */
export interface AnyTable {
  /** Name of the widget: `fee-tab`. */
  readonly widget: string
  /** The component, and a short description. */
  readonly component: string
  readonly about: string
  /** True for a widget that only draws over the page. */
  readonly overlay?: true
  readonly props: Readonly<Record<string, Row>>
  readonly events: Readonly<Record<string, EventRow>>
  readonly hooks: Readonly<Record<string, HookRow>>
  readonly methods: Readonly<Record<string, MethodRow>>
}

/** The table of one widget: exactly its props and its handle, or it does not compile. */
export interface WidgetTable<P, H> extends AnyTable {
  readonly props: {
    readonly [K in DataName<P>]-?: PropRow<Exclude<P[K], undefined>, undefined extends P[K] ? false : true>
  }
  readonly events: { readonly [K in EventName<P>]-?: EventRow }
  readonly hooks: { readonly [K in HookName<P>]-?: HookRow }
  readonly methods: { readonly [K in Name<H>]: MethodRow & { readonly idle: IdleOf<H[K]> } }
}
