import type { Row } from '../widgets/prop-row.ts'
import { nameOn } from '../widgets/read-props.ts'
import type { AnyTable } from '../widgets/widget-table.ts'
import type { OwnSlot } from './element-slot.ts'
import { attributeOf } from './names.ts'

/** A property of the element. A property with an attribute stores its value there, so style sheets can select by it. */
export interface Accessor {
  readonly name: string
  readonly attribute: string | null
  get(slot: OwnSlot): unknown
  set(slot: OwnSlot, value: unknown): void
}

/** Lists every property of an element, from its table. */
export function accessorsOf(table: AnyTable): readonly Accessor[] {
  const props = Object.entries(table.props).map(([prop, row]) =>
    row.fromText === null ? propertyAccessor(prop, nameOn(prop, row)) : writtenAccessor(nameOn(prop, row), row),
  )
  const hooks = Object.keys(table.hooks).map((prop) => propertyAccessor(prop, prop))
  const asked = Object.values(table.events).flatMap(({ asked: given }) =>
    given === undefined ? [] : [presence(given.as)],
  )
  return [...props, ...hooks, ...asked]
}

const propertyAccessor = (prop: string, name: string): Accessor => ({
  name,
  attribute: null,
  get: ({ propertyValues, table }) =>
    propertyValues.has(prop) ? propertyValues.get(prop) : table.props[prop]?.otherwise,
  set({ propertyValues, changed }, value) {
    if (value === undefined) propertyValues.delete(prop)
    else propertyValues.set(prop, value)
    changed()
  },
})

function writtenAccessor(name: string, row: Row): Accessor {
  const { fromText, toText } = row
  const attribute = attributeOf(name)
  return {
    name,
    attribute,
    get({ element }) {
      const text = element.getAttribute(attribute)
      return text === null ? row.otherwise : fromText?.(text)
    },
    set({ element, warnOnce }, value) {
      if ((typeof value === 'object' && value !== null) || typeof value === 'function')
        return warnOnce({ name, type: row.type, given: typeof value === 'function' ? '函数' : '对象' })
      write(element, attribute, toText(value))
    },
  }
}

const presence = (name: string): Accessor => ({
  name,
  attribute: attributeOf(name),
  get: ({ element }) => element.hasAttribute(attributeOf(name)),
  set: ({ element }, value) => write(element, attributeOf(name), value ? '' : null),
})

function write(element: Element, attribute: string, text: string | null): void {
  if (text === null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, text)
}
