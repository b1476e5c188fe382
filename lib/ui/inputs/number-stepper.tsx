import { Minus, Plus } from 'lucide-react'
import { forwardRef, type KeyboardEvent } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { stepper } from '../../styled-system/recipes/index.js'
import { isComposing } from '../dom/is-composing.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useUiText } from '../ui-text.tsx'

/** Those of a text input, with what the buttons for more and less do. */
export interface NumberStepperProps extends Omit<TextInputProps, 'trailing' | 'icon'> {
  /** One step up or down; `big` for PageUp and PageDown. The caller manages the text and the limits. */
  readonly onStep: (direction: 1 | -1, big: boolean) => void
  /** False turns the button and the keys for more off. */
  readonly canIncrease?: boolean | undefined
  /** False turns the button and the keys for less off. */
  readonly canDecrease?: boolean | undefined
}

const STEPS: Readonly<Record<string, readonly [direction: 1 | -1, big: boolean]>> = {
  ArrowUp: [1, false],
  ArrowDown: [-1, false],
  PageUp: [1, true],
  PageDown: [-1, true],
}

/** A number box between − and +. The buttons are for the mouse; the keyboard has the arrow keys. */
export const NumberStepper = forwardRef<HTMLInputElement, NumberStepperProps>(function NumberStepper(props, ref) {
  const { onStep, canIncrease = true, canDecrease = true, className, onKeyDown, ...input } = props
  const text = useUiText()
  const isFixed = input.disabled === true || input.readOnly === true
  const classes = stepper({ size: input.size ?? 'md' })

  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event)
    const step = STEPS[event.key]
    if (step === undefined || isFixed || event.defaultPrevented || isComposing(event)) return
    event.preventDefault()
    if (step[0] === 1 ? canIncrease : canDecrease) onStep(...step)
  }
  const button = (direction: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={direction === 1 ? text.increase : text.decrease}
      disabled={isFixed || !(direction === 1 ? canIncrease : canDecrease)}
      className={classes.button}
      // Keeps the focus in the box, so a press steps without ending the edit.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onStep(direction, false)}
    >
      {direction === 1 ? <Plus aria-hidden /> : <Minus aria-hidden />}
    </button>
  )

  return (
    <div className={cx(classes.root, className)}>
      {button(-1)}
      <TextInput ref={ref} inputMode="decimal" align="end" {...input} onKeyDown={press} />
      {button(1)}
    </div>
  )
})
