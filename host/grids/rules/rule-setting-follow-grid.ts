import { code, defineGrid, flag, integer, region, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Who is assigned a new case, by city district and kind. @source ROU-003 (/RuleSetting*), ruling 2 */
export const ruleSettingFollowGrid = defineGrid({
  name: 'RuleSettingFollowGrid',
  title: '跟进分配规则',
  about: '新项目分给谁跟进的约定，经理指派时对照；系统不自动分配。',
  entity: listEntity({
    service: 'RuleSettingFollow',
    title: '分配规则',
    fields: {
      followName: text('规则名称', { required: true, maxLength: 60, indexed: true }),
      followType: code('HF01', '项目类型', { indexed: true }),
      followScheme: code('HF99', '贷款方案', { indexed: true }),
      followProvince: region('province', '省份', { default: '440000' }),
      followCity: region('city', '城市', { parent: 'followProvince', indexed: true, default: '440100' }),
      followArea: region('area', '区', { parent: 'followCity', indexed: true }),
      followMode: code('FOLLOW_MODE', '分配方式', { required: true, indexed: true }),
      followMost: integer('每人在办上限', { min: 1, max: 500, indexed: true }),
      followSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      followMemo: textarea('说明', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['followName', 'followType', 'followScheme', 'followArea', 'followMode', 'followMost', 'enabled', 'updTime'],
  search: ['followName', 'followType', 'followScheme', 'followArea', 'followMode', 'enabled'],
  sort: { field: 'followSort', order: 'asc' },
  scope: 'city',
  cityField: 'followCity',
  open: 'followName',
  pinned: ['followName'],
  ...SWITCHED,
})

export const ruleSettingFollowRows = rowsFor(
  ruleSettingFollowGrid,
  ['followSort', 'followName', 'followType', 'followScheme', 'followArea', 'followMode', 'followMost', 'followMemo'],
  [
    [10, '天河按揭', 'HF0101', 'HF9901', '440106', 'TURN', 30, null],
    [20, '越秀按揭', 'HF0101', 'HF9901', '440104', 'TURN', 30, null],
    [30, '海珠按揭', 'HF0101', 'HF9901', '440105', 'TURN', 30, null],
    [40, '番禺按揭', 'HF0101', 'HF9901', '440113', 'LEAST', 35, null],
    [50, '增城按揭', 'HF0101', 'HF9901', '440118', 'LEAST', 35, '路途远，优先本区人员'],
    [60, '公积金贷款', 'HF0101', 'HF9902', null, 'SKILL', 25, '须有公积金办件经验'],
    [70, '组合贷款', 'HF0101', 'HF9903', null, 'SKILL', 25, null],
    [80, '抵押贷款', 'HF0102', 'HF9907', null, 'SKILL', 20, null],
    [90, '经营贷款', 'HF0102', 'HF9908', null, 'SKILL', 15, '经理复核'],
    [100, '找房委托', 'HF0103', null, null, 'TURN', 40, null],
    [110, '老客户回流', null, null, null, 'FORMER', 50, '分给原跟进人'],
    [120, '其他', null, null, null, 'LEAST', 30, null],
  ],
  {
    dictionaries: [
      {
        code: 'FOLLOW_MODE',
        name: '分配方式',
        entries: [
          ['TURN', '轮流'],
          ['LEAST', '在办最少'],
          ['SKILL', '按专长'],
          ['FORMER', '原跟进人'],
        ],
      },
    ],
  },
)
