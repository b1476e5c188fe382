import type { PropRow, Row } from './prop-row.ts'

type Name<P> = Extract<keyof P, string>
export type EventName<P> = {
  [K in Name<P>]: K extends `on${infer Rest}` ? (Rest extends Capitalize<Rest> ? K : never) : never
}[Name<P>]
export type HookName<P> = {
  [K in Name<P>]: K extends `before${infer Rest}` ? (Rest extends Capitalize<Rest> ? K : never) : never
}[Name<P>]
export type DataName<P> = Exclude<Name<P>, EventName<P> | HookName<P>>

/** Something that happened: a DOM event whose `detail` is what the callback of the widget is given. */
export interface EventRow {
  readonly about: string
  /** The type of its `detail`. */
  readonly detail: string
  /**
   * The widget offers it only to hosts that take it, and a page cannot tell whether anybody listens: this attribute
   * says so.
   */
  readonly asked?: { readonly as: string; readonly about: string }
}

/** Something about to happen: an event that can be cancelled, and a property of the same name as the prop. */
export interface HookRow {
  readonly about: string
  /** The type of what is about to happen, and what may be answered. */
  readonly draft: string
  readonly answer: string
}

/** A method of the element. */
export interface MethodRow {
  readonly about: string
  readonly signature: string
  /** The answer while no widget stands in the element; `later` for orders, which wait for it. */
  readonly idle: 'later' | { readonly answer: boolean | Promise<boolean> }
}

/** `later` where there is nothing to answer, otherwise an answer of that type. */
type IdleOf<M> = M extends (...args: never[]) => infer A
  ? [A] extends [boolean | Promise<boolean>]
    ? { readonly answer: A }
    : 'later'
  : never

/** Everything there is to say about one widget to whoever embeds it, as a component or as an element. */
export interface AnyTable {
  /** The name of the widget: `fee-tab`. */
  readonly widget: string
  /** The component, and in a few words what it is. */
  readonly component: string
  readonly about: string
  /** Draws over the page and nothing in its own place. */
  readonly overlay?: true
  readonly props: Readonly<Record<string, Row>>
  readonly events: Readonly<Record<string, EventRow>>
  readonly hooks: Readonly<Record<string, HookRow>>
  readonly methods: Readonly<Record<string, MethodRow>>
}

/** The table of one widget: its props and its handle, all of them and nothing else, or it does not compile. */
export interface WidgetTable<P, H> extends AnyTable {
  readonly props: {
    readonly [K in DataName<P>]-?: PropRow<Exclude<P[K], undefined>, undefined extends P[K] ? false : true>
  }
  readonly events: { readonly [K in EventName<P>]-?: EventRow }
  readonly hooks: { readonly [K in HookName<P>]-?: HookRow }
  readonly methods: { readonly [K in Name<H>]: MethodRow & { readonly idle: IdleOf<H[K]> } }
}
