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
  /** Attributes the button keeps in both lives. */
  readonly states: ComponentPropsWithoutRef<'button'>
  readonly triggerContent: ReactNode
  /** Someone may be on the way here. */
  readonly onNear: () => void
  /** A press has begun: the button has to stay until it ends. */
  readonly onPress: () => void
  /** Someone is here; with `open` they want the list. */
  readonly onStart: (open: boolean) => void
  /** A key the list answers. */
  readonly onListKey: (key: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onLeave: (event: FocusEvent) => void
}

const OPENING = ['ArrowDown', 'ArrowUp', 'Enter', ' ']
const CHOOSING = ['ArrowLeft', 'ArrowRight', 'Home', 'End']
const isListKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || CHOOSING.includes(key))

/**
 * The sleeping half of `Select`: a button that looks like one and wakes the other half when it is focused or pressed.
 */
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
      // Swapping buttons between press and release would swallow the click, so a press waits for it.
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
        // Safari leaves a pressed button without the focus, and nobody would notice them leaving.
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
