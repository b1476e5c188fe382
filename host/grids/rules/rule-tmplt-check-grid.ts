import { checkItem, defineGrid, rowsFor } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** Checklists to complete before a job is finished. @source ROU-003 (/RuleTmplt*), ruling 2 */
export const ruleTmpltCheckGrid = defineGrid({
  name: 'RuleTmpltCheckGrid',
  title: '办件核对清单',
  about: '流程的办理指引在“其他指引”中列出这里的核对事项。',
  entity: checkItem,
  columns: ['itemName', 'itemFlow', 'itemWho', 'itemWhen', 'itemMust', 'itemMinutes', 'enabled', 'updTime'],
  search: ['itemName', 'itemFlow', 'itemWho', 'itemWhen', 'enabled'],
  sort: { field: 'itemSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'itemName',
  pinned: ['itemName'],
  ...SWITCHED,
})

export const ruleTmpltCheckRows = rowsFor(
  ruleTmpltCheckGrid,
  ['itemSort', 'itemName', 'itemFlow', 'itemWho', 'itemWhen', 'itemMust', 'itemMinutes', 'itemMemo'],
  [
    [10, '核对证件原件与复印件', 'FE02', 'HX5907', 'BEFORE', 1, 10, null],
    [20, '确认预约号与到场时间', 'FE02', 'HX5903', 'BEFORE', 1, 5, null],
    [30, '复印件加盖与原件一致章', 'FB02', 'HX5907', 'BEFORE', 0, 10, null],
    [40, '申请表签名齐全', 'FB02', 'HX5907', 'DURING', 1, 10, '夫妻均须签名'],
    [50, '金额大小写一致', 'FF02', 'HX5904', 'DURING', 1, 5, null],
    [60, '拍照留存受理回执', 'FE02', 'HX5907', 'AFTER', 1, 3, null],
    [70, '登记下一次办理日期', null, 'HX5901', 'AFTER', 1, 3, null],
    [80, '告知客户所需时间', 'FA01', 'HX5903', 'AFTER', 1, 5, null],
    [90, '归还原件并签收', 'FE03', 'HX5907', 'AFTER', 1, 5, null],
    [100, '上传税票与缴款凭证', 'FE01', 'HX5907', 'AFTER', 1, 5, null],
    [110, '核对监管账户余额', 'FC02', 'HX5904', 'BEFORE', 1, 10, null],
    [120, '确认水电燃气结清', 'FG01', 'HX5903', 'BEFORE', 0, 10, null],
  ],
)
