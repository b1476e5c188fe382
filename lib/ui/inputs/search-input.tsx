import { Search, X } from 'lucide-react'
import { forwardRef, type KeyboardEvent, type ReactNode } from 'react'
import type { ControlSize } from '../choice.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { isComposing } from '../dom/is-composing.ts'
import { Spinner } from '../indicators/spinner.tsx'
import { TextInput } from './text-input.tsx'
import { useUiText } from '../ui-text.tsx'

/** Text of the search box, and when to search. */
export interface SearchInputProps {
  /** The text in the box, managed by the caller. */
  readonly value: string
  /** Called for each key, and with an empty text when the user clears the box. */
  readonly onChange: (value: string) => void
  /** Called on Enter, and with an empty text when the user clears the box. */
  readonly onSearch?: ((value: string) => void) | undefined
  readonly label: string
  /** Grey text while the box is empty. */
  readonly placeholder?: string | undefined
  /** A `Kbd` shown while the box is empty. */
  readonly shortcut?: ReactNode
  /** `md` when absent. */
  readonly size?: ControlSize | undefined
  readonly disabled?: boolean | undefined
  /** True during a search: a spinner replaces the magnifier. */
  readonly loading?: boolean | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
  /** Called before the box handles the key; `preventDefault` keeps Enter from searching. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  /** Called when the box gets the focus. */
  readonly onFocus?: (() => void) | undefined
  /** Called when the focus has left the box. */
  readonly onBlur?: (() => void) | undefined
}

/** A search box with a magnifier and a clear button; Enter searches. */
export const SearchInput = forwardRef<HTMLInputElement, SearchInputProps>(function SearchInput(props, ref) {
  const { value, onChange, onSearch, label, shortcut, loading = false, onKeyDown, ...rest } = props
  const text = useUiText()

  const clear = (): void => {
    onChange('')
    onSearch?.('')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event)
    if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event)) return
    onSearch?.(value)
  }

  return (
    <TextInput
      ref={ref}
      {...rest}
      type="text"
      role="searchbox"
      enterKeyHint="search"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={press}
      icon={loading ? <Spinner /> : <Search aria-hidden />}
      trailing={
        value === '' ? (
          shortcut
        ) : (
          <IconButton
            size="xs"
            label={text.clear}
            icon={<X aria-hidden />}
            disabled={rest.disabled}
            onClick={(event) => {
              clear()
              event.currentTarget.closest('div')?.querySelector('input')?.focus()
            }}
          />
        )
      }
    />
  )
})
