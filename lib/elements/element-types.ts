import type { ConfigGridHandle, ConfigGridProps } from '../widgets/config-grid/config-grid-props.ts'
import type { FeeTabHandle, FeeTabProps } from '../widgets/fee-tab/fee-tab-props.ts'
import type { FlowTabHandle, FlowTabProps } from '../widgets/flow-tab/flow-tab-props.ts'
import type { FormPreviewHandle, FormPreviewProps } from '../widgets/form-preview/form-preview-props.ts'
import type { ImageViewerProps } from '../widgets/image-viewer/image-viewer-props.ts'
import type { ImageViewerHandle } from '../viewer/gallery-props.ts'
import type { PapersTabHandle, PapersTabProps } from '../widgets/papers-tab/papers-tab-props.ts'
import type { ProjectDetailProps } from '../widgets/project-detail/project-detail-props.ts'
import type { ProjectDetailHandle } from '../widgets/project-detail/project-events.ts'
import type { DataName, EventName, HookName } from '../widgets/widget-table.ts'
import type { BeforeDetail } from './host-events.ts'

/** `OrderSubmitted` → `order-submitted`. */
type Hyphenated<T extends string, First extends boolean = true> = T extends `${infer C}${infer Rest}`
  ? C extends Lowercase<C>
    ? `${C}${Hyphenated<Rest, false>}`
    : `${First extends true ? '' : '-'}${Lowercase<C>}${Hyphenated<Rest, false>}`
  : ''
type EventType<K extends string> = K extends `on${infer N}` ? `fangkit-${Hyphenated<N>}` : `fangkit-${Hyphenated<K>}`
type Payload<F> =
  Exclude<F, undefined> extends (...args: infer A) => unknown ? (A extends [infer D, ...unknown[]] ? D : null) : never
type Asked<F> =
  Exclude<F, undefined> extends (draft: infer D, ...rest: never[]) => infer A ? BeforeDetail<D, Awaited<A>> : never
/** The events of an element by event type, such as `fangkit-order-submitted`. @public */
export type FangkitElementEvents<P> = { readonly [K in EventName<P> as EventType<K>]: CustomEvent<Payload<P[K]>> } & {
  readonly [K in HookName<P> as EventType<K>]: CustomEvent<Asked<P[K]>>
}

/** Maps props whose name HTML already uses to another name, such as `role` to `side`. */
type OnElement<K> = K extends 'role' ? 'side' : K extends 'defaultRole' ? 'defaultSide' : K
type Settable<P> = { -readonly [K in DataName<P> as OnElement<K>]?: P[K] } & { -readonly [K in HookName<P>]?: P[K] }
/** Attributes by which a page declares that it handles what a widget offers only on request. */
interface Asks {
  /** Rows can be ticked, also where the list has no bulk actions. */
  selectable?: boolean
  /** The page opens records; without it the list opens its own form. */
  opensElsewhere?: boolean
  /** The page opens the papers of a job; without it their number is no link. */
  papersElsewhere?: boolean
  /** The page handles navigation; without it a new case offers no way back. */
  navigates?: boolean
}

/** Comes before the listeners of `HTMLElement`, because the first overload that matches the event name applies. */
interface Listening<P> {
  /** As in any element, with the type of the event's `detail` known. */
  addEventListener<T extends Extract<keyof FangkitElementEvents<P>, string>>(
    type: T,
    listener: (event: FangkitElementEvents<P>[T]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  /** Removes what `addEventListener` added. */
  removeEventListener<T extends Extract<keyof FangkitElementEvents<P>, string>>(
    type: T,
    listener: (event: FangkitElementEvents<P>[T]) => void,
    options?: boolean | EventListenerOptions,
  ): void
}

/**
 * A widget as an element: props become attributes or properties, callbacks become events, the handle becomes methods.
 * @public
 */
export type FangkitElement<P, H, A extends keyof Asks = never> = Listening<P> &
  HTMLElement &
  Settable<P> &
  H &
  Pick<Asks, A>

/** The element types by tag name. @public */
export interface FangkitElements {
  'fangkit-project-detail': FangkitElement<ProjectDetailProps, ProjectDetailHandle, 'navigates'>
  'fangkit-fee-tab': FangkitElement<FeeTabProps, FeeTabHandle>
  'fangkit-flow-tab': FangkitElement<FlowTabProps, FlowTabHandle, 'papersElsewhere'>
  'fangkit-papers-tab': FangkitElement<PapersTabProps, PapersTabHandle>
  'fangkit-form-preview': FangkitElement<FormPreviewProps, FormPreviewHandle>
  'fangkit-config-grid': FangkitElement<ConfigGridProps, ConfigGridHandle, 'selectable' | 'opensElsewhere'>
  'fangkit-image-viewer': FangkitElement<ImageViewerProps, ImageViewerHandle>
}

declare global {
  interface HTMLElementTagNameMap extends FangkitElements {}
}
