import { cpSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'

/** A second copy of the package, as when two packages of a host each install their own. */
const SECOND = '.cache/second-copy'
beforeAll(() => {
  rmSync(SECOND, { recursive: true, force: true })
  cpSync('dist', SECOND, { recursive: true, filter: (path) => !path.endsWith('.d.ts') })
})

const isComponent = (value: unknown): value is ComponentType<Record<string, unknown>> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)

async function component(folder: string, entry: string, name: string): Promise<ComponentType<Record<string, unknown>>> {
  const found: unknown = Reflect.get(Object(await import(pathToFileURL(resolve(folder, `${entry}.js`)).href)), name)
  if (!isComponent(found)) throw new Error(`${entry} exports no ${name}`)
  return found
}

/** The whole page of a host, with everything that is still to come. */
async function drawn(page: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(page, {
    onError: (error) => {
      throw error
    },
  })
  await stream.allReady
  return text(stream)
}

const SETTINGS = { transport: { call: () => new Promise(() => undefined) }, auth: { getToken: () => null } }

describe('a widget in the provider of another copy of the package', () => {
  it.each([
    ['fee-tab', 'FeeTab', { projectId: 'p1' }],
    ['flow-tab', 'FlowTab', { projectId: 'p1' }],
    ['papers-tab', 'PapersTab', { projectId: 'p1' }],
    ['form-preview', 'FormPreview', { projectId: 'p1' }],
    ['project-detail', 'ProjectDetail', { projectId: 'p1' }],
    ['config-grid', 'ConfigGrid', { definition: {} }],
    ['image-viewer', 'ImageViewer', { items: [], open: true }],
  ])('is a box, and the page of the host stands around it: %s', async (entry, name, props) => {
    const page = async (folder: string) =>
      createElement(
        await component('dist', 'index', 'FangkitProvider'),
        SETTINGS,
        createElement('p', null, '宿主的内容'),
        createElement(await component(folder, entry, name), props),
      )
    const html = await drawn(await page(SECOND))
    expect(html).toContain('宿主的内容')
    expect(html).toContain('这部分内容暂时无法显示')
    expect(html).toContain(`data-fk-widget="${entry}"`)
  })

  it('is the widget itself in the provider of its own copy', async () => {
    const [provider, widget] = [
      await component('dist', 'index', 'FangkitProvider'),
      await component('dist', 'fee-tab', 'FeeTab'),
    ]
    expect(await drawn(createElement(provider, SETTINGS, createElement(widget, { projectId: 'p1' })))).not.toContain(
      '这部分内容暂时无法显示',
    )
  })
})
