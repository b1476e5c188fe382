import type { Day } from '../../catalogue/day.ts'
import { filled } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, date, id, integer, text, textarea } from '../../catalogue/field.ts'
import type { Value } from '../../catalogue/kind.ts'
import { notAfter, notBefore, type Rule } from '../../catalogue/rule.ts'
import { plainCode } from '../plain-code.ts'
import { inUse, recordFields } from '../record-fields.ts'

/** What kind of value a configuration item takes (CFG_KIND). */
export const CFG_KIND = {
  whole: 'WHOLE',
  number: 'NUMBER',
  percent: 'PERCENT',
  yesNo: 'YES_NO',
  day: 'DAY',
  text: 'TEXT',
} as const

/** Items the program applies itself; all others are only shown to the users of a city. */
export const CFG_ITEM = { payCodeMinutes: 'PAY_CODE_MINUTES', revealsPerHour: 'REVEALS_PER_HOUR' } as const

const DECIMAL = /^-?\d{1,12}(\.\d{1,4})?$/
/** Checks whether a text is a value of the kind, and what is expected otherwise. */
const ACCEPTED: Readonly<Record<string, { readonly fits: (text: string) => boolean; readonly says: string }>> = {
  [CFG_KIND.whole]: { fits: (text) => /^\d{1,9}$/.test(text), says: '应为整数' },
  [CFG_KIND.number]: { fits: (text) => DECIMAL.test(text), says: '应为数字，最多四位小数' },
  [CFG_KIND.percent]: {
    fits: (text) => DECIMAL.test(text) && Number(text) >= 0 && Number(text) <= 100,
    says: '应为 0 至 100 的百分数，不带 %',
  },
  [CFG_KIND.yesNo]: { fits: (text) => text === '是' || text === '否', says: '应为“是”或“否”' },
  [CFG_KIND.day]: {
    fits: (text) => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text),
    says: '应为日期，如 2026-01-31',
  },
  [CFG_KIND.text]: { fits: () => true, says: '' },
}
/** Accepted range of the items the program reads. */
const RANGE: Readonly<Record<string, readonly [least: number, most: number]>> = {
  [CFG_ITEM.payCodeMinutes]: [1, 1_440],
  [CFG_ITEM.revealsPerHour]: [1, 600],
}

/** What an item is used for, in words: the program applies some; the others are shown to the users of the city. */
export function cfgUse(item: string): string {
  return Object.hasOwn(RANGE, item) ? '系统按此执行' : '供员工查阅'
}

/** Why a text is not a valid value of a configuration item; null when it is. */
export function cfgValueIssue(item: unknown, kind: unknown, value: string): string | null {
  const accepted = typeof kind === 'string' && Object.hasOwn(ACCEPTED, kind) ? ACCEPTED[kind] : undefined
  if (accepted && !accepted.fits(value)) return accepted.says
  const range = typeof item === 'string' && Object.hasOwn(RANGE, item) ? RANGE[item] : undefined
  return range && (Number(value) < range[0] || Number(value) > range[1]) ? `应在 ${range[0]} 至 ${range[1]} 之间` : null
}

const ofKind: Rule = {
  name: 'value-of-kind',
  reads: ['cfgCode', 'cfgKind'],
  issue: (value, { cfgCode, cfgKind }) => (typeof value === 'string' ? cfgValueIssue(cfgCode, cfgKind, value) : null),
}

/** What can be configured for cities: kind, unit, and the default value. @source ROU-010 (CfgItemGrid) @public */
export const cfgItem = defineEntity({
  service: 'CfgItem',
  title: '配置项',
  metaTable: null,
  groups: {
    item: {
      label: '配置项',
      fields: {
        keyValue: id('配置项ID', { hidden: true, serverOwned: true }),
        cfgCode: text('配置项编码', {
          required: true,
          maxLength: 32,
          indexed: true,
          column: true,
          rules: [plainCode],
          hint: '建立后不能修改',
        }),
        cfgName: text('配置项名称', { required: true, maxLength: 60, indexed: true, column: true }),
        cfgGroup: code('CFG_GROUP', '分组', { required: true, indexed: true, column: true }),
        cfgKind: code('CFG_KIND', '值的类型', { required: true, indexed: true, column: true }),
        cfgUnit: text('单位', { maxLength: 10, column: true }),
        cfgDefault: text('默认值', { required: true, maxLength: 200, indexed: true, column: true, rules: [ofKind] }),
        cfgUse: text('作用', { serverOwned: true, column: true }),
        cfgMemo: textarea('说明', { maxLength: 300, column: true }),
        cfgSortNo: integer('排序', { required: true, min: 0, max: 9_999, indexed: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { cfgCode: filled('keyValue') },
})
/** The values of an item that cities can configure, by field name; null where empty. @public */
export type CfgItem = RecordOf<typeof cfgItem>

/** The value of an item in one city, from its first day to its last. @source ROU-011 (/CityRules) @public */
export const cityRule = defineEntity({
  service: 'CityRules',
  title: '城市规则',
  metaTable: null,
  groups: {
    rule: {
      label: '城市规则',
      fields: {
        keyValue: id('规则ID', { hidden: true, serverOwned: true }),
        ruleItem: code('CFG_ITEM', '配置项', { required: true, indexed: true, column: true }),
        ruleValue: text('值', { required: true, maxLength: 200, indexed: true, column: true }),
        ruleFrom: date('起始日期', { required: true, indexed: true, column: true, rules: [notAfter('ruleTo')] }),
        ruleTo: date('截止日期', {
          indexed: true,
          column: true,
          rules: [notBefore('ruleFrom')],
          hint: '不填表示一直有效',
        }),
        ruleBasis: text('依据', { maxLength: 100, column: true }),
        ruleMemo: textarea('说明', { maxLength: 300 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** The values of an item in one city, for the days it is in force, by field name; null where empty. @public */
export type CityRule = RecordOf<typeof cityRule>

/** The rule of a city for one item that is in force on a day: the latest where there are several. */
export function ruleInForce<R extends Readonly<Record<string, Value>>>(rules: readonly R[], today: Day): R | null {
  const validFrom = (rule: R): string => (typeof rule['ruleFrom'] === 'string' ? rule['ruleFrom'] : '')
  const inForce = rules.filter(
    (rule) =>
      validFrom(rule) <= today &&
      (typeof rule['ruleTo'] !== 'string' || rule['ruleTo'] === '' || rule['ruleTo'] >= today),
  )
  return inForce.toSorted((a, b) => validFrom(b).localeCompare(validFrom(a)))[0] ?? null
}
