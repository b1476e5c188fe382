import { createContext, useContext, useEffect } from 'react'
import { answerOf, useFkQuery } from 'fangkit'
import { sysParamCalls } from 'fangkit/contract'
import { SYS_PARAM } from 'fangkit/domain'

export type MobileRule = 'specification' | 'current'

/** Takes the rule the installation has chosen to the provider, which stands above everything that could ask for it. */
const RulesContext = createContext<((rule: MobileRule) => void) | null>(null)
export const RulesProvider = RulesContext.Provider

const FIVE_MINUTES = 300_000

/** Reads the rules staff chose in the system parameters, once somebody is signed in. @source ruling 1 */
export function useInstallationRules(): void {
  const choose = useContext(RulesContext)
  const { data } = useFkQuery(answerOf(sysParamCalls.getValues, {}), { staleTime: FIVE_MINUTES })
  const chosen = data?.[SYS_PARAM.mobileRule]
  useEffect(() => {
    if (data) choose?.(chosen === 'current' ? 'current' : 'specification')
  }, [choose, data, chosen])
}
