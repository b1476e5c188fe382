import { code, defineGrid, type Grid, ROLE, rowsFor, text, toolDefinition, toolTemplateLine, withComputed } from 'fangkit/domain'
import { SWITCHED, switchedBy } from '../switched.ts'

const roles = { write: [ROLE.manager, ROLE.followUpManager] } as const

/** Tools: what they reckon, and whether they are offered. @source ROU-010 (ToolsDefGrid) */
export const toolsDefGrid: Grid = defineGrid({
  name: 'ToolsDefGrid',
  title: '工具定义',
  entity: toolDefinition,
  columns: [
    'toolId', 'toolName', 'toolGroup', 'toolTable', 'toolPurpose', 'lineCount', 'fills', 'enabled', 'updTime', 'toolSortNo',
  ],
  search: ['toolId', 'toolName', 'toolGroup', 'toolTable', 'enabled'],
  sort: { field: 'toolSortNo', order: 'asc' },
  scope: 'all',
  reason: 'Settings and dictionaries are shared by the whole installation.',
  open: 'toolId',
  rowsOf: { table: 'hf3s_tool_def' },
  form: { columns: 2 },
  pinned: ['toolId'],
  unique: [['toolId']],
  roles,
  ...SWITCHED,
})

/** What fields start with where a tool is used. @source ROU-010 (ToolsCfgGrid), FRM-030 */
export const toolsCfgGrid: Grid = defineGrid({
  name: 'ToolsCfgGrid',
  title: '工具模板',
  entity: withComputed(toolTemplateLine, {
    lineGroup: code('TOOL_GROUP', '工具分组'),
    lineTable: text('所在字段表'),
  }),
  columns: ['hf3sToolDefId', 'lineGroup', 'hf3sToolName', 'hf3sFldName', 'lineTable', 'hf3sDefVal', 'hf3sSortNo', 'hf3sEnabled', 'updTime'],
  search: ['hf3sToolDefId', 'hf3sToolName', 'hf3sFldName', 'hf3sEnabled'],
  sort: { field: 'hf3sToolDefId', order: 'asc' },
  scope: 'all',
  reason: 'Settings and dictionaries are shared by the whole installation.',
  open: 'hf3sFldName',
  ...switchedBy('hf3sEnabled'),
  rowsOf: { table: 'hf3s_tool_temp_fld_cfg' },
  parent: 'hf3sToolDefId',
  pinned: ['hf3sToolDefId'],
  unique: [['hf3sToolDefId', 'hf3sFldName']],
  roles,
})

export const toolsDefRows = rowsFor(toolsDefGrid, ['$key', 'toolId', 'toolName', 'toolGroup', 'toolTable', 'toolSortNo', 'toolPurpose', 'toolNote'], [
  ['TOOL-INSTALMENT', '按揭月供计算', 'LOAN', '5', 10, '按金额、年限、利率与还款方式算月供和总利息', '等额本息与等额本金按月复利，结果取到分'],
  ['TOOL-FUND', '公积金额度试算', 'LOAN', '7', 20, '按缴存基数、年限与账户情况估算公积金可贷额度', '以公积金中心审批为准'],
  ['TOOL-TAX', '税费计算', 'TAX', '4', 30, '买卖双方的契税、增值税、个税', '面积、套数与持有年限决定税率'],
  ['TOOL-FEES', '交易费用估算', 'TAX', '4', 40, '按揭费、评估费、担保费与代办费合计', '按收费项目的参考金额'],
  ['TOOL-MEMBER', '买家快速登记', 'REGISTER', '2', 50, '只填必要的身份资料，其余到项目里补', '证件号码自动带出生日、性别、年龄'],
  ['TOOL-COMBINED', '组合贷款试算', 'LOAN', '5', 60, '公积金与商业贷款合并月供', '两部分分别计算后相加'],
  ['TOOL-AHEAD', '提前还款试算', 'LOAN', '5', 70, '提前还一部分或全部后省下的利息', '不含银行违约金'],
  ['TOOL-BRIDGE', '赎楼垫资试算', 'LOAN', '3', 80, '尾款、垫资天数与利息', '按实际天数计息'],
  ['TOOL-DOWN', '首付与可承受总价', 'PRICE', '1', 90, '按现有资金与月收入倒推可承受的总价', '月供不超过收入的一半'],
  ['TOOL-NET', '业主净得估算', 'PRICE', '4', 100, '成交价减去税费、未还贷款与服务费', '未还贷款以银行结清数为准'],
  ['TOOL-QUALIFY', '购房资格核验', 'CHECK', '2', 110, '户籍、社保或个税、名下套数是否符合', '按城市规则中的购房资格配置'],
  ['TOOL-YEARS', '持有年限核验', 'CHECK', '3', 120, '按证载日期与契税日期算是否满二、满五', '取较早的日期'],
  ['TOOL-HOUSE', '房源快速登记', 'REGISTER', '3', 130, '先登记地址、面积与产权，其余后补', '地址与项目一致'],
].map(([id, ...rest]) => [id ?? null, id ?? null, ...rest]), { reference: true })
