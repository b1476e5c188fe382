import type { Rule } from '../../catalogue/rule.ts'

/** Which mobile numbers are valid; a setting of the installation. @source FRM-012, OPN-087, ruling 1 @public */
export const MOBILE_RULES = { specification: /^1[358]\d{9}$/, current: /^1[3-9]\d{9}$/ } as const

/** True for a mainland mobile number under the chosen rule. */
export function isMobile(number: string, rule: keyof typeof MOBILE_RULES = 'specification'): boolean {
  return MOBILE_RULES[rule].test(number)
}

/** The field rule; reads the setting `mobile`. */
export const mobile: Rule = {
  name: 'mobile',
  issue: (value, _scope, { settings }) =>
    typeof value === 'string' && !isMobile(value, settings['mobile'] === 'current' ? 'current' : 'specification')
      ? '格式不正确'
      : null,
}
