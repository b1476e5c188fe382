import { useSettings } from '../provider-context.ts'

/** Settings of named rules, for `settings` of a check. */
export function useRules(): Readonly<Record<string, string>> {
  return useSettings().rules
}
