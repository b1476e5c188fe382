import { type ChangeEvent, type CompositionEvent, useState } from 'react'

/** The text of a box, when the caller owns it. */
export interface TypedText {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onCompositionEnd?: ((event: CompositionEvent<HTMLInputElement>) => void) | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

export interface OwnText {
  readonly typing: TypedText
  /** What was typed is no value and the box has been left. */
  readonly isBad: boolean
  readonly forget: () => void
}

interface Draft {
  readonly text: string
  readonly left: boolean
}

/**
 * Typed text that stands for a value. What cannot be read stays on screen; the value is what was read last.
 * @param read `null` when the text is no value
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
