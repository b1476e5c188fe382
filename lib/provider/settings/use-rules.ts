import { useSettings } from '../provider-context.ts'

/** Settings of named rules, as `settings` of a check. */
export function useRules(): Readonly<Record<string, string>> {
  return useSettings().rules
}
