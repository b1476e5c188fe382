import { filled, is } from '../../../lib/catalogue/condition.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import * as field from '../../../lib/catalogue/field.ts'
import type { Kind } from '../../../lib/catalogue/kind.ts'
import { digits, exclusive, length, notBefore } from '../../../lib/catalogue/rule.ts'

/** An entity with a field of every kind; belongs to no business. */
export const sample = defineEntity({
  service: 'TestSample',
  title: '样例',
  metaTable: 99,
  facts: ['role'],
  groups: {
    words: {
      label: '文字',
      fields: {
        name: field.text('姓名', { maxLength: 4 }),
        story: field.textarea('说明'),
        page: field.richtext('正文'),
        place: field.address('地址'),
        phone: field.text('手机号', { sensitive: 'phone', rules: [digits, length(11)] }),
        kept: field.text('原样保留', { hidden: true }),
      },
    },
    numbers: {
      label: '数字',
      fields: {
        age: field.integer('年龄', { stored: 'age', shown: 'age', min: 18, max: 150 }),
        price: field.wan('价格', { max: 100_000_000 }),
        paid: field.yuan('已付'),
        debt: field.number('负债', { stored: 'wan', shown: 'wan' }),
        rate: field.percent('利率', { precision: 4 }),
        total: field.computed('合计', { serverOwned: true, stored: 'yuan', shown: 'yuan' }),
      },
    },
    choices: {
      label: '选择',
      fields: {
        sort: field.code('D1', '类别'),
        few: field.code('D1', '少数', { options: ['A', 'B'] }),
        free: field.code('D1', '自填', { freeText: true }),
        many: field.codes('D2', '标签', { maxCount: 3 }),
        open: field.flag('开放', { rules: [exclusive('shut')] }),
        shut: field.flag('关闭'),
        agreed: field.yesno('同意'),
      },
    },
    days: {
      label: '日期',
      fields: {
        born: field.date('起'),
        until: field.date('止', { rules: [notBefore('born')] }),
        period: field.month('月份'),
        at: field.datetime('时刻'),
        whenever: field.dateOrAnytime('何时'),
      },
    },
    links: {
      label: '引用',
      fields: {
        province: field.region('province', '省'),
        city: field.region('city', '市', { parent: 'province' }),
        area: field.region('area', '区', { parent: 'city' }),
        person: field.account('人员'),
        bank: field.branch('网点'),
        office: field.organisation('机构'),
        buyer: field.member('成员'),
        scan: field.file('文件'),
        scans: field.files('文件组'),
        photo: field.image('照片'),
        photos: field.images('照片组'),
        key: field.id('编号'),
      },
    },
  },
  shown: { story: filled('name'), page: is('role', 'author'), debt: is('open', 1) },
  required: { place: is('sort', 'A') },
  readOnly: { age: is('sort', 'B') },
  labels: {
    name: [
      { when: is('sort', 'A'), use: '甲方姓名' },
      { when: is('sort', 'B'), use: '乙方姓名' },
    ],
  },
  titles: [{ when: is('sort', 'B'), use: '乙类样例' }],
  options: { sort: [{ when: is('open', 1), use: ['A'] }] },
})

/** One field of every kind. */
export const EVERY_KIND = {
  text: sample.fields.name,
  textarea: sample.fields.story,
  richtext: sample.fields.page,
  address: sample.fields.place,
  integer: field.integer('整数'),
  number: sample.fields.paid,
  code: sample.fields.sort,
  codes: sample.fields.many,
  flag: sample.fields.open,
  yesno: sample.fields.agreed,
  date: sample.fields.born,
  month: sample.fields.period,
  datetime: sample.fields.at,
  'date-or-anytime': sample.fields.whenever,
  region: sample.fields.province,
  account: sample.fields.person,
  branch: sample.fields.bank,
  organisation: sample.fields.office,
  member: sample.fields.buyer,
  file: sample.fields.scan,
  files: sample.fields.scans,
  image: sample.fields.photo,
  images: sample.fields.photos,
  computed: sample.fields.total,
  id: sample.fields.key,
} satisfies { readonly [K in Kind]: field.Field<K> }
