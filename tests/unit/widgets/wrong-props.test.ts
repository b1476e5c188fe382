import { describe, expect, it } from 'vitest'
import { ELEMENT_TABLES } from '../../../lib/elements/tables.ts'
import { wrongProps } from '../../../lib/widgets/wrong-props.ts'

const { 'fee-tab': fees, 'image-viewer': viewer, 'form-preview': forms } = ELEMENT_TABLES

describe('SDK the props of a component, while a page is being developed', () => {
  it('are complete and right: nothing is said', () => {
    expect(
      wrongProps(fees, {
        projectId: 'p1',
        readOnly: true,
        defaultSubTab: 'incomes',
        subTab: undefined,
        onReady: () => undefined,
        beforeSubmit: null,
      }),
    ).toEqual([])
  })
  it('name what is missing, also where an element makes do without', () => {
    expect(wrongProps(fees, {})).toEqual(['<FeeTab> 缺少 projectId。'])
    expect(wrongProps(viewer, {})).toEqual(['<ImageViewer> 缺少 open。', '<ImageViewer> 缺少 items。'])
  })
  it('name what is of the wrong kind, down to the place in it', () => {
    expect(wrongProps(fees, { projectId: 5, subTab: 'sums', onReviewed: 'yes' })).toEqual([
      '<FeeTab> 的 projectId 应为 string，给出的是 5。',
      "<FeeTab> 的 subTab 应为 'charges' | 'incomes' | 'expenses'，给出的是 “sums”。",
      '<FeeTab> 的 onReviewed 应为 函数，给出的是 “yes”。',
    ])
    expect(wrongProps(viewer, { open: true, items: [{ src: 'a.png' }, { src: null }] })).toEqual([
      '<ImageViewer> 的 items.1.src 应为 string，给出的是 null。',
    ])
    expect(wrongProps(forms, { projectId: 'p1', variants: { f1: 5 } })).toHaveLength(1)
  })
  it('name what the widget does not know', () => {
    expect(wrongProps(fees, { projectID: 'p1', projectId: 'p1', side: 'buyer' })).toEqual([
      '<FeeTab> 没有名为 projectID 的属性。',
      '<FeeTab> 没有名为 side 的属性。',
    ])
  })
  it.each(Object.values(ELEMENT_TABLES).map((table) => [table.component, table] as const))(
    'of %s are those of its table, callbacks and hooks included',
    (component, table) => {
      const named = Object.keys({ ...table.props, ...table.events, ...table.hooks })
      const said = wrongProps(table, Object.fromEntries(named.map((name) => [name, Symbol('odd')])))
      expect(said).toHaveLength(named.length)
      for (const name of named)
        expect(
          said.some((text) => text.startsWith(`<${component}> 的 ${name} 应为 `)),
          name,
        ).toBe(true)
    },
  )
})
