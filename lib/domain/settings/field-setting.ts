import { filled, is } from '../../catalogue/condition.ts'
import { defineEntity, type Entity, type RecordOf } from '../../catalogue/entity.ts'
import { code, flag, id, integer, text } from '../../catalogue/field.ts'
import { isEmpty, type Scope, type Value } from '../../catalogue/kind.ts'
import { MEMBER_TYPE } from '../codes.ts'
import { fieldMeta } from './field-meta.ts'
import { controlFits, fieldExists, lockFits, memberTypeFits, scopeFits } from './field-setting-rules.ts'
import { fieldsOf, GOVERNED, tableCode } from './governed-entities.ts'
import { recordFields } from '../record-fields.ts'

/**
 * Scope of an entry: general, for cases of one kind, or in one city. Entries for single cases are in no list.
 * @public
 */
export const FIELD_LEVEL = { general: 'GENERAL', kind: 'KIND', city: 'CITY' } as const

/** Fields of an entry, at any level. */
function fieldsAt(level: string) {
  const hint = level === FIELD_LEVEL.general ? '' : '不填的按通用设置'
  return {
    keyValue: id('字段行ID', { hidden: true, serverOwned: true }),
    hf02Table: code('TABLE_TYPE', '字段表', {
      required: true,
      indexed: true,
      column: true,
      picks: 'Hf01TempTab',
      sortedBy: 'tableId',
      options: GOVERNED.map(tableCode),
    }),
    hf02FldName: code('FIELD_NAME', '字段', {
      required: true,
      indexed: true,
      column: true,
      parent: 'hf02Table',
      rules: [fieldExists],
    }),
    hf02Name1: text('显示名称', { maxLength: 50, indexed: true, column: true, hint: hint || '不填的用字段原来的名称' }),
    hf02CtrlVals1Pc: code('HF96', '是否必填', { indexed: true, column: true, rules: [controlFits], hint }),
    optValue: flag('不可编辑', { indexed: true, column: true, rules: [lockFits], hint }),
    hf02CtrlVals3: code('HF98', '适用范围', {
      indexed: true,
      column: true,
      rules: [scopeFits],
      hint: hint || '隐藏组的字段不显示，也不校验',
    }),
    memberType: code('MEMBER_TYPE', '成员类别', {
      indexed: true,
      column: true,
      options: [MEMBER_TYPE.buyer, MEMBER_TYPE.owner],
      rules: [memberTypeFits],
      hint: '不填表示所有成员；保证人按买家',
    }),
    hf02CtrlVals5: code('FLD_HELP', '帮助', { indexed: true, column: true, hint: '字段名旁的帮助图标打开这条帮助' }),
    sortOrder: integer('排序', { min: 0, max: 99_999, indexed: true }),
    hf02Level: text('层级', { hidden: true, serverOwned: true, indexed: true, default: level }),
    tableId: integer('字段表编号', { hidden: true, indexed: true }),
  }
}

const record = { label: '记录信息', fields: recordFields }
/** The parts common to every level. An entry cannot move to another field. */
const COMMON = {
  metaTable: null,
  readOnly: { hf02Table: filled('keyValue'), hf02FldName: filled('keyValue') },
  // Forms request the metadata by number.
  derived: {
    tableId: {
      reads: ['hf02Table'],
      compute: ({ hf02Table }: Scope): Value => (typeof hf02Table === 'string' ? Number(hf02Table) : null),
    },
  },
  options: {
    hf02FldName: GOVERNED.map((entity) => ({ when: is('hf02Table', tableCode(entity)), use: fieldsOf(entity) })),
  },
} as const

/** Labels of fields, and who has to fill them in. @source FRM-001 to FRM-007, ROU-002 (/TempFldGrid) @public */
export const fieldSetting = defineEntity({
  service: fieldMeta.service,
  title: '字段设置',
  ...COMMON,
  groups: { line: { label: '字段设置', fields: fieldsAt(FIELD_LEVEL.general) }, record },
})
/** The values of a label and its requirement, as staff configure them, by field name; null where empty. @public */
export type FieldSetting = RecordOf<typeof fieldSetting>

