import type { Entity } from '../../catalogue/entity.ts'
import { isEmpty, type Value } from '../../catalogue/kind.ts'

/** A value that the server answers once, such as a new password. */
export interface OneTimeSecret {
  readonly label: string
  readonly hint: string | null
  readonly value: string
}

/**
 * Takes the values that are answered only once out of a saved record, so that a form never shows them: they are for a
 * dialog that is seen once.
 */
export function takeSecrets<R extends Readonly<Record<string, Value | object | undefined>>>(
  { fields }: Entity,
  record: R,
): { readonly record: R; readonly secrets: readonly OneTimeSecret[] } {
  const taken = Object.entries(fields).flatMap(([name, { secret, passing, label, hint = null }]) => {
    const value = record[name]
    return secret && passing && typeof value === 'string' && !isEmpty(value) ? [{ name, label, hint, value }] : []
  })
  if (taken.length === 0) return { record, secrets: [] }
  return {
    record: { ...record, ...Object.fromEntries(taken.map(({ name }) => [name, null])) },
    secrets: taken.map(({ name: _name, ...secret }) => secret),
  }
}
