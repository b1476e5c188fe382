/** Event that an overlay dispatches when it opens; it also leaves a shadow root. */
export const RAISED = 'fk:raised'

/** Shows an element in the browser's top layer, or removes it. Browsers without one (before 2024) use z-index. */
export function raise(layer: HTMLElement, shown: boolean): void {
  if (!('showPopover' in layer)) return
  // A manual popover stays until it is hidden: neither another popover nor a press outside closes it.
  layer.popover = 'manual'
  if (layer.matches(':popover-open')) layer.hidePopover()
  if (shown) layer.showPopover()
}
