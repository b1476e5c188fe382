import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, useId, useState } from 'react'
import { select } from '../../styled-system/recipes/index.js'
import { Button } from '../buttons/button.tsx'
import type { Choice } from '../choice.ts'
import { ChoiceList, optionId } from './choice-list.tsx'
import { FloatingBox, type FloatingBoxProps } from '../overlays/floating-box.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { useUiText } from '../ui-text.tsx'
import { useChoiceKeys } from './use-choice-keys.ts'

export interface MultiSelectPopupProps extends Pick<FloatingBoxProps, 'anchorId' | 'contentId' | 'onClose'> {
  readonly label: string | undefined
  readonly labelledBy: string | undefined
  readonly options: readonly Choice[]
  readonly value: readonly string[]
  readonly max: number | undefined
  readonly searchable: boolean
  readonly loading: boolean
  readonly blank: string | undefined
  readonly onPick: (option: Choice) => void
  readonly onClear: (() => void) | undefined
}

/** The list of a `MultiSelect`; it stays open while the user ticks options. */
export function MultiSelectPopup(props: MultiSelectPopupProps): ReactElement {
  const { label, labelledBy, value, max, searchable, loading, onPick } = props
  const text = useUiText()
  const listId = useId()
  const [query, setQuery] = useState('')
  const searchText = query.trim().toLowerCase()
  const isFull = max !== undefined && value.length >= max
  const options = props.options
    .filter((option) => `${option.label} ${option.hint ?? ''}`.toLowerCase().includes(searchText))
    .map((option) => (isFull && !value.includes(option.value) ? { ...option, disabled: true } : option))
  const keys = useChoiceKeys(options, value[0] ?? null, onPick)
  const press = (event: KeyboardEvent): void => {
    if (keys.press(event) || searchable || event.key !== ' ') return
    event.preventDefault()
    const active = options.find((option) => option.value === keys.active)
    if (active) onPick(active)
  }
  const keyboard = {
    'data-autofocus': '',
    'aria-activedescendant': keys.active === null ? undefined : optionId(listId, keys.active),
    onKeyDown: press,
  }
  const list = (
    <ChoiceList
      id={listId}
      label={label}
      labelledBy={labelledBy}
      options={options}
      chosen={value}
      active={keys.active}
      onActive={keys.setActive}
      onPick={onPick}
      multiple
      loading={loading}
      blank={searchText === '' ? props.blank : text.nothingFound}
      keyboard={searchable ? undefined : keyboard}
    />
  )

  return (
    <FloatingBox
      anchorId={props.anchorId}
      contentId={props.contentId}
      onClose={props.onClose}
      label={label ?? text.choose}
    >
      {searchable ? (
        <div className={select().search}>
          <TextInput
            {...keyboard}
            size="sm"
            role="combobox"
            aria-label={text.search}
            aria-autocomplete="list"
            aria-expanded
            aria-controls={listId}
            placeholder={text.search}
            icon={<Search aria-hidden />}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
      ) : null}
      {list}
      <div className={select().footer}>
        <span role="status">{text.chosen(value.length, max)}</span>
        <Button variant="link" disabled={props.onClear === undefined} onClick={props.onClear}>
          {text.clear}
        </Button>
      </div>
    </FloatingBox>
  )
}
