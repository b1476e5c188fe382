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
import { choice, flag, needed, text } from '../prop-row.ts'
import type { WidgetTable } from '../widget-table.ts'
import type { FeeSubTab, FeeTabHandle, FeeTabProps } from './fee-tab-props.ts'

const SUB_TABS: Readonly<Record<FeeSubTab, string>> = { charges: '收费清单', incomes: '收入清单', expenses: '支出清单' }

export const feeTabTable: WidgetTable<FeeTabProps, FeeTabHandle> = {
  widget: 'fee-tab',
  component: 'FeeTab',
  about: '项目收支：收费、收入与支出',
  props: {
    projectId: needed(text('项目主键')),
    readOnly: flag('只看，不提供任何修改'),
    subTab: choice('当前清单，由宿主决定', SUB_TABS),
    defaultSubTab: choice('一开始的清单', SUB_TABS),
    record: RECORD,
    queue: QUEUE,
    recordOnly: RECORD_ONLY,
    ...OWN_PROPS,
  },
  events: {
    onSubTabChange: { about: '换到另一张清单', detail: 'FeeSubTabEvent' },
    onOrderSubmitted: { about: '收款单已提交', detail: 'OrderSubmittedEvent' },
    onExpenseSubmitted: { about: '支出已提交', detail: 'ExpenseSubmittedEvent' },
    onReviewed: { about: '财务已审核', detail: 'FeeReviewedEvent' },
    onRecordChange: RECORD_CHANGE,
    onReady: ready('收支'),
    onError: ERROR,
    ...OWN_EVENTS,
  },
  hooks: {
    beforeSubmit: {
      about: '收款单或支出提交之前：可以拦下，或改其中的字段',
      draft: 'FeeDraft',
      answer: 'boolean | string | FeeDraft',
    },
  },
  methods: { refresh: REFRESH, isDirty: IS_DIRTY, requestLeave: REQUEST_LEAVE },
}
