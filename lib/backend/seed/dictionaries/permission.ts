import type { Dictionary, EntryLine } from '../../../domain/dictionary.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { ROLES } from '../roles.ts'

/** Lists about who may do what. Those without entries follow the rows they stand for. */
export const PERMISSION_DICTIONARIES: readonly Dictionary[] = [
  { code: 'SYS_OPERATION', name: '操作权限', entries: [
    [PRIVILEGE.search, '查询'], [PRIVILEGE.detail, '查看'], [PRIVILEGE.add, '新增'], [PRIVILEGE.update, '修改'], [PRIVILEGE.save, '保存'],
    [PRIVILEGE.remove, '删除'], [PRIVILEGE.enable, '启用'], [PRIVILEGE.disable, '停用'], [PRIVILEGE.finish, '完结'],
  ] },
  { code: 'SYS_ROLE', name: '角色', entries: ROLES.map(({ id, name }): EntryLine => [id, name]) },
  { code: 'SYS_GROUP', name: '用户组', entries: [] },
  { code: 'SYS_GROUP_KIND', name: '用户组类别', entries: [['STORE', '门店'], ['FUNCTION', '职能部门'], ['PROJECT', '专项小组'], ['PARTNER', '合作方']] },
  { code: 'MENU_ITEM', name: '菜单', entries: [] },
  { code: 'MENU_KIND', name: '菜单类别', entries: [['GROUP', '分组'], ['PAGE', '页面'], ['LIST', '列表']] },
  { code: 'MENU_BADGE', name: '菜单角标', entries: [['TASK', '我的待办'], ['REVIEW', '等我审核'], ['INCOME', '等我审核的收入'], ['EXPENSE', '等我审核的支出'], ['PAYMENT', '等我处理的来款'], ['NOTICE', '未读消息']] },
  { code: 'MENU_ICON', name: '菜单图标', entries: [
    ['house', '房屋'], ['folder-kanban', '项目夹'], ['list-todo', '待办'], ['receipt-text', '单据'], ['hand-coins', '收款'], ['file-text', '文件'], ['chart-pie', '饼图'],
    ['workflow', '流程'], ['landmark', '银行'], ['sliders-horizontal', '规则'], ['text-cursor-input', '字段'], ['files', '资料'], ['users', '人员'], ['book-open', '字典'],
    ['history', '记录'], ['building-2', '楼盘'], ['badge-percent', '利率'], ['message-square', '消息'], ['megaphone', '推广'], ['star', '积分'], ['settings', '设置'],
  ] },
  { code: 'DEPT', name: '部门', entries: [] },
  { code: 'DEPT_KIND', name: '部门类别', entries: [['HEAD', '总部'], ['CENTRE', '中心'], ['STORE', '门店'], ['TEAM', '小组']] },
  { code: 'PARTNER_KIND', name: '对接合作方类别', entries: [['AGENCY', '中介门店'], ['BANK', '合作银行'], ['GUARANTEE', '担保与评估'], ['PLATFORM', '房产平台'], ['SYSTEM', '内部系统']] },
  { code: 'PARTNER_SCOPE', name: '合作方项目范围', entries: [['SHARED', '逐个授权的项目'], ['PROVIDER', '所属服务商的项目'], ['ALL', '可用城市的全部项目']] },
  { code: 'PARTNER_WIDGET', name: '开放组件', entries: [
    ['PROJECT_DETAIL', '项目详情'], ['FEE_TAB', '收支'], ['FLOW_TAB', '项目进度'], ['PAPERS_TAB', '资料准备'], ['FORM_PREVIEW', '申请表预览'], ['CONFIG_GRID', '配置列表'], ['IMAGE_VIEWER', '图片查看'],
  ] },
  { code: 'CITY_STATION', name: '城市站点', entries: [
    ['440100', '广州站'], ['440300', '深圳站'], ['440600', '佛山站'], ['441900', '东莞站'], ['440400', '珠海站'], ['442000', '中山站'], ['441300', '惠州站'], ['440700', '江门站'],
    ['441800', '清远站'], ['441200', '肇庆站'],
  ] },
]
