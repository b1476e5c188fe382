import { FangkitProvider, type FangkitProviderProps } from 'fangkit'
import pdfWorker from 'fangkit/pdf-worker?url'
import { createMemoryAuth, createMemoryTransport, type MemoryContents } from 'fangkit/testing'
import { Fragment, StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'
import { holidayRows, holidays } from '../../../examples/config-grid/holidays.ts'
import { NOW, type Shown, type ShownWidget } from '../shown.ts'
import { fillHost } from './host-content.ts'
import { manyMatterRows, manyMatters, matterRows, matters } from './matters.ts'
import { HOSTILE, RESET } from './sheets.ts'
import { showElement } from './show-element.ts'
import { PREPARED, WIDGETS } from './widgets.tsx'
import { allWrong } from './wrong.ts'

const asked = new URLSearchParams(location.search)
const now = (): number => NOW
/** Functions that remove the widgets on the page. */
const mounted = new Set<() => void>()
/** The initial data of every server, seeded once for all pages. */
const contents: MemoryContents = await (await fetch('/contents.json')).json()
/** Servers by signed-in user. */
const servers = new Map<string, ReturnType<typeof createMemoryTransport>>()

/** One server per user, so that the changes of one test are not visible to the next test of another user. */
function serverOf(user: string): ReturnType<typeof createMemoryTransport> {
  const server =
    servers.get(user) ??
    createMemoryTransport({
      user,
      now,
      contents,
      grids: [holidays, matters, manyMatters],
      gridRows: [holidayRows, matterRows, manyMatterRows],
    })
  servers.set(user, server)
  return server
}

/**
 * Address at which the page's server provides files of the back end, for pages whose policy allows no blob pictures.
 */
const FILES = '/files/'
const addresses = asked.get('files') === 'addresses' && {
  urlOf: (path: string) => `${FILES}${encodeURIComponent(path)}`,
}

/** A file for the page's server, in a form that can be serialised. */
async function fileAt(path: string): Promise<{ readonly type: string; readonly base64: string }> {
  const blob = await serverOf('manager').download({ path })
  const reader = new FileReader()
  const read = new Promise((resolve) => reader.addEventListener('loadend', resolve))
  reader.readAsDataURL(blob)
  await read
  return { type: blob.type, base64: String(reader.result).replace(/^.*,/, '') }
}

/** The styles of the page, and the style sheet of the library that its host chose. */
async function dress(): Promise<void> {
  const [look, sheet] = [asked.get('look'), asked.get('sheet') ?? 'plain']
  const own = look === 'hostile' ? HOSTILE : look === 'reset' ? RESET : ''
  const element = document.createElement('style')
  // The host decides the order of the layers.
  element.textContent = sheet === 'layered' ? `@layer host, fangkit; @layer host { ${own} }` : own
  // A strict policy forbids style elements in the page.
  if (own !== '') document.head.append(element)
  if (sheet === 'plain') await import('fangkit/styles.css')
  if (sheet === 'layered') await import('fangkit/styles.layered.css')
}

/** Renders a widget in the first free container. */
async function show(shown: Shown): Promise<ShownWidget> {
  const { widget, strict = false, user = 'manager', wrong, scenario = 'demo', props, also } = shown
  const place = document.querySelector('[data-place]:empty')
  if (place === null) throw new Error('no place is free')
  const [calls, errors, events]: readonly [string[], string[], string[]] = [[], [], []]
  const callCounts: Record<string, number> = {}
  const server = serverOf(user)
  server.setScenario(scenario)
  const {
    onError: wrongOnError,
    onEvent: wrongOnEvent,
    auth,
    ...others
  } = wrong ? allWrong(wrong.provider, wrong.how, callCounts) : {}
  const settings: FangkitProviderProps = {
    transport: {
      ...server,
      ...addresses,
      call: (request) => {
        calls.push(`${request.service}.${request.method}`)
        return server.call({ ...request, city: null })
      },
    },
    auth: { ...createMemoryAuth(), ...(typeof auth === 'object' ? auth : {}) },
    assets: { pdfWorker },
    now,
    ...(shown.city !== undefined && { scope: { city: shown.city } }),
    onError: (error) => {
      errors.push(error.op)
      return typeof wrongOnError === 'function' ? wrongOnError(error) : undefined
    },
    onEvent: (event) => {
      events.push(event.type)
      return typeof wrongOnEvent === 'function' ? wrongOnEvent(event) : undefined
    },
    ...others,
  }
  const recorded = { calls, errors, events, callCounts }
  if (shown.as === 'element') {
    const hide = leaving(await showElement(place, shown, settings))
    return {
      ...recorded,
      hide,
      enter: () => {
        throw new Error('elements are connected, see their own tests')
      },
    }
  }
  const Frame = strict ? StrictMode : Fragment
  const Widget = WIDGETS[widget]
  const widgetProps = {
    ...(also && PREPARED[also](widget)),
    ...props,
    ...(wrong && allWrong(wrong.widget, wrong.how, callCounts)),
  }
  const root = createRoot(place)
  const draw = (own: Partial<FangkitProviderProps>): void =>
    root.render(
      <Frame>
        <FangkitProvider {...settings} {...own}>
          <Widget {...widgetProps} />
        </FangkitProvider>
      </Frame>,
    )
  draw({})
  return { ...recorded, hide: leaving(() => root.unmount()), enter: (city) => draw({ scope: { city } }) }
}

/** Stores the function that removes a widget until it is called. */
function leaving(end: () => void): () => void {
  const hide = (): void => {
    if (mounted.delete(hide)) end()
  }
  mounted.add(hide)
  return hide
}

/** Removes all remaining widgets. */
function clear(): void {
  for (const hide of [...mounted]) hide()
}

const copy = { react: version, show, clear, fileAt }
/** One for each copy of the library on the page. */
export type Copy = typeof copy
declare global {
  interface Window {
    copies?: Copy[]
  }
}

const host = document.querySelector('[data-host]:empty')
if (host) {
  fillHost(host)
  await dress()
}
// React adds listeners once to every document it renders into; this renders into it before the library does.
createRoot(document.createElement('div')).render(null)
window.copies = [...(window.copies ?? []), copy]
