import { definePack } from '../message-pack.ts'

/** Texts of the hits of the field search, which load when it is first used. */
export const searchPanelMessages = definePack('searchPanel', {
  results: '匹配的字段',
  found: ({ count }: { count: number }) => `找到 ${count} 个字段`,
  none: '没有匹配的字段',
  noneText: '换个关键字试试，可以只输入名称中的几个字。',
  more: ({ count }: { count: number }) => `还有 ${count} 项，请继续输入`,
  hidden: '不显示',
  empty: '未填',
  later: '保存后由系统填写',
  value: '当前值',
  required: '必填',
  yes: '是',
  no: '否',
  because: ({ why }: { why: string }) => `是（${why}）`,
  range: '范围',
  from: ({ min }: { min: string }) => `不小于 ${min}`,
  upTo: ({ max }: { max: string }) => `不大于 ${max}`,
  between: ({ min, max }: { min: string; max: string }) => `${min} 至 ${max}`,
  characters: ({ count }: { count: number }) => `最多 ${count} 个字`,
  condition: '显示条件',
  go: '定位到字段',
  unreachable: ({ label }: { label: string }) => `暂时无法定位到“${label}”`,
  unreachableText: '它可能正在加载，或在当前条件下不显示。',
})
