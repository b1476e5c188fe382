import { elementMessages } from '../locale/zh-cn/elements.ts'
import { readProps, shown, type WrongValue } from './read-props.ts'
import type { AnyTable } from './widget-table.ts'

type Props = Readonly<Record<string, unknown>>

const { wrongProp, missingProp, unknownProp } = elementMessages.texts
const own = (prop: string): string => prop

/**
 * Lists wrong props of a component for developers, by the same table as its element.
 * @returns sentences; none when all props are valid
 */
export function wrongProps(table: AnyTable, props: Props): readonly string[] {
  const { component, events, hooks } = table
  const callbacks = Object.keys({ ...events, ...hooks })
  const needed = Object.keys(table.props).filter((name) => table.props[name]?.required && props[name] === undefined)
  const wrong: readonly WrongValue[] = [
    ...readProps(table, { given: (prop) => props[prop], named: own, written: own }).wrong,
    ...callbacks
      .filter((name) => isOdd(props[name]))
      .map((name) => ({ name, type: '函数', given: shown(props[name]) })),
  ]
  const unknown = Object.keys(props).filter((name) => !Object.hasOwn(table.props, name) && !callbacks.includes(name))
  return [
    ...needed.map((name) => missingProp({ component, name })),
    ...wrong.map((one) => wrongProp({ component, ...one })),
    ...unknown.map((name) => unknownProp({ component, name })),
  ]
}

/** A missing callback is not an error. */
const isOdd = (callback: unknown): boolean =>
  typeof callback !== 'function' && callback !== undefined && callback !== null
