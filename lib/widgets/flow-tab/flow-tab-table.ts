import * as v from 'valibot'
import {
  ERROR,
  IS_DIRTY,
  OWN_EVENTS,
  OWN_PROPS,
  ready,
  RECORD,
  RECORD_CHANGE,
  REFRESH,
  REQUEST_LEAVE,
} from '../own-rows.ts'
import { data, flag, needed, text } from '../prop-row.ts'
import type { WidgetTable } from '../widget-table.ts'
import type { FlowTabHandle, FlowTabProps } from './flow-tab-props.ts'

const keys = (about: string) => data<readonly string[]>(about, 'string[]', v.array(v.string()))

export const flowTabTable: WidgetTable<FlowTabProps, FlowTabHandle> = {
  widget: 'flow-tab',
  component: 'FlowTab',
  about: '项目进度：主流程与子流程、跟进人、提醒',
  props: {
    projectId: needed(text('项目主键')),
    readOnly: flag('只看，不提供任何修改'),
    selection: keys('勾选的流程主键，由宿主决定'),
    defaultSelection: keys('一开始勾选的流程主键'),
    record: RECORD,
    ...OWN_PROPS,
  },
  events: {
    onSelectionChange: { about: '勾选有变化', detail: 'FlowSelectionEvent' },
    onJobsFinished: { about: '流程已完成，或其中一部分', detail: 'JobsFinishedEvent' },
    onReminderSet: { about: '提醒已设置，或其中一部分', detail: 'ReminderSetEvent' },
    onHandlersSaved: { about: '跟进人已保存', detail: 'HandlersSavedEvent' },
    onPapersWanted: {
      about: '要去交某个流程的资料',
      detail: 'PapersWantedEvent',
      asked: { as: 'papersElsewhere', about: '宿主会打开资料；没有它，资料数不是链接' },
    },
    onRecordChange: RECORD_CHANGE,
    onReady: ready('进度'),
    onError: ERROR,
    ...OWN_EVENTS,
  },
  hooks: {},
  methods: { refresh: REFRESH, isDirty: IS_DIRTY, requestLeave: REQUEST_LEAVE },
}
