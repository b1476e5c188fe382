import { createEmitter } from '../events/emitter.ts'
import { elementMessages } from '../locale/zh-cn/elements.ts'
import type { Row } from '../widgets/prop-row.ts'
import { nameOn, type ReadProps, readProps, type WrongValue } from '../widgets/read-props.ts'
import type { AnyTable } from '../widgets/widget-table.ts'
import { ask, dispatchElementEvent } from './host-events.ts'
import { attributeOf, eventOf, tagOf } from './names.ts'
import type { DrawnWidget } from './loaders.ts'

/** The state of one element, shared between the page and React: its props, its callbacks and where it is drawn. */
export interface ElementSlot {
  readonly element: HTMLElement
  readonly table: AnyTable
  readonly load: () => Promise<DrawnWidget>
  /** The node in the shadow root into which the widget is drawn. */
  readonly container: HTMLElement
  subscribe(changed: () => void): () => void
  /** Returns the same object until a prop changes. */
  read(): ReadProps
  /** Callbacks and hooks of the widget; their identity never changes. */
  readonly callbacks: Readonly<Record<string, unknown>>
  /** Takes the widget's handle when the widget mounts, and null when it unmounts. */
  readonly handle: (handle: object | null) => void
}

/** The slot as the element itself uses it. */
export interface OwnSlot extends ElementSlot {
  /** Values of hooks and of properties that no attribute can hold. */
  readonly propertyValues: Map<string, unknown>
  changed(): void
  /** Logs a value that cannot be used to the console, once, for the page's developer. */
  warnOnce(wrong: WrongValue): void
  call(method: string, given: readonly unknown[]): unknown
  /** Drops method calls that have not run yet. */
  forget(): void
}

interface Parts {
  readonly element: HTMLElement
  readonly table: AnyTable
  readonly load: () => Promise<DrawnWidget>
  readonly container: HTMLElement
}

export function createSlot({ element, table, load, container }: Parts): OwnSlot {
  const propertyValues = new Map<string, unknown>()
  const changes = createEmitter()
  let current: ReadProps | null = null
  const warnOnce = createWarnOnce(table)
  const { handle, call, forget } = createOrders(table)

  const read = (): ReadProps => {
    if (current !== null) return current
    const given = (prop: string, row: Row): unknown => {
      if (row.fromText === null) return propertyValues.get(prop)
      const text = element.getAttribute(attributeOf(nameOn(prop, row)))
      return text === null ? undefined : row.fromText(text)
    }
    current = readProps(table, { given, named: nameOn, written: writtenAs })
    for (const wrong of current.wrong) warnOnce(wrong)
    return current
  }
  return {
    element,
    table,
    load,
    container,
    propertyValues,
    read,
    warnOnce,
    handle,
    call,
    forget,
    subscribe: changes.subscribe,
    changed() {
      current = null
      changes.emit()
    },
    callbacks: callbacksOf(element, table, propertyValues),
  }
}

/** The name under which a page writes a prop: its attribute if it has one, otherwise its property. */
const writtenAs = (prop: string, row: Row): string =>
  row.fromText === null ? nameOn(prop, row) : attributeOf(nameOn(prop, row))

/** Reports each mistake once, because a page without types gets no other warning. */
function createWarnOnce({ widget }: AnyTable): OwnSlot['warnOnce'] {
  const reported = new Set<string>()
  return (wrong) => {
    const text = elementMessages.texts.wrong({ tag: tagOf(widget), ...wrong })
    if (reported.has(text)) return
    reported.add(text)
    // biome-ignore lint/suspicious/noConsole: the message is for the developer of the page
    console.warn(text)
  }
}

function callbacksOf(
  element: HTMLElement,
  table: AnyTable,
  propertyValues: ReadonlyMap<string, unknown>,
): Readonly<Record<string, unknown>> {
  const events = Object.keys(table.events).map(
    (prop) => [prop, (detail?: unknown) => dispatchElementEvent(element, eventOf(prop), detail)] as const,
  )
  const hooks = Object.keys(table.hooks).map(
    (prop) =>
      [
        prop,
        (draft: unknown, { signal }: { readonly signal: AbortSignal }) =>
          ask(element, { type: eventOf(prop), draft, signal, property: propertyValues.get(prop) }),
      ] as const,
  )
  return Object.fromEntries([...events, ...hooks])
}

/** Makes the element's methods. Calls made before the widget mounts are queued until it does. */
function createOrders({ methods }: AnyTable) {
  let mounted: object | null = null
  let waiting: (() => void)[] = []
  const call = (method: string, given: readonly unknown[]): unknown => {
    const idle = methods[method]?.idle
    if (mounted !== null) {
      const run: unknown = Reflect.get(mounted, method)
      return typeof run === 'function' ? run.apply(mounted, given) : undefined
    }
    if (typeof idle === 'object') return idle.answer
    waiting.push(() => void call(method, given))
    return undefined
  }
  return {
    call,
    handle(handle: object | null): void {
      mounted = handle
      if (handle === null) return
      const orders = waiting
      waiting = []
      for (const order of orders) order()
    },
    forget(): void {
      waiting = []
    },
  }
}
