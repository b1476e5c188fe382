import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLES, exampleOf } from '../../examples/frame/readme.ts'
import { LOOK_RULES } from '../look-rules.ts'
import { leave, settled } from '../opened-page.ts'
import { darken, type Examples, open, openExamples, READY, stumbles } from './opened.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples()
})
afterAll(() => examples?.close())

const folders = readdirSync('examples').filter((name) => existsSync(join('examples', name, 'index.html')))
const linesOf = (path: string): number => readFileSync(path, 'utf8').trimEnd().split('\n').length

describe('the folders', () => {
  it('each have a README with a head, and a file to begin with that fits on a screen', () => {
    expect(EXAMPLES.map(({ folder }) => folder).sort()).toEqual([...folders].sort())
    expect(
      folders.filter(
        (folder) =>
          !['main.tsx', 'main.ts'].some(
            (name) => existsSync(join('examples', folder, name)) && linesOf(join('examples', folder, name)) <= 60,
          ),
      ),
    ).toEqual([])
    expect(() => exampleOf('../x/README.md', '---\ntitle: 没有想法\n---\n')).toThrow('缺少 idea')
  })
  it('all have a test of what they show', () => {
    expect(Object.keys(READY).sort()).toEqual([...folders].sort())
  })
})

describe('the gallery', () => {
  it('leads to every folder and to the scenarios its README names', async () => {
    const { page, faults } = await open(examples, '')
    const linked = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(linked.sort()).toEqual(
      EXAMPLES.flatMap(({ folder, links }) => [
        `./${folder}/`,
        ...links.map(({ search }) => `./${folder}/${search}`),
      ]).sort(),
    )
    await page.getByRole('link', { name: '收支', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '收支' }).waitFor()
    await page.getByRole('link', { name: '全部示例' }).click()
    await page.getByRole('heading', { level: 1, name: 'fangkit 示例' }).waitFor()
    expect(await stumbles(page)).toEqual([])
    expect(faults).toEqual([])
    await leave(page)
  })
  it('follows a system that is dark', async () => {
    const { page } = await open(examples, '', { colorScheme: 'dark' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark')
    expect(await stumbles(page)).toEqual([])
    await leave(page)
  })
})

describe.each(EXAMPLES)('examples/$folder', ({ folder, title }) => {
  it('is ready without a fault, has its title, and nobody stumbles, in the light or in the dark', async () => {
    const { page, faults } = await open(examples, `${folder}/`, { colorScheme: 'light' })
    await READY[folder]?.(page)
    expect(await page.title()).toBe(`${title} · fangkit 示例`)
    // The sheet of parts shows what is loading for ever, and is looked at part by part among the tests of parts.
    if (folder !== 'component-sheet') {
      await settled(page)
      expect(await stumbles(page)).toEqual([])
      await darken(page)
      expect(await stumbles(page, LOOK_RULES)).toEqual([])
    }
    expect(faults).toEqual([])
    await leave(page)
  })
})

it('changes to dark at once for a person who asked the system for less motion', async () => {
  const { page } = await open(examples, 'flow-tab/', { colorScheme: 'light' })
  await READY['flow-tab']?.(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  // One call reads the scheme and the transitions of the same moment.
  const transitions = await page.waitForFunction(() => {
    const widgets = [...document.querySelectorAll('.fk-root')]
    if (widgets.some((widget) => widget.getAttribute('data-scheme') !== 'dark')) return null
    for (const widget of widgets) getComputedStyle(widget).getPropertyValue('color')
    return { count: document.getAnimations().filter((animation) => animation instanceof CSSTransition).length }
  })
  expect(await transitions.jsonValue()).toEqual({ count: 0 })
  await leave(page)
})

it('the page with React 18 runs on it, beside pages that do not', async () => {
  const { page } = await open(examples, 'react-18/')
  await page.getByText(/^React 18\./).waitFor()
  await leave(page)
})

it('the strict page has its policy, keeps it, and refuses what breaks it', async () => {
  const { page } = await open(examples, 'strict-csp/')
  await READY['strict-csp']?.(page)
  await page.getByText('违反策略 0 次').waitFor()
  expect(
    await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b></b>'
      } catch (error) {
        return error instanceof TypeError
      }
      return false
    }),
  ).toBe(true)
  await page.getByText('违反策略 1 次').waitFor()
  await leave(page)
})
