import { definePack } from '../../message-pack.ts'

/**
 * Texts of the view that shows a document beside the fields it contains.
 * @source APP-003 to APP-010, ERR-051 to ERR-053
 */
export const formCompareMessages = definePack('formCompare', {
  title: '对比申请字段,按需修改',
  count: ({ count }: { count: number }) => `${count} 项`,
  none: '暂无关联字段',
  noneText: '这份文件只供查看、打印和下载。',
  notNeeded: '当前文档无需提供',
  notNeededText: '按项目现在的资料不需要这份文件，仍可查看。',
  hint: '选中字段时，文件中的对应位置会加框；保存后重新生成预览。',
  loading: '正在打开关联字段',
  failed: '关联字段没有加载出来',
  recordFailed: ({ title }: { title: string }) => `${title}没有加载出来`,
  recordRemoved: ({ title }: { title: string }) => `${title}已不在项目中`,
  readOnly: '当前只能查看，不能修改。',
  notThere: ({ title }: { title: string }) => `还没有填写${title}`,
  notThereText: ({ title }: { title: string }) => `填写后，${title}的内容会出现在这份文件上。`,
  notThereClosed: '需要时请在项目资料中填写。',
  begin: '填写',
  beginOf: ({ title }: { title: string }) => `填写${title}`,
  notNow: '暂不填写',
  fixed: '不在这里修改',
  hidden: '按现在的内容不填写该字段',
  needed: '保存还需要填写',
  changes: ({ count }: { count: number }) => `${count} 处修改`,
  noChanges: '没有修改',
  issues: ({ count }: { count: number }) => `${count} 项待核对`,
  cancel: '取消',
  save: '保存并刷新预览',
  savedRecord: ({ title }: { title: string }) => `已保存：${title}`,
  unsaved: ({ titles }: { titles: string }) => `没有保存：${titles}`,
  unsavedText: '填写的内容已保留，可以再次保存。',
  split: '调整对比区宽度',
  withKey: ({ label, key }: { label: string; key: string }) => `${label}（${key}）`,
  staleText: '内容已变更，需重新打印',
})
