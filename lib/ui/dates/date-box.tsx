import { CalendarDays, X } from 'lucide-react'
import type { ComponentType, ForwardedRef, KeyboardEvent, ReactElement } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { select } from '../../styled-system/recipes/index.js'
import type { DayLimits } from './calendar-days.ts'
import type { ControlProps } from '../control-props.ts'
import type { FloatingBoxProps } from '../overlays/floating-box.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { isComposing } from '../dom/is-composing.ts'
import { OnDemand } from '../loading/on-demand.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { useUiText } from '../ui-text.tsx'
import { useMergedRef } from '../dom/use-merged-ref.ts'
import { usePopup } from '../overlays/use-popup.ts'
import { type TypedText, useTypedText } from '../inputs/use-typed-text.ts'

/** Props of all controls that show a picked value in a text box. */
export interface PickedProps extends ControlProps {
  /** In the form of the control: `YYYY-MM-DD` for a day; null when empty. */
  readonly value: string | null
  /** Called with each text that can be read, and with null when the box is emptied. */
  readonly onChange: (value: string | null) => void
  /** The text, when the caller manages it. */
  readonly typing?: TypedText | undefined
  /** The expected form, such as `YYYY-MM-DD`, when absent. */
  readonly placeholder?: string | undefined
  /** Shows a clear button while there is a value, unless the value is required. */
  readonly clearable?: boolean | undefined
}

/** Props of the popup under a date box. */
export interface DatePopupProps extends DayLimits, Pick<FloatingBoxProps, 'anchorId' | 'contentId' | 'onClose'> {
  readonly label: string | undefined
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

export interface DateBoxProps<Extra extends object> {
  readonly picked: PickedProps
  readonly limits: DayLimits
  readonly read: (typed: string) => string | null
  /** Returns the displayed text of a value; the value itself by default. */
  readonly shown?: ((value: string) => string) | undefined
  readonly format: string
  readonly load: () => Promise<ComponentType<DatePopupProps & Extra>>
  readonly extra: Extra
  readonly inputRef: ForwardedRef<HTMLInputElement>
}

/** A text box whose calendar opens by its button or ArrowDown. */
export function DateBox<Extra extends object>({
  picked,
  limits,
  read,
  shown = String,
  format,
  load,
  extra,
  inputRef,
}: DateBoxProps<Extra>): ReactElement {
  const {
    value,
    onChange,
    disabled,
    readOnly,
    className,
    onBlur,
    typing: controlledTyping,
    clearable = false,
    ...control
  } = picked
  const text = useUiText()
  const own = useTypedText(
    value === null ? null : shown(value),
    (next) => onChange(next === null ? null : read(next)),
    (typed) => {
      const next = read(typed)
      return next === null ? null : shown(next)
    },
  )
  const popup = usePopup<HTMLInputElement>({ onBlur })
  const mergedRef = useMergedRef(inputRef, popup.targetRef)
  const typing = controlledTyping ?? own.typing
  const isFixed = disabled === true || readOnly === true

  const put = (next: string | null): void => {
    own.forget()
    onChange(next)
  }
  const press = (event: KeyboardEvent): void => {
    if (isFixed || popup.open || event.key !== 'ArrowDown' || isComposing(event)) return
    event.preventDefault()
    popup.show()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes where the focus moves
    <div id={popup.anchorId} className={cx(select().root, className)} onFocus={popup.onFocus} onBlur={popup.onBlur}>
      <TextInput
        ref={mergedRef}
        {...control}
        {...typing}
        inputMode="numeric"
        invalid={control.invalid ?? (own.isBad || undefined)}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={picked.placeholder ?? (readOnly ? text.empty : format)}
        onKeyDown={press}
        trailing={
          readOnly ? undefined : (
            <>
              {clearable && value !== null && !disabled && picked.required !== true ? (
                <IconButton
                  tabIndex={-1}
                  size="xs"
                  label={text.clear}
                  icon={<X aria-hidden />}
                  onClick={() => {
                    put(null)
                    popup.targetRef.current?.focus()
                  }}
                />
              ) : null}
              <IconButton
                tabIndex={-1}
                size="xs"
                label={text.openCalendar}
                aria-keyshortcuts="ArrowDown"
                aria-haspopup="dialog"
                aria-expanded={popup.open}
                disabled={disabled}
                icon={<CalendarDays aria-hidden />}
                onClick={() => (popup.open ? popup.hide(true) : popup.show())}
              />
            </>
          )
        }
      />
      {popup.awake && !isFixed ? (
        <OnDemand
          load={load}
          props={
            popup.open
              ? {
                  ...limits,
                  ...extra,
                  label: control['aria-label'],
                  value,
                  onChange: put,
                  anchorId: popup.anchorId,
                  contentId: popup.contentId,
                  onClose: popup.hide,
                }
              : null
          }
        />
      ) : null}
    </div>
  )
}
