import axe from 'axe-core'
import userEvent from '@testing-library/user-event'
import { fireEvent, within } from '@testing-library/dom'
import { afterEach, describe, expect, it } from 'vitest'
import '../../../lib/elements.ts'
import { holidayRows, holidays } from '../../../examples/config-grid/holidays.ts'
import { connectFangkit } from '../../../lib/elements/connect-fangkit.ts'
import type { FangkitElements } from '../../../lib/elements/element-types.ts'
import { createMemoryAuth, createMemoryTransport } from '../../../lib/testing.ts'
import { HOSTILE } from '../../embed/page/sheets.ts'
import { demoStore } from '../../demo-store.ts'
import { connectMemory, fixedNow, waitUntil } from './probe.tsx'

const PROJECT = 'demo-project-01'
const TAGS = [
  'fangkit-project-detail',
  'fangkit-fee-tab',
  'fangkit-flow-tab',
  'fangkit-papers-tab',
  'fangkit-form-preview',
  'fangkit-config-grid',
  'fangkit-image-viewer',
] as const
const GRID_OPTIONS = { grids: [holidays], gridRows: [holidayRows] }

/** Nothing here saves. */
const store = demoStore({ now: fixedNow })
const ends: (() => void)[] = []
const connected = (options?: Parameters<typeof connectMemory>[0]): void => {
  ends.push(connectMemory({ store, ...options }))
}
afterEach(async () => {
  document.body.replaceChildren()
  for (const end of ends.splice(0)) end()
  await Promise.resolve()
})

