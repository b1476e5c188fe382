import { type ReactElement, useState } from 'react'
import { branches } from '../../client/queries/field-plans.ts'
import { DEFAULT_PLACE, DICTIONARY } from '../../domain/codes.ts'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useSettings } from '../../provider/provider-context.ts'
import { useDictionary } from '../../provider/dictionaries/use-dictionary.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { FieldPopup } from './field-popup.tsx'
import { namedLike } from './named-like.ts'
import { PickerBlank } from './picker-blank.tsx'
import type { PickerPopup } from './picker-field.tsx'
import { PickerList } from './picker-list.tsx'

export interface OrganisationPickerProps extends PickerPopup {
  /** Kind of organisation that is offered; all kinds when absent. */
  readonly type: string | undefined
  readonly value: string | null
  readonly onPick: (key: string, name: string) => void
}

/** Picks an organisation of the city. Filters here, because the server sends the whole list. @source BAS-034 */
export function OrganisationPicker({ type, value, onPick, ...popup }: OrganisationPickerProps): ReactElement {
  const texts = useMessages(pickerMessages)
  const { city } = useSettings().scope
  const [keyword, setKeyword] = useState('')
  const kinds = useDictionary(type === undefined ? DICTIONARY.organisationTypes : null)
  const list = useFkQuery(branches(type ?? null, { city: city ?? DEFAULT_PLACE.city }))
  const matches = namedLike(keyword)
  const items = (list.data ?? [])
    .filter((entry) => matches(entry.value))
    .map((entry) => ({
      key: entry.key,
      name: entry.value,
      note: kinds.labelOf(entry.otherValues?.['TYPE'] ?? '') ?? undefined,
    }))
  return (
    <FieldPopup {...popup}>
      <PickerList
        label={texts.pick({ label: popup.label })}
        placeholder={texts.searchOrganisation}
        keyword={keyword}
        onKeyword={setKeyword}
        items={items}
        value={value}
        onPick={({ key, name }) => onPick(key, name)}
        loading={list.isFetching}
        blank={
          list.isPending ? null : (
            <PickerBlank
              error={list.error}
              nothing={texts.noMatch}
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )
        }
        status={list.isFetching ? '' : texts.found({ count: items.length })}
      />
    </FieldPopup>
  )
}
