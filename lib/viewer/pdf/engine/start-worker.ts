import type { PdfAssets } from '../../../provider/settings/pdf-assets.ts'
import { NoPdfWorker } from './no-pdf-worker.ts'

export interface StartedWorker {
  readonly worker: Worker | null
  readonly lost: Promise<never>
  readonly answers: () => boolean
}

/**
 * Starts pdf.js' worker as the host gave it. Without one nothing is drawn: on the page's own thread it would stop the
 * page.
 */
export function startWorker(source: PdfAssets['pdfWorker']): StartedWorker {
  if (source === undefined)
    return {
      worker: null,
      answers: () => false,
      lost: Promise.reject(new NoPdfWorker('assets.pdfWorker of <FangkitProvider> is missing')),
    }
  let worker: Worker
  try {
    worker = typeof source === 'function' ? startedBy(source) : workerAt(new URL(source, globalThis.location.href))
  } catch (cause) {
    return {
      worker: null,
      answers: () => false,
      lost: Promise.reject(new NoPdfWorker(`the PDF worker could not be started: ${String(cause)}`)),
    }
  }
  let answers = false
  worker.addEventListener(
    'message',
    () => {
      answers = true
    },
    { once: true },
  )
  const lost = new Promise<never>((_, reject) => {
    // What goes wrong in a worker that runs is told where it was asked for.
    worker.addEventListener('error', (event) => {
      if (!answers)
        reject(new NoPdfWorker(`the PDF worker could not be loaded${event.message ? `: ${event.message}` : ''}`))
    })
  })
  return { worker, answers: () => answers, lost }
}

function startedBy(start: () => Worker): Worker {
  const started = start()
  if ('postMessage' in started) return started
  const pending: unknown = started
  // What becomes of it is of no use any more.
  if (pending instanceof Promise) pending.catch(() => undefined)
  throw new TypeError('what the host started is no worker')
}

function workerAt({ href, origin }: URL): Worker {
  if (origin === globalThis.location.origin || !/^https?:/.test(href))
    return new Worker(trusted(href), { type: 'module' })
  // Workers are of the page's own origin; what they import need not be.
  const wrapper = URL.createObjectURL(new Blob([`import ${JSON.stringify(href)}`], { type: 'text/javascript' }))
  try {
    return new Worker(trusted(wrapper), { type: 'module' })
  } finally {
    URL.revokeObjectURL(wrapper)
  }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

/** An address of a script for pages that take no plain text for one (Trusted Types): it is the one the host gave. */
function trusted(address: string): string {
  // adapter: the types of the DOM do not name it yet
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  try {
    return (
      trustedTypes?.createPolicy('fangkit', { createScriptURL: (source) => source }).createScriptURL(address) ?? address
    )
  } catch {
    // The page lets nobody vouch for an address: what it makes of plain text, it says itself.
    return address
  }
}
