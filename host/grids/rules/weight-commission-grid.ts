import { commissionWeight, defineGrid, integer, percent, rowsFor, withComputed } from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'
import { SWITCHED } from '../switched.ts'

/**
 * How a commission is shared among the positions that take part in a job.
 * @source ROU-003 (/WeightCommissionGrid), FLW-019
 */
export const weightCommissionGrid = defineGrid({
  name: 'WeightCommissionGrid',
  title: '岗位贡献权重',
  about: '提成规则写明共同参与岗位的，流程提成按这里的权重分给跟进人与各岗位；没有写明权重时平分。',
  entity: withComputed(commissionWeight, {
    weightShare: percent('同场景占比'),
    weightPeople: integer('在岗人数'),
  }),
  columns: [
    'weightPosition',
    'weightScene',
    'weightValue',
    'weightShare',
    'weightPeople',
    'weightSort',
    'weightMemo',
    'enabled',
    'updTime',
  ],
  search: ['weightPosition', 'weightScene', 'weightValue', 'enabled'],
  sort: { field: 'weightSort', order: 'asc' },
  scope: 'all',
  reason: 'Every case goes through the same flows, whatever its city.',
  open: 'weightPosition',
  pinned: ['weightPosition'],
  unique: [['weightPosition', 'weightScene']],
  rowsOf: { table: 'weight_commission' },
  roles: MANAGERS_WRITE,
  ...SWITCHED,
})

/** Equal shares for every position, until a weight for a specific scene is switched on. */
export const weightCommissionRows = rowsFor(
  weightCommissionGrid,
  ['weightSort', 'weightPosition', 'weightScene', 'weightValue', 'weightMemo', 'enabled'],
  [
    [10, 'HX5901', null, 1, '跟进经理：全程负责', 1],
    [20, 'HX5902', null, 1, '业务员：客户来源与促成签约', 1],
    [30, 'HX5903', null, 1, '客服：预约、陪同与回访', 1],
    [40, 'HX5907', null, 1, '权证专员：递件与领证', 1],
    [50, 'HX5902', 'HF11S05', 3, '一次性付款以促成签约为主，启用后业务员多分', 0],
    [60, 'HX5901', 'HF11S05', 2, '一次性付款，启用后按 3:2:1 分配', 0],
    [70, 'HX5903', 'HF11S05', 1, '一次性付款，启用后按 3:2:1 分配', 0],
    [80, 'HX5901', 'HF11S01', 3, '按揭办理环节多，启用后跟进经理多分', 0],
    [90, 'HX5902', 'HF11S01', 2, '按揭，启用后按 3:2 分配', 0],
    [100, 'HX5907', 'HF11S02', 2, '公积金递件多，启用后权证专员多分', 0],
    [110, 'HX5902', 'HF11S03', 5, '抵押贷款看重客户来源，启用后业务员多分', 0],
    [120, 'HX5903', 'HF11S04', 0, '赎楼不计客服，启用后不分', 0],
  ],
)
