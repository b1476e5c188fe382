import { type ReactElement, useState } from 'react'
import { type NumberedKind, type NumberedRecord, numberedRecords } from '../../client/queries/numbered-records.ts'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useSettled } from '../../provider/use-settled.ts'
import { FieldPopup } from './field-popup.tsx'
import { PickerBlank } from './picker-blank.tsx'
import type { PickerPopup } from './picker-field.tsx'
import { PickerList } from './picker-list.tsx'

export interface NumberedPickerProps extends PickerPopup {
  readonly kind: NumberedKind
  /** Number of the picked record. */
  readonly value: string | null
  readonly onPick: (record: NumberedRecord) => void
}

const SEARCH_DELAY = 300

/** Picks a record by its number or subject, searched on the server; lists the newest records before a search. */
export function NumberedPicker({ kind, value, onPick, ...popup }: NumberedPickerProps): ReactElement {
  const texts = useMessages(pickerMessages)
  const [keyword, setKeyword] = useState('')
  const searchText = useSettled(keyword.trim(), SEARCH_DELAY, '')
  const list = useFkQuery(numberedRecords(kind, searchText), { keepPrevious: true })
  const records = list.isError ? [] : (list.data ?? [])
  const loading = list.isFetching || keyword.trim() !== searchText
  const items = records.map(({ number, name }) => ({
    key: number,
    name: name ?? number,
    ...(name !== null && { note: number }),
  }))
  return (
    <FieldPopup {...popup}>
      <PickerList
        label={texts.pick({ label: popup.label })}
        placeholder={texts.searchNumbered[kind]}
        keyword={keyword}
        onKeyword={setKeyword}
        items={items}
        value={value}
        onPick={({ key }) => {
          const picked = records.find(({ number }) => number === key)
          if (picked) onPick(picked)
        }}
        loading={loading}
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
        status={loading ? '' : texts.found({ count: items.length })}
      />
    </FieldPopup>
  )
}
