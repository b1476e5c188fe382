import { forwardRef, type KeyboardEvent, type ReactNode, useState } from 'react'
import { confirmDialog } from '../../styled-system/recipes/index.js'
import { isComposing } from '../dom/is-composing.ts'
import { TextInput } from '../inputs/text-input.tsx'

export interface ConfirmInputProps {
  readonly words: string | undefined
  readonly label: string
  readonly loading: boolean
  readonly onConfirm: () => void
  /** Renders what depends on whether the words have been typed. */
  readonly children: (isTyped: boolean) => ReactNode
}

/**
 * The text box for the confirmation words. It mounts with each opening of the dialog, so the words are typed again each
 * time.
 */
export const ConfirmInput = forwardRef<HTMLInputElement, ConfirmInputProps>(function ConfirmInput(
  { words, label, loading, onConfirm, children },
  ref,
) {
  const [typed, setTyped] = useState('')
  const isTyped = words === undefined || typed.trim() === words
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    if (isTyped && !loading) onConfirm()
  }

  return (
    <>
      {words === undefined ? null : (
        <div className={confirmDialog().words}>
          <TextInput
            ref={ref}
            aria-label={label}
            placeholder={label}
            value={typed}
            readOnly={loading}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={press}
          />
        </div>
      )}
      {children(isTyped)}
    </>
  )
})
