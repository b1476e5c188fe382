import type { GridAction } from '../../grid/grid-events.ts'
import { ERROR, IS_DIRTY, OWN_EVENTS, OWN_PROPS, ready, REFRESH } from '../own-rows.ts'
import { callable, choice, flag, needed, object, text, textOrNull } from '../prop-row.ts'
import type { WidgetTable } from '../widget-table.ts'
import type { ConfigGridHandle, ConfigGridProps } from './config-grid-props.ts'

const ACTIONS: Readonly<Record<GridAction, string>> = { VIEW: '查看', ADD: '新增', EDIT: '编辑', CLONE: '克隆' }

export const configGridTable: WidgetTable<ConfigGridProps, ConfigGridHandle> = {
  widget: 'config-grid',
  component: 'ConfigGrid',
  about: '一种记录的清单与表单，由声明得来',
  props: {
    definition: needed(object('清单的声明，由 defineGrid 得来', 'Grid', ['name', 'entity', 'columns'])),
    query: object('检索、排序与页码，由宿主决定', 'GridQuery', ['search', 'page', 'pageSize', 'sort']),
    defaultQuery: object('第一次来时的检索、排序与页码', 'Partial<GridQuery>'),
    parentKey: text('所属记录的主键'),
    parentType: text('所属记录的种类'),
    readOnly: flag('只看，不提供任何修改'),
    action: choice('打开着的表单，由宿主决定；去掉就关上', ACTIONS),
    recordId: textOrNull('表单的记录；null 为空白；没有 action 时是宿主在清单旁边显示的那一行'),
    rowHref: callable('记录的地址：打开列成为链接', '(id: string) => string'),
    recordHref: callable(
      '格中所指记录（如订单的项目）的地址，按其服务：该格成为链接；没有页面的不给',
      '(service: string, id: string) => string | undefined',
    ),
    paged: flag('写 false：短清单，没有分页、列设置与排序'),
    ...OWN_PROPS,
  },
  events: {
    onQueryChange: { about: '检索、排序或页码有变化', detail: 'GridQuery' },
    onRowsChanged: { about: '新的行已经显示', detail: 'ConfigGridRowsEvent' },
    onSelectionChange: {
      about: '勾选有变化',
      detail: 'ConfigGridSelectionEvent',
      asked: { as: 'selectable', about: '行可以勾选，没有批量操作时也可以' },
    },
    onOpen: {
      about: '要打开一条记录',
      detail: 'ConfigGridOpenEvent',
      asked: { as: 'opensElsewhere', about: '记录由宿主打开；没有它，清单打开自己的表单' },
    },
    onFormChange: { about: '打开的表单不再是 action 与 record-id 所说的', detail: 'ConfigGridFormEvent' },
    onReady: ready('第一批行'),
    onError: ERROR,
    ...OWN_EVENTS,
  },
  hooks: {},
  methods: {
    refresh: REFRESH,
    openForm: {
      about: '打开清单自己的表单；未保存的先询问',
      signature: 'openForm(action: GridAction, id?: string | null): void',
      idle: 'later',
    },
    isDirty: IS_DIRTY,
  },
}
