import { FieldApi, FormApi } from '@tanstack/react-form'
import { createFormStore } from '../../lib/form/state/form-store.ts'
import { type Bench, measure, type Measurement } from './bench.ts'

const ROUNDS = 400
const names = Array.from({ length: 300 }, (_, at) => `f${at}`)
const record = (): Record<string, string | null> => Object.fromEntries(names.map((name) => [name, null]))

/** Field by field, as 300 inputs read it. */
const readAll = (read: (name: string) => unknown): void => {
  for (const name of names) read(name)
}

/** The store of the form: values and marks by name, one subscription for each field. */
function ours(): Measurement {
  const form = createFormStore(record())
  for (const name of names) form.store.subscribe(() => [form.values()[name], form.marks(name)])
  let key = 0
  return measure('form-store: a key, 300 fields listening', ROUNDS, () => {
    key += 1
    form.setValue('f2', `${key}`)
    form.setMark('onSubmit', 'f2', key % 2 === 0 ? 'too long' : null)
  })
}

/** The same in TanStack's own way: a mounted field with a validator for each input. */
function fieldApis(): Measurement {
  const form = new FormApi({ defaultValues: record() })
  form.mount()
  const fields = names.map((name) => {
    const validators = {
      onChange: ({ value }: { value: string | null }) => (Number(value) % 2 ? 'too long' : undefined),
    }
    const field = new FieldApi({ form, name, validators })
    field.mount()
    field.store.subscribe(() => [field.state.value, field.state.meta.errors])
    return field
  })
  let key = 0
  return measure('FieldApi: a key, 300 fields listening', ROUNDS, () => {
    key += 1
    fields[2]?.handleChange(`${key}`)
  })
}

/** Mounting: what a form of 300 fields makes before its first paint. */
const mounts = (): readonly Measurement[] => [
  measure('form-store: 300 fields opened and read', ROUNDS / 4, () => {
    const form = createFormStore(record())
    readAll((name) => form.marks(name))
  }),
  measure('FieldApi: 300 fields opened and read', ROUNDS / 4, () => {
    const form = new FormApi({ defaultValues: record() })
    form.mount()
    readAll((name) => {
      const field = new FieldApi({ form, name })
      field.mount()
      return field.state.meta
    })
  }),
]

/** The store of a form beside the fields of TanStack Form, in Node. */
export const bench: Bench = {
  about: 'a key in a form of 300 fields, and opening it: the store of lib/form, and a FieldApi for each field, in Node',
  run: async () => [ours(), fieldApis(), ...mounts()],
}
