import { CalendarDays, X } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, useId, useState } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { control } from '../../styled-system/recipes/index.js'
import type { DateRange, DayLimits } from './calendar-days.ts'
import type { ControlProps } from '../control-props.ts'
import type { RangeEnd, RangeShortcut } from './date-range-popup.tsx'
import { useControlAttributes, useFieldControl } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { isComposing } from '../dom/is-composing.ts'
import { OnDemand } from '../loading/on-demand.tsx'
import { readDay } from './read-day.ts'
import { useUiText } from '../ui-text.tsx'
import { usePopup } from '../overlays/use-popup.ts'
import { type TypedText, useTypedText } from '../inputs/use-typed-text.ts'

/** The picked days, ready-made ranges and limits of a field for a range. */
export interface DateRangePickerProps extends ControlProps, DayLimits {
  /** Both ends null for no range. */
  readonly value: DateRange
  /** Called for each end that changes. */
  readonly onChange: (value: DateRange) => void
  /** Ready-made ranges, such as 近 7 天. */
  readonly shortcuts?: readonly RangeShortcut[] | undefined
  /** Name of the first box for screen readers. */
  readonly fromLabel?: string | undefined
  /** Name of the second box for screen readers. */
  readonly toLabel?: string | undefined
  /** False leaves out the button that empties both ends. */
  readonly clearable?: boolean | undefined
  /** The texts, when the caller manages them. */
  readonly typing?: Readonly<Record<RangeEnd, TypedText>> | undefined
}

const loadPopup = () => import('./date-range-popup.tsx').then(({ DateRangePopup }) => DateRangePopup)

/**
 * A range of days: two texts in one box and one calendar for both. An end may stay open. When the picked ends are in
 * the wrong order, they are swapped.
 */
export function DateRangePicker(props: DateRangePickerProps): ReactElement {
  const {
    value,
    onChange,
    size = 'md',
    disabled,
    readOnly,
    clearable = true,
    shortcuts,
    today,
    min,
    max,
    isDisabled,
  } = props
  const text = useUiText()
  const field = useFieldControl()
  const ownId = useId()
  const [end, setEnd] = useState<RangeEnd>('from')
  const popup = usePopup<HTMLInputElement>({ onBlur: props.onBlur })
  const from = useTypedText(value.from, (next) => onChange({ ...value, from: next }), readDay)
  const to = useTypedText(value.to, (next) => onChange({ ...value, to: next }), readDay)
  const { invalid, changed, ...aria } = useControlAttributes(props, 'group')
  const isFixed = disabled === true || readOnly === true
  const isEmpty = value.from === null && value.to === null
  const isBad = invalid || from.isBad || to.isBad
  const classes = control({ size })
  const fromId = field !== null && !field.group && props.id === undefined ? field.id : `${props.id ?? ownId}-from`

  const put = (next: DateRange): void => {
    from.forget()
    to.forget()
    onChange(next)
  }
  const press = (event: KeyboardEvent): void => {
    if (isFixed || popup.open || event.key !== 'ArrowDown' || isComposing(event)) return
    event.preventDefault()
    popup.show()
  }
  const input = (which: RangeEnd, typed: TypedText) => (
    <input
      {...typed}
      ref={which === end ? popup.targetRef : undefined}
      id={which === 'from' ? fromId : `${props.id ?? ownId}-to`}
      type="text"
      autoComplete="off"
      inputMode="numeric"
      size={10}
      aria-label={which === 'from' ? (props.fromLabel ?? text.dateFrom) : (props.toLabel ?? text.dateTo)}
      aria-invalid={isBad || undefined}
      disabled={disabled}
      readOnly={readOnly}
      placeholder={readOnly ? text.empty : 'YYYY-MM-DD'}
      className={classes.input}
      onKeyDown={press}
      onFocus={() => {
        setEnd(which)
        typed.onFocus?.()
      }}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: two texts in one box that looks like one control
    <div
      role="group"
      id={popup.anchorId}
      aria-label={props['aria-label']}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
      title={props.title}
      className={cx(classes.root, props.className)}
      data-invalid={flag(isBad)}
      data-changed={flag(changed)}
      data-readonly={flag(readOnly)}
      data-disabled={flag(disabled)}
      data-size={size}
      onFocus={popup.onFocus}
      onBlur={popup.onBlur}
    >
      {input('from', props.typing?.from ?? from.typing)}
      <span className={classes.unit}>{text.until}</span>
      {input('to', props.typing?.to ?? to.typing)}
      {readOnly ? null : (
        <span className={classes.trailing}>
          {clearable && !isEmpty && !disabled && aria['aria-required'] !== true ? (
            <IconButton
              tabIndex={-1}
              size="xs"
              label={text.clear}
              icon={<X aria-hidden />}
              onClick={() => put({ from: null, to: null })}
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
        </span>
      )}
      {popup.awake && !isFixed ? (
        <OnDemand
          load={loadPopup}
          props={
            popup.open
              ? {
                  label: props['aria-label'],
                  value,
                  onChange: put,
                  end,
                  onEnd: setEnd,
                  shortcuts: shortcuts ?? [],
                  limits: { today, min, max, isDisabled },
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
