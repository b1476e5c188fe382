import type { OrganisationRow } from './organisation-row.ts'

/** Invented small-loan companies and pawnbrokers of both cities, who lend on houses for a short time. */
// biome-ignore format: a table with one row a line
export const SMALL_LOANS: readonly OrganisationRow[] = [
  ['O44010409', '穗贷示例小额贷款公司越秀门市（演示）', 'HF9C09', null, '440104', '广东省广州市越秀区示例大道91号首层（演示地址）', '020-00010074', 91, 113.27114, 23.129806],
  ['O44010609', '穗贷示例小额贷款公司天河门市（演示）', 'HF9C09', null, '440106', '广东省广州市天河区示例大道92号首层（演示地址）', '020-00010075', 92, 113.36011, 23.130457],
  ['O44011309', '样本典当行番禺门市（演示）', 'HF9C09', null, '440113', '广东省广州市番禺区示例大道93号首层（演示地址）', '020-00010076', 93, 113.383962, 22.935208],
  ['O44030409', '深贷示例小额贷款公司福田门市（演示）', 'HF9C09', null, '440304', '广东省深圳市福田区示例大道91号首层（演示地址）', '0755-00010091', 91, 114.052331, 22.539012],
]
