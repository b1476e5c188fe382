import type { Entity } from '../../catalogue/entity.ts'
import type { Value } from '../../catalogue/kind.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import { FIELD_CONTROL, FIELD_SCOPE } from '../codes.ts'

/** The values that one layer sets for a field; empty ones leave the layer below as it is. */
export interface SettingLayer {
  /** What people call the layer, such as 全国. */
  readonly from: string
  readonly values: Readonly<Record<string, Value>>
}

/** What holds for a field, and the layer that says so. @public */
export interface EffectiveValue {
  /** In Chinese, such as 必填. */
  readonly text: string
  /** Name of the layer; 出厂 for what the program itself declares. */
  readonly from: string
}

/** What the program itself declares. */
const DECLARED = '出厂'

const SCOPE_TEXT: Readonly<Record<string, string>> = {
  [FIELD_SCOPE.hidden]: '隐藏',
  [FIELD_SCOPE.individual]: '仅个人',
  [FIELD_SCOPE.company]: '仅公司',
}

/**
 * Whether a field has to be filled in, and where this comes from. A layer can require more than the declaration, never
 * less: a field the specification requires stays required.
 * @param layers the most particular one first
 * @source FRM-003, FRM-007
 */
export function requiredNow(entity: Entity, name: string, layers: readonly SettingLayer[]): EffectiveValue {
  const field = entity.fields[name]
  if (field?.serverOwned || field?.readOnly || entity.derived[name]) return { text: '系统得出', from: DECLARED }
  if (field?.required) return { text: '必填', from: DECLARED }
  const layer = layers.find(({ values }) => !isEmpty(values['hf02CtrlVals1Pc'] ?? null))
  if (layer?.values['hf02CtrlVals1Pc'] === FIELD_CONTROL.required) return { text: '必填', from: layer.from }
  if (entity.required[name]) return { text: '条件必填', from: DECLARED }
  return { text: '选填', from: layer?.from ?? DECLARED }
}

/** Whether a field appears, and where this comes from. @param layers the most particular one first @source FRM-004 */
export function shownNow(entity: Entity, name: string, layers: readonly SettingLayer[]): EffectiveValue {
  const layer = layers.find(({ values }) => !isEmpty(values['hf02CtrlVals3'] ?? null))
  const text = SCOPE_TEXT[String(layer?.values['hf02CtrlVals3'] ?? '')]
  if (layer && text !== undefined) return { text, from: layer.from }
  if (entity.shown[name]) return { text: '按条件显示', from: DECLARED }
  return { text: '显示', from: layer?.from ?? DECLARED }
}

/**
 * Whether a field has to be filled in or does not appear at all, in few words: 必填, 条件必填, 选填, 系统得出 or 隐藏; with 仅个人 or
 * 仅公司 where only they have it.
 * @param layers the most particular one first
 */
export function stateNow(entity: Entity, name: string, layers: readonly SettingLayer[]): EffectiveValue {
  const shown = shownNow(entity, name, layers)
  if (shown.text === SCOPE_TEXT[FIELD_SCOPE.hidden]) return shown
  const required = requiredNow(entity, name, layers)
  const isPartial = Object.values(SCOPE_TEXT).includes(shown.text)
  return isPartial ? { ...required, text: `${required.text}（${shown.text}）` } : required
}

/** A value with its source, as lists show it. */
export const effectText = ({ text, from }: EffectiveValue): string => `${text} · ${from}`
