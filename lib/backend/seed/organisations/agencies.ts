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
