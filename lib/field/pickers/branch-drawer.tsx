import { type ReactElement, useState } from 'react'
import { branches } from '../../client/queries/field-plans.ts'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { BranchFilters } from './branch-filters.tsx'
import { namedLike } from './named-like.ts'
import { PickerBlank } from './picker-blank.tsx'
import { PickerDrawer } from './picker-drawer.tsx'
import type { PickerPopup } from './picker-field.tsx'
import { PickerList } from './picker-list.tsx'
import { useBranchLimit } from './use-branch-limit.ts'

export interface BranchDrawerProps extends PickerPopup {
  /** Kind of organisation, usually a bank. */
  readonly type: string
  readonly value: string | null
  readonly chosen: string | null
  readonly onPick: (key: string, name: string) => void
}

/** Picks a bank branch by province, city, district and head office. @source PCK-006 to PCK-008, OPN-086 */
export function BranchDrawer({ type, value, chosen, onPick, ...popup }: BranchDrawerProps): ReactElement {
  const texts = useMessages(pickerMessages)
  const [limit, choose] = useBranchLimit()
  const [keyword, setKeyword] = useState('')
  const list = useFkQuery(branches(type, limit), { keepPrevious: true })
  const matches = namedLike(keyword)
  const items = (list.data ?? [])
    .filter((entry) => matches(entry.value))
    .map((entry) => ({ key: entry.key, name: entry.value }))
  return (
    <PickerDrawer {...popup} chosen={chosen}>
      <PickerList
        roomy
        label={texts.branchName}
        placeholder={texts.searchBranch}
        keyword={keyword}
        onKeyword={setKeyword}
        items={list.isError ? [] : items}
        value={value}
        onPick={({ key, name }) => onPick(key, name)}
        loading={list.isFetching}
        blank={
          list.isPending ? null : (
            <PickerBlank
              error={list.error}
              nothing={texts.noBranch}
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )
        }
        status={list.isFetching ? '' : texts.found({ count: items.length })}
        filters={<BranchFilters limit={limit} onChoose={choose} />}
      />
    </PickerDrawer>
  )
}
