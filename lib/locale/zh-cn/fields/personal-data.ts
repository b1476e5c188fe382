import { definePack } from '../../message-pack.ts'

/** Texts of masked values, and of revealing and replacing them; loaded when a masked value is first shown. */
export const personalDataMessages = definePack('personalData', {
  reveal: ({ label }: { label: string }) => `显示${label}的完整内容`,
  reason: '查看原因',
  missing: '请填写查看原因',
  hint: '会和您的姓名、时间一起记入操作日志',
  phrasesLabel: '常用原因',
  phrases: '核对证件；联系客户；填写银行或公积金材料；客户要求更正',
  confirm: '查看',
  cancel: '取消',
  restore: ({ label }: { label: string }) => `恢复${label}的原内容`,
  storedAs: ({ mask }: { mask: string }) => `已保存 ${mask}，输入的内容将整个替换它，不输入则不变`,
})
