import type { Field } from '../../lib/catalogue/field.ts'
import type { Kind, Value } from '../../lib/catalogue/kind.ts'
import { formatShown, UNIT_LABEL } from '../../lib/catalogue/unit.ts'
import { DICTIONARIES } from '../../lib/backend/seed/dictionaries/dictionaries.ts'
import { code } from './markdown.ts'

interface KindText {
  readonly name: string
  readonly inside: string
  readonly wire: string
}

/** The name of each kind, its type in the program, and its form on the wire. */
export const KIND_TEXTS = {
  text: { name: '文本', inside: '`string`', wire: '文本' },
  textarea: { name: '多行文本', inside: '`string`', wire: '文本' },
  richtext: { name: '富文本', inside: '`string`（净化后的 HTML）', wire: '文本' },
  address: { name: '详细地址', inside: '`string`', wire: '文本' },
  integer: { name: '整数', inside: '`number`', wire: '数字，或十进制文本' },
  number: { name: '数字', inside: '`number`，按存储单位', wire: '数字，或十进制文本' },
  code: { name: '编码', inside: '`string`', wire: '字典编码' },
  codes: { name: '多个编码', inside: '`readonly string[]`', wire: '列表，或逗号分隔的文本' },
  flag: { name: '开关', inside: '`1` 开、`0` 关', wire: '`1` 或 `0`' },
  yesno: { name: '是否', inside: "`'0'` 是、`'1'` 否", wire: '`0` 或 `1`' },
  date: {
    name: '日期',
    inside: '`YYYY-MM-DD`（北京时间）',
    wire: '当天零点（北京时间）的毫秒数；收时也认 `YYYY-MM-DD`',
  },
  month: { name: '年月', inside: '`YYYY-MM`', wire: '当月一日零点的毫秒数；收时也认 `YYYY-MM`' },
  datetime: { name: '时刻', inside: '毫秒数', wire: '毫秒数' },
  'date-or-anytime': { name: '日期或随时', inside: '`YYYY-MM-DD` 或 `anytime`', wire: '毫秒数；`0` 为随时' },
  region: { name: '行政区划', inside: '`string`（国标编码）', wire: '编码' },
  account: { name: '账号', inside: '`string`（账号的键）', wire: '键' },
  branch: { name: '银行网点', inside: '`string`（机构的键）', wire: '键' },
  organisation: { name: '机构', inside: '`string`（机构的键）', wire: '键' },
  member: { name: '成员', inside: '`string`（成员的键）', wire: '键' },
  file: { name: '文件', inside: '`string`（文件的键）', wire: '键' },
  files: { name: '多个文件', inside: '`readonly string[]`', wire: '列表，或逗号分隔的文本' },
  image: { name: '图片', inside: '`string`（文件的键）', wire: '键' },
  images: { name: '多张图片', inside: '`readonly string[]`', wire: '列表，或逗号分隔的文本' },
  computed: { name: '计算值', inside: '`string` 或 `number`', wire: '文本或数字' },
  id: { name: '键', inside: '`string`', wire: '文本；收时也认整数' },
} as const satisfies Record<Kind, KindText>

const TEXTS = new Map(
  DICTIONARIES.map(({ code: dict, entries }) => [dict, new Map(entries.map(([key, text]) => [key, text]))]),
)

/** The text of a code where the demo data have its dictionary. */
export const codeLabel = (dict: string, key: string): string | null => TEXTS.get(dict)?.get(key) ?? null

export function kindOf({ kind, dict, stored, shown }: Field): string {
  const unit = shown && UNIT_LABEL[shown]
  const held = stored && shown && stored !== shown ? `，存${UNIT_LABEL[stored] || '比值'}` : ''
  return `${KIND_TEXTS[kind].name}${unit ? `（${unit}${held}）` : ''}${dict && kind !== 'yesno' ? ` ${code(dict)}` : ''}`
}

const textOfValue = (field: Field, value: Value): string => {
  if (typeof value === 'number')
    return field.kind === 'flag'
      ? value === 1
        ? '开'
        : '关'
      : `${formatShown({ ...field, precision: 0 }, value)}${field.shown ? UNIT_LABEL[field.shown] : ''}`
  if (typeof value === 'string') return field.dict ? (codeLabel(field.dict, value) ?? value) : value
  return (value ?? []).map((one) => textOfValue(field, one)).join('、')
}

/** Roles and kinds of organisations are codes of dictionaries whose name they begin with. */
const textOfPicks = (picks: string): string => {
  const label = codeLabel(picks.slice(0, 4), picks)
  return label === null ? '' : `（${label}）`
}

/** All limits of a field, in the unit on screen. */
export function limitsOf(field: Field): string {
  const { min, max, maxLength, maxCount, precision, options, rules = [], default: initial, picks, part } = field
  const spoken = (limit: number) => textOfValue({ ...field, kind: 'number' }, limit)
  return [
    min !== undefined && `≥ ${spoken(min)}`,
    max !== undefined && `≤ ${spoken(max)}`,
    precision !== undefined && field.kind === 'number' && `${precision} 位小数`,
    maxLength !== undefined && `≤ ${maxLength} 字`,
    maxCount !== undefined && `≤ ${maxCount} 个`,
    part && { province: '省', city: '市', area: '区' }[part],
    options && `只列 ${options.map((one) => textOfValue(field, one)).join('、')}`,
    picks && `取自 ${code(picks)}${textOfPicks(picks)}`,
    ...rules.map(({ name }) => `规则 ${code(name)}`),
    initial !== undefined && initial !== null && `初值 ${textOfValue(field, initial)}`,
  ]
    .filter((one) => typeof one === 'string')
    .join('；')
}
