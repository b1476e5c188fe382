import { blankRecord, type Entity } from '../../catalogue/entity.ts'
import { fieldState } from '../../catalogue/field-state.ts'
import { isEmpty, isOn, type Value } from '../../catalogue/kind.ts'
import { FIELD_SCOPE } from '../codes.ts'
import { type EffectiveValue, requiredNow, type SettingLayer, shownNow, stateNow } from './field-effect.ts'
import { type FieldMeta, fieldMeta, overlayOf } from './field-meta.ts'
import { byPrecedence, type PlacedSetting, settingsInForce } from './field-setting.ts'

/** A stored or drafted setting of a field, with what people call its level. @public */
export interface PreviewedSetting extends PlacedSetting {
  /** Such as 全国 or 本城市. */
  readonly from: string
  /** The values of it that are not saved yet. */
  readonly drafted?: DraftedValues
}

/** How a field of a form would look, value by value, and where each comes from. @public */
export interface PreviewedField {
  /** Wire name of the field. */
  readonly name: string
  readonly label: EffectiveValue
  /** Whether it must be filled in: 必填, 条件必填, 选填, or 系统得出. */
  readonly required: EffectiveValue
  /** Whether it appears: 显示, 按条件显示, 隐藏, or only for some people. */
  readonly shown: EffectiveValue
  /** Both in few words: 隐藏 where it does not appear, otherwise whether it must be filled in, and by whom. */
  readonly state: EffectiveValue
  /** Whether a form can change it: 可编辑 or 不可编辑. */
  readonly locked: EffectiveValue
  /** What the form does in a blank record. A field that only a condition hides is `conditional`. */
  readonly form: {
    readonly visible: 'yes' | 'conditional' | 'no'
    readonly required: boolean
    readonly editable: boolean
  }
}

const DECLARED = '出厂'
const DRAFT = '草稿'

/**
 * How the form of an entity would look with some settings, by the rules of forms and saves.
 * @param settings those that apply to the same kind of case, city and people
 * @param scopes filter codes that apply, such as that of people or companies
 * @source FRM-001 to FRM-007
 * @public
 */
export function previewFields(
  entity: Entity,
  settings: readonly PreviewedSetting[],
  scopes: readonly string[] = [FIELD_SCOPE.individual],
): readonly PreviewedField[] {
  // adapter: settings hold the fields of a field's metadata
  const lines = settingsInForce(settings).map(
    ({ values }) => ({ ...blankRecord(fieldMeta.fields), ...values }) as FieldMeta,
  )
  const overlay = overlayOf(lines, { scopes })
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.hidden) return []
    const layers = layersOf(settings.filter(({ values }) => values['hf02FldName'] === name))
    const { visible, required, editable, label, why } = fieldState(entity, name, {}, overlay)
    return [
      {
        name,
        label: { text: label, from: overlay.labels[name] === undefined ? DECLARED : sourceOf(layers, 'hf02Name1') },
        required: requiredNow(entity, name, layers),
        shown: shownNow(entity, name, layers),
        state: stateNow(entity, name, layers),
        locked: { text: editable ? '可编辑' : '不可编辑', from: lockSource(layers, editable) },
        form: {
          visible: visible ? 'yes' : why.hidden?.by === 'condition' ? 'conditional' : 'no',
          required,
          editable,
        },
      },
    ]
  })
}

/** The layers of one field, the first that applies at the front; drafted values come before stored ones. */
function layersOf(settings: readonly PreviewedSetting[]): readonly SettingLayer[] {
  return byPrecedence(settings).flatMap(({ from, values, drafted }) => [
    ...(drafted ? [{ from: DRAFT, values: drafted }] : []),
    { from, values },
  ])
}

const layerOf = (layers: readonly SettingLayer[], name: string): SettingLayer | undefined =>
  layers.find(({ values }) => !isEmpty(values[name] ?? null))

const sourceOf = (layers: readonly SettingLayer[], name: string): string => layerOf(layers, name)?.from ?? DECLARED

/** The source of a lock: the setting that locks the field, otherwise the declaration. */
function lockSource(layers: readonly SettingLayer[], editable: boolean): string {
  const layer = layerOf(layers, 'optValue')
  const isLocked: boolean = layer !== undefined && isOn(layer.values['optValue'] ?? null)
  return layer && isLocked !== editable ? layer.from : DECLARED
}

/** What one level says about a field, in few words. @public */
export interface FieldLevel<S extends PreviewedSetting = PreviewedSetting> {
  /** Such as 出厂, 全国 or 本城市. */
  readonly from: string
  /** Such as 必填, 选填 or 隐藏; null where the level leaves it to the one before. */
  readonly text: string | null
  /** True for the level that decides. */
  readonly holds: boolean
  /** The setting of the level; null for what the program declares. */
  readonly setting: S | null
}

/**
 * What each level says about a field, and which one decides: first what the program declares, then its settings, the
 * most particular one last.
 * @param settings those that apply to the same kind of case, city and people
 * @source FRM-003, FRM-004, FRM-007
 * @public
 */
export function fieldLevels<S extends PreviewedSetting>(
  entity: Entity,
  name: string,
  settings: readonly S[],
): readonly FieldLevel<S>[] {
  const own = byPrecedence(settings.filter(({ values }) => values['hf02FldName'] === name))
  const [delivered, changed] = [
    own.filter(({ from }) => from === DECLARED),
    own.filter(({ from }) => from !== DECLARED),
  ]
  const deciding = stateNow(entity, name, own).from
  const holder = changed.find((one) => one.from === deciding && saysState(one))
  return [
    { from: DECLARED, text: stateNow(entity, name, delivered).text, holds: holder === undefined, setting: null },
    ...changed.toReversed().map((setting) => ({
      from: setting.from,
      text: saysState(setting) ? stateNow(entity, name, [setting]).text : null,
      holds: setting === holder,
      setting,
    })),
  ]
}

/** True when a setting says whether the field has to be filled in, or whether it appears. */
const saysState = ({ values }: PreviewedSetting): boolean =>
  ['hf02CtrlVals1Pc', 'hf02CtrlVals3'].some((part) => !isEmpty(values[part] ?? null))

/** What a draft sets for one field; absent values stay as they are stored. @public */
export type DraftedValues = Readonly<Record<string, Value>>

/**
 * The settings with drafted values at one level: over the stored setting of the field, or as a new one.
 * @param draft values by field name
 * @param at what a new setting belongs to, and what people call its level
 * @public
 */
export function withDrafts(
  settings: readonly PreviewedSetting[],
  draft: ReadonlyMap<string, DraftedValues>,
  at: PreviewedSetting,
): readonly PreviewedSetting[] {
  const isAt = ({ values, city }: PlacedSetting): boolean =>
    city === at.city &&
    (values['hf02PrjType'] ?? null) === (at.values['hf02PrjType'] ?? null) &&
    (values['memberType'] ?? null) === (at.values['memberType'] ?? null)
  const others = settings.filter((one) => !(isAt(one) && draft.has(String(one.values['hf02FldName']))))
  const drafted = [...draft].flatMap(([name, values]) => {
    const stored = settings.find((one) => isAt(one) && one.values['hf02FldName'] === name)
    const base = stored ?? { ...at, values: { ...at.values, hf02FldName: name } }
    return { ...base, values: { ...base.values, ...values }, drafted: values }
  })
  return [...others, ...drafted]
}
