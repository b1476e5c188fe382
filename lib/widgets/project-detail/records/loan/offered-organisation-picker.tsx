import { type ReactElement, useState } from 'react'
import type { QueryPlan } from '../../../../client/queries/query-options.ts'
import type { OrganisationChoice } from '../../../../contract/case/loan-organisation-calls.ts'
import { DICTIONARY } from '../../../../domain/codes.ts'
import { FieldPopup } from '../../../../field/pickers/field-popup.tsx'
import { namedLike } from '../../../../field/pickers/named-like.ts'
import { PickerBlank } from '../../../../field/pickers/picker-blank.tsx'
import type { PickerPopup } from '../../../../field/pickers/picker-field.tsx'
import { PickerList } from '../../../../field/pickers/picker-list.tsx'
import { pickerMessages } from '../../../../locale/zh-cn/fields/pickers.ts'
import { loanOrganisationMessages } from '../../../../locale/zh-cn/project-detail/loan-organisations.ts'
import { useDictionary } from '../../../../provider/dictionaries/use-dictionary.ts'
import { useFkQuery } from '../../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import { css } from '../../../../styled-system/css/index.js'

export interface OfferedOrganisationPickerProps extends PickerPopup {
  readonly offered: QueryPlan<readonly OrganisationChoice[]>
  /** True while no loan type is chosen. */
  readonly untyped: boolean
  readonly value: string | null
  /** Name of the chosen organisation. */
  readonly chosen: string | null
  readonly onPick: (key: string, name: string) => void
}

const lines = css({ display: 'grid', flex: '1', minWidth: '0' })
const first = css({ display: 'flex', alignItems: 'center', gap: '8', minWidth: '0' })
const called = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const second = css({
  textStyle: 'note',
  color: 'ink-3',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/**
 * The offered organisations in the server's order: near ones first, foreign banks last.
 * @source LON-017, LON-020
 */
export function OfferedOrganisationPicker({
  offered,
  untyped,
  value,
  chosen,
  onPick,
  ...popup
}: OfferedOrganisationPickerProps): ReactElement {
  const fields = useMessages(pickerMessages)
  const texts = useMessages(loanOrganisationMessages)
  const [keyword, setKeyword] = useState('')
  const list = useFkQuery(offered)
  const kinds = useDictionary(DICTIONARY.organisationTypes)
  const matches = namedLike(keyword)
  const all = list.data ?? []
  const items = all
    .filter(({ name, address }) => matches(`${name} ${address ?? ''}`))
    .map((choice) => ({
      key: choice.key,
      name: choice.name,
      cells: (
        <span className={lines}>
          <span className={first}>
            <span className={called} title={choice.name}>
              {choice.name}
            </span>
            {choice.foreign === 1 ? <Tag size="sm">{texts.foreign}</Tag> : null}
            {choice.note === null || choice.note === '' ? null : (
              <Tag size="sm" tone="brand">
                {choice.note}
              </Tag>
            )}
          </span>
          <span className={second}>
            {[kinds.labelOf(choice.type), choice.address ?? choice.area, choice.phone ?? texts.noPhone]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    }))
  const nothing = all.length > 0 ? fields.noMatch : untyped ? texts.typeFirst : texts.nobody
  const isNotOffered = list.data !== undefined && value !== null && !all.some(({ key }) => key === value)
  return (
    <FieldPopup {...popup}>
      <PickerList
        label={fields.pick({ label: popup.label })}
        placeholder={fields.searchOrganisation}
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
              nothing={nothing}
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )
        }
        status={list.isFetching ? '' : fields.found({ count: items.length })}
        footer={
          isNotOffered && chosen !== null ? (
            <Notice tone="warn" size="slim">
              {texts.notOffered({ name: chosen })}
            </Notice>
          ) : undefined
        }
      />
    </FieldPopup>
  )
}
