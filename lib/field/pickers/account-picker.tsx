import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { accounts } from '../../client/query-options.ts'
import { PAGE_SIZE } from '../../contract/input.ts'
import { fieldMessages } from '../../locale/zh-cn/field.ts'
import { useFkQuery } from '../../provider/use-fk-query.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSettled } from '../use-settled.ts'
import { FieldPopup } from './field-popup.tsx'
import type { PickerPopup } from './picker-field.tsx'
import { PickerList } from './picker-list.tsx'

export interface AccountPickerProps extends PickerPopup {
  /** Staff position that is offered. */
  readonly role: string | undefined
  readonly value: string | null
  readonly onPick: (key: string, name: string) => void
}

const SEARCH_DELAY = 300
const footer = css({ display: 'flex', alignItems: 'center', gap: '4', padding: '6', paddingInlineStart: '14', borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line', textStyle: 'note', color: 'ink-3' })
const spacer = css({ flex: '1' })

/** People by name or account, ten at a time, searched on the server. @source CAL-019, FRM-039 */
export function AccountPicker({ role, value, onPick, ...popup }: AccountPickerProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const wanted = useSettled(keyword.trim(), SEARCH_DELAY)
  const people = useFkQuery(accounts({ keyword: wanted, page, pageSize: PAGE_SIZE, ...(role !== undefined && { role }) }), { keepPrevious: true })
  const rows = people.data?.rows ?? []
  const total = people.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const items = rows.flatMap(({ br01AcctId, br01Name, br01AcctNo }) =>
    br01AcctId === null ? [] : [{ key: br01AcctId, name: br01Name ?? br01AcctNo ?? br01AcctId, note: br01AcctNo ?? undefined }],
  )
  const blank = people.isError ? (
    <>
      {texts.loadFailed}
      <Button variant="text" size="sm" onClick={() => void people.refetch()}>{texts.retry}</Button>
    </>
  ) : texts.noMatch
  return (
    <FieldPopup {...popup}>
      <PickerList
        label={texts.pick({ label: popup.label })}
        placeholder={texts.searchAccount}
        keyword={keyword}
        onKeyword={(next) => {
          setKeyword(next)
          setPage(1)
        }}
        items={people.isError ? [] : items}
        value={value}
        onPick={({ key, name }) => onPick(key, name)}
        loading={people.isFetching || keyword.trim() !== wanted}
        blank={people.isPending ? null : blank}
        status={people.isFetching ? '' : texts.found({ count: total })}
        footer={pages <= 1 ? null : (
          <div className={footer}>
            <span>{texts.pageOf({ page, pages, total })}</span>
            <span className={spacer} />
            <IconButton size="xs" label={texts.previousPage} icon={<ChevronLeft aria-hidden />} disabled={page <= 1} onClick={() => setPage(page - 1)} />
            <IconButton size="xs" label={texts.nextPage} icon={<ChevronRight aria-hidden />} disabled={page >= pages} onClick={() => setPage(page + 1)} />
          </div>
        )}
      />
    </FieldPopup>
  )
}
