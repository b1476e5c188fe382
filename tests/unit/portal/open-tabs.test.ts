import { describe, expect, it } from 'vitest'
import { neighbourOf, readTabs, withoutTab, withTab, withTitle } from '../../../host/web/shell/open-tabs.ts'

const tab = (path: string) => ({ path, title: path })
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
    expect(neighbourOf(tabs, '/b', '/home')).toBe('/c')
    expect(neighbourOf(tabs, '/c', '/home')).toBe('/b')
    expect(neighbourOf([tab('/a')], '/a', '/home')).toBe('/home')
    expect(withoutTab(tabs, '/b')).toEqual([tab('/a'), tab('/c')])
  })
  it('SHL-003 reads what was kept', () => {
    expect(readTabs(JSON.stringify(tabs), anywhere)).toEqual(tabs)
  })
  it.each([null, '', '{', 'null', '7', '{"a":1}', '[1,null,{}]', '[{"path":1,"title":"x"}]', '[{"path":"https://elsewhere","title":"x"}]'])('reads %s as no tabs', (text) => {
    expect(readTabs(text, anywhere)).toEqual([])
  })
  it('drops pages that are no more, and doubles', () => {
    expect(readTabs(JSON.stringify([...tabs, tab('/a')]), (path) => path !== '/b')).toEqual([tab('/a'), tab('/c')])
  })
})
