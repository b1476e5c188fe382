const STEP = 30
/** Sections and forms are chunks of their own; on a slow line they take their time. */
const PATIENCE = 10_000

/** The element of a field below a root, as soon as it is laid out; null when it does not come. */
export async function whenDrawn(root: () => Element | null, field: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const until = Date.now() + PATIENCE
  while (!signal.aborted) {
    const element = root()?.querySelector<HTMLElement>(`[data-field~="${CSS.escape(field)}"]`)
    if (element && element.getClientRects().length > 0) return element
    if (Date.now() > until) return null
    await new Promise((resolve) => setTimeout(resolve, STEP))
  }
  return null
}
