import { Eye, EyeOff } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { PASSWORD_MASK } from '../../catalogue/mask.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { personalDataMessages } from '../../locale/zh-cn/fields/personal-data.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { InputProps } from '../input-props.ts'

/**
 * A read-only password: eight asterisks until the user reveals it. A new password is hidden again.
 * @source FRM-038, CON-020
 */
export function SecretText({ label, value }: Pick<InputProps, 'label' | 'value'>): ReactElement {
  const texts = useMessages(fieldMessages)
  const { reveal } = useMessages(personalDataMessages)
  const [shown, setShown] = useState<unknown>(null)
  const isShown = !isEmpty(value) && shown === value
  const written = isEmpty(value) ? '' : isShown ? String(value) : PASSWORD_MASK
  return (
    <TextInput
      readOnly
      value={written}
      placeholder={texts.empty}
      trailing={
        isEmpty(value) ? undefined : (
          <IconButton
            size="xs"
            label={reveal({ label })}
            aria-pressed={isShown}
            icon={isShown ? <EyeOff aria-hidden size={14} /> : <Eye aria-hidden size={14} />}
            onClick={() => setShown(isShown ? null : value)}
          />
        )
      }
    />
  )
}
