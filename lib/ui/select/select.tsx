import { ChevronDown, X } from 'lucide-react'
import { type FocusEvent, forwardRef, type KeyboardEvent, useId, useRef, useState, type ReactElement } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { select } from '../../styled-system/recipes/index.js'
import type { Choice, ControlSize } from '../choice.ts'
import { useControlAttributes, useFieldControl } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'
import { RetryNote } from '../feedback/retry-note.tsx'
import { SelectTrigger } from './select-trigger.tsx'
import { Spinner } from '../indicators/spinner.tsx'
import { useUiText } from '../ui-text.tsx'
import { useOnDemand } from '../loading/use-on-demand.ts'

interface SelectValueProps {
  readonly chosen: string | null
  readonly placeholder: string
  readonly className: string
}

/** What a closed select shows. */
function SelectValue({ chosen, placeholder, className }: SelectValueProps): ReactElement {
  const isEmpty = chosen === null
  return (
    <span className={className} data-placeholder={flag(isEmpty)} title={chosen ?? undefined}>
      {isEmpty ? placeholder : chosen}
    </span>
  )
}

/** The options, and which one is chosen. */
export interface SelectProps {
  /** In the order of the list. */
  readonly options: readonly Choice[]
  /** Null while nothing is chosen. */
  readonly value: string | null
  /** Called with `null` when the user clears the value. */
  readonly onChange: (value: string | null) => void
  /** 请选择, or the text of the language, when absent. */
  readonly placeholder?: string | undefined
  /** Shows a clear button and handles the Delete key. */
  readonly clearable?: boolean | undefined
  /** True while the options are loading. */
  readonly loading?: boolean | undefined
  /** `md` when absent. */
  readonly size?: ControlSize | undefined
  readonly disabled?: boolean | undefined
  /** Shows the text of the value without a list. */
  readonly readOnly?: boolean | undefined
  /** Red border; that of the field around it when absent. */
  readonly invalid?: boolean | undefined
  /** Orange border; that of the field around it when absent. */
  readonly changed?: boolean | undefined
  /** Announced by screen readers; that of the field around it when absent. */
  readonly required?: boolean | undefined
  /** Called when the list opened or closed. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Called when the focus has left the control and its list. */
  readonly onBlur?: (() => void) | undefined
  /** Shown when `value` is not among the options: a retired code, or options not loaded yet. */
  readonly valueLabel?: string | undefined
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly className?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
}

/** A use of the control: what to do with the list once it is loaded. */
interface Visit {
  readonly open: boolean
  readonly keys: readonly string[]
}

const LOOKING: Visit = { open: false, keys: [] }
const loadMachine = () => import('./select-machine.tsx').then(({ SelectMachine }) => SelectMachine)

/**
 * One of several. Until it is first focused or pressed it is a plain button, so a form of 300 fields mounts no machines
 * and loads the list's code only when it is needed.
 */
export const Select = forwardRef<HTMLButtonElement, SelectProps>(function Select(props, ref) {
  const { options, value, onChange, size = 'md', loading = false, disabled, readOnly } = props
  const text = useUiText()
  const field = useFieldControl()
  const ownId = useId()
  const rootRef = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [visit, setVisit] = useState<Visit | null>(null)
  const { invalid, changed, ...aria } = useControlAttributes(props)

  const classes = select({ size })
  const id = aria.id ?? `${ownId}trigger`
  const ownLabelId = props['aria-label'] === undefined ? undefined : `${ownId}label`
  const labelId = aria['aria-labelledby'] ?? ownLabelId ?? field?.labelId
  const chosen = options.find((option) => option.value === value)?.label ?? props.valueLabel ?? value
  const canClear = props.clearable === true && value !== null && !disabled && !readOnly
  const isFixed = disabled === true || readOnly === true
  const { Part: Machine, failed, retry } = useOnDemand(loadMachine, isNear && !isFixed)
  const isWaiting = Machine === null && visit !== null && (visit.open || visit.keys.length > 0)
  const isLost = failed && isWaiting

  const states = {
    'data-invalid': flag(invalid),
    'data-changed': flag(changed),
    'data-readonly': flag(readOnly),
    'data-disabled': flag(disabled),
    'data-clearable': flag(canClear),
    'data-size': size,
    'aria-busy': loading || undefined,
    'aria-describedby': aria['aria-describedby'],
    title: props.title,
    className: classes.trigger,
  }
  const triggerContent = (
    <>
      <SelectValue className={classes.text} chosen={chosen} placeholder={props.placeholder ?? text.choose} />
      {loading || (isWaiting && !isLost) ? <Spinner /> : readOnly ? null : <ChevronDown aria-hidden />}
    </>
  )
  const clear = (): void => {
    onChange(null)
    rootRef.current?.querySelector('button')?.focus()
  }
  const pressDelete = (event: KeyboardEvent): void => {
    if (!canClear || (event.key !== 'Delete' && event.key !== 'Backspace')) return
    event.preventDefault()
    onChange(null)
  }
  const leave = (event: FocusEvent): void => {
    if (rootRef.current?.contains(event.relatedTarget)) return
    // A list that arrives late must not take the focus back.
    if (Machine === null) setVisit(null)
    props.onBlur?.()
  }

  const come = (open: boolean): void => {
    setVisit((now) => ({ open: open || now?.open === true, keys: now?.keys ?? [] }))
    if (failed && visit === null) retry()
  }

  return (
    <div ref={rootRef} className={cx(classes.root, props.className)}>
      {ownLabelId === undefined ? null : (
        <span id={ownLabelId} hidden>
          {props['aria-label']}
        </span>
      )}
      {Machine === null || visit === null || isFixed ? (
        <SelectTrigger
          ref={ref}
          id={id}
          labelId={labelId}
          disabled={disabled}
          readOnly={readOnly}
          invalid={aria['aria-invalid']}
          required={aria['aria-required']}
          states={states}
          triggerContent={triggerContent}
          onNear={() => setIsNear(true)}
          onPress={() => setVisit(null)}
          onStart={come}
          onListKey={(key) => setVisit((now) => ({ ...(now ?? LOOKING), keys: [...(now?.keys ?? []), key] }))}
          onKeyDown={pressDelete}
          onLeave={leave}
        />
      ) : (
        <Machine
          buttonRef={ref}
          options={options}
          value={value}
          onChange={onChange}
          id={id}
          labelId={labelId}
          startsOpen={visit.open}
          waitingKeys={visit.keys}
          loading={loading}
          states={states}
          size={size}
          invalid={invalid}
          required={aria['aria-required'] === true}
          triggerContent={triggerContent}
          onOpenChange={props.onOpenChange}
          onKeyDown={pressDelete}
          onLeave={leave}
        />
      )}
      {canClear && !isLost ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={text.clear}
          title={text.clear}
          className={classes.clear}
          onClick={clear}
        >
          <X aria-hidden />
        </button>
      ) : null}
      {isLost ? <RetryNote onRetry={retry} /> : null}
    </div>
  )
})
