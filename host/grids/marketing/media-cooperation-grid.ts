import { code, date, defineGrid, flag, integer, percent, rowsFor, text, textarea, yuan } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Media partners and the terms of cooperation. @source ROU-011 (MediaCooperation) */
export const mediaCooperationGrid = defineGrid({
  name: 'MediaCooperation',
  title: '媒体合作',
  about: '与媒体的合作约定与评分，供续约时查阅。',
  entity: listEntity({
    service: 'MediaCooperation',
    title: '合作媒体',
    fields: {
      coopName: text('媒体名称', { required: true, maxLength: 60, indexed: true }),
      coopKind: code('COOP_KIND', '合作方式', { required: true, indexed: true }),
      coopContact: text('联系人', { maxLength: 40, indexed: true }),
      coopFrom: date('签约日期', { indexed: true }),
      coopUntil: date('到期日期', { indexed: true }),
      coopFee: yuan('年费', { indexed: true }),
      coopShare: percent('分成比例', { min: 0, max: 1, indexed: true }),
      coopPosts: integer('年度发稿数', { min: 0, max: 9999, indexed: true }),
      coopScore: integer('合作评分', { min: 1, max: 5, indexed: true }),
      coopMemo: textarea('说明', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'coopName',
    'coopKind',
    'coopContact',
    'coopFrom',
    'coopUntil',
    'coopFee',
    'coopShare',
    'coopPosts',
    'coopScore',
    'enabled',
    'updTime',
  ],
  search: ['coopName', 'coopKind', 'coopUntil', 'coopScore', 'enabled'],
  sort: { field: 'coopName', order: 'asc' },
  scope: 'all',
  reason: 'Marketing is done for the whole company.',
  open: 'coopName',
  pinned: ['coopName'],
  ...SWITCHED,
})

export const mediaCooperationRows = rowsFor(
  mediaCooperationGrid,
  ['coopName', 'coopKind', 'coopContact', 'coopFrom', 'coopUntil', 'coopFee', 'coopShare', 'coopPosts', 'coopScore'],
  [
    ['示例房产频道', 'YEAR', '例编辑', '2026-01-01', '2026-12-31', 60_000, null, 48, 5],
    ['示例生活号', 'PIECE', '样编辑', '2026-02-01', '2027-01-31', null, null, 20, 4],
    ['示例问答社区', 'SHARE', '测运营', '2026-01-15', '2027-01-14', null, 0.1, 120, 4],
    ['示例短视频达人甲', 'PIECE', '演达人', '2026-03-01', '2026-12-31', null, null, 12, 3],
    ['示例短视频达人乙', 'SHARE', '例达人', '2026-03-01', '2026-12-31', null, 0.15, 18, 4],
    ['示例电台', 'YEAR', '样主播', '2026-04-01', '2027-03-31', 30_000, null, 24, 3],
    ['示例社区报', 'PIECE', '测编辑', '2025-09-01', '2026-08-31', null, null, 10, 2],
    ['示例装修平台', 'SWAP', '演商务', '2026-05-01', '2027-04-30', null, null, 6, 4],
    ['示例搬家平台', 'SWAP', '例商务', '2026-05-01', '2027-04-30', null, null, 6, 3],
    ['示例招聘号', 'YEAR', '样商务', '2026-01-01', '2026-12-31', 12_000, null, 12, 3],
    ['示例财经号', 'SHARE', '测作者', '2026-06-01', '2027-05-31', null, 0.2, 30, 5],
    ['示例校友群', 'SWAP', '演会长', '2026-06-15', null, null, null, 4, 3],
  ],
  {
    dictionaries: [
      {
        code: 'COOP_KIND',
        name: '合作方式',
        entries: [
          ['YEAR', '年度包干'],
          ['PIECE', '按篇付费'],
          ['SHARE', '按成交分成'],
          ['SWAP', '资源互换'],
        ],
      },
    ],
  },
)
