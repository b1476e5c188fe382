import { ChevronDown, X } from 'lucide-react'
import { forwardRef, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { select } from '../../styled-system/recipes/index.js'
import type { Choice } from '../choice.ts'
import { optionId } from './choice-list.tsx'
import type { ControlProps } from '../control-props.ts'
import { useFieldControl } from '../field-control.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { OnDemand } from '../loading/on-demand.tsx'
import { Spinner } from '../indicators/spinner.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { useUiText } from '../ui-text.tsx'
import { useChoiceKeys } from './use-choice-keys.ts'
import { useMergedRef } from '../dom/use-merged-ref.ts'
import { usePopup } from '../overlays/use-popup.ts'

/** Search text, results and chosen value of a field with search. */
export interface ComboboxProps extends ControlProps {
  /** The results for `query`; the caller searches. */
  readonly options: readonly Choice[]
  /** Null while nothing is chosen. */
  readonly value: string | null
  /** Gets the chosen option as well; both null when the user clears the value. */
  readonly onChange: (value: string | null, option: Choice | null) => void
  /** Text of the value while the list is closed, when the value is not among the options. */
  readonly valueLabel?: string | undefined
  /** The typed text, managed by the caller; emptied when the list opens. */
  readonly query: string
  /** Called for each text that is not being composed by an input method. */
  readonly onQueryChange: (query: string) => void
  /** True during a search; Enter then chooses nothing. */
  readonly loading?: boolean | undefined
  /** Shown instead of the list: no results, or an error with its retry. */
  readonly emptyText?: ReactNode
  /** Shown below the list, such as a link to a longer one. */
  readonly footer?: ReactNode
  /** 请选择, or the text of the language, when absent. */
  readonly placeholder?: string | undefined
  /** False leaves out the clear button; a required field has none anyway. */
  readonly clearable?: boolean | undefined
  /** Called when the list opened or closed. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

const loadPopup = () => import('./choice-popup.tsx').then(({ ChoicePopup }) => ChoicePopup)

/** One of many, found by typing. While closed the box shows the value; while open it shows the search text. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const { options, value, onChange, query, onQueryChange, loading = false, disabled, readOnly } = props
  const text = useUiText()
  const field = useFieldControl()
  const popup = usePopup<HTMLInputElement>({ onOpenChange: props.onOpenChange, onBlur: props.onBlur })
  const mergedRef = useMergedRef(ref, popup.targetRef)
  // Text that an input method is still composing is not searched.
  const [composed, setComposed] = useState<string | null>(null)
  const isFixed = disabled === true || readOnly === true
  const canClear = props.clearable !== false && props.required !== true && value !== null && !isFixed
  const shown =
    value === null ? '' : (options.find((option) => option.value === value)?.label ?? props.valueLabel ?? value)
  const listId = `${popup.contentId}list`

  const ask = (next: string): void => {
    if (next !== query) onQueryChange(next)
  }
  const search = (typed: string): void => {
    setComposed(null)
    ask(typed)
  }
  const open = (): void => {
    if (isFixed || popup.open) return
    ask('')
    popup.show()
  }
  const openByPress = (event: MouseEvent<HTMLElement>): void => {
    if (!(event.target instanceof Element && event.target.closest('button'))) open()
  }
  const take = (option: Choice | null): void => {
    onChange(option?.value ?? null, option)
    popup.hide(true)
  }
  const keys = useChoiceKeys(options, value, take)
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isFixed) return
    if (popup.open) {
      if (event.key === 'Tab') popup.hide(true)
      else if (!loading || event.key !== 'Enter') keys.press(event)
      else event.preventDefault() // The results of an older query are still on screen.
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      open()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the text box is the control
    <div
      id={popup.anchorId}
      className={cx(select().root, props.className)}
      onFocus={popup.onFocus}
      onBlur={popup.onBlur}
      onClick={openByPress}
    >
      <TextInput
        ref={mergedRef}
        role="combobox"
        id={props.id}
        size={props.size}
        title={props.title}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={props['aria-describedby']}
        invalid={props.invalid}
        changed={props.changed}
        required={props.required}
        disabled={disabled}
        readOnly={readOnly}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={popup.open}
        aria-controls={popup.open ? listId : undefined}
        aria-activedescendant={popup.open && keys.active !== null ? optionId(listId, keys.active) : undefined}
        placeholder={popup.open && shown !== '' ? shown : (props.placeholder ?? (readOnly ? text.empty : text.choose))}
        value={popup.open ? (composed ?? query) : shown}
        onChange={(event) => {
          const { value: typed } = event.currentTarget
          if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) setComposed(typed)
          else search(typed)
          popup.show()
        }}
        onCompositionEnd={(event) => search(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={press}
        trailing={
          <>
            {canClear ? (
              <IconButton
                tabIndex={-1}
                size="xs"
                label={text.clear}
                icon={<X aria-hidden />}
                onClick={() => take(null)}
              />
            ) : null}
            {loading ? <Spinner /> : readOnly ? null : <ChevronDown aria-hidden />}
          </>
        }
      />
      {popup.awake ? (
        <OnDemand
          load={loadPopup}
          props={
            popup.open
              ? {
                  anchorId: popup.anchorId,
                  contentId: popup.contentId,
                  onClose: popup.hide,
                  id: listId,
                  label: props['aria-label'],
                  labelledBy:
                    props['aria-labelledby'] ?? (props['aria-label'] === undefined ? field?.labelId : undefined),
                  options,
                  chosen: value === null ? [] : [value],
                  active: keys.active,
                  onActive: keys.setActive,
                  onPick: take,
                  loading,
                  blank: props.emptyText,
                  footer: props.footer,
                }
              : null
          }
        />
      ) : null}
    </div>
  )
})
