import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ELEMENT_TABLES } from '../../lib/elements/tables.ts'
import { WAYS } from './callbacks.ts'
import { MISBEHAVIOURS } from './shown.ts'
import { hide, openSite, show, type Site, visit } from './site.ts'
import { WIDGET_NAMES } from './widget-names.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

/** Asked in its own time, and told when it goes wrong. */
const LOUD = ['throws', 'rejects']

describe.each(MISBEHAVIOURS)('a host whose callback %s', (how) => {
  it.each(WIDGET_NAMES)('E07 still has a %s that works, and hears of it as often as it was called', async (widget) => {
    const { page, faults } = await visit(site)
    for (const { callbacks, go, works, ...shown } of WAYS.filter((way) => way.widget === widget)) {
      const standing = await show(page, { ...shown, wrong: { how, widget: callbacks, provider: [] } })
      await go(page)
      await works(page)
      const told = await standing.evaluate((one) => ({ ...one.told }))
      expect(Object.keys(told).sort()).toEqual([...callbacks].sort())
      const heard = await standing.evaluate((one) => [...one.errors])
      for (const name of callbacks.filter((one) => one.startsWith('on'))) {
        expect(heard.filter((op) => op === name).length, name).toBe(LOUD.includes(how) ? told[name] : 0)
      }
      await hide(page, standing)
    }
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('E07 still has a widget that works when it is the provider that was given it', async () => {
    const { page, faults } = await visit(site)
    const provider = ['notify', 'onEvent', 'onError', 'now', 'portal', 'auth.can', 'auth.onSignedOut', 'sources.searchCommunities']
    const standing = await show(page, { widget: 'project-detail', wrong: { how, widget: ['onTabChange'], provider } })
    await page.getByRole('tab', { name: '收支' }).click()
    await page.getByRole('tab', { name: '收支', selected: true }).waitFor()
    await hide(page, standing)
    expect(faults).toEqual([])
    await page.context().close()
  })
})

const sourcesIn = (folder: string, recursive: boolean): readonly string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name)).map((name) => readFileSync(join(folder, name), 'utf8'))

/** The doors through which a widget calls its host: what goes wrong behind them goes no further. */
const DOORS = (name: string): RegExp => new RegExp(`useHost(?:Callback|Address)(?:<[^>]*>)?\\((?:\\w+\\.)?${name}, '${name}'\\)|(?:op: |OP = )'${name}'`)

describe('every callback of every widget', () => {
  it.each(WIDGET_NAMES)('E07 is called through a door that holds: %s', (widget) => {
    const { events, hooks, props } = ELEMENT_TABLES[widget]
    const sources = [...sourcesIn(`lib/widgets/${widget}`, true), ...sourcesIn('lib/widgets', false), ...sourcesIn('lib/viewer', false)]
    const functions = Object.keys(props).filter((name) => name.endsWith('Href'))
    const names = [...Object.keys(events), ...Object.keys(hooks), ...functions]
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !sources.some((source) => DOORS(name).test(source)))).toEqual([])
  })
})
