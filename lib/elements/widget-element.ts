import type { AnyTable } from '../widgets/widget-table.ts'
import { accessorsOf } from './accessors.ts'
import { createSlot, type ElementSlot, type OwnSlot } from './element-slot.ts'
import { sheetOf } from './sheet.ts'
import { registryOf } from './element-registry.ts'

/** Makes the custom element class of a tag from the table of its widget. */
export function widgetElement(table: AnyTable, load: ElementSlot['load']): CustomElementConstructor {
  const accessors = accessorsOf(table)
  const slots = new WeakMap<HTMLElement, OwnSlot>()
  const slotOf = (element: HTMLElement): OwnSlot => {
    const slot = slots.get(element)
    if (slot === undefined) throw new TypeError(`no element of ${table.widget}`)
    return slot
  }

  class WidgetElement extends HTMLElement {
    static readonly observedAttributes = accessors.flatMap(({ attribute }) => attribute ?? [])

    /** The document the element is currently drawn in. */
    #page: Document | null = null

    constructor() {
      super()
      const container = this.ownerDocument.createElement('div')
      container.dataset['fkShell'] = ''
      this.attachShadow({ mode: 'open' }).append(container)
      slots.set(this, createSlot({ element: this, table, load, container }))
    }

    connectedCallback(): void {
      this.#takeOver()
      const page = this.ownerDocument
      if (this.#page === page) {
        registryOf(page).place(slotOf(this))
        return
      }
      this.#leave()
      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [sheetOf(page)]
      this.#page = page
      registryOf(page).enter(slotOf(this))
    }

    disconnectedCallback(): void {
      // A move removes and inserts the element again, so its content is dropped only if it is still disconnected
      // afterwards.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#leave()
        slotOf(this).forget()
      })
    }

    attributeChangedCallback(): void {
      slotOf(this).changed()
    }

    #leave(): void {
      if (this.#page === null) return
      registryOf(this.#page).leave(slotOf(this))
      this.#page = null
    }

    /**
     * Properties set before the tag was defined are on the element itself and hide our accessors, so they are set
     * again.
     */
    #takeOver(): void {
      for (const { name } of accessors) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
    }
  }

  for (const { name, get, set } of accessors) {
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return get(slotOf(this))
      },
      set(this: HTMLElement, value: unknown) {
        set(slotOf(this), value)
      },
    })
  }
  for (const name of Object.keys(table.methods)) {
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      writable: true,
      value(this: HTMLElement, ...args: readonly unknown[]) {
        return slotOf(this).call(name, args)
      },
    })
  }
  return WidgetElement
}
