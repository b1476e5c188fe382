import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from 'react'

export interface SelectFacadeProps {
  readonly id: string
  readonly labelId: string | undefined
  readonly disabled: boolean | undefined
  readonly readOnly: boolean | undefined
  readonly invalid: true | undefined
  readonly required: true | undefined
  /** Attributes the button keeps in both lives. */
  readonly states: ComponentPropsWithoutRef<'button'>
  readonly face: ReactNode
  /** Someone is here; with `open` they want the list. */
  readonly onStart: (open: boolean) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onLeave: (event: FocusEvent) => void
}

const opensList = (event: KeyboardEvent): boolean =>
  event.key === 'ArrowDown' || event.key === 'ArrowUp'

/** The sleeping half of `Select`: a button that looks like one and wakes the other half when it is focused or pressed. */
export const SelectFacade = forwardRef<HTMLButtonElement, SelectFacadeProps>(
  function SelectFacade(props, ref) {
    const { id, labelId, disabled, readOnly, invalid, required, states, face, onStart } = props
    const pressing = useRef(false)
    const isFixed = disabled === true || readOnly === true

    return (
      <button
        ref={ref}
        type="button"
        role="combobox"
        id={id}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={labelId}
        aria-invalid={invalid}
        aria-required={required}
        aria-readonly={readOnly || undefined}
        {...states}
        // Swapping buttons between press and release would swallow the click, so a press waits for it.
        onPointerDown={() => {
          pressing.current = true
        }}
        onPointerCancel={() => {
          pressing.current = false
        }}
        onFocus={() => {
          if (!isFixed && !pressing.current) onStart(false)
        }}
        onClick={() => {
          if (!isFixed) onStart(true)
        }}
        onKeyDown={(event) => {
          if (isFixed) return
          props.onKeyDown(event)
          if (!opensList(event)) return
          event.preventDefault()
          onStart(true)
        }}
        onBlur={(event) => {
          pressing.current = false
          if (event.currentTarget.isConnected) props.onLeave(event)
        }}
      >
        {face}
      </button>
    )
  },
)
