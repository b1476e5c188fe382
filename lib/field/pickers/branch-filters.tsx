import type { ReactElement } from 'react'
import type { BranchLimit } from '../../domain/branch-limit.ts'
import { DICTIONARY } from '../../domain/codes.ts'
import { foreignLast } from '../../domain/foreign-bank.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import type { DictionaryView } from '../../provider/dictionaries/dictionary-view.ts'
import { useSources } from '../../provider/settings/field-sources.ts'
import { useDictionary } from '../../provider/dictionaries/use-dictionary.ts'
import { useDivisions } from '../../provider/dictionaries/use-divisions.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Select } from '../../ui/select/select.tsx'
import { choicesOf } from '../codes/choices.ts'
import type { BranchLevel } from './use-branch-limit.ts'

export interface BranchFiltersProps {
  readonly limit: BranchLimit
  readonly onChoose: (level: BranchLevel, code: string | null) => void
}

const row = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: '8' })

/** Selects for place and head office. Foreign banks are listed last. @source PCK-006, PCK-008 */
export function BranchFilters({ limit, onChoose }: BranchFiltersProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const pickers = useMessages(pickerMessages)
  const { dictCodes } = useSources()
  const heads = useDictionary(dictCodes.bankHead ?? DICTIONARY.bankHeads)
  const extra = useDictionary(dictCodes.branchExtra ?? null)
  const provinces = useDivisions('')
  const cities = useDivisions(limit.province ?? null)
  const areas = useDivisions(limit.city ?? null)
  return (
    <div className={row}>
      <LevelSelect
        label={pickers.province}
        placeholder={texts.choose}
        list={provinces}
        value={limit.province}
        onChange={(code) => onChoose('province', code)}
      />
      <LevelSelect
        label={pickers.city}
        placeholder={limit.province ? texts.choose : pickers.provinceFirst}
        list={cities}
        value={limit.city}
        onChange={(code) => onChoose('city', code)}
        disabled={!limit.province}
      />
      <LevelSelect
        label={pickers.area}
        placeholder={limit.city ? pickers.anyArea : pickers.cityFirst}
        list={areas}
        value={limit.area}
        onChange={(code) => onChoose('area', code)}
        disabled={!limit.city}
        clearable
      />
      <LevelSelect
        label={pickers.headOffice}
        placeholder={pickers.anyBank}
        list={{ ...heads, entries: foreignLast(heads.entries) }}
        value={limit.head}
        onChange={(code) => onChoose('head', code)}
        clearable
        ordered
      />
      {dictCodes.branchExtra === undefined ? null : (
        <LevelSelect
          label={pickers.further}
          placeholder={texts.choose}
          list={extra}
          value={limit.extra}
          onChange={(code) => onChoose('extra', code)}
          clearable
        />
      )}
    </div>
  )
}

interface LevelSelectProps {
  readonly label: string
  readonly placeholder: string
  readonly list: DictionaryView
  readonly value: string | null | undefined
  readonly onChange: (code: string | null) => void
  readonly disabled?: boolean
  readonly clearable?: boolean
  /** True when the entries are already in their final order. */
  readonly ordered?: boolean
}

function LevelSelect({
  label,
  placeholder,
  list,
  value = null,
  onChange,
  disabled = false,
  clearable = false,
  ordered = false,
}: LevelSelectProps): ReactElement {
  const { loadFailed } = useMessages(pickerMessages)
  return (
    <Select
      aria-label={label}
      placeholder={list.error === null ? placeholder : loadFailed}
      options={
        ordered
          ? list.entries.map((entry) => ({ value: entry.key, label: entry.value }))
          : choicesOf(list.entries, null)
      }
      value={value}
      valueLabel={value === null ? undefined : (list.labelOf(value) ?? undefined)}
      onChange={onChange}
      onOpenChange={(open) => {
        if (open && list.error !== null) list.reload()
      }}
      loading={!disabled && list.loading}
      disabled={disabled}
      clearable={clearable}
    />
  )
}
