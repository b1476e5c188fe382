/** An overlay says so when it goes up, also out of a shadow root. */
export const RAISED = 'fk:raised'

/**
 * Shows an element above all others, or takes it from there. Browsers have it since 2024; in older ones overlays go by
 * z-index.
 */
export function raise(layer: HTMLElement, shown: boolean): void {
  if (!('showPopover' in layer)) return
  // Only a manual one stays until it is taken away: nothing else that opens closes it, and no press beside it.
  layer.popover = 'manual'
  if (layer.matches(':popover-open')) layer.hidePopover()
  if (shown) layer.showPopover()
}
