import * as v from 'valibot'
import { ERROR, IS_DIRTY, OWN_EVENTS, OWN_PROPS, ready, REFRESH, REQUEST_LEAVE } from '../own-rows.ts'
import { data, flag, needed, text, textOrNull } from '../prop-row.ts'
import type { WidgetTable } from '../widget-table.ts'
import type { FormEndpoints, FormPreviewHandle, FormPreviewProps } from './form-preview-props.ts'

const pair = v.tuple([v.string(), v.string()])
const endpoints: v.GenericSchema<unknown, FormEndpoints> = v.object({
  word: v.optional(v.string()),
  fund: v.optional(v.string()),
  merged: v.optional(v.string()),
})

export const formPreviewTable: WidgetTable<FormPreviewProps, FormPreviewHandle> = {
  widget: 'form-preview',
  component: 'FormPreview',
  about: '申请表：预览、核对、打印与下载',
  props: {
    projectId: needed(text('项目主键')),
    readOnly: flag('只看，不提供任何修改'),
    formId: textOrNull('显示哪一份，由宿主决定；null 为清单'),
    defaultFormId: textOrNull('一开始显示哪一份'),
    variants: data(
      '表格对应的核对表，按表格主键；null 为没有',
      'Record<string, string | null>',
      v.record(v.string(), v.nullable(v.string())),
    ),
    fundFormIds: data<readonly string[]>('另外哪些是公积金的表格', 'string[]', v.array(v.string())),
    fundFormPairs: data<readonly (readonly [string, string])[]>(
      '同上，按人的表格：表格与份',
      '[string, string][]',
      v.array(pair),
    ),
    endpoints: data('文件从哪里取，接在接口地址之后', 'FormEndpoints', endpoints),
    ...OWN_PROPS,
  },
  events: {
    onFormChange: { about: '显示另一份，或回到清单', detail: 'FormOpenEvent' },
    onFieldSaved: { about: '表格上的字段已保存', detail: 'FieldSavedEvent' },
    onPrinted: { about: '已交给打印机', detail: 'FormsTakenEvent' },
    onDownloaded: { about: '已存为文件', detail: 'FormsTakenEvent' },
    onReady: ready('申请表'),
    onError: ERROR,
    ...OWN_EVENTS,
  },
  hooks: {},
  methods: {
    refresh: REFRESH,
    goTo: { about: '打开一份；null 回到清单', signature: 'goTo(formId: string | null): void', idle: 'later' },
    print: { about: '打印正在看的一份，或全部需要的', signature: 'print(): void', idle: 'later' },
    isDirty: IS_DIRTY,
    requestLeave: REQUEST_LEAVE,
  },
}
