import type { Field } from './field.ts'
import type { Value } from './kind.ts'

/** Whether a value is, or was made from, a masked one. */
export function hasMask(value: Value): boolean {
  return typeof value === 'string' && value.includes('*')
}

/**
 * The complaint about a mask where it is not the one that is stored; continues the label of the field.
 * @source server rules R25
 */
export function maskIssue({ sensitive }: Field, value: Value): string | null {
  return sensitive && hasMask(value) ? '含有遮盖字符，请重新填写' : null
}
