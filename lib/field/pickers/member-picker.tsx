import { type ReactElement, useState } from 'react'
import { PICKS } from '../../domain/picks.ts'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { offeredMembers, useCaseSources } from '../case-sources.ts'
import { FieldPopup } from './field-popup.tsx'
import { namedLike } from './named-like.ts'
import { PickerBlank } from './picker-blank.tsx'
import type { PickerPopup } from './picker-field.tsx'
import { PickerList } from './picker-list.tsx'

export interface MemberPickerProps extends PickerPopup {
  /** Which members are offered, a value of `PICKS`. */
  readonly picks: string | undefined
  readonly value: string | null
  readonly onPick: (key: string, name: string) => void
}

/** Picks a member of the case. Outside a case it shows where members can be picked. */
export function MemberPicker({ picks, value, onPick, ...popup }: MemberPickerProps): ReactElement {
  const texts = useMessages(pickerMessages)
  const { members } = useCaseSources()
  const [keyword, setKeyword] = useState('')
  const list = useFkQuery(members ?? null)
  if (members === undefined) {
    return (
      <FieldPopup {...popup}>
        <Notice tone="info" size="slim">
          {texts.noMemberSource}
        </Notice>
      </FieldPopup>
    )
  }
  const offered = offeredMembers(list.data ?? [], picks)
  const matches = namedLike(keyword)
  const items = offered
    .filter(({ name }) => matches(name))
    .map(({ key, name, role, note }) => ({ key, name, note: note ?? (role === 'buyer' ? texts.buyer : texts.owner) }))
  const nobody = picks === PICKS.owners ? texts.noOwners : picks === PICKS.buyers ? texts.noBuyers : texts.noMembers
  return (
    <FieldPopup {...popup}>
      <PickerList
        label={texts.pick({ label: popup.label })}
        placeholder={texts.searchMember}
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
              nothing={offered.length === 0 ? nobody : texts.noMatch}
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
