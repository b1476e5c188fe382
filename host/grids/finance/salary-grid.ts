import { code, date, defineGrid, flag, integer, percent, ROLE, rowsFor, text, textarea, yuan } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Salaries of positions by grade. Only users who decide about money see them. @source ROU-011 (SalaryManagement) */
export const salaryGrid = defineGrid({
  name: 'SalaryManagement',
  title: '薪资方案',
  about: '各岗位的薪资标准，编制工资条时对照；系统不自动生成工资条。',
  entity: listEntity({
    service: 'SalaryScheme',
    title: '薪资方案',
    fields: {
      salName: text('方案名称', { required: true, maxLength: 60, indexed: true }),
      salPosition: code('HX59', '岗位', { required: true, indexed: true }),
      salGrade: code('SAL_GRADE', '职级', { required: true, indexed: true }),
      salBase: yuan('基本工资', { required: true, max: 200_000, indexed: true }),
      salMerit: yuan('绩效工资', { max: 200_000, indexed: true, hint: '考核全额通过时' }),
      salMeals: yuan('餐补', { max: 10_000 }),
      salTravel: yuan('交通通讯补贴', { max: 10_000 }),
      salShare: percent('提成系数', { min: 0, max: 3, precision: 0, indexed: true, hint: '乘以提成规则算出的金额' }),
      salTarget: integer('月度目标单数', { min: 0, max: 999, indexed: true }),
      salFundBase: yuan('公积金基数', { max: 100_000 }),
      salTrial: percent('试用期比例', { min: 0.8, max: 1, precision: 0 }),
      salFrom: date('生效日期', { required: true, indexed: true }),
      salMemo: textarea('说明', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'salName',
    'salPosition',
    'salGrade',
    'salBase',
    'salMerit',
    'salTravel',
    'salShare',
    'salTarget',
    'salFrom',
    'enabled',
    'updTime',
  ],
  search: ['salName', 'salPosition', 'salGrade', 'salBase', 'salFrom', 'enabled'],
  sort: { field: 'salBase', order: 'desc' },
  open: 'salName',
  pinned: ['salName'],
  scope: 'city',
  form: { columns: 2 },
  unique: [['salPosition', 'salGrade', 'salFrom']],
  ...SWITCHED,
  roles: { read: [ROLE.manager, ROLE.finance, ROLE.financeReviewer], write: [ROLE.manager] },
})

export const salaryRows = rowsFor(
  salaryGrid,
  [
    'salName',
    'salPosition',
    'salGrade',
    'salBase',
    'salMerit',
    'salMeals',
    'salTravel',
    'salShare',
    'salTarget',
    'salFundBase',
    'salTrial',
    'salFrom',
    'enabled',
  ],
  [
    ['跟进经理一级', 'HX5901', 'G1', 6_500, 2_000, 400, 300, 1, 6, 6_500, 0.8, '2026-01-01', 1],
    ['跟进经理二级', 'HX5901', 'G2', 8_000, 3_000, 400, 400, 1.1, 8, 8_000, 0.8, '2026-01-01', 1],
    ['跟进经理三级', 'HX5901', 'G3', 10_000, 4_000, 400, 500, 1.2, 10, 10_000, 1, '2026-01-01', 1],
    ['业务员一级', 'HX5902', 'G1', 3_800, 1_000, 400, 300, 1, 2, 3_800, 0.8, '2026-01-01', 1],
    ['业务员二级', 'HX5902', 'G2', 4_800, 1_500, 400, 400, 1.2, 4, 4_800, 0.8, '2026-01-01', 1],
    ['业务员三级', 'HX5902', 'G3', 6_000, 2_500, 400, 500, 1.4, 6, 6_000, 1, '2026-01-01', 1],
    ['客服一级', 'HX5903', 'G1', 4_500, 1_000, 400, 200, 0.5, 12, 4_500, 0.8, '2026-01-01', 1],
    ['客服二级', 'HX5903', 'G2', 5_500, 1_500, 400, 200, 0.6, 16, 5_500, 0.9, '2026-01-01', 1],
    ['权证专员一级', 'HX5907', 'G1', 5_000, 1_200, 400, 600, 0.6, 15, 5_000, 0.8, '2026-01-01', 1],
    ['财务一级', 'HX5904', 'G1', 6_000, 1_000, 400, 200, 0, 0, 6_000, 0.8, '2026-01-01', 1],
    ['财务二级', 'HX5904', 'G2', 7_500, 1_500, 400, 200, 0, 0, 7_500, 0.9, '2026-01-01', 1],
    ['经理', 'HX5905', 'G3', 15_000, 8_000, 400, 1_000, 0.3, 40, 15_000, 1, '2026-01-01', 1],
    ['业务员一级（旧）', 'HX5902', 'G1', 3_300, 800, 300, 200, 1, 2, 3_300, 0.8, '2024-07-01', 0],
  ],
  {
    dictionaries: [
      {
        code: 'SAL_GRADE',
        name: '职级',
        entries: [
          ['G1', '一级'],
          ['G2', '二级'],
          ['G3', '三级'],
        ],
      },
    ],
  },
)
