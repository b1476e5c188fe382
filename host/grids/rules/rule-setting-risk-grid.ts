import { code, defineGrid, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** What makes a case risky, and which action follows. @source ROU-003 (/RuleSetting*), ruling 2 */
export const ruleSettingRiskGrid = defineGrid({
  name: 'RuleSettingRiskGrid',
  title: '风险识别规则',
  about: '识别风险的方法与处理要求，签约与预审前由负责岗位对照；系统不自动判断。',
  entity: listEntity({
    service: 'RuleSettingRisk',
    title: '风险规则',
    fields: {
      riskName: text('风险点', { required: true, maxLength: 60, indexed: true }),
      riskClass: code('RISK_CLASS', '类别', { required: true, indexed: true }),
      riskLevel: code('RISK_LEVEL', '等级', { required: true, indexed: true }),
      riskSign: textarea('识别方法', { maxLength: 300 }),
      riskAction: textarea('处理要求', { maxLength: 300 }),
      riskOwner: code('HX59', '负责岗位', { required: true, indexed: true }),
      riskBlocks: flag('须经理放行', { default: 0, indexed: true }),
      riskSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['riskName', 'riskClass', 'riskLevel', 'riskSign', 'riskOwner', 'riskBlocks', 'enabled', 'updTime'],
  search: ['riskName', 'riskClass', 'riskLevel', 'riskOwner', 'riskBlocks', 'enabled'],
  sort: { field: 'riskSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'riskName',
  pinned: ['riskName'],
  ...SWITCHED,
})

export const ruleSettingRiskRows = rowsFor(
  ruleSettingRiskGrid,
  ['riskSort', 'riskName', 'riskClass', 'riskLevel', 'riskSign', 'riskAction', 'riskOwner', 'riskBlocks'],
  [
    [10, '房屋被查封', 'TITLE', 'HIGH', '查册结果有查封登记', '停止签约，等待解封证明', 'HX5907', 1],
    [20, '异议登记', 'TITLE', 'HIGH', '查册结果有异议登记', '取得异议注销后再办理', 'HX5907', 1],
    [30, '共有人未同意', 'TITLE', 'HIGH', '产权共有而只有一人签名', '补共有人声明', 'HX5901', 0],
    [40, '流水拼接', 'PERSON', 'HIGH', '余额不连续、结息日缺失', '退回并要求银行柜台重打', 'HX5901', 1],
    [50, '收入证明不实', 'PERSON', 'MIDDLE', '单位电话无法核实', '上门核实或更换收入来源', 'HX5901', 0],
    [60, '首付款来源不明', 'MONEY', 'MIDDLE', '多个第三方账户转入', '补资金来源说明', 'HX5904', 0],
    [70, '第三方代收楼款', 'MONEY', 'HIGH', '收款人不是产权人', '要求公证委托收款', 'HX5904', 1],
    [80, '户口未迁', 'HOUSE', 'LOW', '派出所查询有户口', '预留尾款', 'HX5903', 0],
    [90, '带租约', 'HOUSE', 'LOW', '现场有承租人', '取得放弃优先购买权声明', 'HX5903', 0],
    [100, '违章加建', 'HOUSE', 'MIDDLE', '现场与附图不一致', '银行可能不予受理，提前告知', 'HX5902', 0],
    [110, '证件临近过期', 'PERSON', 'LOW', '有效期不足三个月', '先换领', 'HX5903', 0],
    [120, '代持', 'PERSON', 'HIGH', '出资人与买家不一致', '合规审查', 'HX5905', 1],
  ],
  {
    dictionaries: [
      {
        code: 'RISK_CLASS',
        name: '风险类别',
        entries: [
          ['TITLE', '产权'],
          ['PERSON', '当事人'],
          ['MONEY', '资金'],
          ['HOUSE', '房屋'],
        ],
      },
      {
        code: 'RISK_LEVEL',
        name: '风险等级',
        entries: [
          ['HIGH', '高'],
          ['MIDDLE', '中'],
          ['LOW', '低'],
        ],
      },
    ],
  },
)
