import { useCore, useSettings, type PortalRoot } from '../provider-context.ts'

/** Returns a function that finds the host's element for overlays; null when a widget creates its own. */
export function usePortal(): (() => PortalRoot) | null {
  const { portal } = useCore()
  return useSettings().hasPortal ? portal : null
}
