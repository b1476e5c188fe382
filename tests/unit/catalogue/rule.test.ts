import { describe, expect, it } from 'vitest'
import type { Scope, Value } from '../../../lib/catalogue/kind.ts'
import { repeatsPlace } from '../../../lib/catalogue/repeated-place.ts'
import {
  after,
  detailedAddress,
  digits,
  email,
  exclusive,
  length,
  longEnough,
  notAbove,
  notAfter,
  notBefore,
  notBelow,
  notFuture,
  pass,
  type Rule,
} from '../../../lib/catalogue/rule.ts'

const context = { today: '2024-03-01', settings: {}, labelOf: (name: string) => `【${name}】`, repeatsPlace }
const issue = (rule: Rule, value: Value, scope: Scope = {}) => rule.issue(value, scope, context)

const TABLE: readonly (readonly [Rule, readonly Value[], readonly Value[], string])[] = [
  [
    email,
    ['a@example.com', 'a.b+c@mail.example.com'],
    ['a', 'a@b', 'a @b.c', '@b.c', 'a@', 'a@b@c.d', 'a@b.'],
    '格式不正确',
  ],
  [digits, ['0', '0123'], ['1a', '-1', '1.0', '１２', '1 '], '只能填写数字'],
  [length(3), ['abc', '广东省', '😀😀😀', '𠮷𠮷𠮷'], ['ab', 'abcd', '😀'], '应为3位'],
  [longEnough(3), ['abc', '广东省', '😀😀😀', '广东省内'], ['ab', '😀😀'], '不能少于3个字'],
  [notFuture, ['2024-03-01', '2024-02-29', '0001-01-01'], ['2024-03-02', '9999-12-31'], '不能晚于今天'],
  [pass, ['2024-02-29', '2024-03-01', '2099-01-01', 'anytime'], ['2024-02-28', '1999-01-01'], '不能早于昨天'],
  [after, ['2024-02-29', '1999-01-01', 'anytime'], ['2024-03-01', '2024-03-02'], '不能晚于昨天'],
  [
    detailedAddress,
    [
      '示例路1号',
      '市桥街示例小区',
      '天河路100号',
      '城市花园3栋',
      '现代城市花园小区2栋',
      '科技园区创新路1号',
      '番禺大道北1号',
      '黄埔大道西100号',
      '北京路3号',
      '上海花园2栋',
      '示例路1号样例小区',
      '示例路1号科技园区',
      '天河北路5号',
    ],
    [
      '广州市测试路1号',
      '上海市示例路1号',
      '北京示例路1号',
      '测试路1号广州市天河区',
      '示例路1号天河区',
      '广东测试路1号',
      '深圳市福田区示例路1号',
      '广东省示例路1号',
      '广州市天河区示例路1号',
      ' 广西壮族自治区示例路',
      '广州市天河区',
      '天河区示例大道西668号',
    ],
    '请勿包含省、市、区名称',
  ],
]

describe('FRM-013 rules of one field', () => {
  it.each(TABLE.map(([rule, fine, wrong, message]) => [rule.name, rule, fine, wrong, message] as const))(
    'are kept: %s',
    (_name, rule, fine, wrong, message) => {
      expect(fine.filter((value) => issue(rule, value) !== null)).toEqual([])
      expect(wrong.map((value) => issue(rule, value))).toEqual(wrong.map(() => message))
    },
  )
  it('HSE-068 a detailed address repeats no province, city or district, in whatever order they stand', () => {
    for (const address of [
      '广州市测试路1号',
      '上海市示例路1号',
      '北京示例路1号',
      '测试路1号广州市天河区',
      '示例路1号天河区',
      '广东测试路1号',
      '深圳市福田区示例路1号',
    ])
      expect([address, issue(detailedAddress, address)]).toEqual([address, '请勿包含省、市、区名称'])
    for (const address of [
      '天河路100号',
      '北京路3号',
      '上海花园2栋',
      '黄埔大道西100号',
      '现代城市花园小区2栋',
      '市桥街示例小区',
    ])
      expect([address, issue(detailedAddress, address)]).toEqual([address, null])
  })
  it('look at text only', () => {
    for (const [rule] of TABLE) for (const value of [5, null, ['a']]) expect(issue(rule, value)).toBeNull()
  })
})

describe('rules of two fields', () => {
  it.each([
    [notAbove('x'), 5, 5, 4, '不能大于【x】'],
    [notBelow('x'), 5, 5, 6, '不能小于【x】'],
    [notAfter('x'), '2024-01-02', '2024-01-02', '2024-01-01', '不能晚于【x】'],
    [notBefore('x'), '2024-01-02', '2024-01-02', '2024-01-03', '不能早于【x】'],
  ] as const)('%# allow equality, refuse beyond, and name the other field', (rule, value, equal, beyond, message) => {
    expect(issue(rule, value, { x: equal })).toBeNull()
    expect(issue(rule, value, { x: beyond })).toBe(message)
    expect(rule.reads).toEqual(['x'])
  })
  it('say nothing while the other field is empty', () => {
    for (const rule of [notAbove('x'), notBelow('x'), notAfter('x'), notBefore('x')]) {
      for (const x of [null, undefined, '', []]) expect(issue(rule, 5, { x })).toBeNull()
    }
  })
  it('compare numbers as numbers, not as text', () => {
    expect(issue(notAbove('x'), 9, { x: 10 })).toBeNull()
    expect(issue(notAbove('x'), 10, { x: 9 })).toBe('不能大于【x】')
  })
  it('only one of exclusive toggles may be on', () => {
    const rule = exclusive('x', 'y')
    expect(issue(rule, 1, { x: 0, y: null })).toBeNull()
    expect(issue(rule, 0, { x: 1 })).toBeNull()
    expect(issue(rule, 1, { x: 0, y: 1 })).toBe('不能与【y】同时选择')
    expect(rule).toMatchObject({ name: 'exclusive:x,y', reads: ['x', 'y'] })
  })
  it('carry their parameters in their names', () => {
    expect([notAbove('x'), notBelow('x'), notAfter('x'), notBefore('x'), length(7)].map(({ name }) => name)).toEqual([
      'notAbove:x',
      'notBelow:x',
      'notAfter:x',
      'notBefore:x',
      'length:7',
    ])
  })
})
