import { code, defineGrid, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Search words: suggested, redirected or blocked. @source ROU-011 (SearchWord_Management) */
export const searchWordGrid = defineGrid({
  name: 'SearchWord_Management',
  title: '搜索词管理',
  about: '客户端搜索词的同义词与跳转约定，供内容运营调整；后台的搜索不受影响。',
  entity: listEntity({
    service: 'SearchWord',
    title: '搜索词',
    fields: {
      wordText: text('搜索词', { required: true, maxLength: 40, indexed: true }),
      wordKind: code('WORD_KIND', '处理方式', { required: true, indexed: true }),
      wordTo: text('跳转到', { maxLength: 100, indexed: true }),
      wordSynonyms: text('同义词', { maxLength: 100, indexed: true }),
      wordCount: integer('近30天次数', { min: 0, max: 999999, indexed: true }),
      wordNone: integer('无结果次数', { min: 0, max: 999999, indexed: true }),
      wordHot: flag('热词展示', { default: 0, indexed: true }),
      wordSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      wordMemo: textarea('说明', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['wordText', 'wordKind', 'wordTo', 'wordSynonyms', 'wordCount', 'wordNone', 'wordHot', 'enabled', 'updTime'],
  search: ['wordText', 'wordKind', 'wordHot', 'wordCount', 'enabled'],
  sort: { field: 'wordCount', order: 'desc' },
  scope: 'all',
  reason: 'Marketing is done for the whole company.',
  open: 'wordText',
  pinned: ['wordText'],
  unique: [['wordText']],
  ...SWITCHED,
})

export const searchWordRows = rowsFor(
  searchWordGrid,
  ['wordText', 'wordKind', 'wordTo', 'wordSynonyms', 'wordCount', 'wordNone', 'wordHot', 'wordSort'],
  [
    ['公积金贷款', 'OFFER', '公积金', '公积金按揭', 864, 0, 1, 10],
    ['商转公', 'OFFER', '公积金', '商业贷款转公积金', 512, 0, 1, 20],
    ['契税', 'OFFER', '税费', '买房税', 498, 0, 1, 30],
    ['赎楼', 'LEAD', '赎楼专题', '还清贷款', 377, 0, 1, 40],
    ['带押过户', 'LEAD', '赎楼专题', '不还贷过户', 301, 12, 1, 50],
    ['利率', 'OFFER', '贷款知识', '房贷利率、LPR', 288, 0, 1, 60],
    ['流水', 'OFFER', '资料准备', '银行流水', 254, 0, 0, 70],
    ['过户时间', 'OFFER', '办事指南', '多久拿证', 233, 0, 0, 80],
    ['离婚过户', 'OFFER', '办事指南', '析产', 120, 0, 0, 90],
    ['学区', 'LEAD', '找房委托', '学位、学位房', 98, 9, 0, 100],
    ['抵押贷', 'OFFER', '贷款知识', '房产抵押', 95, 0, 0, 110],
    ['高利贷', 'BLOCK', null, '套路贷', 8, 8, 0, 120],
    ['假流水', 'BLOCK', null, '做流水', 6, 6, 0, 130],
  ],
  {
    dictionaries: [
      {
        code: 'WORD_KIND',
        name: '搜索词处理',
        entries: [
          ['OFFER', '联想推荐'],
          ['LEAD', '跳转专题'],
          ['BLOCK', '屏蔽'],
        ],
      },
    ],
  },
)
