import { createEmitter } from '../client/emitter.ts'
import { elementMessages } from '../locale/zh-cn/elements.ts'
import type { Row } from '../widgets/prop-row.ts'
import { nameOn, type ReadProps, readProps, type WrongValue } from '../widgets/read-props.ts'
import type { AnyTable } from '../widgets/widget-table.ts'
import { ask, dispatchElementEvent } from './host-events.ts'
import { attributeOf, eventOf, tagOf } from './names.ts'
import type { DrawnWidget } from './loaders.ts'

/** One element between the page and React: what it was given, what it is asked for, where it is drawn. */
export interface ElementSlot {
  readonly element: HTMLElement
  readonly table: AnyTable
  readonly load: () => Promise<DrawnWidget>
  /** The element in the shadow root the widget is drawn into. */
  readonly container: HTMLElement
  subscribe(changed: () => void): () => void
  /** The same object until something changes. */
  read(): ReadProps
  /** Callbacks and hooks of the widget; their identity never changes. */
  readonly callbacks: Readonly<Record<string, unknown>>
  /** Takes the handle of the widget when it stands, and null when it goes. */
  readonly handle: (handle: object | null) => void
}

/** What the element itself does with it. */
export interface OwnSlot extends ElementSlot {
  /** Properties no attribute can carry, and hooks. */
  readonly propertyValues: Map<string, unknown>
  changed(): void
  /** Tells the developer of the page of a value that is not used, once. */
  warnOnce(wrong: WrongValue): void
  call(method: string, given: readonly unknown[]): unknown
  /** Orders nobody carried out any more. */
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

/** How a page writes a prop: its attribute, where it has one. */
const writtenAs = (prop: string, row: Row): string =>
  row.fromText === null ? nameOn(prop, row) : attributeOf(nameOn(prop, row))

/** Each mistake once: a page without types hears of it nowhere else. */
function createWarnOnce({ widget }: AnyTable): OwnSlot['warnOnce'] {
  const reported = new Set<string>()
  return (wrong) => {
    const text = elementMessages.texts.wrong({ tag: tagOf(widget), ...wrong })
    if (reported.has(text)) return
    reported.add(text)
    // biome-ignore lint/suspicious/noConsole: for the developer of the page
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

/** Methods of the element: orders given before the widget stands wait for it. */
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
