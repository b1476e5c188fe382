import { describe, expect, it } from 'vitest'
import { leavesOf, stateOf, toggled, type TreeNode, visibleNodes } from '../../../lib/ui/tree/tree-state.ts'

const shops: TreeNode = {
  value: 'gz',
  label: '广州',
  children: [
    {
      value: 'th',
      label: '天河',
      children: [
        { value: 'th1', label: '一店' },
        { value: 'th2', label: '二店' },
      ],
    },
    {
      value: 'yx',
      label: '越秀',
      children: [
        { value: 'yx1', label: '一店' },
        { value: 'yx2', label: '二店', disabled: true },
      ],
    },
    { value: 'hz', label: '海珠', children: [] },
  ],
}

describe('a tree', () => {
  it('shows what is expanded, with level and place among its siblings', () => {
    const lines = visibleNodes([shops], new Set(['gz', 'yx', 'th1']))
    expect(lines.map(({ node, level, position, size, parent }) => [node.value, level, position, size, parent])).toEqual(
      [
        ['gz', 1, 1, 1, null],
        ['th', 2, 1, 3, 'gz'],
        ['yx', 2, 2, 3, 'gz'],
        ['yx1', 3, 1, 2, 'yx'],
        ['yx2', 3, 2, 2, 'yx'],
        ['hz', 2, 3, 3, 'gz'],
      ],
    )
  })
  it('a parent stands for its leaves, without the disabled ones', () => {
    expect(leavesOf(shops)).toEqual(['th1', 'th2', 'yx1', 'hz'])
    expect(toggled(shops, ['yx2', 'else'], true)).toEqual(['yx2', 'else', 'th1', 'th2', 'yx1', 'hz'])
    expect(toggled(shops, ['th1', 'th2', 'yx1', 'hz', 'else'], true)).toEqual(['else'])
    expect(toggled(shops, ['th1'], true)).toEqual(['th1', 'th2', 'yx1', 'hz'])
  })
  it('a parent is chosen with all of its leaves, mixed with some', () => {
    expect(stateOf(shops, new Set(), true)).toBe(false)
    expect(stateOf(shops, new Set(['th1']), true)).toBe('mixed')
    expect(stateOf(shops, new Set(['th1', 'th2', 'yx1', 'hz']), true)).toBe(true)
  })
  it('without cascade each node stands for itself', () => {
    expect(toggled(shops, ['th1'], false)).toEqual(['th1', 'gz'])
    expect(stateOf(shops, new Set(['th1']), false)).toBe(false)
  })
})
