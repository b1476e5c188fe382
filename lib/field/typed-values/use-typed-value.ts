import { type ChangeEvent, type CompositionEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isEmpty, sameValue, type Value } from '../../catalogue/kind.ts'
import { editedText } from './edited-text.ts'
import type { InputProps } from '../input-props.ts'

/** How a kind of value is written as text and read from it. */
export interface Writing {
  /** Returns the text of a value with every digit. */
  readonly shown: (value: Value) => string
  /** Group separator in the result of `shown`. The first edit removes it from the text, so it never blocks editing. */
  readonly separator?: string
  /** Returns `undefined` when the text is not a valid value. */
  readonly read: (typed: string) => Value | undefined
}

export interface TypedValue {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
  readonly onBlur: () => void
}

type Edited = Pick<InputProps, 'value' | 'invalidText' | 'onChange' | 'onInvalidText' | 'onBlur'>

/**
 * Keeps the text of an input that represents a value of another kind. The text changes only when the user edits it,
 * never on focus, so a selection made by Tab and a caret set by a press stay. Text that cannot be read stays as typed
 * and is reported; a field that the user only enters and leaves is not rewritten.
 */
export function useTypedValue(
  { value, invalidText = null, onChange, onInvalidText, onBlur }: Edited,
  { shown, read, separator }: Writing,
): TypedValue & { readonly put: (value: Value) => void } {
  /** The text since the first edit; null while the input shows the value. */
  const [typing, setTyping] = useState<string | null>(null)
  const composing = useRef(false)
  /** True when the text before the next edit was written by `shown`. */
  const isFormatted = useRef(true)
  /** Caret position to set once separators are removed from the text. */
  const caret = useRef<{ readonly input: HTMLInputElement; readonly at: number } | null>(null)
  const resting = isEmpty(value) ? '' : shown(value)
  const readTyped = (text: string): Value | undefined => (text.trim() === '' ? null : read(text))

  // The value may change during typing: through an effect of another field, or because a draft was restored.
  const outdated =
    typing !== null &&
    invalidText === null &&
    readTyped(typing) !== undefined &&
    !sameValue(readTyped(typing) ?? null, value)
  useEffect(() => {
    if (!outdated || composing.current) return
    isFormatted.current = true
    setTyping(null)
  }, [outdated])
  useLayoutEffect(() => {
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at)
    caret.current = null
  })

  const edit = (input: HTMLInputElement, inputType: string): void => {
    const isFirst = isFormatted.current && invalidText === null
    isFormatted.current = false
    let text = input.value
    if (isFirst && separator !== undefined) {
      const at = input.selectionStart ?? text.length
      const edited = editedText({
        before: resting,
        after: text,
        caret: at,
        separator,
        isPasted: inputType.startsWith('insertFrom'),
      })
      if (edited.text !== text) caret.current = { input, at: edited.caret }
      text = edited.text
    }
    setTyping(text)
    const next = readTyped(text)
    if (next === undefined) onInvalidText?.(text)
    else onChange(next)
  }
  const showValue = (): void => {
    isFormatted.current = true
    setTyping(null)
  }
  return {
    value: typing ?? invalidText ?? resting,
    onChange: ({ currentTarget, nativeEvent }) => {
      const input = nativeEvent instanceof InputEvent ? nativeEvent : null
      composing.current = input?.isComposing === true
      if (composing.current) setTyping(currentTarget.value)
      else edit(currentTarget, input?.inputType ?? '')
    },
    onCompositionEnd: ({ currentTarget }) => {
      composing.current = false
      edit(currentTarget, '')
    },
    onBlur: () => {
      composing.current = false
      showValue()
      onBlur?.()
    },
    put: (next) => {
      showValue()
      onChange(next)
    },
  }
}
