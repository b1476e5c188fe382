import { type ChangeEvent, type CompositionEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isEmpty, sameValue, type Value } from '../../catalogue/kind.ts'
import { editedText } from './edited-text.ts'
import type { InputProps } from '../input-props.ts'

/** How one kind of typed value is written and read. */
export interface Writing {
  /** The text of a value: every digit of it. */
  readonly shown: (value: Value) => string
  /** What `shown` puts between groups of digits. It goes with the first edit, so that it is never in the way of one. */
  readonly separator?: string
  /** `undefined` when the text is no such value. */
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
 * Text in an input that stands for a value of another kind. The text changes only when somebody edits it, never because
 * the
 * input gets the focus: a selection made by Tab, and a caret put by a press, stay. What cannot be read stays as typed
 * and is
 * reported; a field that is only entered and left is never rewritten.
 */
export function useTypedValue(
  { value, invalidText = null, onChange, onInvalidText, onBlur }: Edited,
  { shown, read, separator }: Writing,
): TypedValue & { readonly put: (value: Value) => void } {
  /** The text since the first edit; null while the input shows the value. */
  const [typing, setTyping] = useState<string | null>(null)
  const composing = useRef(false)
  /** The text the next edit starts from is the one `shown` wrote. */
  const isFormatted = useRef(true)
  /** Where the caret belongs once separators are gone from the text. */
  const caret = useRef<{ readonly input: HTMLInputElement; readonly at: number } | null>(null)
  const resting = isEmpty(value) ? '' : shown(value)
  const readTyped = (text: string): Value | undefined => (text.trim() === '' ? null : read(text))

  // The value may change under the caret: an effect of another field, a draft brought back.
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
