import { type KeyboardEvent, type ReactElement, useState } from 'react'
import { communityMemoryOf } from '../../client/storage/community-memory.ts'
import { DEFAULT_PLACE } from '../../domain/codes.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useCore, useSettings } from '../../provider/provider-context.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import type { Choice } from '../../ui/choice.ts'
import { optionId } from '../../ui/select/choice-list.tsx'
import { useFieldControl } from '../../ui/field-control.tsx'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { OnDemand } from '../../ui/loading/on-demand.tsx'
import { Spinner } from '../../ui/indicators/spinner.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useChoiceKeys } from '../../ui/select/use-choice-keys.ts'
import { usePopup } from '../../ui/overlays/use-popup.ts'
import type { InputProps } from '../input-props.ts'
import { useCommunities } from './use-communities.ts'

const loadPopup = () => import('../../ui/select/choice-popup.tsx').then(({ ChoicePopup }) => ChoicePopup)
const root = css({ minWidth: '0' })

/** Enter takes a suggestion only after the user moved to it; otherwise the typed text stays the value. */
function useSuggestionKeys(options: readonly Choice[], take: (option: Choice) => void) {
  const keys = useChoiceKeys(options, null, take)
  const [went, setWent] = useState(false)
  return {
    active: went ? keys.active : null,
    point: (value: string): void => {
      setWent(true)
      keys.setActive(value)
    },
    forget: () => setWent(false),
    press: (event: KeyboardEvent): void => {
      if (isComposing(event)) return
      if (!went && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        event.preventDefault()
        const first = event.key === 'ArrowDown' ? options[0] : options.at(-1)
        if (first) keys.setActive(first.value)
        setWent(true)
      } else if (went) keys.press(event)
    },
  }
}

/**
 * The name of a housing estate, searched while the user types; recently chosen names are offered first.
 * @source PCK-012, PCK-013, OPN-092
 */
export function CommunityInput({
  label,
  value,
  onChange,
  onBlur,
  within = null,
  readOnly = false,
}: InputProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const pickers = useMessages(pickerMessages)
  const { scope } = useSettings()
  const memory = communityMemoryOf(useCore().client)
  const field = useFieldControl()
  const city = within ?? scope.city ?? DEFAULT_PLACE.city
  const written = typeof value === 'string' ? value : ''
  const [typing, setTyping] = useState(false)
  const search = useCommunities(typing ? written : '', city)
  const popup = usePopup<HTMLInputElement>({
    onBlur: () => {
      setTyping(false)
      onBlur?.()
    },
  })
  const isSearch = typing && written.trim() !== ''
  const options: readonly Choice[] = isSearch
    ? search.found.map(({ key, name, note }) => ({ value: key, label: name, hint: note }))
    : memory.list(city).map(({ name, note }) => ({ value: name, label: name, hint: note }))
  const take = ({ label: name, hint }: Choice): void => {
    memory.remember(city, { name, note: hint })
    setTyping(false)
    onChange(name)
    popup.hide(true)
  }
  const keys = useSuggestionKeys(options, take)
  const listId = `${popup.contentId}list`
  const isOpen = popup.open && !readOnly && (isSearch || options.length > 0)
  const open = (): void => {
    keys.forget()
    if (!readOnly) popup.show()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isOpen && event.key === 'Tab') popup.hide(true)
    else if (isOpen) keys.press(event)
    else if (event.key === 'ArrowDown' && !isComposing(event)) {
      event.preventDefault()
      open()
    }
  }
  const blank =
    search.error !== null ? (
      <>
        {pickers.loadFailed}
        <Button variant="text" size="sm" onClick={search.retry}>
          {pickers.retry}
        </Button>
      </>
    ) : search.loading ? (
      search.long ? (
        pickers.searchingLong
      ) : (
        pickers.searching
      )
    ) : (
      pickers.noCommunity
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the text box is the control
    <div id={popup.anchorId} className={root} onFocus={popup.onFocus} onBlur={popup.onBlur}>
      <TextInput
        ref={popup.targetRef}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && keys.active !== null ? optionId(listId, keys.active) : undefined}
        value={written}
        readOnly={readOnly}
        placeholder={readOnly ? texts.empty : texts.enter}
        trailing={search.loading ? <Spinner size={14} /> : undefined}
        onClick={open}
        onKeyDown={press}
        onChange={(event) => {
          setTyping(true)
          open()
          onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)
        }}
      />
      {popup.awake && !readOnly ? (
        <OnDemand
          load={loadPopup}
          props={
            isOpen
              ? {
                  anchorId: popup.anchorId,
                  contentId: popup.contentId,
                  onClose: popup.hide,
                  id: listId,
                  label: field === null ? label : undefined,
                  labelledBy: field?.labelId,
                  options,
                  chosen: [],
                  active: keys.active,
                  onActive: keys.point,
                  onPick: take,
                  blank,
                  footer: isSearch ? (search.long ? pickers.searchingLong : undefined) : pickers.commonCommunities,
                }
              : null
          }
        />
      ) : null}
    </div>
  )
}
