import { createContext, useContext } from 'react'

/** What a `FormField` passes to the control inside it. */
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

/** Props set directly on a control; they override those of the field. */
export interface ControlOverrides {
  readonly id?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
  readonly 'aria-label'?: string | undefined
  /** Ids of elements that describe it, in front of the messages of the field. */
  readonly 'aria-describedby'?: string | undefined
  /** Announced by screen readers; that of the field around it when absent. */
  readonly required?: boolean | undefined
  /** Red border; that of the field around it when absent. */
  readonly invalid?: boolean | undefined
  /** Orange border; that of the field around it when absent. */
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

/** Returns the field around this control, or `null` when there is none. */
export function useFieldControl(): FieldControl | null {
  return useContext(FieldControlContext)
}

const joined = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter((id) => id !== undefined).join(' ') || undefined

const mark = (on: boolean): true | undefined => (on ? true : undefined)

/**
 * Returns the attributes that connect a control with its field.
 * @param own props set directly on the control
 * @param kind `group` for controls that are a group themselves (a radio group) and that no label can point to
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
