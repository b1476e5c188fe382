import type { PaperSide } from '../../domain/paper/paper-side.ts'
import {
  ERROR,
  IS_DIRTY,
  OWN_EVENTS,
  OWN_PROPS,
  QUEUE,
  ready,
  RECORD,
  RECORD_CHANGE,
  RECORD_ONLY,
  REFRESH,
  REQUEST_LEAVE,
} from '../own-rows.ts'
import { choice, flag, named, needed, text, textOrNull } from '../prop-row.ts'
import type { WidgetTable } from '../widget-table.ts'
import type { PapersTabHandle, PapersTabProps } from './papers-tab-props.ts'

const SIDES: Readonly<Record<PaperSide, string>> = { buyer: '买家', owner: '业主' }

export const papersTabTable: WidgetTable<PapersTabProps, PapersTabHandle> = {
  widget: 'papers-tab',
  component: 'PapersTab',
  about: '项目资料：要交什么、交了什么、还缺什么',
  props: {
    projectId: needed(text('项目主键')),
    readOnly: flag('只看，不提供任何修改'),
    jobId: textOrNull('只看一个流程的资料，由宿主决定；null 为全部'),
    defaultJobId: textOrNull('一开始看哪个流程的资料'),
    // `role` is an HTML attribute of its own, so the element uses another name.
    role: named('side', choice('看谁的资料，由宿主决定', SIDES)),
    defaultRole: named('defaultSide', choice('一开始看谁的资料', SIDES)),
    record: RECORD,
    queue: QUEUE,
    recordOnly: RECORD_ONLY,
    ...OWN_PROPS,
  },
  events: {
    onViewChange: { about: '换到另一个流程或另一方', detail: 'PapersViewEvent' },
    onPaperAdded: { about: '文件已交上', detail: 'PaperAddedEvent' },
    onPaperRemoved: { about: '文件已移除', detail: 'PaperRemovedEvent' },
    onRecordChange: RECORD_CHANGE,
    onReady: ready('资料'),
    onError: ERROR,
    ...OWN_EVENTS,
  },
  hooks: {
    beforeUpload: {
      about: '每个文件上传之前：可以拦下，或换成另一个文件',
      draft: 'PaperDraft',
      answer: 'boolean | string | File',
    },
  },
  methods: {
    refresh: REFRESH,
    retryAll: { about: '没有传上的文件全部重传', signature: 'retryAll(): void', idle: 'later' },
    isDirty: IS_DIRTY,
    requestLeave: REQUEST_LEAVE,
  },
}
