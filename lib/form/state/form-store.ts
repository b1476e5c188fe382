import { FormApi } from '@tanstack/react-form'
import { batch } from '@tanstack/store'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Value } from '../../catalogue/kind.ts'

/** Slots of a field's error map: unreadable text, files not uploaded, issues of the rules, issues of the server. */
const SLOTS = ['onChange', 'onBlur', 'onSubmit', 'onServer'] as const
type Slot = (typeof SLOTS)[number]

const open = (values: Record<string, Value>) => new FormApi({ defaultValues: values, canSubmitWhenInvalid: true })
type Store = ReturnType<typeof open>

/** Data of a field beside its value. */
export interface FieldMarks {
  /** Text that cannot be read as a value. */
  readonly invalidText: string | null
  /** Names of files that are still uploading or have failed. */
  readonly waiting: string | null
  /** What a rule, else the server, found wrong; null when nothing is. */
  readonly issue: string | null
}

/**
 * Values and errors of a record by field name. The only user of TanStack Form. Does not call its `mount`, which sends
 * whole records, including personal data, to developer tools.
 */
export interface FormStore {
  /** Notifies subscribers of every change. */
  readonly store: Store['store']
  /** Current values by field. */
  readonly values: () => RecordValues
  /** Sets one value without checking it. */
  readonly setValue: (name: string, value: Value) => void
  /** Restarts from these values without errors. */
  readonly reset: (values: RecordValues) => void
  /** What is marked at one field. */
  readonly marks: (name: string) => FieldMarks
  /** Unreadable texts by field. */
  readonly invalidText: () => Readonly<Record<string, string>>
  /** File names by field, for files not uploaded yet. */
  readonly waiting: () => Readonly<Record<string, string>>
  /** Sets one kind of mark; null removes it. */
  readonly setMark: (slot: Slot, name: string, text: string | null) => void
  /** Removes the marks of all fields. */
  readonly clearMarks: () => void
  /** Runs several changes and notifies subscribers once, at the end. */
  readonly together: (run: () => void) => void
  /** Runs a save; the store's `isSubmitting` is true meanwhile. */
  readonly submit: (run: () => Promise<void>) => Promise<void>
}

export type FormState = Store['state']

const NONE = {}
const textOf = (error: unknown): string | null => (typeof error === 'string' ? error : null)

export function createFormStore(values: RecordValues): FormStore {
  const form = open({ ...values })
  const errorsOf = (name: string): Readonly<Record<string, unknown>> => form.state.fieldMeta[name]?.errorMap ?? NONE
  const slotOf = (slot: Slot, name: string): string | null => textOf(errorsOf(name)[slot])
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
    marks(name) {
      const { onChange, onBlur, onSubmit, onServer } = errorsOf(name)
      return { invalidText: textOf(onChange), waiting: textOf(onBlur), issue: textOf(onSubmit) ?? textOf(onServer) }
    },
    invalidText: () => allIn('onChange'),
    waiting: () => allIn('onBlur'),
    setMark,
    clearMarks: () =>
      batch(() => {
        for (const name of marked()) for (const slot of SLOTS) setMark(slot, name, null)
      }),
    together: batch,
    async submit(run) {
      form.options = { ...form.options, onSubmit: run }
      await form.handleSubmit()
    },
  }
}
