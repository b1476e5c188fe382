import { posix } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { NAV, NAV_EN, SIDEBAR, SIDEBAR_EN } from '../../../docs/site/navigation.ts'
import { HOSTS } from '../../../docs/site/hosts.ts'
import { withPageLinks } from '../../../docs/site/page-links.ts'
import { wordsOf } from '../../../docs/site/search-words.ts'
import { sitePages } from '../../../docs/site/site-pages.ts'
import { ELEMENT_TABLES } from '../../../lib/elements/tables.ts'

let pages: ReadonlyMap<string, string> = new Map()
beforeAll(async () => {
  pages = await sitePages()
})

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, 'code')

/** Addresses a page leads to: links of Markdown, and those written as tags. */
const linksIn = (text: string): readonly string[] => [
  ...[...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, path = '']) => path),
  ...[...withoutCode(text).matchAll(/\shref="([^"]+)"/g)].map(([, path = '']) => path),
]

/** The file of a page, from an address as a page or the navigation writes it. */
function fileOf(path: string, from: string): string {
  const whole = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(from), path)
  if (whole === '' || whole === '.' || whole.endsWith('/')) return posix.join(whole, 'index.md')
  return whole.replace(/(?:\.html|\.md)?$/, '.md')
}

/** The names a link to a part of the page may use. */
const partsOf = (text: string): readonly string[] =>
  [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = '']) => {
    const [, own] = /\{#([\w-]+)[^}]*\}$/.exec(heading) ?? []
    return (
      own ??
      heading
        .toLowerCase()
        .replace(/[`*]/g, '')
        .trim()
        .replace(/[\s~!@#$%^&()+=[\]{}|\\;:"'<>,.?/]+/g, '-')
    )
  })

/** Links of a page that lead nowhere. */
function broken(file: string, text: string): readonly string[] {
  return linksIn(text).flatMap((link) => {
    if (/^(?:[a-z]+:|\/examples\/)/.test(link)) return []
    const [path = '', part] = link.split('#')
    const target = path === '' ? file : fileOf(path, file)
    const found = pages.get(target)
    if (found === undefined) return [`${file}: ${link}`]
    return part === undefined || partsOf(found).includes(decodeURIComponent(part)) ? [] : [`${file}: ${link}`]
  })
}

describe('the pages of the documentation', () => {
  it('lead nowhere that is not there, neither to a page nor to a part of one', () => {
    expect(pages.size).toBeGreaterThan(150)
    expect([...pages].flatMap(([file, text]) => broken(file, text))).toEqual([])
    expect(broken('start/vite.md', '[no page](nowhere.md) [no part](index.md#nowhere) <a href="../x.html">')).toEqual([
      'start/vite.md: nowhere.md',
      'start/vite.md: index.md#nowhere',
      'start/vite.md: ../x.html',
    ])
  })
  it('are all reached from the bar or the list beside them, but for what an index lists', () => {
    const linked = JSON.stringify([NAV, NAV_EN, SIDEBAR, SIDEBAR_EN]).matchAll(/"link":"([^"]+)"/g)
    const reached = new Set([...linked].map(([, link = '']) => fileOf(link, '')))
    expect([...reached].filter((file) => !pages.has(file) && !file.startsWith('examples/'))).toEqual([])
    const indexed = /^guides\/reference\/(?:calls|fields)\/|^(?:en\/)?index\.md$/
    expect([...pages.keys()].filter((file) => !reached.has(file) && !indexed.test(file))).toEqual([])
  })
  it('begin with every host in both languages, with its own lines on the first page', () => {
    for (const { id } of HOSTS)
      for (const language of ['', 'en/']) {
        expect([...pages.keys()]).toContain(`${language}start/${id}.md`)
        expect(pages.get(`${language}index.md`)).toMatch(new RegExp(`^<template #${id}>\\n\\n\`\`\`\\w+\\{`, 'm'))
      }
  })
  it('show code that tests build and run in the place of the lines that name it', () => {
    expect(pages.get('start/next.md')).toContain("'use client'\nimport { FangkitProvider } from 'fangkit'")
    expect(pages.get('start/page.md')).toContain("from '/fangkit/elements.js'")
    expect(pages.get('start/index.md')).toContain("createFetchTransport({ baseUrl: 'https://cases.example' })")
    expect([...pages].filter(([, text]) => /^<!-- (?:file|first|script) /m.test(text)).map(([file]) => file)).toEqual(
      [],
    )
  })
})

describe('the page of a widget', () => {
  const ORDER = ['试一试', '属性', '事件', '方法', '出错时', '常见做法']
  it('has the same parts in the same order for each of them', () => {
    for (const widget of Object.keys(ELEMENT_TABLES))
      expect([
        widget,
        ...[...withoutCode(pages.get(`widgets/${widget}.md`) ?? '').matchAll(/^## (\S+)/gm)].map(([, name]) => name),
      ]).toEqual([widget, ...ORDER])
  })
  it('names every prop, event, hook and method of its table, and what to do about an error', () => {
    for (const { widget, props, events, hooks, methods } of Object.values(ELEMENT_TABLES)) {
      const text = pages.get(`widgets/${widget}.md`) ?? ''
      expect([
        widget,
        ...Object.keys({ ...props, ...events, ...hooks, ...methods }).filter(
          (name) => !new RegExp(`^\\| \`${name}\``, 'm').test(text),
        ),
      ]).toEqual([widget])
      expect(text).toMatch(/^\| `CRASHED` \| .+ \| .+ \|$/m)
    }
  })
  it('lists the errors its calls declare, and no others', () => {
    expect(pages.get('widgets/fee-tab.md')).toContain('| `CONFLICT` |')
    expect(pages.get('widgets/fee-tab.md')).not.toContain('| `LOGIN_FAILED` |')
  })
})

describe('a link between files', () => {
  const place = { from: 'lib/guides/auth.md', to: 'guides/auth.md' }
  const known = new Map([
    ['lib/guides/reference/errors.md', 'guides/reference/errors.md'],
    ['lib/guides/auth.md', 'guides/auth.md'],
  ])
  it('leads to the page of the file, keeps its words where there is none, and is left alone in code', () => {
    expect(withPageLinks('见[错误](reference/errors.md#后端答复的)。', place, known)).toBe(
      '见[错误](reference/errors.md#后端答复的)。',
    )
    expect(withPageLinks('见[首页](../../README.md)与[层](../README.md)。', place, known)).toBe(
      '见[首页](../start/index.md)与层。',
    )
    expect(withPageLinks('```ts\nconst a = [b](c.md)\n```', place, known)).toBe('```ts\nconst a = [b](c.md)\n```')
    expect(withPageLinks('[别处](https://a.example) [这里](#part)', place, known)).toBe(
      '[别处](https://a.example) [这里](#part)',
    )
  })
})

describe('the words of the search', () => {
  it('are those of Chinese sentences, and names of code whole and in parts', () => {
    expect(wordsOf('财务审核 onSubTabChange，见 CONFLICT')).toEqual(
      expect.arrayContaining(['财务', '审核', 'onSubTabChange', 'Sub', 'Tab', 'Change', 'CONFLICT']),
    )
    expect(wordsOf('，。 ·')).toEqual([])
  })
})
