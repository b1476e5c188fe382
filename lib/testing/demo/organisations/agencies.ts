import type { OrganisationRow } from './organisation-row.ts'

/** The agency of the demo service provider. */
export const DEMO_PROVIDER = 'O44010608'

/** Invented agencies that bring in cases of their own. */
export const AGENCIES: readonly OrganisationRow[] = [
  [
    DEMO_PROVIDER,
    '示例中介天河门店（演示）',
    'HF9C08',
    null,
    '440106',
    '广东省广州市天河区示例大道25号首层（演示地址）',
    '020-00010071',
    71,
    113.35766,
    23.12245,
  ],
  [
    'O44010508',
    '样本中介海珠门店（演示）',
    'HF9C08',
    null,
    '440105',
    '广东省广州市海珠区示例大道72号首层（演示地址）',
    '020-00010072',
    72,
    113.337047,
    23.079236,
  ],
  [
    'O44030508',
    '测试中介南山门店（演示）',
    'HF9C08',
    null,
    '440305',
    '广东省深圳市南山区示例大道18号首层（演示地址）',
    '0755-00010018',
    18,
    113.933109,
    22.538462,
  ],
]

/** Invented small-loan companies and pawnbrokers of both cities, who lend on houses for a short time. */
export const SMALL_LOANS: readonly OrganisationRow[] = [
  [
    'O44010409',
    '穗贷示例小额贷款公司越秀门市（演示）',
    'HF9C09',
    null,
    '440104',
    '广东省广州市越秀区示例大道91号首层（演示地址）',
    '020-00010074',
    91,
    113.27114,
    23.129806,
  ],
  [
    'O44010609',
    '穗贷示例小额贷款公司天河门市（演示）',
    'HF9C09',
    null,
    '440106',
    '广东省广州市天河区示例大道92号首层（演示地址）',
    '020-00010075',
    92,
    113.36011,
    23.130457,
  ],
  [
    'O44011309',
    '样本典当行番禺门市（演示）',
    'HF9C09',
    null,
    '440113',
    '广东省广州市番禺区示例大道93号首层（演示地址）',
    '020-00010076',
    93,
    113.383962,
    22.935208,
  ],
  [
    'O44030409',
    '深贷示例小额贷款公司福田门市（演示）',
    'HF9C09',
    null,
    '440304',
    '广东省深圳市福田区示例大道91号首层（演示地址）',
    '0755-00010091',
    91,
    114.052331,
    22.539012,
  ],
]
