import type { AnyTable } from './widget-table.ts'
import { wrongProps } from './wrong-props.ts'

// Goes with its provider: several widgets below one make the same mistake.
const said = new WeakMap<object, Set<string>>()

/** Says on the console what is wrong with the props of a component: each mistake once a provider. */
export function warnWrongProps(provider: object, table: AnyTable, props: Readonly<Record<string, unknown>>): void {
  const warned = said.get(provider) ?? new Set<string>()
  said.set(provider, warned)
  for (const text of wrongProps(table, props)) {
    if (warned.has(text)) continue
    warned.add(text)
    // biome-ignore lint/suspicious/noConsole: for the developer of the page; people see what the widget makes of it
    console.warn(text)
  }
}
