import { forwardRef, useImperativeHandle } from 'react'
import { ELEMENT_TABLES, type WidgetName } from '../../../lib/elements/tables.ts'
import { connectFangkit } from '../../../lib/elements/connect-fangkit.ts'
import type { DrawnWidget } from '../../../lib/elements/loaders.ts'
import { widgetElement } from '../../../lib/elements/widget-element.ts'
import { createMemoryAuth, createMemoryTransport } from '../../../lib/testing.ts'

/** What the widget behind a tag was given last, and what its handle was asked. */
export interface Probe {
  readonly element: HTMLElement & Record<string, unknown>
  props(): Readonly<Record<string, unknown>>
  readonly calls: readonly (readonly unknown[])[]
  /** Adds the element to the page and waits until the widget is rendered. */
  stand(): Promise<void>
}

let tags = 0

/** An element made from the table of a widget, around something that only notes what it is given. */
export function probe(name: WidgetName): Probe {
  const table = ELEMENT_TABLES[name]
  const calls: (readonly unknown[])[] = []
  let last: Readonly<Record<string, unknown>> | null = null
  const Noted = forwardRef<object, Readonly<Record<string, unknown>>>(function Noted(props, ref) {
    last = props
    useImperativeHandle(ref, () =>
      Object.fromEntries(
        Object.keys(table.methods).map((method) => [
          method,
          (...args: readonly unknown[]) => {
            calls.push([method, ...args])
            return `${method} answered`
          },
        ]),
      ),
    )
    return <p>stands</p>
  })
  tags += 1
  const tag = `probe-${name}-${tags}`
  customElements.define(
    tag,
    widgetElement(table, () => Promise.resolve(Noted as unknown as DrawnWidget)),
  ) // adapter: takes the props of any widget
  const element = document.createElement(tag) as Probe['element'] // adapter: its properties come from the table
  return {
    element,
    calls,
    props: () => last ?? {},
    async stand() {
      document.body.append(element)
      await waitUntil(() => element.shadowRoot?.textContent === 'stands')
    },
  }
}

/** Looks again with every frame until it holds. */
export async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** The current time of the connections in these tests. */
export const fixedNow = (): number => Date.UTC(2025, 5, 3, 4)

export const connectMemory = (scenario: Parameters<typeof createMemoryTransport>[0] = {}): (() => void) =>
  connectFangkit({
    transport: createMemoryTransport({ now: fixedNow, ...scenario }),
    auth: createMemoryAuth(),
    live: false,
  })
