import type { AnyTable } from './widget-table.ts'
import { wrongProps } from './wrong-props.ts'

// Kept per provider, because several widgets below one often repeat the same mistake.
const said = new WeakMap<object, Set<string>>()

/** Reports wrong props of a component on the console: each mistake once per provider. */
export function warnWrongProps(provider: object, table: AnyTable, props: Readonly<Record<string, unknown>>): void {
  const warned = said.get(provider) ?? new Set<string>()
  said.set(provider, warned)
  for (const text of wrongProps(table, props)) {
    if (warned.has(text)) continue
    warned.add(text)
    // biome-ignore lint/suspicious/noConsole: for the developer of the page; users see how the widget handles it
    console.warn(text)
  }
}
