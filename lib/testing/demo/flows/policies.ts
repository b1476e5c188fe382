import type { NewRow } from '../../../backend/store.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'

/** Title, the flows it concerns, valid from, valid until, and text. */
type PolicyLine = readonly [title: string, flows: readonly string[], begin: string, end: string | null, text: string]

const LINES: readonly PolicyLine[] = [
  [
    '收入证明有效期（演示口径）',
    ['FB02', 'FB03', 'FH02'],
    '2026-03-01',
    null,
    '<p>收入证明自开具之日起 <strong>30 天</strong>内有效，过期须重新开具。</p>',
  ],
  [
    '月供收入比（演示口径）',
    ['FB02', 'FH01'],
    '2025-05-08',
    null,
    '<p>月收入不低于全部月供的 2 倍，含本次贷款与名下其他贷款。</p>',
  ],
  [
    '公积金贷款连续缴存（演示口径）',
    ['FB03', 'FI01'],
    '2025-05-08',
    null,
    '<p>申请前须连续足额缴存 6 个月以上；补缴月份不计入连续缴存。</p>',
  ],
  [
    '资金监管（演示口径）',
    ['FC02'],
    '2026-01-01',
    null,
    '<p>首期款存入监管账户后方可递件；监管款在领证或放款后划付。</p>',
  ],
  [
    '契税申报（演示口径）',
    ['FE01'],
    '2024-12-01',
    null,
    '<p>按首套、二套与面积适用不同税率，申报时以家庭住房查询结果为准。</p>',
  ],
  [
    '增值税口径（演示口径）',
    ['FE01'],
    '2026-01-01',
    null,
    '<p>个人住房是否免征按持有年限判断，年限以产权证登记日计算。</p>',
  ],
  [
    '带押过户试点（演示口径）',
    ['FD03'],
    '2025-09-01',
    null,
    '<p>买卖双方贷款银行均在试点名单内的，可由三方共同申请，无须先行结清。</p>',
  ],
  [
    '网签合同版本（演示口径）',
    ['FC01'],
    '2026-02-01',
    null,
    '<p>使用 2026 年版存量房买卖合同，补充条款不得与正文抵触。</p>',
  ],
  [
    '存量贷款结清（演示口径）',
    ['FD01'],
    '2025-11-01',
    null,
    '<p>提前结清须至少提前 15 个工作日预约；结清证明与注销资料自扣款日起 5 个工作日内领取。</p>',
  ],
  [
    '预约递件（演示口径）',
    ['FE02'],
    '2026-04-01',
    null,
    '<p>递件须提前预约；双方及共有人到场，或持公证委托书由受托人到场。</p>',
  ],
  [
    '抵押登记材料（演示口径）',
    ['FF01', 'FH03'],
    '2025-07-01',
    null,
    '<p>抵押合同须载明担保范围、债权数额与期限；最高额抵押另附债权确定期间说明。</p>',
  ],
  [
    '商转公办理条件（演示口径）',
    ['FI01'],
    '2026-05-01',
    null,
    '<p>原商业贷款须正常还款满 1 年，且申请前 12 个月无逾期记录。</p>',
  ],
  [
    '过桥资金（演示口径）',
    ['FI02', 'FD01'],
    '2025-10-15',
    null,
    '<p>须有下家贷款的书面批复；过桥期限一般不超过 <strong>60 天</strong>。</p>',
  ],
  ['旧版网签合同（演示口径）', ['FC01'], '2024-01-01', '2026-01-31', '<p>使用 2024 年版存量房买卖合同。</p>'],
]

/** Invented policies, worded like real ones. */
export const POLICY_ROWS: readonly NewRow[] = LINES.map(([title, flows, begin, end, text], index) => ({
  key: `policy-${index + 1}`,
  project: null,
  city: null,
  values: filledOnly({
    hf3zTitle: title,
    hf3zFlowCodes: flows,
    hf3zBeginDate: begin,
    hf3zEndDate: end,
    hf3zFlowMemo: text,
    hf3zEnabled: 1,
  }),
}))
