import { CFG_ITEM, rowsFor } from 'fangkit/domain'
import { cfgItemGrid, cityRulesGrid, modulesCfgGrid, platformCitySettingGrid } from './city-grids.ts'

export const platformCitySettingRows = rowsFor(platformCitySettingGrid, ['siteProvince', 'siteCity', 'siteName', 'siteStage', 'siteContact', 'siteHotline', 'siteHours', 'siteAddress', 'siteNotice'], [
  ['440000', '440100', '广州站', 'OPEN', '例站长一', '020-00000000', '周一至周日 9:00—18:00', '天河区示例路18号（演示地址）', '全部业务'],
  ['440000', '440300', '深圳站', 'TRIAL', '例站长二', '0755-0000000', '工作日 9:00—18:00', '福田区示例大道66号（演示地址）', '试运营期间只办理买卖按揭'],
  ['440000', '440600', '佛山站', 'OPEN', '例站长三', '0757-00000000', '周一至周六 9:00—18:00', '禅城区示例街9号（演示地址）', '全部业务'],
  ['440000', '441900', '东莞站', 'OPEN', '例站长四', '0769-0000000', '周一至周六 9:00—17:30', '南城示例路3号（演示地址）', '不含赎楼垫资'],
  ['440000', '442000', '中山站', 'TRIAL', '例站长五', '0760-0000000', '工作日 9:00—17:30', '东区示例路21号（演示地址）', '只办理公积金贷款'],
  ['440000', '440400', '珠海站', 'OPEN', '例站长六', '0756-0000000', '周一至周六 9:00—18:00', '香洲区示例路5号（演示地址）', '全部业务'],
  ['440000', '441300', '惠州站', 'TRIAL', '例站长七', '0752-0000000', '工作日 9:00—18:00', '惠城区示例路7号（演示地址）', '只办理买卖按揭'],
  ['440000', '440700', '江门站', 'PLANNED', '例站长八', '0750-0000000', '工作日 9:00—17:30', '蓬江区示例路11号（演示地址）', '筹备中，委托佛山站办理'],
  ['440000', '441200', '肇庆站', 'PLANNED', '例站长九', '0758-0000000', '工作日 9:00—17:00', '端州区示例路2号（演示地址）', '筹备中'],
  ['440000', '441800', '清远站', 'OPEN', '例站长十', '0763-0000000', '工作日 9:00—17:30', '清城区示例路15号（演示地址）', '不含抵押贷款'],
  ['440000', '440500', '汕头站', 'PLANNED', '例站长甲', '0754-00000000', '工作日 9:00—17:30', '龙湖区示例路8号（演示地址）', '筹备中'],
  ['440000', '440800', '湛江站', 'CLOSED', '例站长乙', '0759-0000000', '工作日 9:00—17:00', '赤坎区示例路4号（演示地址）', '已并入珠海站'],
])

const GUANGZHOU = '440100'
const open = (code: string, owner: string, day: string, memo: string, enabled = 1) => [GUANGZHOU, code, owner, day, memo, enabled] as const
/** Everything is open in the city demonstrations stand in; what it does without is named once. */
export const modulesCfgRows = rowsFor(modulesCfgGrid, ['$city', 'menuCode', 'moduleOwner', 'openDay', 'moduleMemo', 'enabled'], [
  open('PrjBaseGrid', '例运营一', '2025-01-06', '项目列表与详情'),
  open('CostManagement', '例财务一', '2025-03-01', '成本报表，仅财务与经理'),
  open('ContractView', '例法务一', '2025-06-16', '买卖合同样张'),
  open('BankRateGrid', '例产品一', '2025-02-10', '银行利率'),
  open('TaxFeeGrid', '例产品一', '2025-02-10', '税费标准'),
  open('ExpenseStdGrid', '例财务一', '2025-02-17', '收费标准'),
  open('CaseGrid', '例内容一', '2025-05-12', '案例库'),
  open('KnowledgeGrid', '例内容一', '2025-05-12', '知识库'),
  open('ComplaintGrid', '例客服一', '2025-04-01', '投诉与建议'),
  open('MediaPromotion_Management', '例市场一', '2025-07-01', '媒体推广'),
  open('SearchWord_Management', '例市场一', '2025-07-01', '搜索词'),
  open('TemplateGrid', '例流程一', '2025-03-20', '申请表模板'),
  open('AppendixTmpltGrid', '例流程一', '2025-03-20', '资料模板'),
])

