/** Whether the browser printed: `refused` when the page forbids frames, or the browser shows no PDF in frames. */
export type PrintOutcome = 'sent' | 'refused'

/** A print job of one file. */
export interface Printing {
  readonly outcome: Promise<PrintOutcome>
  /** Removes the frame and the address of the file. The browser reads both as long as its print dialog is open. */
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

/** Prints a file from a frame inside the widget, because browsers block new windows. */
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
    // A page that forbids frames loads an error page in its place, which looks like a loaded file.
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
        // The report of a blocked frame arrives after its load event.
        view.setTimeout(() => resolve(signal.aborted ? 'refused' : printFrame(frame)))
      },
      { signal, once: true },
    )
  })
  // Property by property, because a content security policy can forbid the style attribute.
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

/** Without a built-in viewer, a browser would download the file as soon as the frame loads it. */
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
    // Some browsers forbid access to frames that show files.
    return 'refused'
  }
}
