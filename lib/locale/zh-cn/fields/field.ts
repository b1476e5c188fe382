import { definePack } from '../../message-pack.ts'

/**
 * Texts of a language that replace the message of a rule, by the key of the issue. Where the text is empty, the rule's
 * own words follow the field's label.
 */
const ruleTexts: Readonly<Record<string, string>> = {
  citizenId: '',
  citizenIdCheck: '',
  expenseCategory: '',
  expenseAmount: '',
  expenseDeduction: '',
  expensePayee: '',
  expenseAccount: '',
  expenseInvoice: '',
  expenseDate: '',
  expensePayAccount: '',
  incomeDeductionType: '',
  incomeDeductionOrder: '',
  returnReason: '',
}

/** Texts of inputs and read-only cells. */
export const fieldMessages = definePack('field', {
  choose: '请选择',
  enter: '请输入',
  empty: '—',
  yes: '是',
  no: '否',
  on: '是',
  off: '否',
  anytime: '随时',
  inWords: ({ words }: { words: string }) => `大写：${words}`,
  fileCount: ({ count }: { count: number }) => `${count} 个文件`,
  clear: '清除',
  notNumber: ({ typed }: { typed: string }) => `应为数字，不能填“${typed}”`,
  notWhole: ({ typed }: { typed: string }) => `应为整数，不能填“${typed}”`,
  notDay: ({ typed }: { typed: string }) => `“${typed}”不是日期，请按 2026-01-31 填写`,
  notMonth: ({ typed }: { typed: string }) => `“${typed}”不是月份，请按 2026-01 填写`,
  notInstant: ({ typed }: { typed: string }) => `“${typed}”不是时间，请按 2026-01-31 09:30 填写`,
  ruleTexts,
  notArrived: ({ names }: { names: string }) => `还有文件没有上传完成：${names}`,
  notReadable: ({ typed }: { typed: string }) => `不能填“${typed}”`,
  add: '添加',
  helpOffline: '线下',
  helpFailed: '说明没有加载出来',
})
