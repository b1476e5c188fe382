import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, flag, text } from '../../catalogue/field.ts'
import { isOn } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { FIELD_CONTROL, FIELD_SCOPE } from '../codes.ts'

/**
 * One entry of field metadata: label, required, editable and help of one field.
 * @source specification 0 §3 (FRM-001 to FRM-006)
 * @public
 */
export const fieldMeta = defineEntity({
  service: 'Hf02TempFld',
  title: '字段元数据',
  metaTable: null,
  groups: {
    meta: {
      label: '字段元数据',
      fields: {
        hf02FldName: text('字段名', { required: true, indexed: true, maxLength: 64 }),
        hf02Name1: text('字段标签', { maxLength: 50 }),
        hf02CtrlVals1Pc: code('HF96', '是否必填'),
        hf02CtrlVals3: code('HF98', '过滤代码'),
        hf02CtrlVals5: text('帮助标识', { maxLength: 64 }),
        optValue: flag('不可编辑'),
      },
    },
  },
})
/** The values of one entry of field metadata, by field name; null where empty. @public */
export type FieldMeta = RecordOf<typeof fieldMeta>

/** Which entries of field metadata apply, and what fields without an entry do. */
export interface OverlayOptions {
  /** Filter codes that apply; an entry without a code or with the common one always applies. @source FRM-004 */
  readonly scopes?: readonly string[]
  /** Help identifiers that exist. @source FRM-031 */
  readonly knownHelp?: ReadonlySet<string>
  /** Names of all declared fields. When set, a field without an entry is hidden. @source OPN-040 */
  readonly strict?: readonly string[] | undefined
}

/** Converts the entries of field metadata into an overlay of the declaration. */
export function overlayOf(
  lines: readonly FieldMeta[],
  { scopes = [], knownHelp, strict }: OverlayOptions = {},
): Overlay {
  const inForce = lines.filter(
    ({ hf02CtrlVals3: scope }) =>
      scope === null || scope === FIELD_SCOPE.common || scope === FIELD_SCOPE.hidden || scopes.includes(scope),
  )
  const named = (predicate: (line: FieldMeta) => boolean) =>
    inForce.filter(predicate).flatMap(({ hf02FldName: name }) => (name === null ? [] : [name]))
  const entries = (of: (line: FieldMeta) => string | null) =>
    Object.fromEntries(
      inForce.flatMap((line) => {
        const value = of(line)
        return line.hf02FldName === null || value === null ? [] : [[line.hf02FldName, value] as const]
      }),
    )
  const listed = new Set(named(() => true))
  return {
    labels: entries(({ hf02Name1 }) => hf02Name1),
    required: new Set(named(({ hf02CtrlVals1Pc }) => hf02CtrlVals1Pc === FIELD_CONTROL.required)),
    locked: new Set(named(({ optValue }) => isOn(optValue))),
    hidden: new Set([
      ...named(({ hf02CtrlVals3 }) => hf02CtrlVals3 === FIELD_SCOPE.hidden),
      ...(strict ?? []).filter((name) => !listed.has(name)),
    ]),
    help: entries(({ hf02CtrlVals5: help }) => (help !== null && (!knownHelp || knownHelp.has(help)) ? help : null)),
  }
}
