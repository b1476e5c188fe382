import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react'
import { isEmpty, sameValue, type Value } from '../catalogue/kind.ts'
import type { InputProps } from './input-props.ts'

/** How one kind of typed value is written and read. */
export interface Writing {
  /** While the caret is in it: every digit, nothing added. */
  readonly exact: (value: Value) => string
  /** At rest. */
  readonly shown: (value: Value) => string
  /** `undefined` when the text is no such value. */
  readonly read: (typed: string) => Value | undefined
}

export interface TypedValue {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

type Edited = Pick<InputProps, 'value' | 'unread' | 'onChange' | 'onUnread' | 'onBlur'>

/**
 * Text in an input that stands for a value of another kind. What cannot be read stays as typed and is reported;
 * a field that is only entered and left is never rewritten.
 */
export function useTypedValue({ value, unread = null, onChange, onUnread, onBlur }: Edited, { exact, shown, read }: Writing): TypedValue & { readonly put: (value: Value) => void } {
  const [typing, setTyping] = useState<string | null>(null)
  const composing = useRef(false)
  const readTyped = (text: string): Value | undefined => (text.trim() === '' ? null : read(text))

  // The value may change under the caret: an effect of another field, a draft brought back.
  const outdated = typing !== null && unread === null && readTyped(typing) !== undefined && !sameValue(readTyped(typing) ?? null, value)
  useEffect(() => {
    if (outdated && !composing.current) setTyping(isEmpty(value) ? '' : exact(value))
  }, [outdated, value, exact])

  const report = (text: string): void => {
    const next = readTyped(text)
    if (next === undefined) onUnread?.(text)
    else onChange(next)
  }
  return {
    value: typing ?? unread ?? (isEmpty(value) ? '' : shown(value)),
    onFocus: () => setTyping(unread ?? (isEmpty(value) ? '' : exact(value))),
    onChange: (event) => {
      const { value: text } = event.currentTarget
      setTyping(text)
      composing.current = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
      if (!composing.current) report(text)
    },
    onCompositionEnd: (event) => {
      composing.current = false
      report(event.currentTarget.value)
    },
    onBlur: () => {
      composing.current = false
      setTyping(null)
      onBlur?.()
    },
    put: (next) => {
      setTyping((current) => (current === null ? null : isEmpty(next) ? '' : exact(next)))
      onChange(next)
    },
  }
}
