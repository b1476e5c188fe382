const STEP = 30
/** Milliseconds. Sections and forms are chunks of their own and load slowly on a slow network. */
const PATIENCE = 10_000

/** Waits until the lookup finds something; null when it does not within that time. */
export async function whenThere<T>(look: () => T | null, signal: AbortSignal): Promise<T | null> {
  const until = Date.now() + PATIENCE
  while (!signal.aborted) {
    const found = look()
    if (found !== null) return found
    if (Date.now() > until) return null
    await new Promise((resolve) => setTimeout(resolve, STEP))
  }
  return null
}

/** The element of a field below a root, once it has a size on screen. */
export function fieldBelow(root: Element | null, field: string): HTMLElement | null {
  const element = root?.querySelector<HTMLElement>(`[data-field~="${CSS.escape(field)}"]`)
  return element && element.getClientRects().length > 0 ? element : null
}
