import { definePack } from '../message-pack.ts'

/** Masked values and the way to see and replace them; loaded with the first of them. */
export const personalDataMessages = definePack('personalData', {
  reveal: ({ label }: { label: string }) => `显示${label}的完整内容`,
  restore: ({ label }: { label: string }) => `恢复${label}的原内容`,
  storedAs: ({ mask }: { mask: string }) => `已保存 ${mask}，输入的内容将整个替换它，不输入则不变`,
})