function put<T extends keyof FangkitElements>(tag: T, place: Element = document.body): FangkitElements[T] {
  const element = document.createElement(tag)
  if (element.localName === 'fangkit-config-grid') Reflect.set(element, 'definition', holidays)
  else if (element.localName === 'fangkit-image-viewer')
    Object.assign(element, {
      items: [
        { src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', alt: '样例证书' },
      ],
      open: true,
    })
  else element.setAttribute('project-id', PROJECT)
  place.append(element)
  return element
}

/** Waits until a widget is rendered; the viewer sends no event for it. */
const stands = (element: HTMLElement): Promise<void> =>
  element.localName === 'fangkit-image-viewer'
    ? waitUntil(() => element.shadowRoot?.querySelector('[role="dialog"]') != null)
    : new Promise((resolve) => element.addEventListener('fangkit-ready', () => resolve(), { once: true }))

const rootOf = (element: Element): HTMLElement => {
  const root = element.shadowRoot?.querySelector<HTMLElement>('[data-fk-shell]')
  if (!root) throw new Error('no shadow root')
  return root
}
const atRest = (element: Element): Promise<void> =>
  waitUntil(() => element.shadowRoot?.querySelector('[aria-busy="true"]') == null)

describe.each(TAGS)('SDK %s', (tag) => {
  it('stands on a page without React, and is accessible', async () => {
    connected(GRID_OPTIONS)
    const element = put(tag)
    await stands(element)
    await atRest(element)
    const { violations } = await axe.run(element, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })

  it('looks the same under a hostile style sheet, and changes nothing around it', async () => {
    connected(GRID_OPTIONS)
    const beside = Array.from({ length: 200 }, (_, index) => document.createElement(index % 2 === 0 ? 'p' : 'button'))
    document.body.append(...beside)
    const before = beside.map(looks)
    const place = document.createElement('div')
    place.style.width = '1200px'
    document.body.append(place)
    const element = put(tag, place)
    await stands(element)
    await atRest(element)
    expect(beside.map(looks)).toEqual(before)
    const nodes = [...(element.shadowRoot?.querySelectorAll('.fk-root, .fk-root *') ?? [])]
    for (const animation of document.getAnimations()) animation.cancel()
    const calm = nodes.map(looks)
    const hostile = document.createElement('style')
    hostile.textContent =
      `${HOSTILE} ${tag} { letter-spacing: 9px; color: red; font: 40px fantasy; text-transform: uppercase; ` +
      'line-height: 4 }'
    document.head.append(hostile)
    // The place it stands in is the page's: neither the width of the page's own box nor what the page floats beside it
    // is what is asked here.
    place.style.cssText =
      'clear: both !important; width: 1200px !important; max-width: none ' +
      '!important; padding: 0 !important; margin: 0 !important; border: 0 ' +
      '!important; box-sizing: border-box !important; transition: none !important'
    element.style.cssText = 'transition: none !important; margin: 0 !important; box-sizing: border-box !important'
    const found = nodes.flatMap((node, index) =>
      Object.entries(looks(node))
        .filter(([name, value]) => calm[index]?.[name] !== value)
        .map(([name, value]) => `${node.localName} ${name}: ${calm[index]?.[name]} → ${value}`),
    )
    hostile.remove()
    expect(nodes.length).toBeGreaterThan(5)
    expect(found.slice(0, 10)).toEqual([])
  })
})

const LOOKS = [
  'backgroundColor',
  'borderTopWidth',
  'borderTopStyle',
  'borderTopLeftRadius',
  'boxShadow',
  'boxSizing',
  'color',
  'cursor',
  'display',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'listStyleType',
  'marginTop',
  'paddingLeft',
  'paddingTop',
  'position',
  'textAlign',
  'textDecorationLine',
  'textIndent',
  'textShadow',
  'textTransform',
  'userSelect',
  'whiteSpace',
  'wordSpacing',
  'opacity',
  'float',
] as const
function looks(node: Element): Readonly<Record<string, string>> {
  const style = getComputedStyle(node)
  return Object.fromEntries(LOOKS.map((name) => [name, style[name]]))
}

describe('SDK elements and their connection', () => {
  it('wait with a skeleton until they are connected, and again once they are not', async () => {
    const element = put('fangkit-fee-tab')
    await waitUntil(() => element.shadowRoot?.querySelector('[role="status"][aria-busy="true"]') != null)
    const ready = stands(element)
    const end = connectMemory({ store })
    await ready
    end()
    await waitUntil(() => within(rootOf(element)).queryByText('正在载入') !== null)
  })

  it('may share one page twice over, each connection with its back end and its city', async () => {
    const sides = ['440100', '440600'].map((city) => {
      const place = document.createElement('section')
      document.body.append(place)
      const memory = createMemoryTransport({ store })
      const asked: string[] = []
      const options = {
        transport: {
          ...memory,
          call: (request: Parameters<typeof memory.call>[0]) => {
            asked.push(request.method)
            return memory.call({ ...request, city: null })
          },
        },
        auth: createMemoryAuth(),
        live: false,
      }
      const cities: unknown[] = []
      const connect = (to: string) => {
        ends.push(
          connectFangkit(
            {
              ...options,
              scope: { city: to },
              onEvent: ({ type: happened, city: now }) => {
                if (happened === 'scopeChanged') cities.push(now)
              },
            },
            place,
          ),
        )
      }
      connect(city)
      return { place, asked, cities, connect }
    })
    const [left, right] = sides
    if (left === undefined || right === undefined) throw new Error('two sides')
    await stands(put('fangkit-fee-tab', left.place))
    expect([left.asked.length > 0, right.asked]).toEqual([true, []])
    await stands(put('fangkit-fee-tab', right.place))
    right.connect('441900')
    await waitUntil(() => right.cities.length > 0)
    expect([left.cities, right.cities]).toEqual([[], ['441900']])
  })

  it('follow each other: an element moved below another connection goes to it, and stands once', async () => {
    const [from, to] = [document.createElement('section'), document.createElement('section')]
    document.body.append(from, to)
    const asked = new Map<Element, number>()
    for (const place of [from, to]) {
      const memory = createMemoryTransport({ store })
      const call: typeof memory.call = (request) => {
        asked.set(place, (asked.get(place) ?? 0) + 1)
        return memory.call(request)
      }
      ends.push(connectFangkit({ transport: { ...memory, call }, auth: createMemoryAuth(), live: false }, place))
    }
    const element = put('fangkit-fee-tab', from)
    await stands(element)
    expect(asked.has(to)).toBe(false)
    to.append(element)
    await waitUntil(() => asked.has(to))
    await atRest(element)
    expect(rootOf(element).querySelectorAll('[data-fk-widget]')).toHaveLength(1)
  })

  it('find each other from within a shadow root', async () => {
    const place = document.createElement('section')
    document.body.append(place)
    const host = document.createElement('div')
    place.append(host)
    ends.push(
      connectFangkit({ transport: createMemoryTransport({ store }), auth: createMemoryAuth(), live: false }, place),
    )
    const inner = document.createElement('div')
    host.attachShadow({ mode: 'open' }).append(inner)
    await stands(put('fangkit-fee-tab', inner))
  })

  it('do not show an element that the page hides', () => {
    const element = put('fangkit-fee-tab')
    expect(getComputedStyle(element).display).toBe('block')
    element.hidden = true
    expect(getComputedStyle(element).display).toBe('none')
  })

  it('keep what was typed when connecting again changes the settings in place', async () => {
    const options = { transport: createMemoryTransport({ store }), auth: createMemoryAuth(), live: false }
    const first = connectFangkit(options)
    const element = put('fangkit-project-detail')
    await stands(element)
    const typed = await type(element, '37')
    ends.push(connectFangkit({ ...options, appearance: { scheme: 'dark' } }))
    await waitUntil(() => rootOf(element).querySelector('.fk-root')?.getAttribute('data-scheme') === 'dark')
    // The former connection is over already: ending it changes nothing.
    first()
    ends.push(connectFangkit({ ...options, appearance: { scheme: 'light' } }))
    await waitUntil(() => rootOf(element).querySelector('.fk-root')?.getAttribute('data-scheme') === 'light')
    expect(typed.isConnected && typed.value).toBe('37')
    ends.pop()?.()
    await waitUntil(() => !typed.isConnected)
  })

  it('keep what was typed when an element is moved, and the focus can be set again', async () => {
    connected()
    const [from, to] = [document.createElement('section'), document.createElement('section')]
    document.body.append(from, to)
    const element = put('fangkit-project-detail', from)
    await stands(element)
    const typed = await type(element, '41')
    expect(element.shadowRoot?.activeElement).toBe(typed)
    to.append(element)
    await Promise.resolve()
    expect([typed.isConnected, typed.value]).toEqual([true, '41'])
    write(typed, '4')
    await waitUntil(() => typed.value === '4' && element.shadowRoot?.activeElement === typed)
    expect(element.isDirty()).toBe(true)
  })

  it('refuse to connect without a transport, and say so in Chinese', () => {
    expect(() => connectFangkit({ auth: createMemoryAuth() } as Parameters<typeof connectFangkit>[0])).toThrow(
      'connectFangkit 缺少 transport',
    ) // adapter: a page without types
  })

  it('come and go by the hundred and leave no listener and no node behind', async () => {
    connected()
    const round = async () => {
      const element = put('fangkit-fee-tab')
      await waitUntil(() => element.shadowRoot?.querySelector('[data-fk-widget]') != null)
      element.remove()
      await waitUntil(() => element.shadowRoot?.querySelector('[data-fk-widget]') == null)
    }
    await round()
    const counted = countListeners([document, window, document.body])
    const nodes = document.querySelectorAll('*').length
    for (let left = 100; left > 0; left -= 1) await round()
    expect(counted.end()).toEqual([])
    expect(document.querySelectorAll('*').length).toBe(nodes)
  })
})

/** Opens the basic requirements and types the age of the borrower. */
async function type(element: HTMLElement, age: string): Promise<HTMLInputElement> {
  const root = rootOf(element)
  const section = await within(root).findByRole('region', { name: '基础需求' })
  await userEvent.click(await within(section).findByRole('button', { name: '编辑基础需求' }))
  const input = await within(section).findByLabelText<HTMLInputElement>('借款人年龄')
  write(input, age)
  await waitUntil(() => input.value === age)
  return input
}

/** What a keyboard does: the simulated one looks for the focus in the document, which knows the host only. */
function write(input: HTMLInputElement, text: string): void {
  input.focus()
  fireEvent.input(input, { target: { value: text } })
}

/** Listeners that were added to these and not taken away, by type. */
function countListeners(targets: readonly EventTarget[]): { end(): readonly string[] } {
  const stored = new Map<unknown, string>()
  const restore = targets.map((target) => {
    const { addEventListener, removeEventListener } = target
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) => {
      stored.set(listener, type)
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => stored.delete(listener))
      addEventListener.call(target, type, listener, options)
    }
    target.removeEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ) => {
      stored.delete(listener)
      removeEventListener.call(target, type, listener, options)
    }
    return () => {
      Reflect.deleteProperty(target, 'addEventListener')
      Reflect.deleteProperty(target, 'removeEventListener')
    }
  })
  return {
    end() {
      for (const one of restore) one()
      return [...stored.values()]
    },
  }
}
