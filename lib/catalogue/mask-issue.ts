import type { Field } from './field.ts'
import type { Value } from './kind.ts'

/** Whether a value is a masked one or contains part of one. */
export function hasMask(value: Value): boolean {
  return typeof value === 'string' && value.includes('*')
}

/**
 * The issue of a masked value that differs from the stored one; continues the label of the field.
 * @source server rules R25
 */
export function maskIssue({ sensitive }: Field, value: Value): string | null {
  return sensitive && hasMask(value) ? '含有遮盖字符，请重新填写' : null
}
