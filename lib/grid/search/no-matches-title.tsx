import { Fragment, type ReactElement } from 'react'
import { type Entity, fieldsToSearch } from '../../catalogue/entity.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import type { SearchCondition } from '../../contract/input.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { SearchConditionText } from './search-condition-text.tsx'

export interface NoMatchesTitleProps {
  readonly entity: Entity
  readonly search: Readonly<Record<string, SearchCondition>>
  /** Texts of picked keys, by field. */
  readonly texts: Readonly<Record<string, string>>
}

/** Says that nothing was found, and names the conditions of the search. */
export function NoMatchesTitle({ entity, search, texts }: NoMatchesTitleProps): ReactElement {
  const words = useMessages(configGridMessages)
  const searched = fieldsToSearch(entity)
  const conditions = Object.entries(search).flatMap(([name, searchCondition]) => {
    const field = searched[name]
    return field ? [{ name, field, searchCondition, label: labelOf(entity, name) }] : []
  })
  if (conditions.length === 0) return <>{words.noMatches}</>
  return (
    <>
      {words.noMatchesOpening}
      {conditions.map(({ name, field, searchCondition, label }, at) => (
        <Fragment key={name}>
          {at > 0 ? words.and : ''}
          {label}
          {'contains' in searchCondition ? words.contains : words.equals}
          <SearchConditionText field={field} searchCondition={searchCondition} text={texts[name] ?? null} />
        </Fragment>
      ))}
      {words.noMatchesClosing}
    </>
  )
}
