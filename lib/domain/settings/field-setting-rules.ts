import type { Entity } from '../../catalogue/entity.ts'
import type { Field } from '../../catalogue/field.ts'
import { isOn, type Scope } from '../../catalogue/kind.ts'
import type { Rule } from '../../catalogue/rule.ts'
import { FIELD_CONTROL, FIELD_SCOPE } from '../codes.ts'
import { governedBy, OF_MEMBERS } from './governed-entities.ts'

interface Named {
  readonly entity: Entity
  readonly name: string
  readonly field: Field
}

/** The declared field of an entry. */
function namedIn({ hf02Table: table, hf02FldName: name }: Scope): Named | null {
  const entity = governedBy(table)
  const field =
    entity && typeof name === 'string' && Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
  return entity && field && typeof name === 'string' ? { entity, name, field } : null
}

const reads = ['hf02Table', 'hf02FldName']
const onField = (name: string, issue: (value: unknown, of: Named) => string | null): Rule => ({
  name,
  reads,
  issue: (value, scope) => {
    const of = namedIn(scope)
    return of && issue(value, of)
  },
})

/** The specification requires these fields, so they can be neither optional nor hidden nor locked. */
const REQUIRED = '为规范必填字段'
/** True for fields no user fills in. */
const isComputed = ({ entity, name, field }: Named): boolean =>
  field.serverOwned === true || field.readOnly === true || entity.derived[name] !== undefined

/** Accepts only fields of the table that can appear on screen. */
export const fieldExists: Rule = {
  name: 'field-exists',
  reads: ['hf02Table'],
  issue: (_value, scope) => {
    const entity = governedBy(scope['hf02Table'])
    if (!entity) return null
    const of = namedIn(scope)
    return of && !of.field.hidden ? null : `不是“${entity.title}”的字段`
  },
}

export const controlFits = onField('control-fits', (value, of) => {
  if (value === FIELD_CONTROL.optional && of.field.required) return `${REQUIRED}，不能设为选填`
  return value === FIELD_CONTROL.required && isComputed(of) ? '由系统得出，不能设为必填' : null
})

export const scopeFits = onField('scope-fits', (value, { entity, field }) => {
  if (value === FIELD_SCOPE.hidden && field.required) return `${REQUIRED}，不能隐藏`
  const ofParty = value === FIELD_SCOPE.individual || value === FIELD_SCOPE.company
  if (ofParty && field.required) return `${REQUIRED}，不能只适用于一部分成员`
  return ofParty && !OF_MEMBERS.includes(entity) ? '只有成员的字段区分个人与公司' : null
})

export const lockFits = onField('lock-fits', (value, of) => {
  const locked = isOn(value === 1 || value === 0 ? value : null)
  if (locked && of.field.required) return `${REQUIRED}，不能设为不可编辑`
  return !locked && of.field.serverOwned ? '由系统计算的字段只能为不可编辑' : null
})

export const memberTypeFits = onField('member-type-fits', (_value, { entity }) =>
  OF_MEMBERS.includes(entity) ? null : '只有成员的字段区分成员类别',
)
