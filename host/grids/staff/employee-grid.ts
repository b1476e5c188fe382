import { accountField, code, date, defineGrid, ROLE, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/** Who works where, as what, since when. @source ROU-007 (/EmployeeBaseGrid) */
export const employeeGrid = defineGrid({
  name: 'EmployeeBaseGrid',
  title: '员工档案',
  about: '员工的入职、合同与在职情况；登录与角色在“用户管理”中设置。',
  entity: listEntity({
    service: 'EmployeeBase',
    title: '员工',
    fields: {
      empNo: text('工号', { required: true, maxLength: 20, indexed: true }),
      acctId: accountField('姓名', { required: true, indexed: true }),
      deptCode: code('DEPT', '部门', { required: true, indexed: true }),
      position: code('HX59', '岗位', { required: true, indexed: true }),
      empLevel: code('EMP_LEVEL', '职级', { indexed: true }),
      entryDate: date('入职日期', { required: true, indexed: true }),
      contractUntil: date('合同到期日', { indexed: true }),
      empForm: code('EMP_FORM', '用工形式', { required: true, default: 'FULL', indexed: true }),
      empIdNo: text('身份证号', { sensitive: 'id', maxLength: 18 }),
      urgentPhone: text('紧急联系电话', { sensitive: 'phone', maxLength: 20 }),
      empMemo: textarea('备注', { maxLength: 300 }),
      empState: code('EMP_STATE', '状态', { default: 'TRIAL', indexed: true }),
      leftDate: date('离职日期', { serverOwned: true, indexed: true }),
      leftReason: text('离职原因', { serverOwned: true, maxLength: 500 }),
    },
  }),
  columns: [
    'empNo', 'acctId', 'deptCode', 'position', 'empLevel', 'entryDate', 'contractUntil', 'empForm', 'empState',
    'updTime',
  ],
  search: ['empNo', 'acctId', 'deptCode', 'position', 'entryDate', 'urgentPhone', 'empState'],
  sort: { field: 'empNo', order: 'asc' },
  open: 'empNo',
  pinned: ['empNo'],
  scope: 'city',
  form: { columns: 2 },
  unique: [['empNo'], ['acctId']],
  operations: ['view', 'add', 'edit', 'finish', 'cancel', 'delete'],
  states: { field: 'empState', moves: {
    finish: { from: ['TRIAL'], to: 'ACTIVE', says: { label: '转正', prompt: '确定为这位员工转正吗？' } },
    cancel: { from: ['TRIAL', 'ACTIVE'], to: 'LEFT', at: 'leftDate', reason: 'leftReason', says: { label: '离职', prompt: '确定为这位员工办理离职吗？' } },
    delete: { from: ['TRIAL'] },
    edit: { from: ['TRIAL', 'ACTIVE'] },
  } },
  roles: { read: [ROLE.manager, ROLE.followUpManager, ROLE.finance, ROLE.financeReviewer], write: [ROLE.manager] },
})

export const employeeRows = rowsFor(employeeGrid, ['$city', 'empNo', 'acctId', 'deptCode', 'position', 'empLevel', 'entryDate', 'contractUntil', 'empForm', 'urgentPhone', 'empState'], [
  ['440100', 'E0001', 'demo-manager', 'D01', 'HX5905', 'P8', '2019-03-01', null, 'FULL', '15400004001', 'ACTIVE'],
  ['440100', 'E0002', 'demo-admin', 'D01', 'HX5908', 'P7', '2019-03-01', null, 'FULL', '15400004002', 'ACTIVE'],
  ['440100', 'E0003', 'demo-finance', 'D04', 'HX5904', 'P6', '2019-05-06', '2028-05-05', 'FULL', '15400004003', 'ACTIVE'],
  ['440100', 'E0004', 'demo-finance2', 'D41', 'HX5904', 'P5', '2020-01-06', '2027-01-05', 'FULL', '15400004004', 'ACTIVE'],
  ['440100', 'E0005', 'demo-follow', 'D02', 'HX5901', 'P6', '2019-06-03', '2028-06-02', 'FULL', '15400004005', 'ACTIVE'],
  ['440100', 'E0006', 'demo-sales', 'D11', 'HX5902', 'P4', '2021-03-15', '2027-03-14', 'FULL', '15400004006', 'ACTIVE'],
  ['440100', 'E0007', 'demo-service', 'D05', 'HX5903', 'P4', '2020-08-10', '2026-12-31', 'FULL', '15400004007', 'ACTIVE'],
  ['440100', 'E0008', 'demo-staff01', 'D02', 'HX5901', 'P5', '2020-09-01', '2026-12-31', 'FULL', '15400004008', 'ACTIVE'],
  ['440100', 'E0009', 'demo-staff05', 'D11', 'HX5902', 'P6', '2019-04-08', '2028-04-07', 'FULL', '15400004009', 'ACTIVE'],
  ['440100', 'E0010', 'demo-staff07', 'D12', 'HX5902', 'P5', '2019-09-02', '2028-09-01', 'FULL', '15400004010', 'ACTIVE'],
  ['440100', 'E0011', 'demo-staff10', 'D05', 'HX5903', 'P3', '2023-02-13', '2027-02-12', 'FULL', '15400004011', 'ACTIVE'],
  ['440100', 'E0012', 'demo-staff16', 'D06', 'HX5905', 'P5', '2020-07-01', '2027-06-30', 'FULL', '15400004012', 'ACTIVE'],
  ['440100', 'E0013', 'demo-staff17', 'D13', 'HX5906', 'P1', '2026-09-07', '2027-03-06', 'INTERN', '15400004013', 'TRIAL'],
  ['440100', 'E0014', 'demo-staff19', 'D14', 'HX5907', 'P4', '2021-11-01', '2027-10-31', 'FULL', '15400004014', 'ACTIVE'],
  ['440100', 'E0015', 'demo-staff21', 'D14', 'HX5907', 'P2', '2026-08-17', '2029-08-16', 'PART', '15400004015', 'TRIAL'],
  ['440300', 'E0101', 'demo-staff23', 'D03', 'HX5901', 'P5', '2021-06-01', '2027-05-31', 'FULL', '15400004101', 'ACTIVE'],
  ['440300', 'E0102', 'demo-staff25', 'D21', 'HX5902', 'P5', '2021-06-01', '2027-05-31', 'FULL', '15400004102', 'ACTIVE'],
  ['440300', 'E0103', 'demo-staff30', 'D23', 'HX5907', 'P4', '2022-03-07', '2028-03-06', 'FULL', '15400004103', 'ACTIVE'],
], { dictionaries: [
  { code: 'EMP_LEVEL', name: '职级', entries: [['P1', 'P1 见习'], ['P2', 'P2 助理'], ['P3', 'P3 专员'], ['P4', 'P4 资深专员'], ['P5', 'P5 主管'], ['P6', 'P6 经理'], ['P7', 'P7 高级经理'], ['P8', 'P8 总监']] },
  { code: 'EMP_FORM', name: '用工形式', entries: [['FULL', '全职'], ['PART', '兼职'], ['INTERN', '实习'], ['OUTSOURCED', '外包']] },
  { code: 'EMP_STATE', name: '员工状态', entries: [['TRIAL', '试用'], ['ACTIVE', '在职'], ['LEFT', '已离职']] },
] })
