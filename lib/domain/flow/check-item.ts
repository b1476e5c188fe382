import { defineEntity } from '../../catalogue/entity.ts'
import { code, flag, id, integer, text, textarea } from '../../catalogue/field.ts'
import { isOn, type Scope } from '../../catalogue/kind.ts'
import { inUse, recordFields } from '../record-fields.ts'

/** An item to check before, during or after a flow. @source ROU-003 (/RuleTmpltCheckGrid) @public */
export const checkItem = defineEntity({
  service: 'RuleTmpltCheck',
  title: '核对项',
  metaTable: null,
  groups: {
    main: {
      label: '核对项',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        itemFlow: code('HF15_MAIN_FLOW', '主流程', { indexed: true, hint: '为空表示所有流程' }),
        itemName: text('核对事项', { required: true, maxLength: 100, indexed: true }),
        itemWho: code('HX59', '核对人', { required: true, indexed: true }),
        itemWhen: code('ITEM_WHEN', '时机', { required: true, indexed: true }),
        itemMust: flag('必须完成', { default: 1, indexed: true }),
        itemMinutes: integer('预计用时（分钟）', { min: 0, max: 600, indexed: true }),
        itemSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
        itemMemo: textarea('说明', { maxLength: 300 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** An item with the names of its codes. */
export interface NamedCheckItem {
  readonly item: Scope
  readonly labels: Readonly<Record<string, string | undefined>>
}

/**
 * The items as one piece of rich text, in the order of the list; null for none.
 * @source ROU-003 (/RuleTmpltCheckGrid)
 */
export function checkListText(items: readonly NamedCheckItem[]): string | null {
  if (items.length === 0) return null
  const lines = items.map(({ item, labels }) => {
    const minutes =
      typeof item['itemMinutes'] === 'number' && item['itemMinutes'] > 0 ? [`约 ${item['itemMinutes']} 分钟`] : []
    const said = [
      labels['itemWho'] ?? '',
      ...minutes,
      isOn(item['itemMust']) ? '必须完成' : '视情况',
      String(item['itemMemo'] ?? ''),
    ].filter((text) => text !== '')
    return (
      `<li>${escaped(labels['itemWhen'] ?? '')}：${escaped(String(item['itemName'] ?? ''))}` +
      `（${escaped(said.join('，'))}）</li>`
    )
  })
  return `<p><strong>办件核对清单</strong></p><ul>${lines.join('')}</ul>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
