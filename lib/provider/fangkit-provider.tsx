import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { SourcesContext } from './settings/field-sources.ts'
import { CoreContext, SettingsContext, type ProviderSettings, type Scope } from './provider-context.ts'
import { createCore } from './provider-core.ts'
import type { FangkitProviderProps } from './provider-props.ts'
import type { Fallback } from './slots/slots.ts'
import { useLatest } from './use-latest.ts'
import { useSourcesOf } from './settings/use-sources-of.ts'
import { useStable } from './use-stable.ts'

const NOTHING = {}

/**
 * Provides calls, session, cache, texts and appearance to the widgets below. Renders no element; a page may contain
 * several.
 *
 * @public
 */
export function FangkitProvider(props: FangkitProviderProps): ReactElement {
  const latest = useLatest(props)
  const [scope, enterScope] = useState<Scope>(() => ({ city: props.scope?.city ?? null }))
  const currentScope = useLatest(scope)
  const [core] = useState(() =>
    createCore({ props: () => latest.current, scope: () => currentScope.current, enterScope }),
  )
  const { auth, live = true } = props
  const requested = props.scope?.city

  useEffect(() => core.live.want(live !== false), [core, live])
  useEffect(() => core.connect(), [core])
  useEffect(() => core.follow(auth), [core, auth])
  useEffect(() => {
    if (requested !== undefined) core.setScope({ city: requested })
  }, [core, requested])

  const announced = useRef(scope.city)
  useEffect(() => {
    if (announced.current === scope.city) return
    announced.current = scope.city
    core.emit({ type: 'scopeChanged', source: 'provider', city: scope.city })
  }, [core, scope.city])

  const settings = useSettingsOf(props, scope)
  const sources = useSourcesOf(props)
  return (
    <CoreContext.Provider value={core}>
      <SettingsContext.Provider value={settings}>
        <SourcesContext.Provider value={sources}>{props.children}</SourcesContext.Provider>
      </SettingsContext.Provider>
    </CoreContext.Provider>
  )
}

function useSettingsOf(props: FangkitProviderProps, scope: Scope): ProviderSettings {
  const locale = useStable(props.locale ?? null)
  const messages = useStable(props.messages ?? NOTHING)
  const appearance = useStable(props.appearance ?? NOTHING)
  const slots = useStable(props.components ?? NOTHING)
  const latest = useLatest(props)
  const mobile = props.rules?.mobile ?? 'specification'
  const chosen = props.fallback === undefined ? 'library' : props.fallback === null ? 'none' : 'host'
  const fallback = useMemo<Fallback | undefined>(() => {
    if (chosen === 'host') return (failure) => latest.current.fallback?.(failure) ?? null
    return chosen === 'none' ? null : undefined
  }, [chosen, latest])
  const hasPortal = props.portal !== undefined && props.portal !== null
  const notices = props.notify !== undefined
  const confirms = props.confirm !== undefined
  const connection = typeof props.live === 'object' && props.live.notice === false
  return useMemo(
    () => ({
      scope,
      locale,
      messages,
      appearance,
      slots,
      fallback,
      hasPortal,
      rules: { mobile },
      hostShows: { notices, confirms, connection },
    }),
    [scope, locale, messages, appearance, slots, fallback, hasPortal, mobile, notices, confirms, connection],
  )
}
