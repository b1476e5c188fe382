/** Marks the first paint after something has become true. */
export function onceDrawn(isTrue: () => boolean): void {
  const observer = new MutationObserver(look)
  let isMarked = false
  function look(): void {
    if (isMarked || !isTrue()) return
    isMarked = true
    observer.disconnect()
    requestAnimationFrame(() => {
      const painted = new MessageChannel()
      painted.port1.onmessage = () => performance.mark('mounted')
      painted.port2.postMessage(null)
    })
  }
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
  look()
}
