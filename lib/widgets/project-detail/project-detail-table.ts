import * as v from 'valibot'
import {
  ERROR,
  IS_DIRTY,
  OWN_EVENTS,
  OWN_PROPS,
  QUEUE,
  ready,
  RECORD,
  RECORD_CHANGE,
  REFRESH,
  REQUEST_LEAVE,
} from '../own-rows.ts'
import { choice, data, flag, object, text } from '../prop-row.ts'
import type { WidgetTable } from '../widget-table.ts'
import type { ProjectDetailProps } from './project-detail-props.ts'
import type { ProjectAction, ProjectDetailHandle, ProjectTab } from './project-events.ts'
import type { HostSection, ProjectSectionKey } from './sections.ts'

const TABS: Readonly<Record<ProjectTab, string>> = {
  overview: '概览',
  detail: '项目信息',
  fees: '收支',
  flow: '进度',
  papers: '资料',
  forms: '申请表',
  roles: '项目角色',
}
const ACTIONS: Readonly<Record<ProjectAction, string>> = { VIEW: '查看', ADD: '新建', EDIT: '编辑', CLONE: '克隆' }
const SECTIONS: Readonly<Record<ProjectSectionKey, true>> = {
  basic: true,
  demand: true,
  house: true,
  buyers: true,
  owners: true,
  trade: true,
  loan: true,
}

const isSection = (value: unknown): boolean =>
  typeof value === 'string'
    ? Object.hasOwn(SECTIONS, value)
    : typeof value === 'object' && value !== null && ['key', 'title', 'Component'].every((name) => name in value)

export const projectDetailTable: WidgetTable<ProjectDetailProps, ProjectDetailHandle> = {
  widget: 'project-detail',
  component: 'ProjectDetail',
  about: '一个项目：基础需求，以及属于它的一切',
  props: {
    projectId: text('项目主键；action 为 CLONE 时是被克隆的项目'),
    action: choice('不写时有主键为 EDIT，没有为 ADD', ACTIONS),
    readOnly: flag('只看，不提供任何修改'),
    strictMetadata: flag('只显示字段元数据提到的字段；不写时没有提到的也按声明显示'),
    tab: choice('当前标签页，由宿主决定', TABS),
    defaultTab: choice('一开始的标签页', TABS),
    tabs: object('代替自带的标签页：fees、flow、papers、forms、roles；不能另加', 'ProjectTabModules'),
    sections: data<readonly (ProjectSectionKey | HostSection)[]>(
      '显示哪些部分与次序，可有宿主自己的；不写为全部',
      '(ProjectSectionKey | HostSection)[]',
      v.array(v.custom<ProjectSectionKey | HostSection>(isSection)),
    ),
    section: text('从哪一部分看起；换一个值就到那里'),
    field: text('从哪个字段看起；换一个值就到那里'),
    defaultEditing: text('一打开就在编辑的部分'),
    record: RECORD,
    queue: QUEUE,
    ...OWN_PROPS,
  },
  events: {
    onTabChange: { about: '换到另一个标签页', detail: 'ProjectTabEvent' },
    onEditingChange: { about: '开始编辑一部分，或不再编辑', detail: 'ProjectEditingEvent' },
    onSaved: { about: '项目已保存', detail: 'ProjectSavedEvent' },
    onNavigate: {
      about: '新项目已建好，宿主可以转到它的地址；或放弃新建',
      detail: 'ProjectNavigation',
      asked: { as: 'navigates', about: '去向由宿主处理；没有它，新建时不提供返回' },
    },
    onRecordChange: RECORD_CHANGE,
    onReady: ready('项目'),
    onError: ERROR,
    ...OWN_EVENTS,
  },
  hooks: {},
  methods: {
    refresh: REFRESH,
    goToField: {
      about: '打开字段所在之处，聚焦并圈出；不在屏幕上时为 false',
      signature: 'goToField(address: string): Promise<boolean>',
      idle: { answer: Promise.resolve(false) },
    },
    openSearch: { about: '光标进入字段搜索', signature: 'openSearch(): void', idle: 'later' },
    isDirty: IS_DIRTY,
    requestLeave: REQUEST_LEAVE,
  },
}
