/** Code, name, category, place, condition, position (HX59), kind of organisation (HF9C), whether somebody must be named, what it is for. */
export type FlowLine = readonly [code: string, name: string, category: string, sortOrder: number, condition: string | null, role: string, orgType: string | null, needsHandler: 0 | 1, memo: string]

/** The main flows of an installation, in their order. The first digit of the place is the category; closing comes last of all. */
export const FLOW_LINES: readonly FlowLine[] = [
  ['FA01', '客户接待与资格核验', '前期准备', 101, 'PURCHASE', 'HX5901', null, 1, '建立客户档案，判断付款方式与贷款可行性。'],
  ['FA02', '房源核验', '前期准备', 102, 'PURCHASE', 'HX5903', 'HF9C03', 0, '确认产权清晰、无查封，掌握抵押余额。'],
  ['FA03', '签约与定金', '前期准备', 103, 'PURCHASE', 'HX5902', null, 0, '签署居间与买卖协议，约定交易时间表。'],
  ['FA04', '找房服务', '前期准备', 104, 'SEARCH', 'HX5902', null, 0, '按买家需求找房，直到确认意向房源。'],
  ['FB01', '选行与房屋评估', '贷款申请与审批', 201, 'BY-LOAN', 'HX5901', 'HF9C01', 1, '比较银行政策，确定贷款银行与评估价。'],
  ['FB02', '商业贷款申请与审批', '贷款申请与审批', 202, 'COMMERCIAL', 'HX5903', 'HF9C01', 0, '面签、补件直至出具同意贷款通知书。'],
  ['FB03', '公积金贷款申请与审批', '贷款申请与审批', 203, 'FUND', 'HX5903', 'HF9C02', 0, '公积金中心审批，银行受托办理；组合贷款与商贷同步。'],
  ['FC01', '网上签约', '网签与资金监管', 301, 'PURCHASE', 'HX5907', 'HF9C08', 0, '取得网签备案合同，作为贷款、缴税、过户依据。'],
  ['FC02', '资金监管', '网签与资金监管', 302, 'PURCHASE-ANY', 'HX5904', 'HF9C01', 0, '保障首期款与尾款安全划付。'],
  ['FD01', '赎楼', '赎楼与注销抵押', 401, 'HOUSE-UNPAID', 'HX5901', 'HF9C01', 1, '结清业主原贷款，释放房屋抵押。'],
  ['FD02', '注销抵押登记', '赎楼与注销抵押', 402, 'HOUSE-MORTGAGED', 'HX5907', 'HF9C03', 0, '完成抵押权注销，产权恢复可交易。'],
  ['FD03', '带押过户', '赎楼与注销抵押', 403, 'UNDER-MORTGAGE', 'HX5907', 'HF9C03', 0, '不提前还贷，转移登记与抵押变更合并办理。'],
  ['FE01', '核税缴税', '缴税与过户', 501, 'PURCHASE', 'HX5907', 'HF9C04', 0, '核定计税价格并缴清双方税费。'],
  ['FE02', '过户递件', '缴税与过户', 502, 'PURCHASE', 'HX5907', 'HF9C03', 1, '提交转移登记申请，取得受理回执。'],
  ['FE03', '领取不动产权证', '缴税与过户', 503, 'PURCHASE', 'HX5907', 'HF9C03', 0, '领取新证，进入抵押或交楼环节。'],
  ['FF01', '抵押登记', '抵押登记与放款', 601, 'BY-MORTGAGE', 'HX5907', 'HF9C03', 0, '设立抵押权，满足放款条件。'],
  ['FF02', '银行放款', '抵押登记与放款', 602, 'BY-LOAN', 'HX5901', 'HF9C01', 1, '贷款划付至约定账户，完成资金闭环。'],
  ['FG01', '物业交割', '物业交割与结案', 701, 'PURCHASE', 'HX5902', null, 0, '完成房屋交付与户口、费用清理。'],
  ['FH01', '抵押贷款预审', '抵押贷款办理', 801, 'SECURED', 'HX5901', 'HF9C01', 1, '确认抵押物与借款人条件。'],
  ['FH02', '抵押贷款申请与审批', '抵押贷款办理', 802, 'SECURED', 'HX5903', 'HF9C01', 0, '经营资料与用途合规审查。'],
  ['FH03', '抵押登记（抵押贷）', '抵押贷款办理', 803, 'SECURED', 'HX5907', 'HF9C03', 0, '与按揭抵押登记流程一致，抵押人为业主。'],
  ['FH04', '放款与受托支付', '抵押贷款办理', 804, 'SECURED', 'HX5904', 'HF9C01', 0, '按用途受托支付，避免违规流入。'],
  ['FI01', '商转公', '商转公与其他', 901, 'TO-FUND', 'HX5903', 'HF9C02', 0, '商业贷款转为公积金贷款。'],
  ['FI02', '赎楼过桥专项', '商转公与其他', 902, 'BRIDGE', 'HX5901', 'HF9C06', 1, '仅提供垫资赎楼服务的项目。'],
  ['FG02', '结案归档', '物业交割与结案', 999, null, 'HX5901', null, 0, '费用、资料、提成全部清理。'],
]
