const EVENTS = [
  'ready',
  'error',
  'sub-tab-change',
  'before-submit',
  'order-submitted',
  'expense-submitted',
  'reviewed',
  'index-change',
  'image-failed',
  'close',
]

/** Adds every event of the elements to a list, newest first. */
export function logEvents(log: HTMLOListElement): void {
  for (const name of EVENTS) {
    document.addEventListener(`fangkit-${name}`, (event) => {
      const line = document.createElement('li')
      const said =
        event instanceof CustomEvent && event.detail !== null
          ? JSON.stringify(event.detail, (_, value: unknown) => (value instanceof AbortSignal ? undefined : value))
          : ''
      line.textContent = `${event.type} ${said.slice(0, 200)}`
      log.prepend(line)
    })
  }
}
