import type { Condition } from './condition.ts'
import type { Entity } from './entity.ts'
import { fieldState, labelOf, type Reason } from './field-state.ts'
import type { Scalar, Scope } from './kind.ts'
import { NO_OVERLAY, type Overlay } from './overlay.ts'
import { formatShown, UNIT_LABEL } from './unit.ts'

/** How names and values are written in an explanation. @public */
export interface ConditionTexts {
  /** What users call the field. */
  readonly label: (field: string) => string
  /** The text of a code or a number, with its unit. */
  readonly value: (field: string, value: Scalar) => string
}

/** A condition in Chinese, such as `房屋贷款状态 为 银行按揭未结清 或 其他抵押未结清`. */
export function explain(condition: Condition, words: ConditionTexts): string {
  if ('all' in condition) return condition.all.map((c) => bracket(c, words)).join(' 且 ')
  if ('any' in condition) return condition.any.map((c) => bracket(c, words)).join(' 或 ')
  if ('not' in condition) return explainNot(condition.not, words)
  const label = words.label(condition.field)
  if ('empty' in condition) return `${label} 未填写`
  if ('is' in condition) return `${label} 为 ${condition.is.map((v) => words.value(condition.field, v)).join(' 或 ')}`
  if ('above' in condition) return `${label} 大于 ${words.value(condition.field, condition.above)}`
  if ('below' in condition) return `${label} 小于 ${words.value(condition.field, condition.below)}`
  return `${label} 不小于 ${words.value(condition.field, condition.atLeast)}`
}

function explainNot(inner: Condition, words: ConditionTexts): string {
  if ('empty' in inner) return `${words.label(inner.field)} 已填写`
  if ('is' in inner)
    return `${words.label(inner.field)} 不为 ${inner.is.map((v) => words.value(inner.field, v)).join(' 或 ')}`
  return `不满足（${explain(inner, words)}）`
}

function bracket(condition: Condition, words: ConditionTexts): string {
  const text = explain(condition, words)
  return 'all' in condition || 'any' in condition ? `（${text}）` : text
}

/** Looks up the text of a code; null while the dictionary is not loaded. */
export type CodeLabel = (dict: string, code: string) => string | null

/** Condition texts with the labels of an entity and the texts of its dictionaries. */
export function conditionTextsOf(
  entity: Entity,
  codeLabel: CodeLabel,
  scope: Scope = {},
  overlay: Overlay = NO_OVERLAY,
): ConditionTexts {
  return {
    label: (name) => labelOf(entity, name, scope, overlay),
    value: (name, value) => {
      const field = entity.fields[name]
      if (value === null) return '空'
      if (field?.kind === 'flag') return value === 1 ? '开启' : '关闭'
      if (typeof value === 'number')
        return field
          ? `${formatShown({ ...field, precision: 0 }, value)}${field.shown ? UNIT_LABEL[field.shown] : ''}`
          : String(value)
      return (field?.dict && codeLabel(field.dict, value)) || value
    },
  }
}

/** Sentences that explain why a field is hidden, locked or required now. */
export function explainState(
  entity: Entity,
  name: string,
  scope: Scope,
  words: ConditionTexts,
  overlay: Overlay = NO_OVERLAY,
): readonly string[] {
  const { why } = fieldState(entity, name, scope, overlay)
  const say = (
    reason: Reason | undefined,
    when: string,
    otherwise: Readonly<Record<'declaration' | 'server' | 'metadata', string>>,
  ) =>
    reason
      ? [reason.by === 'condition' ? `当 ${explain(reason.condition, words)} 时${when}` : otherwise[reason.by]]
      : []
  return [
    ...say(why.hidden, '显示', {
      declaration: '该字段不显示',
      server: '该字段不显示',
      metadata: '字段管理中设为不显示',
    }),
    ...say(why.locked, '不可编辑', {
      declaration: '该字段由系统带出',
      server: '该字段由系统计算',
      metadata: '字段管理中设为不可编辑',
    }),
    ...say(why.required, '必填', { declaration: '该字段必填', server: '该字段必填', metadata: '字段管理中设为必填' }),
  ]
}
