import { expect, it } from 'vitest'
import { checkListText } from '../../../../lib/domain/flow/check-item.ts'

const labels = { itemWho: '客服', itemWhen: '办理前' }

it('ROU-003 a list of checks says who, how long and whether it must be done, as far as each is known', () => {
  const text = checkListText([
    { item: { itemName: '核对<证件>', itemMinutes: 10, itemMust: 1, itemMemo: '看"原件"' }, labels },
    { item: { itemName: '拍照', itemMinutes: 0, itemMust: 0 }, labels: { itemWhen: '办理后' } },
    { item: { itemName: '签字', itemMinutes: null, itemMust: 1 }, labels },
  ])
  expect(text).toBe(
    '<p><strong>办件核对清单</strong></p><ul>' +
      '<li>办理前：核对&lt;证件&gt;（客服，约 10 分钟，必须完成，看&quot;原件&quot;）</li>' +
      '<li>办理后：拍照（视情况）</li>' +
      '<li>办理前：签字（客服，必须完成）</li></ul>',
  )
  expect(checkListText([])).toBeNull()
})