/**
 * Settings for cases of one kind: only what differs from the general ones.
 * @source FRM-007, ROU-002 (/TempFldMghtGrid)
 * @public
 */
export const fieldSettingOfKind = defineEntity({
  service: 'Hf02TempFldMght',
  title: '按项目类型的字段设置',
  ...COMMON,
  groups: {
    line: {
      label: '按项目类型的字段设置',
      fields: {
        hf02PrjType: code('HF01', '项目类型', { required: true, indexed: true, column: true }),
        ...fieldsAt(FIELD_LEVEL.kind),
      },
    },
    record,
  },
})

/**
 * Settings in one city: only what differs from the general ones.
 * @source ROU-011 (/FieldManagement_CityStation)
 * @public
 */
export const fieldSettingOfCity = defineEntity({
  service: 'Hf02TempFldCity',
  title: '城市站的字段设置',
  ...COMMON,
  groups: { line: { label: '城市站的字段设置', fields: fieldsAt(FIELD_LEVEL.city) }, record },
})

/** The lists of field settings. */
export const FIELD_SETTING_LISTS: readonly Entity[] = [fieldSetting, fieldSettingOfKind, fieldSettingOfCity]

/** A stored entry, with the parts that decide which entry applies. @public */
export interface PlacedSetting {
  /** The case it belongs to; null for all cases. */
  readonly project: string | null
  /** Null for all cities. */
  readonly city: string | null
  /** By wire name, those of field settings (`hf02…`). */
  readonly values: Readonly<Record<string, Value>>
}

/** Values that an entry inherits from the next one where it leaves them empty. */
const INHERITED = ['hf02Name1', 'hf02CtrlVals1Pc', 'hf02CtrlVals3', 'hf02CtrlVals5', 'optValue'] as const

const nameIn = ({ values }: PlacedSetting): Value => values['hf02FldName'] ?? null
const valueIn = ({ values }: PlacedSetting, name: string): Value => values[name] ?? null

/**
 * Orders entries: those for the exact member type before those for all; of one type that of the case, then of its city,
 * then of its kind, then the general one.
 */
function precedence({ values, project, city }: PlacedSetting): number {
  const place = project !== null ? 3 : city !== null ? 2 : isEmpty(values['hf02PrjType']) ? 0 : 1
  return (isEmpty(values['memberType']) ? 0 : 4) + place
}

/** The entries of one field, the one that counts first at the front. */
export function byPrecedence<L extends PlacedSetting>(lines: readonly L[]): readonly L[] {
  return lines.toSorted((a, b) => precedence(b) - precedence(a))
}

/**
 * The settings that apply to a case and a member: for each field the most specific entry. Values that entry leaves
 * empty come from the next one, where both are for the same people.
 * @source FRM-007, MEM-030
 */
export function settingsInForce<L extends PlacedSetting>(lines: readonly L[]): readonly L[] {
  const highest = new Map<Value, number>()
  for (const line of lines) highest.set(nameIn(line), Math.max(precedence(line), highest.get(nameIn(line)) ?? 0))
  return lines
    .filter((line) => precedence(line) === highest.get(nameIn(line)))
    .map((line) => {
      const scope = valueIn(line, 'hf02CtrlVals3')
      const below = lines
        .filter(
          (other) =>
            nameIn(other) === nameIn(line) &&
            precedence(other) < precedence(line) &&
            (isEmpty(scope) || isEmpty(valueIn(other, 'hf02CtrlVals3')) || valueIn(other, 'hf02CtrlVals3') === scope),
        )
        .toSorted((a, b) => precedence(b) - precedence(a))
      const open = INHERITED.filter((name) => isEmpty(valueIn(line, name)))
      const taken = open.flatMap((name) => {
        const said = below.map((other) => valueIn(other, name)).find((value) => !isEmpty(value))
        return said === undefined ? [] : [[name, said] as const]
      })
      return taken.length === 0 ? line : { ...line, values: { ...line.values, ...Object.fromEntries(taken) } }
    })
}
