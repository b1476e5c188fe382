import { Undo2 } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { personalDataMessages } from '../../locale/zh-cn/fields/personal-data.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { InputProps } from '../input-props.ts'
import { RevealButton } from './reveal-button.tsx'
import { type Reveal, useRevealed } from './use-revealed.ts'

export interface MaskedInputProps extends Pick<InputProps, 'label' | 'value' | 'onChange' | 'onBlur' | 'readOnly'> {
  /** The stored value as the server sent it, masked; null when nothing is stored. A value equal to it is unchanged. */
  readonly mask: string | null
  /** Same as in {@link MaskedValue}. */
  readonly onReveal?: Reveal | undefined
}

/**
 * One line of personal data. The mask itself is not edited: the box is empty while it has the focus, and typed text
 * replaces the whole stored text unless it was revealed first. The revealed text stays inside this component;
 * `onChange` gets the mask while the text is unchanged.
 */
export function MaskedInput({
  label,
  value,
  mask,
  onReveal,
  onChange,
  onBlur,
  readOnly = false,
}: MaskedInputProps): ReactElement {
  const field = useMessages(fieldMessages)
  const texts = useMessages(personalDataMessages)
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState(false)
  const revealed = useRevealed(mask, onReveal)
  const untouched = mask !== null && value === mask
  const waiting = untouched && revealed.full === null
  const written = untouched ? (revealed.full ?? (entered ? '' : mask)) : typeof value === 'string' ? value : ''

  const put = (text: string): void => onChange(text === '' ? null : text === revealed.full ? mask : text)
  const press = (event: KeyboardEvent): void => {
    // Deleting in an empty box changes nothing and fires no input event, so the keys are handled here.
    if (waiting && !readOnly && !isComposing(event) && (event.key === 'Backspace' || event.key === 'Delete'))
      onChange(null)
  }
  const leave = (): void => {
    setEntered(false)
    if (!untouched && written.trim() !== written) put(written.trim())
    onBlur?.()
  }
  const restore = (): void => {
    revealed.forget()
    onChange(mask)
    input.current?.focus()
  }
  return (
    <>
      <TextInput
        ref={input}
        value={written}
        readOnly={readOnly}
        spellCheck={false}
        placeholder={readOnly ? field.empty : untouched ? mask : field.enter}
        aria-describedby={waiting && !readOnly ? hintId : undefined}
        trailing={
          mask === null ? undefined : !untouched && !readOnly ? (
            <IconButton
              size="xs"
              label={texts.restore({ label })}
              icon={<Undo2 aria-hidden size={14} />}
              onClick={restore}
            />
          ) : onReveal ? (
            <RevealButton label={label} revealed={revealed} />
          ) : undefined
        }
        onFocus={() => setEntered(!readOnly)}
        onKeyDown={press}
        onChange={(event) => put(event.currentTarget.value)}
        onBlur={leave}
      />
      {waiting && !readOnly ? (
        <span id={hintId} hidden>
          {texts.storedAs({ mask: mask ?? '' })}
        </span>
      ) : null}
    </>
  )
}
