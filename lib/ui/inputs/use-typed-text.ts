import { type ChangeEvent, type CompositionEvent, useState } from 'react'

/** The text of a box, when the caller manages it. */
export interface TypedText {
  /** The text in the box. */
  readonly value: string
  /** Called for each key, also while an input method is composing. */
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  /** Called when an input method has finished a text. */
  readonly onCompositionEnd?: ((event: CompositionEvent<HTMLInputElement>) => void) | undefined
  /** Called when the box gets the focus. */
  readonly onFocus?: (() => void) | undefined
  /** Called when the focus has left the box. */
  readonly onBlur?: (() => void) | undefined
}

export interface OwnText {
  readonly typing: TypedText
  /** True when the text is not a valid value and the focus has left the box. */
  readonly isBad: boolean
  readonly forget: () => void
}

interface Draft {
  readonly text: string
  readonly left: boolean
}

/**
 * Manages typed text that represents a value. Text that cannot be read stays on screen; the value is the last one read.
 * @param read returns `null` when the text is not a valid value
 */
export function useTypedText(
  value: string | null,
  onChange: (value: string | null) => void,
  read: (typed: string) => string | null,
): OwnText {
  const [draft, setDraft] = useState<Draft | null>(null)
  const put = (text: string): void => {
    setDraft({ text, left: false })
    const next = text.trim() === '' ? null : read(text)
    if (next !== value && (next !== null || text.trim() === '')) onChange(next)
  }
  const isReadable = (text: string): boolean => text.trim() === '' || read(text) !== null

  return {
    isBad: draft?.left === true,
    forget: () => setDraft(null),
    typing: {
      value: draft?.text ?? value ?? '',
      onChange: (event) => {
        const { value: text } = event.currentTarget
        if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) setDraft({ text, left: false })
        else put(text)
      },
      onCompositionEnd: (event) => put(event.currentTarget.value),
      onBlur: () =>
        setDraft((current) => (current === null || isReadable(current.text) ? null : { ...current, left: true })),
    },
  }
}
