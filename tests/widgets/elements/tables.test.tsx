import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BeforeDetail } from '../../../lib/elements/host-events.ts'
import { attributeOf, eventOf } from '../../../lib/elements/names.ts'
import { ELEMENT_TABLES, type WidgetName } from '../../../lib/elements/tables.ts'
import type { Row } from '../../../lib/widgets/prop-row.ts'
import { nameOn } from '../../../lib/widgets/read-props.ts'
import { holidays } from '../../../examples/config-grid/holidays.ts'
import { connectMemory, probe, type Probe, waitUntil } from './probe.tsx'

const NAMES = Object.keys(ELEMENT_TABLES) as WidgetName[] // adapter: the keys of the table
const rows = (name: WidgetName): readonly (readonly [string, Row])[] => Object.entries(ELEMENT_TABLES[name].props)

/** Something a row takes: as a page writes it, and as the widget is given it. */
function sample({ type }: Row): readonly [text: string, value: unknown] {
  if (type === 'string' || type === 'string | null') return ['示例', '示例']
  if (type === 'boolean') return ['', true]
  if (type === 'number') return ['7', 7]
  const [, word = ''] = /'(\w+)'(?!.*')/.exec(type) ?? []
  return [word, word]
}

/** Values of properties without an attribute. */
const VALUES: Readonly<Record<string, unknown>> = {
  Grid: holidays,
  GridQuery: { search: {}, page: 2, pageSize: 10, sort: { field: 'x', order: 'asc' } },
  'Partial<GridQuery>': { page: 2 },
  '(id: string) => string': (id: string) => `/x/${id}`,
  '(service: string, id: string) => string | undefined': () => '/x',
  'string[]': ['a', 'b'],
  '[string, string][]': [['a', 'b']],
  'Record<string, string | null>': { a: null, b: 'c' },
  FormEndpoints: { word: 'x/word' },
  'ViewerImage[]': [{ src: 'data:,', alt: '样例' }],
  CaseRecordQueue: { at: 1, count: 2, onStep: () => undefined },
  ProjectTabModules: { fees: () => null },
  '(ProjectSectionKey | HostSection)[]': ['basic', { key: 'own', title: '自有', Component: () => null }],
  MessageOverrides: { common: { saved: '存好了' } },
  Slots: { Empty: null },
  Appearance: { scheme: 'dark' },
  Fallback: () => '出错',
}

/** Sets the required props of a widget. */
function fill(stage: Probe, name: WidgetName): void {
  for (const [prop, row] of rows(name))
    if (row.required) stage.element[nameOn(prop, row)] = row.fromText === null ? VALUES[row.type] : sample(row)[1]
}

async function mounted(name: WidgetName): Promise<Probe> {
  const stage = probe(name)
  fill(stage, name)
  await stage.stand()
  return stage
}

let disconnect: () => void
beforeAll(() => {
  disconnect = connectMemory()
})
afterAll(() => disconnect())
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe.each(NAMES)('SDK the element of %s', (name) => {
  it('gives every attribute to its widget, and back as a property; removing it takes it from the widget', async () => {
    const stage = await mounted(name)
    const written = rows(name).filter(([, row]) => row.fromText !== null)
    expect(written.length).toBeGreaterThan(0)
    for (const [prop, row] of written) {
      const [text, value] = sample(row)
      stage.element.setAttribute(attributeOf(nameOn(prop, row)), text)
      expect(stage.element[nameOn(prop, row)], prop).toEqual(value)
      await waitUntil(() => stage.props()[prop] === value)
      if (row.required && row.otherwise === undefined) continue
      stage.element.removeAttribute(attributeOf(nameOn(prop, row)))
      await waitUntil(() => stage.props()[prop] === row.otherwise)
    }
  })

  it('takes every property, and writes those with an attribute into it', async () => {
    const stage = await mounted(name)
    for (const [prop, row] of rows(name)) {
      const value = row.fromText === null ? VALUES[row.type] : sample(row)[1]
      expect(value, `a value for ${row.type}`).toBeDefined()
      stage.element[nameOn(prop, row)] = value
      expect(stage.element[nameOn(prop, row)], prop).toBe(value)
      expect(stage.element.getAttribute(attributeOf(nameOn(prop, row))), prop).toBe(
        row.fromText === null ? null : sample(row)[0],
      )
      await waitUntil(() => stage.props()[prop] === value)
      if (row.fromText === null || row.required) continue
      stage.element[nameOn(prop, row)] = undefined
      expect(stage.element.hasAttribute(attributeOf(nameOn(prop, row))), prop).toBe(false)
    }
  })

  it('takes what was set on the element before its tag was known', async () => {
    const [known] = rows(name)
    if (known === undefined) throw new Error('no property')
    const [prop, row] = known
    const value = row.fromText === null ? VALUES[row.type] : sample(row)[1]
    const stage = probe(name)
    fill(stage, name)
    Object.defineProperty(stage.element, nameOn(prop, row), { value, configurable: true, writable: true })
    await stage.stand()
    await waitUntil(() => stage.props()[prop] === value)
    expect(Object.hasOwn(stage.element, nameOn(prop, row))).toBe(false)
  })

  it('leaves a wrong value out and names the field in Chinese, once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const stage = await mounted(name)
    const picky = rows(name).filter(([, { type }]) => type.startsWith("'") || type === 'boolean' || type === 'number')
    for (const [prop, row] of picky) {
      const attribute = attributeOf(nameOn(prop, row))
      warn.mockClear()
      stage.element.setAttribute(attribute, '不对')
      await waitUntil(() => warn.mock.calls.length > 0)
      expect(warn.mock.calls).toEqual([
        [`<fangkit-${name}> 的 ${attribute} 应为 ${row.type}，给出的是 “不对”，已忽略。`],
      ])
      expect(stage.props()[prop]).toBe(row.otherwise)
      stage.element.removeAttribute(attribute)
    }
    expect(picky.length).toBeGreaterThan(0)
  })

  it('tells every callback as an event that leaves the shadow root, with the payload as its detail', async () => {
    const stage = await mounted(name)
    const { events } = ELEMENT_TABLES[name]
    const received: (readonly [string, unknown])[] = []
    for (const [prop, { asked }] of Object.entries(events)) {
      if (asked !== undefined) {
        expect(stage.props()[prop], `${prop} before the page asked for it`).toBeUndefined()
        stage.element[asked.as] = true
        expect(stage.element.hasAttribute(attributeOf(asked.as))).toBe(true)
        await waitUntil(() => stage.props()[prop] !== undefined)
      }
      document.body.addEventListener(
        eventOf(prop),
        (event) =>
          received.push([event.type, event instanceof CustomEvent && event.composed ? event.detail : 'not composed']),
        { once: true },
      )
      const callback = stage.props()[prop]
      if (typeof callback !== 'function') throw new Error(`${prop} is no callback`)
      callback(prop === 'onReady' ? undefined : { of: prop })
    }
    expect(received).toEqual(
      Object.keys(events).map((prop) => [eventOf(prop), prop === 'onReady' ? null : { of: prop }]),
    )
  })

  it('does what its methods are asked: orders wait for the widget, answers do not', async () => {
    const stage = probe(name)
    fill(stage, name)
    const { methods } = ELEMENT_TABLES[name]
    const run = (method: string): unknown => {
      const own = stage.element[method]
      if (typeof own !== 'function') throw new Error(`${method} is no method`)
      return own.call(stage.element, 'given')
    }
    for (const [method, { idle }] of Object.entries(methods))
      expect(await run(method), method).toBe(idle === 'later' ? undefined : await idle.answer)
    await stage.stand()
    const orders = Object.entries(methods)
      .filter(([, { idle }]) => idle === 'later')
      .map(([method]) => method)
    expect(stage.calls).toEqual(orders.map((method) => [method, 'given']))
    for (const method of Object.keys(methods)) expect(run(method)).toBe(`${method} answered`)
    expect(stage.calls.slice(orders.length)).toEqual(Object.keys(methods).map((method) => [method, 'given']))
  })

  it('hides no property of HTML, and no two of its names are the same', () => {
    const table = ELEMENT_TABLES[name]
    const names = [
      ...rows(name).map(([prop, row]) => nameOn(prop, row)),
      ...Object.keys(table.hooks),
      ...Object.keys(table.methods),
      ...Object.values(table.events).flatMap(({ asked }) => asked?.as ?? []),
    ]
    expect(names.filter((one) => one in HTMLElement.prototype)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('says what is missing instead of drawing its widget without it', async () => {
    const needed = rows(name).filter(([, row]) => row.required && !('otherwise' in row))
    const { element } = probe(name)
    document.body.append(element)
    if (needed.length === 0) return waitUntil(() => element.shadowRoot?.textContent === 'stands')
    await waitUntil(() => element.shadowRoot?.querySelector('[role="note"]') != null)
    for (const [prop, row] of needed)
      expect(element.shadowRoot?.textContent).toContain(row.fromText === null ? prop : attributeOf(prop))
  })
})

const HOOKS = NAMES.flatMap((name) => Object.keys(ELEMENT_TABLES[name].hooks).map((prop) => [name, prop] as const))

describe.each(HOOKS)('SDK %s %s', (name, prop) => {
  const draft = { kind: 'sample' }
  async function asked(
    listen: (event: CustomEvent<BeforeDetail<unknown, unknown>>) => void,
    property?: unknown,
  ): Promise<unknown> {
    const stage = await mounted(name)
    if (property !== undefined) stage.element[prop] = property
    stage.element.addEventListener(eventOf(prop), (event) => {
      if (event instanceof CustomEvent) listen(event)
    })
    const hook = stage.props()[prop]
    if (typeof hook !== 'function') throw new Error(`${prop} is no hook`)
    return hook(draft, { signal: new AbortController().signal })
  }

  it('goes on where nobody objects, and shows what it is about', async () => {
    const seen: unknown[] = []
    expect(await asked(({ detail, cancelable }) => seen.push([detail.draft, cancelable]))).toBe(true)
    expect(seen).toEqual([[draft, true]])
  })
  it('stops when the event is cancelled, with a sentence when one is given', async () => {
    expect(await asked((event) => event.preventDefault())).toBe(false)
    expect(await asked(({ detail }) => detail.refuse('资料不全'))).toBe('资料不全')
  })
  it('waits for a promise, and takes what it brings', async () => {
    expect(await asked(({ detail }) => detail.waitUntil(Promise.resolve(false)))).toBe(false)
    expect(await asked(({ detail }) => detail.waitUntil(Promise.resolve('稍后再交')))).toBe('稍后再交')
    const other = new File(['x'], '样例.txt')
    expect(await asked(({ detail }) => detail.waitUntil(Promise.resolve(other)))).toBe(other)
    await expect(asked(({ detail }) => detail.waitUntil(Promise.reject(new Error('页面出错'))))).rejects.toThrow(
      '页面出错',
    )
  })
  it('asks the property too, last', async () => {
    expect(
      await asked(
        () => undefined,
        async () => '不行',
      ),
    ).toBe('不行')
    expect(
      await asked(
        ({ detail }) => detail.waitUntil(false),
        () => true,
      ),
    ).toBe(false)
    expect(
      await asked(
        ({ detail }) => detail.waitUntil('不行'),
        () => {
          throw new Error('asked after a no')
        },
      ),
    ).toBe('不行')
    const other = new File(['x'], '样例.txt')
    expect(
      await asked(
        ({ detail }) => detail.waitUntil(other),
        () => true,
      ),
    ).toBe(other)
  })
})
