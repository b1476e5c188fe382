import { type ReactElement, useState } from 'react'
import { DICTIONARY } from '../../domain/codes.ts'
import { fieldMessages } from '../../locale/zh-cn/field.ts'
import { useDictionary } from '../../provider/use-dictionary.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { FieldPopup } from './field-popup.tsx'
import type { PickerPopup } from './picker-field.tsx'
import { PickerList } from './picker-list.tsx'

export interface OrganisationPickerProps extends PickerPopup {
  /** Kind of organisation that is offered. */
  readonly type: string | undefined
  readonly value: string | null
  readonly onPick: (key: string, name: string) => void
}

/** Organisations of the city, filtered here: the server gives the whole list. */
export function OrganisationPicker({ type, value, onPick, ...popup }: OrganisationPickerProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const [keyword, setKeyword] = useState('')
  const { entries, loading, error, reload } = useDictionary(DICTIONARY.organisations)
  const wanted = keyword.normalize('NFKC').trim().toLowerCase()
  const items = entries
    .filter((entry) => (type === undefined || entry.otherValues['TYPE'] === type) && entry.value.toLowerCase().includes(wanted))
    .map((entry) => ({ key: entry.key, name: entry.value }))
  const blank = error === null ? texts.noMatch : (
    <>
      {texts.loadFailed}
      <Button variant="text" size="sm" onClick={reload}>{texts.retry}</Button>
    </>
  )
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
        loading={loading}
        blank={loading ? null : blank}
        status={loading ? '' : texts.found({ count: items.length })}
      />
    </FieldPopup>
  )
}
