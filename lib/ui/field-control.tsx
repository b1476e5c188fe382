import { createContext, useContext } from 'react'

/** What a `FormField` tells the control inside it. */
export interface FieldControl {
  readonly id: string
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly changed: boolean
  readonly required: boolean
  /** The label names a group; inputs inside it bring their own id and label. */
  readonly group: boolean
}

/** What a control was given directly; it wins over the field. */
export interface ControlOverrides {
  readonly id?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly required?: boolean | undefined
  readonly invalid?: boolean | undefined
  readonly changed?: boolean | undefined
}

export interface ControlAttributes {
  readonly id: string | undefined
  readonly 'aria-labelledby': string | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
  readonly invalid: boolean
  readonly changed: boolean
}

const FieldControlContext = createContext<FieldControl | null>(null)

export const FieldControlProvider = FieldControlContext.Provider

/** The field around this control, or `null` when it stands alone. */
export function useFieldControl(): FieldControl | null {
  return useContext(FieldControlContext)
}

const joined = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter((id) => id !== undefined).join(' ') || undefined

const mark = (on: boolean): true | undefined => (on ? true : undefined)

/**
 * The attributes that tie a control to its field.
 * @param own what the control was given directly
 * @param kind `group` for controls that are themselves a group (a radio group) and cannot be the target of a label
 */
export function useControlAttributes(own: ControlOverrides, kind: 'input' | 'group' = 'input'): ControlAttributes {
  const field = useFieldControl()
  const isTarget = field !== null && (kind === 'group' || !field.group)
  const invalid = own.invalid ?? field?.invalid ?? false
  const required = own.required ?? field?.required ?? false
  const labelledBy = kind === 'group' && own['aria-label'] === undefined ? field?.labelId : undefined

  return {
    id: own.id ?? (isTarget ? field.id : undefined),
    'aria-labelledby': own['aria-labelledby'] ?? labelledBy,
    'aria-describedby': joined(own['aria-describedby'], field?.describedBy),
    'aria-invalid': mark(invalid),
    'aria-required': mark(required),
    invalid,
    changed: own.changed ?? field?.changed ?? false,
  }
}
