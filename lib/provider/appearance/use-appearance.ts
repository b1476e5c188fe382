import { useMemo } from 'react'
import { effectiveAppearance, type EffectiveAppearance } from './appearance.ts'
import { useSettings } from '../provider-context.ts'
import { useSystemScheme } from './use-system-scheme.ts'

/** The appearance in use, and the attributes of the root element that apply it. */
export function useAppearance(): EffectiveAppearance {
  const { appearance } = useSettings()
  const system = useSystemScheme()
  const { scheme = 'light' } = appearance
  const current = scheme === 'system' ? system : scheme
  return useMemo(() => effectiveAppearance(appearance, current), [appearance, current])
}