/** Items every installation can lay down for its cities. */
export const cfgItemRows = rowsFor(cfgItemGrid, ['$key', 'cfgCode', 'cfgName', 'cfgGroup', 'cfgKind', 'cfgUnit', 'cfgDefault', 'cfgSortNo', 'cfgMemo'], [
  [CFG_ITEM.payCodeMinutes, '收款码有效时间', 'PAY', 'WHOLE', '分钟', '30', 10, '到期后收款码作废，需要重新生成'],
  [CFG_ITEM.revealsPerHour, '每小时可查看的完整号码', 'SERVICE', 'WHOLE', '项', '60', 15, '每人在任意一小时内可查看、下载的完整证件号码、手机号与银行账号'],
  ['PURCHASE_LIMIT', '是否限购', 'PURCHASE', 'YES_NO', null, '否', 20, '限购城市登记买家时核对名下套数'],
  ['LIMIT_HOMES', '本地户籍可购套数', 'PURCHASE', 'WHOLE', '套', '2', 30, '含已有住房'],
  ['LIMIT_HOMES_OTHERS', '非本地户籍可购套数', 'PURCHASE', 'WHOLE', '套', '1', 40, '须满足社保或个税年限'],
  ['TAX_YEARS', '非本地户籍连续社保或个税', 'PURCHASE', 'WHOLE', '个月', '6', 50, '补缴的月份不计'],
  ['RESALE_YEARS', '限售年限', 'PURCHASE', 'WHOLE', '年', '2', 60, '自不动产权证登记日起'],
  ['DEED_TAX_FIRST', '首套契税（140㎡及以下）', 'TAX', 'PERCENT', '%', '1', 70, '家庭唯一住房'],
  ['DEED_TAX_FIRST_LARGE', '首套契税（140㎡以上）', 'TAX', 'PERCENT', '%', '1.5', 80, '家庭唯一住房'],
  ['DEED_TAX_SECOND', '二套契税（140㎡及以下）', 'TAX', 'PERCENT', '%', '1', 90, '家庭第二套改善性住房'],
  ['VAT_YEARS', '增值税免征年限', 'TAX', 'WHOLE', '年', '2', 100, '购买满此年限对外销售免征'],
  ['INCOME_TAX_YEARS', '个税免征年限', 'TAX', 'WHOLE', '年', '5', 110, '家庭唯一生活用房'],
  ['DOWN_FIRST', '首套最低首付', 'LOAN', 'PERCENT', '%', '15', 120, '以银行审批为准'],
  ['DOWN_SECOND', '二套最低首付', 'LOAN', 'PERCENT', '%', '15', 130, '以银行审批为准'],
  ['FUND_MOST_SINGLE', '公积金个人最高额度', 'LOAN', 'NUMBER', '万元', '80', 140, '多子女家庭可上浮'],
  ['FUND_MOST_COUPLE', '公积金夫妻最高额度', 'LOAN', 'NUMBER', '万元', '160', 150, '多子女家庭可上浮'],
  ['TRANSFER_DAYS', '过户办结时限', 'SERVICE', 'WHOLE', '工作日', '5', 160, '登记机构承诺时限'],
].map(([code, ...rest]) => [code ?? null, code ?? null, ...rest]), { reference: true })

const rule = (item: string, value: string, from: string, to: string | null, basis: string) => [GUANGZHOU, item, value, from, to, basis] as const
export const cityRulesRows = rowsFor(cityRulesGrid, ['$city', 'ruleItem', 'ruleValue', 'ruleFrom', 'ruleTo', 'ruleBasis'], [
  rule('PURCHASE_LIMIT', '否', '2024-09-30', null, '示例：广州市取消限购的通知'),
  rule('PURCHASE_LIMIT', '是', '2017-03-17', '2024-09-29', '示例：此前的限购政策'),
  rule('TAX_YEARS', '0', '2024-09-30', null, '示例：取消限购后不再核验'),
  rule('RESALE_YEARS', '0', '2024-09-30', null, '示例：取消限售'),
  rule('DEED_TAX_FIRST', '1', '2024-12-01', null, '示例：契税优惠公告'),
  rule('DEED_TAX_FIRST_LARGE', '1.5', '2024-12-01', null, '示例：契税优惠公告'),
  rule('DEED_TAX_SECOND', '1', '2024-12-01', null, '示例：契税优惠公告'),
  rule('VAT_YEARS', '2', '2024-12-01', null, '示例：增值税优惠公告'),
  rule('DOWN_FIRST', '15', '2024-09-30', null, '示例：最低首付比例'),
  rule('DOWN_SECOND', '15', '2024-09-30', null, '示例：最低首付比例'),
  rule('FUND_MOST_SINGLE', '80', '2024-05-29', null, '示例：公积金贷款额度'),
  rule('FUND_MOST_COUPLE', '160', '2024-05-29', null, '示例：公积金贷款额度'),
  rule('TRANSFER_DAYS', '1', '2025-01-01', null, '示例：登记中心即办承诺'),
])
