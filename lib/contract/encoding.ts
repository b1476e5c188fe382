import type { Issue } from '../catalogue/check.ts'
import { decimalText } from '../catalogue/unit.ts'

/** How a body is encoded. */
export type Encoding = 'form' | 'json' | 'multipart'

/**
 * Form text of a wire record: empty is null, numbers are decimal text, lists are comma-joined, nested values are JSON.
 */
export function encodeForm(record: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(record)) if (value !== undefined) form.append(name, formText(value))
  return form.toString()
}

function formText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number'))
    return value.join(',')
  if (typeof value === 'number') return decimalText(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export type Decoded =
  | { readonly ok: true; readonly raw: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** Decodes form text into named texts. Refuses a name that occurs twice, so that no value is dropped silently. */
export function decodeForm(text: string): Decoded {
  const raw: Record<string, unknown> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(raw, name))
      return { ok: false, issues: [{ field: name, message: `字段重复：${name.slice(0, 64)}` }] }
    raw[name] = value
  }
  return { ok: true, raw }
}
