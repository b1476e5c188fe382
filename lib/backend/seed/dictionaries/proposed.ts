// biome-ignore-all format: a table of dictionaries, one a line
import { FORM_PEOPLE_NAMES } from '../../../domain/form-record/form-people.ts'
import { FORM_GROUP_NAMES } from '../../../domain/form-record/form-templates.ts'
import { CONDITION_ROWS, PAPER_CONDITION_ROWS } from '../flows/condition-rows.ts'
import { FLOW_ROWS } from '../flows/flow-rows.ts'
import type { Dictionary, EntryRow } from '../../../domain/settings/dictionary.ts'
import { HELP_NOTES } from '../fields/help-notes.ts'
import { PAPER_TYPE_ROWS } from '../papers/paper-type-rows.ts'

/**
 * Dictionaries the specification leaves open. Their codes begin with HX, so that they are not mistaken for those of
 * another system.
 */
export const PROPOSED_DICTIONARIES: readonly Dictionary[] = [
  { code: 'HX01', name: '公司性质', entries: [
    ['HX0101', '国有企业'], ['HX0102', '机关/事业单位'], ['HX0103', '民营企业'], ['HX0104', '外商投资企业'], ['HX0105', '港澳台投资企业'], ['HX0106', '个体工商户'],
    ['HX0107', '社会团体'], ['HX0108', '其他'],
  ] },
  { code: 'HX02', name: '公司注册地', entries: [['HX0201', '境内'], ['HX0202', '中国香港'], ['HX0203', '中国澳门'], ['HX0204', '中国台湾'], ['HX0205', '境外其他地区']] },
  { code: 'HX03', name: '还款方式', entries: [
    ['HX0301', '等额本息'], ['HX0302', '等额本金'], ['HX0303', '先息后本'], ['HX0304', '按月付息到期还本'], ['HX0305', '随借随还'], ['HX0306', '双周供'],
  ] },
  { code: 'HX04', name: '征信情况（哪一方）', entries: [
    ['HX0401', '双方征信良好'], ['HX0402', '主借款人有逾期'], ['HX0403', '配偶或共借人有逾期'], ['HX0404', '业主（抵押人）有逾期'], ['HX0405', '征信白户'], ['HX0406', '征信待查'],
  ] },
  { code: 'HX05', name: '需求阶段', entries: [
    ['HX0501', '咨询中'], ['HX0502', '已签居间合同'], ['HX0503', '已网签'], ['HX0504', '已递件'], ['HX0505', '已领证'], ['HX0506', '已放款'], ['HX0507', '已结案'],
    ['HX0508', '已取消'],
  ] },
  { code: 'HX06', name: '婚姻状况', entries: [['HX0601', '未婚'], ['HX0602', '已婚'], ['HX0603', '离异'], ['HX0604', '丧偶'], ['HX0605', '再婚']] },
  { code: 'HX07', name: '民族', entries: [
    ['汉', '汉'], ['壮', '壮'], ['回', '回'], ['满', '满'], ['维吾尔', '维吾尔'], ['苗', '苗'], ['彝', '彝'], ['土家', '土家'], ['藏', '藏'], ['蒙古', '蒙古'], ['侗', '侗'],
    ['布依', '布依'], ['瑶', '瑶'], ['白', '白'], ['朝鲜', '朝鲜'], ['哈尼', '哈尼'], ['黎', '黎'], ['哈萨克', '哈萨克'], ['傣', '傣'], ['畲', '畲'], ['傈僳', '傈僳'], ['东乡', '东乡'],
    ['仡佬', '仡佬'], ['拉祜', '拉祜'], ['佤', '佤'], ['水', '水'], ['纳西', '纳西'], ['羌', '羌'], ['土', '土'], ['仫佬', '仫佬'], ['锡伯', '锡伯'], ['柯尔克孜', '柯尔克孜'],
    ['景颇', '景颇'], ['达斡尔', '达斡尔'], ['撒拉', '撒拉'], ['布朗', '布朗'], ['毛南', '毛南'], ['塔吉克', '塔吉克'], ['普米', '普米'], ['阿昌', '阿昌'], ['怒', '怒'], ['鄂温克', '鄂温克'],
    ['京', '京'], ['基诺', '基诺'], ['德昂', '德昂'], ['保安', '保安'], ['俄罗斯', '俄罗斯'], ['裕固', '裕固'], ['乌孜别克', '乌孜别克'], ['门巴', '门巴'], ['鄂伦春', '鄂伦春'], ['独龙', '独龙'],
    ['赫哲', '赫哲'], ['高山', '高山'], ['珞巴', '珞巴'], ['塔塔尔', '塔塔尔'],
  ] },
  { code: 'HX08', name: '国籍/地区', entries: [
    ['HX0801', '中国香港'], ['HX0802', '中国澳门'], ['HX0803', '中国台湾'], ['HX0804', '美国'], ['HX0805', '加拿大'], ['HX0806', '英国'], ['HX0807', '澳大利亚'],
    ['HX0808', '新西兰'], ['HX0809', '日本'], ['HX0810', '韩国'], ['HX0811', '新加坡'], ['HX0812', '马来西亚'], ['HX0813', '法国'], ['HX0814', '德国'],
    ['HX0815', '其他'],
  ] },
  { code: 'HX09', name: '单位职务', entries: [
    ['HX0901', '一般员工'], ['HX0902', '基层管理'], ['HX0903', '中层管理'], ['HX0904', '高层管理'], ['HX0905', '企业主/股东'], ['HX0906', '自由职业'], ['HX0907', '退休'],
  ] },
  { code: 'HX10', name: '职称', entries: [['HX1001', '无'], ['HX1002', '初级'], ['HX1003', '中级'], ['HX1004', '副高级'], ['HX1005', '正高级']] },
  { code: 'HX11', name: '职业资格', entries: [
    ['HX1101', '无'], ['HX1102', '注册会计师'], ['HX1103', '执业律师'], ['HX1104', '执业医师'], ['HX1105', '教师资格'], ['HX1106', '注册建造师'], ['HX1107', '其他'],
  ] },
  { code: 'HX12', name: '学历', entries: [
    ['HX1201', '初中及以下'], ['HX1202', '高中/中专'], ['HX1203', '大专'], ['HX1204', '本科'], ['HX1205', '硕士'], ['HX1206', '博士'],
  ] },
  { code: 'HX13', name: '在职状态', entries: [['HX1301', '在职'], ['HX1302', '试用期'], ['HX1303', '待业'], ['HX1304', '退休'], ['HX1305', '自雇']] },
  { code: 'HX14', name: '流水核查结果', entries: [['HX1401', '流水充足'], ['HX1402', '流水不足需补充'], ['HX1403', '流水待提供'], ['HX1404', '无流水（以资产证明替代）']] },
  { code: 'HX15', name: '征信等级', entries: [['HX1501', '优'], ['HX1502', '良'], ['HX1503', '关注'], ['HX1504', '较差'], ['HX1505', '无征信记录']] },
  { code: 'HX18', name: '公积金类型', entries: [
    ['HX1801', '广州市住房公积金'], ['HX1802', '省直住房公积金'], ['HX1803', '异地公积金（大湾区）'], ['HX1804', '异地公积金（其他）'], ['HX1805', '灵活就业人员缴存'],
  ] },
  { code: 'HX19', name: '公积金缴存主体', entries: [['HX1901', '单位缴存'], ['HX1902', '个人自愿缴存']] },
  { code: 'HX21', name: '缴存状态', entries: [
    ['HX2101', '正常'], ['HX2102', '中断（未满3个月）'], ['HX2103', '中断（3个月以上）'], ['HX2104', '封存/停缴'], ['HX2105', '补缴'],
  ] },
  { code: 'HX23', name: '名下房产状态', entries: [['HX2301', '自住'], ['HX2302', '出租'], ['HX2303', '空置'], ['HX2304', '出售中'], ['HX2305', '拟抵押']] },
  { code: 'HX24', name: '房屋结构', entries: [
    ['HX2401', '钢筋混凝土'], ['HX2402', '框架'], ['HX2403', '砖混'], ['HX2404', '剪力墙'], ['HX2405', '钢结构'], ['HX2406', '其他'],
  ] },
  { code: 'HX25', name: '房屋性质', entries: [
    ['HX2501', '商品房'], ['HX2502', '房改房'], ['HX2503', '经济适用房'], ['HX2504', '限价房'], ['HX2505', '解困房'], ['HX2506', '集资房'], ['HX2507', '安居房'],
    ['HX2508', '自建房'], ['HX2509', '拆迁安置房'], ['HX2510', '军产房'], ['HX2511', '村/集体物业'],
  ] },
  { code: 'HX26', name: '物业性质', entries: [
    ['HX2601', '商业'], ['HX2602', '办公'], ['HX2603', '公寓'], ['HX2604', '工业'], ['HX2605', '仓储'], ['HX2606', '车位'], ['HX2607', '综合'],
  ] },
  { code: 'HX27', name: '产权来源', entries: [
    ['HX2701', '购买商品房'], ['HX2702', '购买二手房'], ['HX2703', '房改购房'], ['HX2704', '继承'], ['HX2705', '赠与'], ['HX2706', '离婚析产'], ['HX2707', '法院判决/拍卖'],
    ['HX2708', '拆迁安置'], ['HX2709', '自建'],
  ] },
  { code: 'HX28', name: '共有人关系', entries: [
    ['HX2801', '夫妻'], ['HX2802', '父母子女'], ['HX2803', '兄弟姐妹'], ['HX2804', '朋友'], ['HX2805', '公司与个人'], ['HX2806', '其他'],
  ] },
  { code: 'HX29', name: '装修情况', entries: [['HX2901', '毛坯'], ['HX2902', '简装'], ['HX2903', '中装'], ['HX2904', '精装'], ['HX2905', '豪装']] },
  { code: 'HX30', name: '电梯情况', entries: [['HX3001', '有电梯'], ['HX3002', '无电梯'], ['HX3003', '已加装电梯'], ['HX3004', '加装中']] },
  { code: 'HX31', name: '户型结构', entries: [
    ['HX3101', '一房一厅'], ['HX3102', '两房一厅'], ['HX3103', '两房两厅'], ['HX3104', '三房一厅'], ['HX3105', '三房两厅'], ['HX3106', '四房两厅'], ['HX3107', '五房及以上'],
    ['HX3108', '复式'], ['HX3109', '别墅'], ['HX3110', '开间/单间'],
  ] },
  { code: 'HX32', name: '一手/二手', entries: [['HX3201', '一手房'], ['HX3202', '二手房']] },
  { code: 'HX33', name: '抵押类型', entries: [['HX3301', '按揭抵押'], ['HX3302', '一般抵押'], ['HX3303', '最高额抵押'], ['HX3304', '民间抵押'], ['HX3305', '余额抵押（二押）']] },
  { code: 'HX34', name: '由谁还款（赎楼资金来源）', entries: [
    ['HX3401', '业主自有资金'], ['HX3402', '买家首期款'], ['HX3403', '公司垫资'], ['HX3404', '银行带押过户'], ['HX3405', '第三方垫资'],
  ] },
  { code: 'HX37', name: '上手价格类型', entries: [['HX3701', '发票价'], ['HX3702', '契税完税价'], ['HX3703', '评估价'], ['HX3704', '无法提供']] },
  { code: 'HX38', name: '证载用途', entries: [
    ['HX3801', '住宅'], ['HX3802', '商业'], ['HX3803', '办公'], ['HX3804', '车库'], ['HX3805', '工业'], ['HX3806', '综合'],
  ] },
  { code: 'HX39', name: '查封状态', entries: [['HX3901', '未查封'], ['HX3902', '已查封'], ['HX3903', '轮候查封'], ['HX3904', '预查封']] },
  { code: 'HX40', name: '查册状态', entries: [['HX4001', '未查册'], ['HX4002', '已查册（无限制）'], ['HX4003', '已查册（有限制）'], ['HX4004', '需测绘']] },
  { code: 'HX41', name: '朝向', entries: [
    ['HX4101', '南'], ['HX4102', '东南'], ['HX4103', '西南'], ['HX4104', '东'], ['HX4105', '西'], ['HX4106', '东北'], ['HX4107', '西北'], ['HX4108', '北'],
    ['HX4109', '南北对流'],
  ] },
  { code: 'HX42', name: '居住/租赁情况', entries: [['HX4201', '业主自住'], ['HX4202', '空置'], ['HX4203', '出租（可按期腾退）'], ['HX4204', '出租（带租约成交）']] },
  { code: 'HX43', name: '业主接受付款方式', entries: [['HX4301', '一次性'], ['HX4302', '商业按揭'], ['HX4303', '公积金'], ['HX4304', '组合贷'], ['HX4305', '分期']] },
  { code: 'HX47', name: '合同状态', entries: [['HX4701', '未签约'], ['HX4702', '已签居间合同'], ['HX4703', '已网签'], ['HX4704', '已备案'], ['HX4705', '已解约']] },
  { code: 'HX48', name: '资金监管方式', entries: [['HX4801', '不监管'], ['HX4802', '银行监管'], ['HX4803', '登记中心监管'], ['HX4804', '公证提存'], ['HX4805', '担保公司托管']] },
  { code: 'HX51', name: '担保方式', entries: [['HX5101', '无需担保'], ['HX5102', '阶段性担保'], ['HX5103', '全程担保'], ['HX5104', '保证人担保']] },
  { code: 'HX52', name: '抵押顺位', entries: [['HX5201', '首押'], ['HX5202', '二押'], ['HX5203', '最高额首押'], ['HX5204', '顺位抵押']] },
  { code: 'HX53', name: '借款关系', entries: [['HX5301', '单人借款'], ['HX5302', '夫妻共同借款'], ['HX5303', '父母子女共同借款'], ['HX5304', '其他共同借款']] },
  { code: 'HX54', name: '收费方', entries: [
    ['HX5401', '公司'], ['HX5402', '评估公司'], ['HX5403', '担保公司'], ['HX5404', '公证处'], ['HX5405', '合作中介'], ['HX5406', '税务/登记机关'], ['HX5407', '银行'],
    ['HX5408', '垫资方'], ['HX5409', '其他'],
  ] },
  { code: 'HX55', name: '支出类别', entries: [
    ['HX5501', '代缴税费'], ['HX5502', '评估费'], ['HX5503', '担保费'], ['HX5504', '公证费'], ['HX5505', '查册费'], ['HX5506', '快递费'], ['HX5507', '交通费'],
    ['HX5508', '打印复印费'], ['HX5509', '垫资利息'], ['HX5510', '渠道返佣'], ['HX5511', '客户招待'], ['HX5512', '退款'], ['HX5513', '其他'],
  ] },
  { code: 'HX56', name: '提成抵扣用途', entries: [['HX5601', '不参与抵扣'], ['HX5602', '抵扣业务提成'], ['HX5603', '抵扣渠道佣金'], ['HX5604', '抵扣公司成本']] },
  { code: 'HX57', name: '付款账户', entries: [
    ['HX5701', '公司基本户（示例）'], ['HX5702', '公司一般户（示例）'], ['HX5703', '税费代收户（示例）'], ['HX5704', '备用金'], ['HX5705', '微信'], ['HX5706', '支付宝'],
  ] },
  { code: 'HX58', name: '附件分类', entries: [
    ['HX5801', '身份证明'], ['HX5802', '婚姻证明'], ['HX5803', '户籍证明'], ['HX5804', '收入流水'], ['HX5805', '征信资料'], ['HX5806', '产权资料'], ['HX5807', '交易合同'],
    ['HX5808', '税费凭证'], ['HX5809', '贷款资料'], ['HX5810', '收付款凭证'], ['HX5811', '现场照片'], ['HX5812', '其他'],
  ] },
  { code: 'HX59', name: '岗位角色', entries: [
    ['HX5901', '跟进经理'], ['HX5902', '业务员'], ['HX5903', '客服'], ['HX5904', '财务'], ['HX5905', '经理'], ['HX5906', '普通员工'], ['HX5907', '权证专员'],
    ['HX5908', '系统管理员'],
  ] },
  { code: 'HX64', name: '土地出让金缴纳情况', entries: [['HX6401', '已缴清'], ['HX6402', '未缴'], ['HX6403', '免缴']] },
  { code: 'HX65', name: '征信情况', entries: [
    ['HX6501', '良好'], ['HX6502', '有逾期已结清'], ['HX6503', '有逾期未结清'], ['HX6504', '白户（无记录）'], ['HX6505', '有呆账/代偿'],
  ] },
  { code: 'HX66', name: '记录状态', entries: [['HX6601', '有效'], ['HX6602', '停用']] },
  { code: 'HX67', name: '产权性质', entries: [['HX6701', '完全产权'], ['HX6702', '部分产权'], ['HX6703', '共有产权（与政府）'], ['HX6704', '集体产权']] },
  { code: 'HX68', name: '支出收款方', entries: [['HX6801', '合作机构'], ['HX6802', '员工'], ['HX6803', '客户'], ['HX6804', '政府/登记机关']] },
  { code: 'HX69', name: '收款账户类型', entries: [['HX6901', '对公账户'], ['HX6902', '个人银行账户'], ['HX6903', '微信/支付宝'], ['HX6904', '现金']] },
  { code: 'HX70', name: '账号类型', entries: [['HX7001', '员工'], ['HX7002', '合作方'], ['HX7003', '客户']] },
  { code: 'HX71', name: '邀请状态', entries: [['HX7101', '已邀请'], ['HX7102', '已加入'], ['HX7103', '已停用']] },
  { code: 'HX72', name: '电梯要求', entries: [['HX7201', '有电梯'], ['HX7202', '无电梯'], ['HX7203', '不限']] },
  { code: 'HX73', name: '审核动作', entries: [['SUBMIT', '提交审核'], ['APPROVE', '审核通过'], ['RETURN', '退回修改'], ['WITHDRAW', '撤回']] },
  { code: 'FLD_HELP', name: '字段帮助', entries: HELP_NOTES.map(({ values }): EntryRow => [String(values['hf18HelpId']), String(values['hf18Title'])]) },
  { code: 'CARD_PAPER', name: '资料种类', entries: PAPER_TYPE_ROWS.map(([code, name]): EntryRow => [code, name]) },
  { code: 'PAPER_PARTY', name: '资料适用方', entries: [
    ['BUYER', '买家'], ['OWNER', '业主/抵押人'], ['GUARANTOR', '保证人'], ['BUYER_COMPANY', '公司买家'], ['OWNER_COMPANY', '公司业主'], ['HOUSE', '房屋'],
  ] },
  { code: 'PAPER_TRAIT', name: '资料适用人员', entries: [['BORROWER', '借款人及共同借款/还款人'], ['MAIN', '主借款人/主业主'], ['CHILD', '有未成年子女的'], ['MINOR', '未成年人']] },
  { code: 'PAPER_STATE', name: '资料状态', entries: [['READY', '已齐'], ['UNCHECKED', '待核对'], ['EXPIRED', '已过期'], ['MISSING', '未提供'], ['OPTIONAL', '按需'], ['WAIVED', '无需提供']] },
  { code: 'UNMATCHED_STATE', name: '来款处理状态', entries: [['OPEN', '待处理'], ['RETURNED', '已退还'], ['BOOKED', '已转入项目']] },
  { code: 'PAPER_FILE_STATE', name: '资料文件核对状态', entries: [['WAITING', '待核对'], ['CHECKED', '已核对'], ['RETURNED', '已退回']] },
  { code: 'HF15_MAIN_FLOW', name: '主流程', entries: FLOW_ROWS.map(([code, name]): EntryRow => [code, name]) },
  { code: 'FLOW_CONDITION', name: '流程条件', entries: [...CONDITION_ROWS, ...PAPER_CONDITION_ROWS].map(({ conditionCode, conditionName }): EntryRow => [String(conditionCode), String(conditionName)]) },
  { code: 'FLOW_LOG_KIND', name: '流程记录类别', entries: [['PEOPLE', '责任人变更'], ['ACTION', '操作']] },
  { code: 'FORM_GROUP', name: '申请表分类', entries: Object.entries(FORM_GROUP_NAMES) },
  { code: 'FORM_PEOPLE', name: '申请表涉及的人', entries: Object.entries(FORM_PEOPLE_NAMES) },
  { code: 'SALE_CONTRACT_STATE', name: '买卖合同状态', entries: [['DRAFT', '起草中'], ['FINAL', '已定稿']] },
  { code: 'DEPOSIT_KEEPER', name: '定金保管方', entries: [['SELLER', '卖方'], ['AGENCY', '居间方'], ['ESCROW', '资金监管账户']] },
  { code: 'TAX_BEARER', name: '税费承担方式', entries: [['EACH', '双方各自承担'], ['BUYER', '买方承担'], ['SELLER', '卖方承担']] },
  { code: 'DISPUTE_WAY', name: '争议解决方式', entries: [['COURT', '向房屋所在地人民法院起诉'], ['ARBITRATION', '提交仲裁']] },
  { code: 'COST_CATEGORY', name: '成本类别', entries: [['COMMISSION', '员工提成'], ['TEAM', '合作团队'], ['MARKETING', '市场推广'], ['OPERATIONS', '运营成本'], ['OTHER', '其他']] },
  { code: 'COST_ENTRY_KIND', name: '成本登记类型', entries: [['COST', '成本'], ['INCOME', '收入结转']] },
  { code: 'COST_SOURCE', name: '成本来源', entries: [['EXPENSE', '项目支出'], ['JOB', '流程提成'], ['ENTRY', '门店登记']] },
  { code: 'COST_ITEM', name: '费用项目', entries: [
    ['CARRIED', '提成结转', { FATHER: 'COMMISSION' }], ['BONUS', '团队奖金', { FATHER: 'COMMISSION' }], ['REBATE', '渠道返佣', { FATHER: 'TEAM' }], ['SHARING', '合作分成', { FATHER: 'TEAM' }],
    ['ONLINE', '线上平台投放', { FATHER: 'MARKETING' }], ['PORT', '房源端口费', { FATHER: 'MARKETING' }], ['OUTDOOR', '户外与社区广告', { FATHER: 'MARKETING' }], ['EVENT', '活动与物料', { FATHER: 'MARKETING' }],
    ['RENT', '门店租金', { FATHER: 'OPERATIONS' }], ['UTILITY', '水电物业', { FATHER: 'OPERATIONS' }], ['SYSTEM', '系统与通讯', { FATHER: 'OPERATIONS' }], ['OFFICE', '办公用品', { FATHER: 'OPERATIONS' }],
    ['TRAINING', '培训', { FATHER: 'OTHER' }], ['GREETING', '客户招待', { FATHER: 'OTHER' }], ['SUNDRY', '其他支出', { FATHER: 'OTHER' }],
  ] },
  { code: 'COST_STORE', name: '门店', entries: [] },
]
