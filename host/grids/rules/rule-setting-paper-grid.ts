import { code, codes, defineGrid, paperCheck, rowsFor, withComputed } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** What to check when a paper is compared with its original. @source ROU-003 (/RuleSetting*), ruling 2 */
export const ruleSettingPaperGrid = defineGrid({
  name: 'RuleSettingPaperGrid',
  title: '资料校验规则',
  about: '资料准备中的资料指引列出这里启用的核对要点与退回原因。',
  entity: withComputed(paperCheck, {
    checkClass: code('HX58', '资料分类'),
    checkParties: codes('PAPER_PARTY', '适用方'),
  }),
  columns: [
    'checkPaper',
    'checkClass',
    'checkParties',
    'checkPoint',
    'checkMethod',
    'checkMust',
    'checkRefuse',
    'enabled',
    'updTime',
  ],
  search: ['checkPaper', 'checkPoint', 'checkMethod', 'checkMust', 'enabled'],
  sort: { field: 'checkSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'checkPoint',
  pinned: ['checkPaper'],
  ...SWITCHED,
})

export const ruleSettingPaperRows = rowsFor(
  ruleSettingPaperGrid,
  ['checkSort', 'checkPaper', 'checkPoint', 'checkMethod', 'checkMust', 'checkRefuse'],
  [
    [10, 'P001', '有效期不少于三个月', 'LOOK', 1, '证件临近过期，请先换领'],
    [20, 'P001', '正反面齐全，四角完整', 'LOOK', 1, '缺少一面或边角被裁'],
    [30, 'P002', '有首页、户主页、本人页', 'LOOK', 1, '缺页'],
    [40, 'P003', '姓名与证件一致', 'COMPARE', 1, '姓名不一致，请补变更证明'],
    [50, 'P007', '使用银行版式并盖公章', 'LOOK', 1, '版式不符或章不清'],
    [60, 'P007', '收入与流水相符', 'COMPARE', 1, '与流水差距过大'],
    [70, 'P008', '月数足够且连续', 'LOOK', 1, '月份不足'],
    [80, 'P009', '查询日期在三十天内', 'LOOK', 1, '报告过期'],
    [90, 'P022', '坐落与合同一致', 'COMPARE', 1, '坐落不一致'],
    [100, 'P022', '抵押与查封信息', 'SYSTEM', 1, '登记状态有变'],
    [110, 'P028', '金额与付款方式', 'COMPARE', 1, '与网签备案不一致'],
    [120, 'P016', '户名为主借款人', 'COMPARE', 1, '户名不符'],
  ],
)
