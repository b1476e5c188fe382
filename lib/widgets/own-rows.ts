import * as v from 'valibot'
import { data, flag, object, type PropRow, text } from './prop-row.ts'
import type { CaseQueueProps } from './use-open-record.ts'
import type { WidgetOwn } from './widget-providers.tsx'
import type { EventRow, MethodRow, WidgetTable } from './widget-table.ts'

/** Props every widget takes. */
export const OWN_PROPS: WidgetTable<WidgetOwn, object>['props'] = {
  messages: object('换掉个别文字；其余用连接给出的', 'MessageOverrides'),
  components: object('换掉载入中、没有内容、失败、没有权限时显示的部分；null 去掉', 'Slots'),
  appearance: object('这一个组件的外观，覆盖连接给出的', 'Appearance'),
  fallback: data(
    '组件出错时代替它显示什么；null 什么也不显示',
    'Fallback',
    v.custom<Exclude<WidgetOwn['fallback'], undefined>>((value) => value === null || typeof value === 'function'),
  ),
}
export const OWN_EVENTS: WidgetTable<WidgetOwn, object>['events'] = {
  onEvent: { about: '这个组件里发生的一切', detail: 'FangkitEvent' },
}

export const RECORD: PropRow<string, false> = text(
  '要打开的记录：income/…、expense/…、job/…、file/… 加主键，remind/… 为设置该流程的提醒；换一个值就打开那一条',
)
export const QUEUE: WidgetTable<CaseQueueProps, object>['props']['queue'] = object(
  '要打开的记录在宿主清单里的位置；审核后打开下一条',
  'CaseRecordQueue',
)
export const RECORD_ONLY = flag('只显示 `record`：画在组件的位置上，没有清单，也不盖住页面')
export const RECORD_CHANGE: EventRow = { about: '打开了另一条记录，或关上了', detail: 'CaseRecordEvent' }

export const ERROR: EventRow = {
  about: '内容没能载入，或过问（beforeX）出错；其他回调出错，Provider 的 onError 知道',
  detail: 'FangkitError',
}
export const ready = (what: string): EventRow => ({ about: `${what}已经显示`, detail: 'null' })

export const REFRESH: MethodRow & { readonly idle: 'later' } = {
  about: '重新载入；正在填写的内容保留',
  signature: 'refresh(): void',
  idle: 'later',
}
export const IS_DIRTY: MethodRow & { readonly idle: { readonly answer: boolean } } = {
  about: '有没有未保存的内容',
  signature: 'isDirty(): boolean',
  idle: { answer: false },
}
export const REQUEST_LEAVE: MethodRow & { readonly idle: { readonly answer: Promise<boolean> } } = {
  about: '询问怎样处理未保存的内容；true 表示可以离开',
  signature: 'requestLeave(): Promise<boolean>',
  idle: { answer: Promise.resolve(true) },
}
