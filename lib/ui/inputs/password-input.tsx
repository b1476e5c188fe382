import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useUiText } from '../ui-text.tsx'

/** Those of a text input that a password can have. */
export type PasswordInputProps = Omit<TextInputProps, 'type' | 'trailing' | 'unit' | 'align'>

/** A password box with a button that shows the text. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(props, ref) {
  const text = useUiText()
  const [shown, setShown] = useState(false)

  return (
    <TextInput
      ref={ref}
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <IconButton
          size="xs"
          label={shown ? text.hidePassword : text.showPassword}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
})
