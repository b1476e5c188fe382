import { describe, expect, it } from 'vitest'
import {
  afterClosing,
  type OpenTab,
  type OpenTabs,
  pageAfter,
  readTabs,
  withMoved,
  withPin,
  withPlace,
  withTab,
  withTitle,
} from '../../../host/web/shell/tabs/open-tabs.ts'

const tab = (path: string, more: Partial<OpenTab> = {}): OpenTab => ({ path, title: path, ...more })
const paths = (some: OpenTabs) => some.map(({ path }) => path).join(' ')
const tabs = [tab('/a'), tab('/b'), tab('/c')]
const anywhere = () => true

describe('open tabs', () => {
  it('SHL-002 adds a page once and keeps its place and title', () => {
    expect(withTab(tabs, tab('/d')).map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d'])
    expect(withTab(tabs, { path: '/b', title: '别的' })).toBe(tabs)
  })
  it('makes room for a new page by closing the oldest', () => {
    const many = Array.from({ length: 30 }, (_, at) => tab(`/${at}`))
    const next = withTab(many, tab('/new'))
    expect(next).toHaveLength(30)
    expect([next[0]?.path, next.at(-1)?.path]).toEqual(['/1', '/new'])
  })
  it('renames one page', () => {
    expect(withTitle(tabs, '/b', '新名')).toEqual([tab('/a'), { path: '/b', title: '新名' }, tab('/c')])
    expect(withTitle(tabs, '/x', '新名')).toBe(tabs)
  })
  it('SHL-002 shows the right neighbour of a closed page, else the left one, else the page that never closes', () => {
    const closing = (some: OpenTabs, path: string) => pageAfter(some, afterClosing(some, path, 'this'), path, '/home')
    expect(closing(tabs, '/b')).toBe('/c')
    expect(closing(tabs, '/c')).toBe('/b')
    expect(closing([tab('/a')], '/a')).toBe('/home')
    expect(closing([tab('/a', { at: '/a?tab=fees' }), tab('/b')], '/b')).toBe('/a?tab=fees')
    expect(pageAfter(tabs, afterClosing(tabs, '/a', 'this'), '/b', '/home')).toBe('/b')
  })
  it.each([
    ['left', '/a /c /d'],
    ['right', '/a /b /c'],
    ['others', '/a /c'],
    ['all', '/a'],
    ['this', '/a /b /d'],
  ] as const)('SHL-004 closes %s of a page and leaves the pinned ones', (closing, left) => {
    expect(paths(afterClosing([tab('/a', { pinned: true }), tab('/b'), tab('/c'), tab('/d')], '/c', closing))).toBe(
      left,
    )
  })
  it('keeps pinned pages at the left, in the order they were pinned', () => {
    const pinned = withPin(withPin(tabs, '/c', true), '/b', true)
    expect(paths(pinned)).toBe('/c /b /a')
    expect(paths(withPin(pinned, '/c', false))).toBe('/b /c /a')
    expect(withPin(tabs, '/x', true)).toBe(tabs)
    expect(
      paths(
        withTab(
          Array.from({ length: 30 }, (_, at) => tab(`/${at}`, at === 0 ? { pinned: true } : {})),
          tab('/new'),
        ),
      )
        .split(' ')
        .slice(0, 2),
    ).toEqual(['/0', '/2'])
  })
  it('moves a page to the place of another one, pinned ones among themselves', () => {
    expect(paths(withMoved(tabs, '/a', '/c'))).toBe('/b /c /a')
    expect(paths(withMoved(tabs, '/c', '/a'))).toBe('/c /a /b')
    const pinned = withPin(tabs, '/a', true)
    expect(withMoved(pinned, '/a', '/c')).toBe(pinned)
  })
  it('remembers where on a page a person was', () => {
    const there = withPlace(tabs, '/b', '/b?tab=flow')
    expect(there[1]).toEqual(tab('/b', { at: '/b?tab=flow' }))
    expect(withPlace(there, '/b', '/b?tab=flow')).toBe(there)
    expect(withPlace(there, '/b', '/b')[1]).toEqual(tab('/b'))
    expect(withPlace(tabs, '/b', '/b')).toBe(tabs)
  })
  it('SHL-003 reads pins and places back, and no place of another page', () => {
    expect(
      readTabs(
        JSON.stringify([tab('/a'), tab('/b', { pinned: true, at: '/b?x=1' }), tab('/c', { at: '/elsewhere' })]),
        anywhere,
      ),
    ).toEqual([tab('/b', { pinned: true, at: '/b?x=1' }), tab('/a'), tab('/c')])
  })
  it('SHL-003 reads what was kept', () => {
    expect(readTabs(JSON.stringify(tabs), anywhere)).toEqual(tabs)
  })
  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '{"a":1}',
    '[1,null,{}]',
    '[{"path":1,"title":"x"}]',
    '[{"path":"https://elsewhere","title":"x"}]',
  ])('reads %s as no tabs', (text) => {
    expect(readTabs(text, anywhere)).toEqual([])
  })
  it('drops pages that are no more, and doubles', () => {
    expect(readTabs(JSON.stringify([...tabs, tab('/a')]), (path) => path !== '/b')).toEqual([tab('/a'), tab('/c')])
  })
})
