import {
  defineGrid,
  type Grid,
  millisecondsOf,
  POINT_KIND,
  POINT_STATE,
  pointEntry,
  ROLE,
  rowsFor,
} from 'fangkit/domain'

const { earn, spend } = POINT_KIND
const { draft, posted, cancelled } = POINT_STATE

/**
 * Points that accounts received and used. An entry counts once it is confirmed. A confirmed entry can be cancelled but
 * not changed.
 * @source ROU-008 (/PointManage)
 */
export const pointEntryGrid: Grid = defineGrid({
  name: 'PointManage',
  title: '积分记录',
  entity: pointEntry,
  columns: [
    'acctId',
    'pointKind',
    'pointAmount',
    'pointRule',
    'pointReason',
    'pointDay',
    'pointState',
    'pointBookedAt',
    'updTime',
  ],
  search: ['acctId', 'pointKind', 'pointRule', 'pointAmount', 'pointReason', 'pointDay', 'pointState'],
  sort: { field: 'pointDay', order: 'desc' },
  scope: 'all',
  reason: "Points are a person's, whatever city they work in.",
  open: 'acctId',
  pinned: ['acctId'],
  operations: ['view', 'add', 'edit', 'clone', 'confirm', 'cancel', 'delete'],
  states: {
    field: 'pointState',
    moves: {
      confirm: {
        from: [draft],
        to: posted,
        at: 'pointBookedAt',
        by: 'pointBookedBy',
        says: { label: '入账', prompt: '确定将这条积分入账吗？入账后不能修改。' },
      },
      cancel: {
        from: [posted],
        to: cancelled,
        reason: 'pointCancelReason',
        says: { label: '冲销', prompt: '确定冲销这条积分吗？' },
      },
      edit: { from: [draft] },
      delete: { from: [draft] },
    },
  },
  rowsOf: { table: 'point_booking' },
  own: { field: 'acctId', unlessRoles: [ROLE.manager, ROLE.finance, ROLE.financeReviewer, ROLE.service] },
  roles: { write: [ROLE.manager, ROLE.service] },
  large: true,
})

type PointEntryRow = readonly [
  acctId: string,
  kind: string,
  rule: string | null,
  amount: number,
  day: string,
  reason: string,
  state: string,
]

const ROWS: readonly PointEntryRow[] = [
  ['demo-sales', earn, 'SIGN-UP', 100, '2026-06-02', '开户赠送', posted],
  ['demo-sales', earn, 'RECOMMEND', 500, '2026-06-18', '推荐客户成交', posted],
  ['demo-sales', earn, 'DEAL', 2_600, '2026-07-09', '完成过户一单', posted],
  ['demo-sales', spend, 'EXCHANGE', 800, '2026-08-01', '兑换示例超市卡', posted],
  ['demo-follow', earn, 'SIGN-UP', 100, '2026-06-02', '开户赠送', posted],
  ['demo-follow', earn, 'DEAL', 5_200, '2026-07-21', '完成放款两单', posted],
  ['demo-follow', spend, 'EXCHANGE', 1_500, '2026-08-12', '兑换保温杯', posted],
  ['demo-service', earn, 'SIGN-UP', 100, '2026-06-03', '开户赠送', posted],
  ['demo-service', earn, 'PRAISE', 50, '2026-06-27', '客户好评', posted],
  ['demo-service', earn, 'PRAISE', 50, '2026-07-15', '客户好评', cancelled],
  ['demo-staff01', earn, 'DEAL', 2_600, '2026-06-30', '完成过户一单', posted],
  ['demo-staff01', spend, 'EXCHANGE', 600, '2026-07-30', '兑换体检券', posted],
  ['demo-staff05', earn, 'RECOMMEND', 500, '2026-07-04', '推荐客户成交', posted],
  ['demo-staff05', earn, 'SHARE', 20, '2026-08-19', '分享房源', posted],
  ['demo-staff06', earn, 'DEAL', 7_800, '2026-07-12', '完成过户三单', posted],
  ['demo-staff07', earn, 'SHARE', 40, '2026-07-25', '分享房源两次', posted],
  ['demo-staff08', earn, 'TRAINING', 200, '2026-08-06', '通过贷款业务考核', posted],
  ['demo-staff09', earn, 'TRAINING', 200, '2026-08-06', '通过税费业务考核', posted],
  ['demo-staff10', earn, 'PRAISE', 150, '2026-08-14', '客户好评三次', posted],
  ['demo-staff11', earn, 'PRAISE', 50, '2026-08-15', '客户好评', posted],
  ['demo-customer01', earn, 'RECOMMEND', 500, '2026-08-22', '老带新', posted],
  ['demo-customer02', earn, 'SIGN-UP', 100, '2026-08-28', '注册赠送', posted],
  ['demo-customer02', spend, 'DEDUCT', 100, '2026-09-03', '抵扣咨询费', posted],
  ['demo-customer03', earn, 'RECOMMEND', 1_000, '2026-09-08', '老带新两位', posted],
  ['demo-staff12', earn, 'DEAL', 2_600, '2026-09-11', '完成放款一单', draft],
  ['demo-sales', spend, 'EXCHANGE', 2_000, '2026-09-15', '兑换旅行券', draft],
]

export const pointEntryRows = rowsFor(
  pointEntryGrid,
  [
    'acctId',
    'pointKind',
    'pointRule',
    'pointAmount',
    'pointDay',
    'pointReason',
    'pointState',
    'pointBookedAt',
    'pointBookedBy',
  ],
  ROWS.map((line) => {
    const [, , , , day, , state] = line
    return [...line, ...(state === draft ? [null, null] : [millisecondsOf(day) + 36_000_000, 'demo-manager'])]
  }),
)
