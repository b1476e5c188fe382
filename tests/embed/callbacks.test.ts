import type { JSHandle } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ELEMENT_TABLES } from '../../lib/elements/tables.ts'
import { share } from '../tier.ts'
import { MISBEHAVIOURS, type ShownWidget } from './shown.ts'
import { leave } from '../opened-page.ts'
import { openSite, showing, type Site, UNCAUGHT, type Visit, visit } from './site.ts'
import { PROVIDER_WAYS } from './ways/provider-ways.ts'
import { expectedReports, type Kind, type Way } from './ways/way.ts'
import { WAYS } from './ways/ways.ts'
import { WIDGET_NAMES } from './widget-names.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const CRASH = 'a text that crashes'
/** React logs every crash during development, including caught ones; the console must contain nothing else. */
const faultsOf = ({ faults }: Visit, crashes: boolean): readonly string[] =>
  faults.splice(0).filter((fault) => !crashes || fault.startsWith(UNCAUGHT))
const kindOf = (name: string): Kind =>
  name.startsWith('on')
    ? 'told'
    : name.startsWith('before')
      ? 'waited for'
      : name.endsWith('Href')
        ? 'asked while drawing'
        : 'stands in'
const named = (way: Way): string => `${way.widget}: ${way.callbacks.join(', ')}`
const WAYS_BY_NAME = WAYS.map((way) => [named(way), way] as const)

describe.each(MISBEHAVIOURS)('a host whose callback %s', (how) => {
  const manner = [MISBEHAVIOURS.indexOf(how), MISBEHAVIOURS.length] as const
  let opened: Visit
  beforeAll(async () => {
    opened = await visit(site)
  })
  afterAll(() => opened && leave(opened.page))

  /** Some callbacks are called after what a person sees. */
  const expectReported = (shownWidget: JSHandle<ShownWidget>, name: string, op: string, kind: Kind): Promise<void> =>
    expect
      .poll(
        async () => {
          const { called, reportCount } = await shownWidget.evaluate(
            (one, [expected, as]) => ({
              called: one.callCounts[expected] ?? 0,
              reportCount: one.errors.filter((reported) => reported === as).length,
            }),
            [name, op] as const,
          )
          return called > 0 && expectedReports(kind, how, called).includes(reportCount)
            ? 'as it should'
            : `called ${called} times, heard ${reportCount} times`
        },
        { message: name },
      )
      .toBe('as it should')

  it.each(share(WAYS_BY_NAME, ...manner))(
    'E07 still has a widget that works, and hears of it: %s',
    async (_, { callbacks, go, works, ...shown }) => {
      const { page } = opened
      await showing(page, { ...shown, wrong: { how, widget: callbacks, provider: [] } }, async (shownWidget) => {
        await go(page)
        await works(page, how)
        for (const name of callbacks) await expectReported(shownWidget, name, name, kindOf(name))
      })
      expect(faultsOf(opened, shown.also === CRASH)).toEqual([])
    },
  )

  it.each(share(Object.entries(PROVIDER_WAYS), ...manner))(
    'E07 still has widgets that work where the provider was given it: %s',
    async (name, { kind, go, works, ...shown }) => {
      const { page } = opened
      await showing(page, { ...shown, wrong: { how, widget: [], provider: [name] } }, async (shownWidget) => {
        await go(page)
        await works(page, how)
        await expectReported(shownWidget, name, kind === 'drawn' ? name : (name.split('.').at(-1) ?? name), kind)
      })
      expect(faultsOf(opened, shown.also === CRASH || kind === 'drawn')).toEqual([])
    },
  )
})

describe('every callback of every widget', () => {
  it.each(WIDGET_NAMES)('E07 lies on a way a person goes: %s', (widget) => {
    const { events, hooks, props } = ELEMENT_TABLES[widget]
    const functions = Object.keys(props).filter((name) => name.endsWith('Href') || name === 'fallback')
    const walked = new Set(WAYS.filter((way) => way.widget === widget).flatMap(({ callbacks }) => callbacks))
    expect([...Object.keys(events), ...Object.keys(hooks), ...functions].filter((name) => !walked.has(name))).toEqual(
      [],
    )
  })
})
