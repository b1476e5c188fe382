import type { ConnectOptions } from 'fangkit/elements'
import type { Shown } from '../shown.ts'
import { DEFAULT_PROPS, PREPARED } from './widgets.tsx'

type Connect = (options: ConnectOptions, root: Element) => () => void

/** The elements as a page without a bundler loads them. */
async function elements(): Promise<Connect> {
  const address = new URL('../elements/elements.js', location.href).href
  // adapter: a file of the server, not of this bundle
  const { connectFangkit } = (await import(/* @vite-ignore */ address)) as { connectFangkit: Connect }
  return connectFangkit
}

/** Puts the element of a widget into a place; the returned function takes it away again. */
export async function showElement(
  place: Element,
  { widget, props, also }: Shown,
  options: ConnectOptions,
): Promise<() => void> {
  const connectFangkit = await elements()
  const disconnect = connectFangkit(options, place)
  const element = document.createElement(`fangkit-${widget}`)
  element.className = 'element'
  Object.assign(element, DEFAULT_PROPS[widget], also && PREPARED[also](widget), props)
  if (widget === 'image-viewer') {
    const button = document.createElement('button')
    button.textContent = '打开图片'
    button.addEventListener('click', () => Object.assign(element, { open: true }))
    element.addEventListener('fangkit-close', () => Object.assign(element, { open: false }))
    place.append(button)
  }
  place.append(element)
  return () => {
    place.replaceChildren()
    disconnect()
  }
}
