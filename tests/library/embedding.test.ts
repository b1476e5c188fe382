import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPage, serveFolder } from '../built-page.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'

const PATIENCE_MS = 30_000
/** What a person can see of an element. */
const LOOKS = [
  'alignItems', 'appearance', 'backgroundColor', 'borderBottomColor', 'borderBottomStyle', 'borderBottomWidth', 'borderCollapse', 'borderSpacing', 'borderTopLeftRadius', 'borderTopWidth', 'boxShadow', 'boxSizing', 'color', 'cursor', 'display',
  'fill', 'float', 'fontFamily', 'fontSize', 'fontStyle', 'fontWeight', 'height', 'letterSpacing', 'lineHeight', 'listStyleType', 'marginBottom', 'marginLeft', 'marginTop', 'minHeight', 'opacity', 'outlineStyle', 'paddingBottom', 'paddingLeft', 'paddingTop',
  'position', 'stroke', 'strokeWidth', 'textAlign', 'textDecorationLine', 'textIndent', 'textShadow', 'textTransform', 'transform', 'transitionDuration', 'userSelect', 'verticalAlign', 'visibility', 'whiteSpace', 'width', 'wordSpacing',
] as const
/** Icons hold no text. */
const TEXT_ONLY: readonly string[] = ['letterSpacing', 'lineHeight', 'listStyleType', 'textAlign', 'textIndent', 'textShadow', 'textTransform', 'userSelect', 'verticalAlign', 'whiteSpace', 'wordSpacing']

let browser: Browser
let site: { readonly url: string; close(): void }
beforeAll(async () => {
  const folder = await buildPage({ root: 'tests/library/page', name: 'library-page', from: 'dist' })
  ;[site, browser] = await Promise.all([serveFolder(folder), chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] })])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

async function open(query: string, faults: string[] = []): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto(`${site.url}${query}`)
  return page
}

/** The widget as it is drawn once its data is there, in a column of a fixed width. */
async function openWidget(query: string): Promise<Page> {
  const page = await open(query)
  await page.addStyleTag({ content: '#app#app, #app#app main, #app#app #widget { display: block; width: 1200px; padding: 0; margin: 0; border: 0; opacity: 1; float: none; box-sizing: border-box; transition: none }' })
  await page.getByRole('region', { name: '基础需求' }).getByRole('button', { name: '编辑' }).waitFor()
  // Every section brings its data along; what is still on its way says so.
  await page.waitForFunction(() => document.querySelector('.fk-root [aria-busy="true"]') === null)
  return page
}

/** Computed looks of every element that a selector names, by its place in the document. */
function looksOf(page: Page, selector: string): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  return page.evaluate(([wanted, properties, textOnly]) => {
    const looks: Record<string, Record<string, string>> = {}
    const note = (element: Element, place: string, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      const shown = element.closest('svg') ? properties.filter((name) => !textOnly.includes(name)) : properties
      looks[`${place}${pseudo ?? ''}`] = Object.fromEntries(pseudo ? [['content', style.content]] : shown.map((name) => [name, String(Reflect.get(style, name))]))
    }
    for (const [index, element] of [...document.querySelectorAll(wanted)].entries()) {
      const place = `${index} ${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').slice(0, 60)}`
      note(element, place)
      note(element, place, '::before')
      note(element, place, '::after')
    }
    return looks
  }, [selector, [...LOOKS], [...TEXT_ONLY]] as const)
}

type Looks = Awaited<ReturnType<typeof looksOf>>

/** Every difference as one line. */
const differences = (calm: Looks, hostile: Looks): readonly string[] =>
  Object.entries(calm).flatMap(([place, looks]) => Object.entries(looks).flatMap(([name, value]) => (hostile[place]?.[name] === value ? [] : [`${place} ${name}: ${value} → ${hostile[place]?.[name]}`])))

describe('the built library in a partner’s page', () => {
  it('SDK-013 works from its bundle alone, without a fault', async () => {
    const faults: string[] = []
    const page = await open('', faults)
    const basic = page.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByLabel('借款人年龄').fill('38')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('保存成功').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('looks the same on a calm page and under a hostile style sheet', async () => {
    const [calm, hostile] = [await openWidget(''), await openWidget('?hostile')]
    const [expected, actual] = [await looksOf(calm, '.fk-root, .fk-root *'), await looksOf(hostile, '.fk-root, .fk-root *')]
    expect(Object.keys(expected).length).toBeGreaterThan(500)
    expect(differences(expected, actual).slice(0, 20)).toEqual([])
    await Promise.all([calm, hostile].map((page) => page.context().close()))
  })

  it('changes nothing on the page around it', async () => {
    const [alone, beside] = [await open('?alone'), await openWidget('')]
    const wanted = 'html, body, [data-host], [data-host] *'
    await alone.addStyleTag({ content: '#app#app, #app#app main, #app#app #widget { display: block; width: 1200px; padding: 0; margin: 0; border: 0; opacity: 1; float: none; box-sizing: border-box; transition: none }' })
    const [expected, actual] = [await looksOf(alone, wanted), await looksOf(beside, wanted)]
    expect(Object.keys(expected).length).toBeGreaterThan(20)
    // The page grows with the widget in it.
    expect(differences(expected, actual).filter((line) => !/^\d+ (html|body)\S* height/.test(line))).toEqual([])
    await Promise.all([alone, beside].map((page) => page.context().close()))
  })
})
