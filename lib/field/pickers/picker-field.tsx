import { ChevronDown, X } from 'lucide-react'
import { type ComponentType, type ReactElement, useCallback, useId, useRef, useState } from 'react'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { select } from '../../styled-system/recipes/index.js'
import { useControlAttributes, useFieldControl } from '../../ui/field-control.tsx'
import { flag } from '../../ui/dom/flag.ts'
import { OnDemand } from '../../ui/loading/on-demand.tsx'
import { Spinner } from '../../ui/indicators/spinner.tsx'

/** Props that a picker passes to its popup, drawer or dialog. */
export interface PickerPopup {
  readonly label: string
  readonly triggerId: string
  readonly contentId: string
  /** `true` returns the focus to the control. */
  readonly onClose: (refocus: boolean) => void
}

export interface PickerFieldProps<P extends PickerPopup> {
  readonly label: string
  /** Text of the picked value; null when there is none. */
  readonly shown: string | null
  readonly onChange: (value: null) => void
  readonly onBlur?: (() => void) | undefined
  readonly required?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly placeholder?: string | undefined
  /** Loads the component that opens; must be the same function each time. */
  readonly load: () => Promise<ComponentType<P>>
  readonly popup: (popup: PickerPopup) => P
}

/**
 * The closed state of a picker: a button. The component it opens is loaded and mounted on opening, so that a form with
 * many fields stays light.
 */
export function PickerField<P extends PickerPopup>(props: PickerFieldProps<P>): ReactElement {
  const { label, shown, onChange, onBlur, required = false, readOnly = false, placeholder, load, popup } = props
  const texts = useMessages(fieldMessages)
  const field = useFieldControl()
  const ownId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [awake, setAwake] = useState(false)
  const [ready, setReady] = useState(false)
  const loadPart = useCallback(async () => {
    const part = await load()
    setReady(true)
    return part
  }, [load])
  const { invalid, changed, ...aria } = useControlAttributes({})
  const classes = select({ size: 'md' })
  const triggerId = aria.id ?? `${ownId}trigger`
  const contentId = `${ownId}popup`
  const canClear = shown !== null && !required && !readOnly

  const show = (next: boolean): void => {
    setAwake(true)
    setOpen(next)
  }
  const close = (refocus: boolean): void => {
    setOpen(false)
    if (refocus) trigger.current?.focus({ preventScroll: true })
    else onBlur?.()
  }
  const clear = (): void => {
    onChange(null)
    trigger.current?.focus()
  }
  return (
    <div className={classes.root}>
      <button
        ref={trigger}
        type="button"
        role="combobox"
        id={triggerId}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? contentId : undefined}
        aria-labelledby={field?.labelId}
        aria-label={field === null ? label : undefined}
        aria-describedby={aria['aria-describedby']}
        aria-invalid={aria['aria-invalid']}
        aria-required={aria['aria-required']}
        aria-readonly={readOnly || undefined}
        className={classes.trigger}
        data-size="md"
        data-state={open ? 'open' : 'closed'}
        data-invalid={flag(invalid)}
        data-changed={flag(changed)}
        data-readonly={flag(readOnly)}
        data-clearable={flag(canClear)}
        onFocus={() => setAwake(!readOnly)}
        onClick={() => {
          if (!readOnly) show(!open)
        }}
        onKeyDown={(event) => {
          if (readOnly) return
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            show(true)
          }
          // While the component loads, Escape closes the picker and not the drawer around it.
          if (open && event.key === 'Escape') {
            event.stopPropagation()
            close(true)
          }
          if (canClear && (event.key === 'Delete' || event.key === 'Backspace')) {
            event.preventDefault()
            onChange(null)
          }
        }}
        onBlur={() => {
          if (!open) onBlur?.()
        }}
      >
        <span className={classes.text} data-placeholder={flag(shown === null)} title={shown ?? undefined}>
          {shown ?? (readOnly ? texts.empty : (placeholder ?? texts.choose))}
        </span>
        {readOnly ? null : open && !ready ? <Spinner /> : <ChevronDown aria-hidden />}
      </button>
      {canClear ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={texts.clear}
          title={texts.clear}
          className={classes.clear}
          onClick={clear}
        >
          <X aria-hidden />
        </button>
      ) : null}
      {awake ? (
        <OnDemand load={loadPart} props={open ? popup({ label, triggerId, contentId, onClose: close }) : null} />
      ) : null}
    </div>
  )
}
