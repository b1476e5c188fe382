import { useCore, useSettings, type PortalRoot } from '../provider-context.ts'

/** How to find the host's place for overlays; null when a widget makes its own. */
export function usePortal(): (() => PortalRoot) | null {
  const { portal } = useCore()
  return useSettings().hasPortal ? portal : null
}
