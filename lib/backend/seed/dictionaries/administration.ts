import type { Dictionary } from '../../../domain/settings/dictionary.ts'
import { PRICE_STATE } from '../../../domain/fee/service-price.ts'

/** Dictionaries of administration. Those without values follow the rows of a list. */
// biome-ignore format: a table with one row a line
export const ADMINISTRATION_DICTIONARIES: readonly Dictionary[] = [
  { code: 'TOOL_DEF', name: '工具', entries: [] },
  { code: 'TOOL_GROUP', name: '工具分组', entries: [['LOAN', '贷款试算'], ['TAX', '税费试算'], ['PRICE', '价格与估值'], ['CHECK', '资格核验'], ['REGISTER', '快速登记']] },
  { code: 'CFG_ITEM', name: '配置项', entries: [] },
  { code: 'BANK_FACT', name: '机构评分因素', entries: [['FIT', '业务适合'], ['DISTRICT', '同区'], ['DISTANCE', '距离'], ['REPAYMENT', '还款方式'], ['WISH', '客户意向']] },
  { code: 'RATE_HOUSE', name: '房贷套数', entries: [['FIRST', '首套'], ['SECOND', '二套'], ['THIRD', '三套及以上'], ['SHOP', '商业用房']] },
  { code: 'FUND_YEARS', name: '公积金贷款年限', entries: [['SHORT', '5年（含）以下'], ['LONG', '5年以上']] },
  { code: 'REMIND_WHEN', name: '提醒时机', entries: [['BEFORE', '到期前'], ['ON_DAY', '当天'], ['AFTER', '到期后']] },
  { code: 'REMIND_BY', name: '提醒方式', entries: [['SITE', '站内消息'], ['SMS', '短信'], ['PHONE', '电话']] },
  { code: 'TRIGGER_ACTION', name: '触发动作', entries: [['PLAN', '安排日期'], ['ADD', '追加流程'], ['TELL', '通知岗位']] },
  { code: 'ITEM_WHEN', name: '核对时机', entries: [['BEFORE', '办理前'], ['DURING', '办理中'], ['AFTER', '办理后']] },
  { code: 'SMS_FOR', name: '短信接收人', entries: [['BUYER', '买家'], ['OWNER', '业主'], ['BOTH', '双方'], ['STAFF', '员工']] },
  { code: 'CHECK_METHOD', name: '核对方式', entries: [['LOOK', '目视'], ['COMPARE', '与资料比对'], ['SYSTEM', '系统查询'], ['PHONE', '电话核实']] },
  { code: 'STD_GROUP', name: '费用分组', entries: [['SERVICE', '服务费'], ['OTHERS', '第三方费用'], ['MONEY', '资金费用'], ['PASSED', '代收代付'], ['REST', '其他']] },
  { code: 'STD_METHOD', name: '计费方式', entries: [['FIXED', '固定'], ['RATIO', '按成交价比例'], ['OF_LOAN', '按贷款比例'], ['DAILY', '按日'], ['ACTUAL', '据实']] },
  { code: 'CFG_KIND', name: '配置项的值', entries: [['WHOLE', '整数'], ['NUMBER', '数字'], ['PERCENT', '百分比'], ['YES_NO', '是/否'], ['DAY', '日期'], ['TEXT', '文字']] },
  { code: 'CFG_GROUP', name: '配置项分组', entries: [['PURCHASE', '购房资格'], ['TAX', '税费'], ['LOAN', '贷款'], ['PAY', '收付款'], ['SERVICE', '服务']] },
  { code: 'SITE_STAGE', name: '城市站开通情况', entries: [['OPEN', '已开通'], ['TRIAL', '试运营'], ['PLANNED', '筹备中'], ['CLOSED', '已关停']] },
  { code: 'FLOW_AUDIENCE', name: '流程展示对象', entries: [['BUYER', '买家'], ['OWNER', '业主'], ['STAFF', '员工']] },
  { code: 'FLOW_VIEW_GRP', name: '流程视图分组', entries: [] },
  { code: 'PRICE_UNIT', name: '计价单位', entries: [['CASE', '每单'], ['TIME', '每次'], ['DAY', '每日'], ['RATIO', '按比例']] },
  { code: 'PRICE_STATE', name: '价目状态', entries: [[PRICE_STATE.draft, '拟定'], [PRICE_STATE.used, '执行中'], [PRICE_STATE.off, '已停用']] },
]
