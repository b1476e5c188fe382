import { defineGrid, rowsFor, SELF_REVIEW, SYS_PARAM, sysParam, text, withComputed } from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'
import { switchedBy } from '../switched.ts'

/** System parameters. @source ROU-007 (/SysParamsGrid), ruling 1 */
export const sysParamsGrid = defineGrid({
  name: 'SysParamsGrid',
  title: '系统参数',
  entity: withComputed(sysParam, {
    paramUse: text('作用'),
  }),
  columns: [
    'ss02Code',
    'ss02Name',
    'ss02Group',
    'ss02Value',
    'paramUse',
    'ss02Public',
    'ss02Memo',
    'ss02Enabled',
    'updTime',
  ],
  search: ['ss02Code', 'ss02Name', 'ss02Group', 'ss02Enabled'],
  sort: { field: 'ss02SortNo', order: 'asc' },
  scope: 'all',
  reason: 'Settings and dictionaries are shared by the whole installation.',
  open: 'ss02Code',
  ...switchedBy('ss02Enabled'),
  pinned: ['ss02Code'],
  unique: [['ss02Code']],
  roles: MANAGERS_WRITE,
})

// biome-ignore format: a table with one row a line
export const sysParamsRows = rowsFor(sysParamsGrid, ['$key', 'ss02Code', 'ss02Name', 'ss02Group', 'ss02Value', 'ss02SortNo', 'ss02Memo'], [
  ['param-mobile', SYS_PARAM.mobileRule, '手机号校验规则', '资料校验', 'specification', 10, 'specification：1 后接 3、5、8 的十一位号码；current：1 后接 3 至 9 的十一位号码'],
  ['param-export', SYS_PARAM.exportRows, '单次导出最多行数', '数据导出', '200000', 20, '超过时提示缩小查询范围'],
  ['param-self-review', SYS_PARAM.selfReview, '财务审核本人提交的单据', '收付款', SELF_REVIEW.forbidden, 95, 'forbidden：不能审核自己创建或作为提交人、申请人的收入与支出；allowed：可以'],
  ['param-paper-self-check', SYS_PARAM.paperSelfCheck, '核对本人提交的资料', '资料', SELF_REVIEW.forbidden, 96, 'forbidden：资料文件由提交人以外的人员核对；allowed：提交人可以自行核对'],
  ['param-company', 'COMPANY_NAME', '公司名称', '公司信息', '示例安居房产服务有限公司', 30, '合同与申请表的落款'],
  ['param-company-short', 'COMPANY_SHORT_NAME', '公司简称', '公司信息', '示例安居', 40, null],
  ['param-company-address', 'COMPANY_ADDRESS', '公司地址', '公司信息', '广州市天河区示例路18号（演示地址）', 50, '合同送达地址'],
  ['param-service-phone', 'SERVICE_PHONE', '客服电话', '公司信息', '020-00000000', 60, '页面底部与通知中显示'],
  ['param-service-hours', 'SERVICE_HOURS', '客服时间', '公司信息', '工作日 9:00—18:00', 70, null],
  ['param-receiver', 'RECEIVING_ACCOUNT_NAME', '收款账户名', '收付款', '示例安居房产服务有限公司', 80, '收款二维码与收据上的户名'],
  ['param-receipt', 'RECEIPT_PREFIX', '收据编号前缀', '收付款', 'SJ', 90, '后接日期与流水号'],
  ['param-remind-days', 'REMIND_DAYS', '到期提前提醒天数', '提醒', '7', 100, '贷款批复、赎楼与递件到期前提醒'],
  ['param-remind-time', 'REMIND_TIME', '每日提醒时间', '提醒', '09:00', 110, null],
  ['param-notice', 'HOME_NOTICE', '首页公告', '展示', '演示环境：数据均为虚构，每次重置后恢复。', 120, '首页顶部显示的一行文字'],
  ['param-lpr', 'LPR_BASE', '默认LPR期限', '贷款', '5年期以上', 130, '利率试算时的默认选择'],
  ['param-privacy', 'PRIVACY_PHONE', '个人信息保护电话', '公司信息', '020-00000001', 140, '隐私声明中的联系方式'],
], { reference: true })
