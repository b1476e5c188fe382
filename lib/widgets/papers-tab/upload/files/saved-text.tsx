import { type ChangeEvent, type KeyboardEvent, type ReactElement, useState } from 'react'
import { isComposing } from '../../../../ui/dom/is-composing.ts'
import { TextInput } from '../../../../ui/inputs/text-input.tsx'
import type { TypedText } from '../../../../ui/inputs/use-typed-text.ts'

export interface SavedTextProps {
  readonly stored: string
  readonly maxLength?: number | undefined
  /**
   * Called on blur or Enter when the text has changed.
   * @returns false when it was refused; the text stays on screen
   */
  readonly onSave: (typed: string) => Promise<boolean>
  /** An input other than a single-line text box. */
  readonly children?: ((typing: TypedText) => ReactElement) | undefined
}

/** An input that saves on blur. Shows what others stored meanwhile, unless the user is typing. */
export function SavedText({ stored, maxLength, onSave, children }: SavedTextProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null)
  const save = (): void => {
    if (typed === null) return
    if (typed === stored) setTyped(null)
    // Text typed during the save stays.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the box inside
    <div onKeyDown={press}>
      {children === undefined ? <TextInput {...typing} maxLength={maxLength} /> : children(typing)}
    </div>
  )
}
