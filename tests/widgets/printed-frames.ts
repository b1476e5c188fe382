/** Frames that are printed, in place of the browser's dialog. */
export function printedFrames(): { readonly pages: Document[]; readonly stop: () => void } {
  const pages: Document[] = []
  const observer = new MutationObserver((changes) => {
    for (const frame of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (frame instanceof HTMLIFrameElement && frame.contentWindow)
        frame.contentWindow.print = () => void (frame.contentDocument && pages.push(frame.contentDocument))
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return { pages, stop: () => observer.disconnect() }
}
