import type { Rule } from '../catalogue/rule.ts'

/** Codes stand in lists that are joined by commas, and in addresses. */
export const plainCode: Rule = {
  name: 'plain-code',
  issue: (value) =>
    typeof value === 'string' && !/^[A-Za-z0-9_-]+$/.test(value) ? '只能由字母、数字、连字符和下划线组成' : null,
}
