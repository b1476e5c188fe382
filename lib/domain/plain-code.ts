import type { Rule } from '../catalogue/rule.ts'

/** Accepts codes that can be used in comma-joined lists and in addresses. */
export const plainCode: Rule = {
  name: 'plain-code',
  issue: (value) =>
    typeof value === 'string' && !/^[A-Za-z0-9_-]+$/.test(value) ? '只能由字母、数字、连字符和下划线组成' : null,
}
