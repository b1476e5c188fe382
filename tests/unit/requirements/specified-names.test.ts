import { describe, expect, it } from 'vitest'
import { SPECIFIED_DICTIONARIES } from '../../../lib/backend/seed/dictionaries/specified.ts'

/** Requirement, dictionary, and the names of its values or their beginnings. */
const NAMES: readonly (readonly [id: string, dictionary: string, names: Readonly<Record<string, string>>])[] = [
  ['OPN-006', 'HF01', { HF0101: '房屋买卖', HF0102: '按揭/抵押贷款', HF0103: '帮我找房' }],
  ['OPN-008', 'HF99', { HF9905: '赎楼垫资', HF9906: '信用贷款', HF9908: '经营性抵押贷款', HF9909: '商转公贷款' }],
  ['OPN-009', 'HF04', { HF0401: '购房按揭', HF0402: '房产抵押贷款', HF0404: '赎楼过桥', HF0405: '信用贷款' }],
  ['OPN-011', 'HG10', { HG1001: '一次性付款', HG1003: '分期付款' }],
  ['OPN-011', 'HH20', { HH2004: '一次性付款', HH2005: '分期付款' }],
  [
    'OPN-013',
    'HF19',
    { HF1901: '夫妻', HF1902: '父母子女', HF1903: '无亲属关系', HF1904: '其他近亲属', HF1905: '公司与股东/关联方' },
  ],
  [
    'OPN-052',
    'HFG5',
    {
      HFG501: '普通买卖',
      HFG502: '一手新房购买',
      HFG503: '带押过户买卖',
      HFG504: '近亲属买卖',
      HFG505: '继承',
      HFG506: '析产/加减名',
      HFG507: '房屋置换',
      HFG508: '赠与',
      HFG509: '拍卖',
    },
  ],
  ['FEE-023 CON-041', 'HH07', { HH0701: '抵扣订单', HH0702: '外部收入', HH0703: '支出' }],
  ['CON-040', 'HH12', { HH1201: '单面打印', HH1202: '双面打印' }],
]
/** Requirement, dictionary, and the limits of its four bands. */
const BANDS: readonly (readonly [id: string, dictionary: string, limits: readonly string[]])[] = [
  ['HSE-069 OPN-050 CON-016', 'ENV_NOISE', ['41', '39–46', '45–51', '50']],
  ['HSE-069 OPN-050 CON-017', 'ENV_AIR', ['0.6', '0.5–1.7', '1.6–3.7', '3.6']],
  ['HSE-069 OPN-050 CON-018', 'ENV_FORMALDEHYDE', ['0.1', '0.09–0.31', '0.3–0.61', '0.6']],
  ['HSE-069 OPN-050 CON-019', 'ENV_RADIATION', ['0.1–0.3', '0.2–0.58', '0.57–10.1', '10']],
]
const entriesOf = (code: string) => SPECIFIED_DICTIONARIES.find((dictionary) => dictionary.code === code)?.entries ?? []

describe('the dictionaries an installation begins with', () => {
  it.each(NAMES)('%s call the values of %s by the names decided on', (_id, dictionary, names) => {
    const entries = entriesOf(dictionary)
    for (const [key, name] of Object.entries(names)) {
      const text = entries.find(([one]) => one === key)?.[1] ?? 'no such value'
      expect(text.startsWith(name), `${key}: ${text}`).toBe(true)
    }
  })
  it.each(BANDS)('%s offer the four bands of %s', (_id, dictionary, limits) => {
    const texts = entriesOf(dictionary).map(([, text]) => /（([\d.–]+)/.exec(text)?.[1])
    expect(texts).toEqual(limits)
  })
})
