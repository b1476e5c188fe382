/** Printed by the browser, or not: the page may not show frames, or the browser shows no PDF inside of pages. */
export type PrintOutcome = 'sent' | 'refused'

/** A file on its way to the printer. */
export interface Printing {
  readonly outcome: Promise<PrintOutcome>
  /** Takes the frame and the address of the file away. The browser goes on reading both while it asks how to print. */
  end(): void
}

const HIDDEN: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0 auto auto 0',
  width: '1px',
  height: '1px',
  border: '0',
  opacity: '0',
  pointerEvents: 'none',
}

/** Prints a file from a frame within the widget: no window of its own, which browsers would keep from opening. */
export function printBlob(blob: Blob, root: HTMLElement): Printing {
  const page = root.ownerDocument
  const view = page.defaultView
  if (view === null || !showsPdf(view.navigator)) return { outcome: Promise.resolve('refused'), end: () => undefined }
  const url = view.URL.createObjectURL(blob)
  const frame = page.createElement('iframe')
  const done = new AbortController()
  const { signal } = done
  const outcome = new Promise<PrintOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve('refused'))
    // A page that allows no frames loads an error in its place, which cannot be told from the file.
    page.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => {
        if (/^(frame|child|default)-src/.test(effectiveDirective) && blockedURI.startsWith('blob')) resolve('refused')
      },
      { signal },
    )
    frame.addEventListener('error', () => resolve('refused'), { signal })
    frame.addEventListener(
      'load',
      () => {
        // The report of a refused frame comes after its load event.
        view.setTimeout(() => resolve(signal.aborted ? 'refused' : printFrame(frame)))
      },
      { signal, once: true },
    )
  })
  // Property by property: pages that allow no inline styles refuse the attribute.
  Object.assign(frame.style, HIDDEN)
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.src = url
  root.append(frame)
  const end = (): void => {
    if (signal.aborted) return
    done.abort()
    frame.remove()
    view.URL.revokeObjectURL(url)
  }
  const settled = outcome.then((result) => {
    if (result === 'refused') end()
    return result
  })
  return { outcome: settled, end }
}

/** Without a viewer of its own a browser would save the file as soon as the frame has it. */
function showsPdf({ pdfViewerEnabled }: Navigator): boolean {
  return pdfViewerEnabled !== false
}

function printFrame({ contentWindow }: HTMLIFrameElement): PrintOutcome {
  try {
    if (contentWindow === null) return 'refused'
    contentWindow.focus()
    contentWindow.print()
    return 'sent'
  } catch {
    // Some browsers show files in frames the page may not reach into.
    return 'refused'
  }
}
