import { defineGrid, type Grid, helpNote, integer, ROLE, rowsFor, text, withComputed } from 'fangkit/domain'
import { switchedBy } from '../switched.ts'

/** Help texts that fields open. The row of a field says which help it opens. @source FRM-031, OPN-041 */
export const helpNoteGrid: Grid = defineGrid({
  name: 'FldAppendixGrid',
  title: '字段帮助',
  entity: withComputed(helpNote, {
    helpFieldCount: integer('使用的字段数'),
    helpFields: text('使用的字段'),
  }),
  columns: [
    'hf18HelpId',
    'hf18Title',
    'hf18FldDesc',
    'hf18FldDesc2',
    'helpFieldCount',
    'helpFields',
    'hf18Enabled',
    'updTime',
    'updUsr',
  ],
  search: ['hf18HelpId', 'hf18Title', 'hf18Enabled'],
  sort: { field: 'hf18HelpId', order: 'asc' },
  scope: 'all',
  reason: 'Forms and papers are asked for alike in every city.',
  open: 'hf18HelpId',
  ...switchedBy('hf18Enabled'),
  rowsOf: { table: 'hf18_fld_appendix' },
  form: { columns: 1 },
  pinned: ['hf18HelpId'],
  roles: { write: [ROLE.manager, ROLE.followUpManager] },
})

/**
 * Help texts for local practice in the first city; the field rows of that city open them. They are added to the help
 * texts every installation starts with.
 */
export const helpNoteRows = rowsFor(
  helpNoteGrid,
  ['$key', 'hf18HelpId', 'hf18Title', 'hf18FldDesc', 'hf18FldDesc2'],
  [
    [
      'HELP-SURVEY',
      '查册状态怎么看',
      '按登记机构的查询结果选择。有查封、异议登记的，解除以前不签合同；有抵押的，同时填写抵押情况。',
      '查册结果当天有效，签约当天再查一次。',
    ],
    [
      'HELP-LAND-FEE',
      '土地出让金缴纳地',
      '填收款的自然资源部门名称，例如“广州市规划和自然资源局”。已补缴过的，按票据填写。',
      '划拨用地、房改房过户前须补缴，以核定单为准。',
    ],
    [
      'HELP-ESCROW',
      '资金监管方式怎么选',
      '存量房买卖的定金、首期款一般存入监管账户；双方约定自行交割的，须签免监管声明。',
      '监管协议与银行回单在“资料准备”里上传。',
    ],
    [
      'HELP-REPAIR-FUND',
      '物业维修基金',
      '填随房屋转移的余额，单位为元；约定由买家另付给业主的，在合同补充条款中写明。',
      '余额以物业专项维修资金管理部门的查询结果为准。',
    ],
    [
      'HELP-FUND-BODY',
      '缴存主体与补缴',
      '由单位缴存的选单位，灵活就业人员自己缴存的选个人。补缴的月份不计入连续缴存，如有请注明。',
      '以公积金中心出具的缴存明细为准。',
    ],
    [
      'HELP-INSURED-AREA',
      '参保区、纳税区怎么填',
      '填单位参保或申报个税的区；换过单位的，填最近连续缴纳的那一个区。',
      '以社保、个税清单抬头的经办机构为准。',
    ],
    [
      'HELP-HOUSE-SOURCE',
      '名下房屋的来源',
      '按不动产权证附记选择。继承、析产所得与买卖所得，在认定套数和计税时不同。',
      '附记没有写明的，以登记机构档案为准。',
    ],
    [
      'HELP-SCHOOL',
      '意向学校怎么填',
      '填学校全称，多个以顿号分隔。学位以教育部门当年公布的招生地段为准，房屋不保证学位。',
      '看房前先向学校所在区的招生办核对地段。',
    ],
  ].map(([id, ...texts]) => [id ?? null, id ?? null, ...texts]),
  { missing: true },
)
