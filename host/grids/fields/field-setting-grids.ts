import {
  code,
  codes,
  defineGrid,
  FIELD_CONTROL,
  FIELD_LEVEL,
  FIELD_SCOPE,
  fieldSetting,
  fieldSettingOfCity,
  fieldSettingOfKind,
  type Grid,
  integer,
  text,
  withComputed,
} from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'

const OPERATIONS = ['view', 'add', 'edit', 'clone', 'delete'] as const
const TABLE = 'hf02_temp_fld'

/** Whether a field has to be filled in; the column says what holds now, and which layer says so. */
const REQUIRED = {
  field: 'hf02CtrlVals1Pc',
  column: 'lineRequiredNow',
  on: FIELD_CONTROL.required,
  off: FIELD_CONTROL.optional,
  own: '全国',
  meanings: { 必填: 'running', 条件必填: 'waiting', 选填: 'notStarted' },
} as const

/** Whether a field appears. Fields of individuals or companies alone are changed in the form. */
const SHOWN = {
  field: 'hf02CtrlVals3',
  column: 'lineShownNow',
  on: FIELD_SCOPE.common,
  off: FIELD_SCOPE.hidden,
  emptyIsOn: true,
  own: '全国',
  meanings: { 隐藏: 'notStarted' },
} as const

/**
 * The label of each field, whether it is required, locked or hidden, and which help it opens.
 * @source ROU-002 (/TempFldGrid), FRM-001 to FRM-007
 */
export const tempFldGrid: Grid = defineGrid({
  name: 'TempFldGrid',
  title: '字段设置',
  entity: withComputed(fieldSetting, {
    lineOwnName: text('原来的名称'),
    lineRequiredNow: text('必填（生效）', { hint: '现在是否必填，以及由哪一层决定：出厂、全国' }),
    lineShownNow: text('显示（生效）', { hint: '现在是否显示，以及由哪一层决定：出厂、全国' }),
    lineKinds: codes('HF01', '另有设置的项目类型'),
    lineCities: integer('另有设置的城市数'),
  }),
  columns: [
    'hf02FldName',
    'hf02Table',
    'lineRequiredNow',
    'lineShownNow',
    'optValue',
    'hf02Name1',
    'hf02CtrlVals3',
    'memberType',
    'hf02CtrlVals5',
    'lineKinds',
    'lineCities',
    'updTime',
  ],
  switches: [REQUIRED, SHOWN, { field: 'optValue', on: 1, off: 0 }],
  startingViews: [
    { title: '必填字段', search: { hf02CtrlVals1Pc: FIELD_CONTROL.required } },
    { title: '隐藏字段', search: { hf02CtrlVals3: FIELD_SCOPE.hidden } },
  ],
  search: [
    'hf02Table',
    'hf02FldName',
    'hf02Name1',
    'hf02CtrlVals1Pc',
    'optValue',
    'hf02CtrlVals3',
    'memberType',
    'hf02CtrlVals5',
  ],
  sort: { field: 'sortOrder', order: 'asc' },
  scope: 'all',
  reason: 'Fields have the same names in every city; a city that differs has a list of its own.',
  open: 'hf02FldName',
  operations: OPERATIONS,
  rowsOf: { table: TABLE, where: { hf02Level: FIELD_LEVEL.general } },
  parent: 'hf02Table',
  form: { columns: 2 },
  pinned: ['hf02FldName'],
  roles: MANAGERS_WRITE,
})

/** The same settings for cases of one kind; a row holds only what differs. @source ROU-002 (/TempFldMghtGrid) */
export const tempFldMghtGrid: Grid = defineGrid({
  name: 'TempFldMghtGrid',
  title: '按项目类型的字段设置',
  entity: withComputed(fieldSettingOfKind, {
    lineUsualName: text('通用名称'),
    lineUsualControl: code('HF96', '通用是否必填'),
  }),
  columns: [
    'hf02FldName',
    'hf02PrjType',
    'hf02Table',
    'hf02Name1',
    'hf02CtrlVals1Pc',
    'optValue',
    'hf02CtrlVals3',
    'memberType',
    'hf02CtrlVals5',
    'lineUsualName',
    'lineUsualControl',
    'updTime',
  ],
  search: ['hf02PrjType', 'hf02Table', 'hf02FldName', 'hf02Name1', 'hf02CtrlVals1Pc', 'optValue', 'hf02CtrlVals3'],
  sort: { field: 'hf02PrjType', order: 'asc' },
  scope: 'all',
  reason: 'Fields have the same names in every city; a city that differs has a list of its own.',
  open: 'hf02FldName',
  operations: OPERATIONS,
  rowsOf: { table: TABLE, where: { hf02Level: FIELD_LEVEL.kind } },
  form: { columns: 2 },
  pinned: ['hf02FldName'],
  roles: MANAGERS_WRITE,
})

/** The same settings for one city. @source ROU-011 (/FieldManagement_CityStation) */
export const cityFieldGrid: Grid = defineGrid({
  name: 'FieldManagement_CityStation',
  title: '城市站的字段设置',
  entity: withComputed(fieldSettingOfCity, {
    lineRequiredNow: text('必填（生效）', { hint: '本城市现在是否必填，以及由哪一层决定：出厂、全国、本城市' }),
    lineShownNow: text('显示（生效）', { hint: '本城市现在是否显示，以及由哪一层决定：出厂、全国、本城市' }),
    lineUsualName: text('通用名称'),
    lineUsualControl: code('HF96', '通用是否必填'),
    lineUsualScope: code('HF98', '通用适用范围'),
  }),
  columns: [
    'hf02FldName',
    'hf02Table',
    'lineRequiredNow',
    'lineShownNow',
    'hf02Name1',
    'hf02CtrlVals1Pc',
    'optValue',
    'hf02CtrlVals3',
    'memberType',
    'hf02CtrlVals5',
    'lineUsualName',
    'lineUsualControl',
    'updTime',
    'updUsr',
  ],
  switches: [
    { ...REQUIRED, inherits: 'lineUsualControl', own: '本城市' },
    { ...SHOWN, inherits: 'lineUsualScope', own: '本城市' },
  ],
  search: ['hf02Table', 'hf02FldName', 'hf02Name1', 'hf02CtrlVals1Pc', 'optValue', 'hf02CtrlVals3'],
  sort: { field: 'hf02FldName', order: 'asc' },
  open: 'hf02FldName',
  operations: OPERATIONS,
  rowsOf: { table: TABLE, where: { hf02Level: FIELD_LEVEL.city } },
  scope: 'city',
  form: { columns: 2 },
  pinned: ['hf02FldName'],
  roles: MANAGERS_WRITE,
})
