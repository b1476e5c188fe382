import type { Field } from '../../catalogue/field.ts'
import type { Kind } from '../../catalogue/kind.ts'
import { entities } from '../entities.ts'
import { FORM_ENTITIES } from './form-entities.ts'
import type { FieldRef, ValueForm } from './form-template.ts'

/** Which repeated parts surround a place in a form. */
export interface RepeatContext {
  /** True when the place is about one person. */
  readonly person: boolean
  /** True when a part repeated over people contains the place. */
  readonly people: boolean
  /** The service over whose records a surrounding part is repeated. */
  readonly records: string | null
}

/** Kinds that cannot be printed as text. */
const UNPRINTED = new Set<Kind>(['file', 'files', 'image', 'images'])
/** Messages shorten names, because a typed name can be of any length. */
const short = (name: string): string => name.slice(0, 64)

/** The issues of a reference. @param list it names all records of a person, and no field of them */
export function referenceIssues(
  { entity: service, field, person, row }: FieldRef,
  context: RepeatContext,
  list = false,
): readonly string[] {
  const found = FORM_ENTITIES.get(service)
  if (!found)
    return [
      Object.hasOwn(entities, service)
        ? `${entities[service]?.title ?? ''}不能用在申请表上`
        : `没有实体 ${short(service)}`,
    ]
  const { entity, of } = found
  return [
    ...(list
      ? []
      : fieldIssues(Object.hasOwn(entity.fields, field) ? entity.fields[field] : undefined, entity.title, field)),
    ...(list && of !== 'records' ? [`${entity.title}不能按记录重复`] : []),
    ...(of === 'case' && person ? [`${entity.title}不属于某个人，不能写 person`] : []),
    ...(of !== 'case' && !person ? [`${entity.title}属于某个人，应写 person`] : []),
    ...(person?.among === 'each' && !context.person ? ['不在按人重复的部分内，person 不能为 each'] : []),
    ...(person?.among === 'each' && person.at !== undefined ? ['person 为 each 时不能写 at'] : []),
    ...(of !== 'records' && row !== undefined ? [`${entity.title}没有多条，不能写 row`] : []),
    ...(row === 'each' && context.records !== service ? [`不在按“${entity.title}”重复的部分内，row 不能为 each`] : []),
  ]
}

function fieldIssues(field: Field | undefined, title: string, name: string): readonly string[] {
  if (!field) return [`${title}没有字段 ${short(name)}`]
  return UNPRINTED.has(field.kind) ? [`${field.label}是文件，不能印在表上`] : []
}

const fieldOf = ({ entity, field }: FieldRef): Field | undefined => {
  const fields = FORM_ENTITIES.get(entity)?.entity.fields ?? {}
  return Object.hasOwn(fields, field) ? fields[field] : undefined
}

/** Formal numerals are for amounts of money only. */
export function amountIssues(ref: FieldRef, as: ValueForm | undefined): readonly string[] {
  const field = fieldOf(ref)
  return as === 'words' && field && field.stored !== 'yuan' ? [`${field.label}不是金额，不能大写`] : []
}

/** Boxes to tick need a field with a dictionary, and codes the field accepts. */
export function codeIssues(ref: FieldRef, options: readonly string[] | undefined): readonly string[] {
  const field = fieldOf(ref)
  if (!field) return []
  if (field.dict === undefined) return [`${short(ref.field)}没有可勾选的选项`]
  const { options: offered } = field
  return (options ?? [])
    .filter((option) => offered?.includes(option) === false)
    .map((option) => `${field.label}没有选项 ${short(option)}`)
}
