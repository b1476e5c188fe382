import { FormApi } from '@tanstack/react-form'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Value } from '../../catalogue/kind.ts'

/**
 * The slots of a field's error map: what could not be read, what has not arrived yet, what the rules say, what the
 * server said.
 */
const SLOTS = ['onChange', 'onBlur', 'onSubmit', 'onServer'] as const
type Slot = (typeof SLOTS)[number]

const open = (values: Record<string, Value>) => new FormApi({ defaultValues: values, canSubmitWhenInvalid: true })
type Store = ReturnType<typeof open>

/** What a field carries beside its value. */
export interface FieldMarks {
  /** Text that could not be read as a value. */
  readonly invalidText: string | null
  /** Files of it that are still on their way, or did not get through. */
  readonly waiting: string | null
  readonly issue: string | null
}

/**
 * The one place that knows TanStack Form: values and errors of a record by field name.
 * Its `mount` is not called: it announces whole records to developer tools, and these hold personal data.
 */
export interface FormStore {
  readonly store: Store['store']
  readonly values: () => RecordValues
  readonly setValue: (name: string, value: Value) => void
  /** Starts over from these values, without errors. */
  readonly reset: (values: RecordValues) => void
  readonly marks: (name: string) => FieldMarks
  /** Fields with unread text. */
  readonly invalidText: () => Readonly<Record<string, string>>
  /** Fields whose files have not all arrived. */
  readonly waiting: () => Readonly<Record<string, string>>
  readonly setMark: (slot: Slot, name: string, text: string | null) => void
  readonly clearMarks: () => void
  /** Runs a save; `isSubmitting` of the store is on while it lasts. */
  readonly submit: (run: () => Promise<void>) => Promise<void>
}

export type FormState = Store['state']

export function createFormStore(values: RecordValues): FormStore {
  const form = open({ ...values })
  const slotOf = (slot: Slot, name: string): string | null => {
    const text: unknown = form.state.fieldMeta[name]?.errorMap[slot]
    return typeof text === 'string' ? text : null
  }
  const setMark = (slot: Slot, name: string, text: string | null): void => {
    if (slotOf(slot, name) === text) return
    form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { ...meta?.errorMap, [slot]: text ?? undefined } }))
  }
  const marked = (): readonly string[] => Object.keys(form.state.fieldMeta)
  const allIn = (slot: Slot): Readonly<Record<string, string>> =>
    Object.fromEntries(
      marked().flatMap((name) => {
        const text = slotOf(slot, name)
        return text === null ? [] : [[name, text] as const]
      }),
    )
  return {
    store: form.store,
    values: () => form.state.values,
    setValue: (name, value) => form.setFieldValue(name, value, { dontValidate: true, dontRunListeners: true }),
    reset: (next) => form.reset({ ...next }),
    marks: (name) => ({
      invalidText: slotOf('onChange', name),
      waiting: slotOf('onBlur', name),
      issue: slotOf('onSubmit', name) ?? slotOf('onServer', name),
    }),
    invalidText: () => allIn('onChange'),
    waiting: () => allIn('onBlur'),
    setMark,
    clearMarks() {
      for (const name of marked()) for (const slot of SLOTS) setMark(slot, name, null)
    },
    async submit(run) {
      form.options = { ...form.options, onSubmit: run }
      await form.handleSubmit()
    },
  }
}
