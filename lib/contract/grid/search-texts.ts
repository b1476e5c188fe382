import { type Entity, fieldsToSearch } from '../../catalogue/entity.ts'
import { listInput, searchableFields, parseSearchCondition, type SearchCondition } from '../input.ts'

/** A search as texts by field, as views and addresses store it. Personal numbers are left out. @public */
export function searchTexts(
  entity: Entity,
  search: Readonly<Record<string, SearchCondition>>,
): Readonly<Record<string, string>> {
  const fields = fieldsToSearch(entity)
  return Object.fromEntries(
    Object.entries(listInput(entity).encode({ search }))
      .filter(([name]) => !fields[name]?.sensitive)
      .map(([name, text]) => [name, String(text)]),
  )
}

/** The search that these texts represent; leaves out fields the list can no longer be searched by. @public */
export function searchOf(
  entity: Entity,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, SearchCondition>> {
  const searchable = searchableFields(entity)
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const field = Object.hasOwn(searchable, name) ? searchable[name] : undefined
      const searchCondition = field && !field.sensitive && text !== '' ? parseSearchCondition(field, text) : null
      return searchCondition ? [[name, searchCondition] as const] : []
    }),
  )
}
