import { defineGrid, department, rowsFor } from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'
import { SWITCHED } from '../switched.ts'

/** Departments of the company. @source ROU-007 (/DeptBaseInforGrid) */
export const deptGrid = defineGrid({
  name: 'DeptBaseInforGrid',
  title: '部门管理',
  entity: department,
  columns: [
    'deptName',
    'deptCode',
    'deptFather',
    'deptKind',
    'deptCity',
    'deptHead',
    'deptPosts',
    'enabled',
    'updTime',
  ],
  search: ['deptName', 'deptFather', 'deptKind', 'deptCity', 'enabled'],
  sort: { field: 'sortNo', order: 'asc' },
  scope: 'all',
  reason:
    'Departments hang below one another across cities, so all are seen; those of a city are changed by those ' +
    'it was granted to.',
  open: 'deptName',
  ...SWITCHED,
  rowsOf: { table: 'dept_base_infor' },
  form: { columns: 2 },
  pinned: ['deptName'],
  unique: [['deptCode']],
  roles: MANAGERS_WRITE,
})

export const deptRows = rowsFor(
  deptGrid,
  [
    'deptCode',
    'deptName',
    'deptFather',
    'deptKind',
    'deptCity',
    'deptHead',
    'deptPosts',
    'deptFrom',
    'deptMemo',
    'sortNo',
  ],
  [
    ['D01', '示例安居总部', null, 'HEAD', '440100', 'demo-manager', 12, '2019-03-01', '公司决策与统筹', 10],
    [
      'D02',
      '广州交易中心',
      'D01',
      'CENTRE',
      '440100',
      'demo-follow',
      36,
      '2019-03-01',
      '广州项目的签约、贷款与过户',
      20,
    ],
    [
      'D03',
      '深圳交易中心',
      'D01',
      'CENTRE',
      '440300',
      'demo-staff22',
      18,
      '2021-06-01',
      '深圳项目的签约、贷款与过户',
      30,
    ],
    ['D04', '财务中心', 'D01', 'CENTRE', '440100', 'demo-finance', 8, '2019-03-01', '收款、支出与提成审核', 40],
    ['D05', '客服中心', 'D01', 'CENTRE', '440100', 'demo-service', 10, '2020-01-06', '来电、回访与投诉', 50],
    ['D06', '运营推广部', 'D01', 'CENTRE', '440100', 'demo-staff16', 6, '2020-07-01', '内容、投放与合作媒体', 60],
    ['D11', '天河店', 'D02', 'STORE', '440100', 'demo-staff05', 9, '2019-04-08', '天河片区', 110],
    ['D12', '海珠店', 'D02', 'STORE', '440100', 'demo-staff07', 8, '2019-09-02', '海珠片区', 120],
    ['D13', '番禺店', 'D02', 'STORE', '440100', 'demo-staff08', 7, '2020-05-11', '番禺片区', 130],
    ['D14', '广州权证组', 'D02', 'TEAM', '440100', 'demo-staff19', 6, '2019-04-08', '递件、领证与赎楼', 140],
    ['D21', '南山店', 'D03', 'STORE', '440300', 'demo-staff25', 8, '2021-06-01', '南山片区', 210],
    ['D22', '福田店', 'D03', 'STORE', '440300', 'demo-staff26', 6, '2022-03-07', '福田片区', 220],
    ['D23', '深圳权证组', 'D03', 'TEAM', '440300', 'demo-staff30', 4, '2021-06-01', '深圳递件与领证', 230],
    ['D41', '出纳组', 'D04', 'TEAM', '440100', 'demo-finance2', 3, '2020-01-06', '收付款与票据', 410],
  ],
)
