import { createContext, useContext, useEffect } from 'react'
import { answerOf, type MapProvider, useFangkit, useFkQuery } from 'fangkit'
import { mapCalls, sysParamCalls } from 'fangkit/contract'
import { SYS_PARAM } from 'fangkit/domain'
import { createServerMap } from './server-map.ts'

export type MobileRule = 'specification' | 'current'

/** The settings of an installation that the provider uses. */
export interface InstallationChoices {
  readonly setMobile: (rule: MobileRule) => void
  /** Sets the map; undefined uses the schematic map only. */
  readonly setMap: (map: MapProvider | undefined) => void
}

/** Passes the settings of the installation up to the provider, which is above all components that use them. */
const RulesContext = createContext<InstallationChoices | null>(null)
export const RulesProvider = RulesContext.Provider

const FIVE_MINUTES = 300_000

/**
 * Reads the settings from the system parameters, and whether there is a map service, once a user is signed in.
 * @source ruling 1, PCK-009
 */
export function useInstallationRules(): void {
  const choices = useContext(RulesContext)
  const { client } = useFangkit()
  const { data } = useFkQuery(answerOf(sysParamCalls.getValues, {}), { staleTime: FIVE_MINUTES })
  const { data: maps } = useFkQuery(answerOf(mapCalls.getState, {}), { staleTime: FIVE_MINUTES })
  const chosen = data?.[SYS_PARAM.mobileRule]
  const hasMaps = maps?.configured
  useEffect(() => {
    if (data) choices?.setMobile(chosen === 'current' ? 'current' : 'specification')
  }, [choices, data, chosen])
  useEffect(() => {
    if (hasMaps !== undefined) choices?.setMap(hasMaps ? createServerMap(client) : undefined)
  }, [choices, client, hasMaps])
}
