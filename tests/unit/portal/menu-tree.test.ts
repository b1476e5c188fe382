import { describe, expect, it } from 'vitest'
import {
  entryAt,
  foundIn,
  leaves,
  type MenuRow,
  menuTree,
  titleAt,
  menuPathTo,
} from '../../../host/web/shell/menu/menu-tree.ts'

const row = (code: string, father: string | null, path: string | null, sort: number): MenuRow => ({
  code,
  name: `名${code}`,
  father,
  path,
  icon: null,
  badge: null,
  readings: null,
  sort,
})
const ROWS = [
  row('G1', null, null, 20),
  row('G2', null, null, 10),
  row('EMPTY', null, null, 30),
  row('A', 'G1', '/A', 2),
  row('B', 'G1', '/B', 1),
  row('GONE', 'G2', '/Gone', 1),
  row('COSTS', 'G2', '/Costs', 2),
  row('COSTS/X', 'COSTS', '/Costs/X', 1),
  row('LOOP', 'LOOP', '/Loop', 1),
  row('LOST', 'NOWHERE', '/Lost', 40),
]
const tree = menuTree(ROWS, (path) => path !== '/Gone')

describe('SHL-001 the menu', () => {
  it('OPN-075 stands in its order, without entries that lead to no page and groups nothing is left in', () => {
    expect(tree.map(({ code }) => code)).toEqual(['G2', 'G1', 'LOST'])
    expect(tree[0]?.children.map(({ code, children }) => [code, children.length])).toEqual([['COSTS', 1]])
    expect(tree[1]?.children.map(({ code }) => code)).toEqual(['B', 'A'])
  })
  it('knows the entry of a page by its whole address, else by the first part of it', () => {
    expect(entryAt(tree, '/Costs/X')?.code).toBe('COSTS/X')
    expect(entryAt(tree, '/A/7')?.code).toBe('A')
    expect(entryAt(tree, '/404')).toBeNull()
    expect(menuPathTo(tree, 'COSTS/X')).toEqual(['G2', 'COSTS', 'COSTS/X'])
  })
  it('names a page below another one after both, and no record after its list', () => {
    expect([titleAt(tree, '/Costs/X'), titleAt(tree, '/A'), titleAt(tree, '/A/7')]).toEqual([
      '名COSTS · 名COSTS/X',
      '名A',
      null,
    ])
  })
  it('is searched by all words, in any part of what stands above', () => {
    expect(foundIn(tree, '名g1 b').map(({ node, above }) => [node.code, above])).toEqual([['B', '名G1']])
    expect(foundIn(tree, '没有')).toEqual([])
    expect(leaves(tree).map(({ code }) => code)).toEqual(['COSTS', 'COSTS/X', 'B', 'A', 'LOST'])
  })
})
