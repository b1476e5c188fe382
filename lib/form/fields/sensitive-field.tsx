import { type ReactElement, useMemo } from 'react'
import { hasMask } from '../../catalogue/mask-issue.ts'
import type { InputProps } from '../../field/input-props.ts'
import { MaskedInput } from '../../field/masked/masked-input.tsx'
import { useEntityFormApi } from '../entity-form-context.ts'
import { useFormState } from '../state/use-form-state.ts'

export interface SensitiveFieldProps extends Pick<InputProps, 'label' | 'value' | 'onChange' | 'onBlur' | 'readOnly'> {
  readonly name: string
}

/**
 * The input of a personal datum: shows its mask when the record is stored, a plain input when the record is new or the
 * value empty.
 */
export function SensitiveField({ name, ...input }: SensitiveFieldProps): ReactElement {
  const { controller, reveal } = useEntityFormApi()
  const version = useFormState(controller, () => controller.basis().version)
  const stored = useFormState(controller, () =>
    controller.basis().keyValue === null ? null : (controller.initial()[name] ?? null),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a revealed text belongs to one version
  const onReveal = useMemo(() => reveal && ((reason: string) => reveal(name, reason)), [reveal, name, version])
  return (
    <MaskedInput {...input} mask={typeof stored === 'string' && hasMask(stored) ? stored : null} onReveal={onReveal} />
  )
}
