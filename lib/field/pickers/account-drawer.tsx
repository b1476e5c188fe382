import { type ReactElement, useState } from 'react'
import { caseRecord } from '../../client/queries/case/case-record-plans.ts'
import { accounts } from '../../client/queries/account-plans.ts'
import { PAGE_SIZE } from '../../contract/input.ts'
import { DICTIONARY } from '../../domain/codes.ts'
import { house } from '../../domain/house/house.ts'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useDictionary } from '../../provider/dictionaries/use-dictionary.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Pagination } from '../../ui/table/pagination.tsx'
import { Select } from '../../ui/select/select.tsx'
import { useCaseSources } from '../case-sources.ts'
import { choicesOf } from '../codes/choices.ts'
import { useSettled } from '../../provider/use-settled.ts'
import { accountColumns, AccountHead, AccountRow } from './account-row.tsx'
import { PickerBlank } from './picker-blank.tsx'
import { PickerDrawer } from './picker-drawer.tsx'
import type { PickerPopup } from './picker-field.tsx'
import { PickerList } from './picker-list.tsx'

export interface AccountDrawerProps extends PickerPopup {
  /** Code of the only position that is offered; any position when absent. */
  readonly role: string | undefined
  readonly value: string | null
  readonly chosen: string | null
  readonly onPick: (key: string, name: string) => void
}

const SEARCH_DELAY = 300
const filters = css({ display: 'flex', alignItems: 'center', gap: '16', '& > :first-child': { width: '180px' } })
const footer = css({ paddingBlock: '8', paddingInline: '20', borderTopWidth: '1px', borderTopColor: 'line' })

/**
 * Picks a person by name or account: ten per page, searched on the server.
 * @source PCK-001 to PCK-003, CAL-019, FRM-039
 */
export function AccountDrawer({ role, value, chosen, onPick, ...popup }: AccountDrawerProps): ReactElement {
  const texts = useMessages(pickerMessages)
  const houseId = useHouse()
  const [keyword, setKeyword] = useState('')
  const [position, setPosition] = useState<string | null>(null)
  const [caseOnly, setCaseOnly] = useState(false)
  const [page, setPage] = useState(1)
  const searchText = useSettled(keyword.trim(), SEARCH_DELAY, '')
  const asked = role ?? position ?? undefined
  const people = useFkQuery(
    accounts({
      keyword: searchText,
      page,
      pageSize: PAGE_SIZE,
      ...(asked !== undefined && { role: asked }),
      ...(caseOnly && houseId !== undefined && { houseId }),
    }),
    { keepPrevious: true },
  )
  const total = people.data?.total ?? 0
  const items = (people.data?.rows ?? []).flatMap((person) =>
    person.br01AcctId === null
      ? []
      : [
          {
            key: person.br01AcctId,
            name: person.br01Name ?? person.br01AcctNo ?? person.br01AcctId,
            cells: <AccountRow person={person} />,
          },
        ],
  )
  const loading = people.isFetching || keyword.trim() !== searchText
  const narrow = (change: () => void): void => {
    change()
    setPage(1)
  }
  return (
    <PickerDrawer {...popup} chosen={chosen} width="68%">
      <PickerList
        roomy
        label={texts.pick({ label: popup.label })}
        placeholder={texts.searchAccount}
        keyword={keyword}
        onKeyword={(next) => narrow(() => setKeyword(next))}
        items={people.isError ? [] : items}
        value={value}
        onPick={({ key, name }) => onPick(key, name)}
        loading={loading}
        blank={
          people.isPending ? null : (
            <PickerBlank
              error={people.error}
              nothing={texts.noMatch}
              retrying={people.isFetching}
              onRetry={() => void people.refetch()}
            />
          )
        }
        status={loading ? '' : texts.found({ count: total })}
        filters={
          role !== undefined && houseId === undefined ? null : (
            <div className={filters}>
              {role === undefined ? (
                <PositionSelect value={position} onChange={(next) => narrow(() => setPosition(next))} />
              ) : null}
              {houseId === undefined ? null : (
                <Checkbox label={texts.caseOnly} value={caseOnly} onChange={(on) => narrow(() => setCaseOnly(on))} />
              )}
            </div>
          )
        }
        header={<AccountHead />}
        rowClass={accountColumns}
        footer={
          total === 0 || people.isError ? null : (
            <div className={footer}>
              <Pagination
                total={total}
                page={page}
                pageSize={PAGE_SIZE}
                onPageChange={setPage}
                disabled={people.isFetching}
              />
            </div>
          )
        }
      />
    </PickerDrawer>
  )
}

/** Returns the house of the field's case; undefined when there is none. */
function useHouse(): string | undefined {
  const { houseId, prjId } = useCaseSources()
  const known = useFkQuery(houseId === undefined && prjId !== undefined ? caseRecord(house.service, prjId) : null)
  return houseId ?? known.data?.keyValue ?? undefined
}

function PositionSelect({
  value,
  onChange,
}: {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}): ReactElement {
  const texts = useMessages(pickerMessages)
  const { entries, loading } = useDictionary(DICTIONARY.positions)
  return (
    <Select
      aria-label={texts.position}
      placeholder={texts.anyone}
      options={choicesOf(entries, null)}
      value={value}
      onChange={onChange}
      loading={loading}
      clearable
    />
  )
}
