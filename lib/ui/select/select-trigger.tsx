import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from 'react'

export interface SelectTriggerProps {
  readonly id: string
  readonly labelId: string | undefined
  readonly disabled: boolean | undefined
  readonly readOnly: boolean | undefined
  readonly invalid: true | undefined
  readonly required: true | undefined
  /** Attributes that both versions of the button carry. */
  readonly states: ComponentPropsWithoutRef<'button'>
  readonly triggerContent: ReactNode
  /** Called when the pointer or focus comes near, so that the machine can be loaded. */
  readonly onNear: () => void
  /** Called when a press starts: the button must not be replaced until it ends. */
  readonly onPress: () => void
  /** Called when the user focuses or presses the button; `open` is true when the list should open. */
  readonly onStart: (open: boolean) => void
  /** Called with a key that the list handles. */
  readonly onListKey: (key: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onLeave: (event: FocusEvent) => void
}

const OPENING = ['ArrowDown', 'ArrowUp', 'Enter', ' ']
const CHOOSING = ['ArrowLeft', 'ArrowRight', 'Home', 'End']
const isListKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || CHOOSING.includes(key))

/** The `Select` before its first use: a plain button that starts the machine when it is focused or pressed. */
export const SelectTrigger = forwardRef<HTMLButtonElement, SelectTriggerProps>(function SelectTrigger(props, ref) {
  const { id, labelId, disabled, readOnly, invalid, required, states, triggerContent, onStart, onNear } = props
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
      onPointerEnter={onNear}
      // Replacing the button between press and release would lose the click, so the replacement waits for the release.
      onPointerDown={() => {
        pressing.current = true
        props.onPress()
      }}
      onPointerCancel={() => {
        pressing.current = false
      }}
      onFocus={() => {
        onNear()
        if (!isFixed && !pressing.current) onStart(false)
      }}
      onClick={(event) => {
        pressing.current = false
        if (isFixed) return
        // Safari does not focus a pressed button, so leaving the control would not be detected.
        event.currentTarget.focus({ preventScroll: true })
        onStart(true)
      }}
      onKeyDown={(event) => {
        if (isFixed) return
        props.onKeyDown(event)
        if (event.defaultPrevented) return
        const opens = OPENING.includes(event.key) && !event.ctrlKey && !event.metaKey
        if (!opens && !isListKey(event)) return
        event.preventDefault()
        if (opens) onStart(true)
        else props.onListKey(event.key)
      }}
      onBlur={(event) => {
        pressing.current = false
        if (event.currentTarget.isConnected) props.onLeave(event)
      }}
    >
      {triggerContent}
    </button>
  )
})
