import { type ChangeEvent, type KeyboardEvent, type ReactElement, useState } from 'react'
import { isComposing } from '../../../../ui/dom/is-composing.ts'
import { TextInput } from '../../../../ui/inputs/text-input.tsx'
import type { TypedText } from '../../../../ui/inputs/use-typed-text.ts'

export interface SavedTextProps {
  readonly stored: string
  readonly maxLength?: number | undefined
  /**
   * The box was left, or Enter was pressed, with another text in it.
   * @returns false where it cannot stay; it stays on screen
   */
  readonly onSave: (typed: string) => Promise<boolean>
  /** Another box than one line of writing. */
  readonly children?: ((typing: TypedText) => ReactElement) | undefined
}

/** A box whose text is stored when it is left. What others stored meanwhile shows up while nobody types. */
export function SavedText({ stored, maxLength, onSave, children }: SavedTextProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null)
  const save = (): void => {
    if (typed === null) return
    if (typed === stored) setTyped(null)
    // What is typed meanwhile is another text.
    else void onSave(typed).then((taken) => (taken ? setTyped((now) => (now === typed ? null : now)) : undefined))
  }
  const typing = {
    value: typed ?? stored,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    onBlur: save,
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    save()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what is pressed in the box inside
    <div onKeyDown={press}>
      {children === undefined ? <TextInput {...typing} maxLength={maxLength} /> : children(typing)}
    </div>
  )
}
