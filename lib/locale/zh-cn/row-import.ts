import { definePack } from '../message-pack.ts'

/** Texts of the import of rows from a file; loaded with its dialog. */
export const rowImportMessages = definePack('rowImport', {
  title: ({ title }: { title: string }) => `导入${title}`,
  hint: ({ rows, megabytes }: { rows: number; megabytes: number }) =>
    `选择 Excel（.xlsx）或 CSV 文件，第一行是列名，与导出的列名相同。最多 ${rows.toLocaleString('zh-CN')} 行、${megabytes} MB。导入前逐行检查，不会改动记录。`,
  columns: ({ names }: { names: string }) => `可以导入的列：${names}`,
  choose: '选择文件',
  chooseOther: '换一个文件',
  template: '下载模板',
  templateName: ({ title }: { title: string }) => `${title} 导入模板.csv`,
  tooLarge: ({ megabytes }: { megabytes: number }) => `文件超过 ${megabytes} MB，请分成几个文件。`,
  unreadable: '读不出这个文件。请确认是 .xlsx 或 CSV，旧的 .xls 请另存为 .xlsx。',
  noRows: '文件里没有记录：第一行应是列名，从第二行起是记录。',
  tooManyRows: ({ rows }: { rows: number }) => `一次最多导入 ${rows.toLocaleString('zh-CN')} 行，请分成几个文件。`,
  ignored: ({ names }: { names: string }) => `这些列不导入：${names}`,
  checking: '正在逐行检查，不会改动记录',
  checked: ({ able, unable, left }: { able: number; unable: number; left: number }) =>
    `可以导入 ${able} 行${unable > 0 ? `，有误 ${unable} 行，不会导入` : ''}${left > 0 ? `，未检查 ${left} 行` : ''}`,
  importing: '正在导入',
  over: ({ stored, left }: { stored: number; left: number }) =>
    `已导入 ${stored} 行${left > 0 ? `，未导入 ${left} 行` : ''}`,
  progress: ({ done, count }: { done: number; count: number }) =>
    `${done.toLocaleString('zh-CN')} / ${count.toLocaleString('zh-CN')}`,
  failed: '没有全部完成，已读入的文件还在，可以重试',
  checkAgain: '重新检查',
  start: ({ count }: { count: number }) => `导入 ${count.toLocaleString('zh-CN')} 行`,
  cancel: '取消',
  close: '关闭',
  line: '行',
  result: '结果',
  rowGoes: '可以导入',
  rowStored: '已导入',
  rowWaits: '未检查',
  more: ({ count }: { count: number }) => `另有 ${count.toLocaleString('zh-CN')} 行没有列出`,
})
