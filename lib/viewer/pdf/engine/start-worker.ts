import type { PdfAssets } from '../../../provider/settings/pdf-assets.ts'
import { NoPdfWorker } from './no-pdf-worker.ts'

export interface StartedWorker {
  readonly worker: Worker | null
  readonly lost: Promise<never>
  readonly answers: () => boolean
}

/**
 * Starts the pdf.js worker that the host set. There is no fallback, because drawing on the page's own thread would
 * block the page.
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
    // Errors after the first answer are reported to the code that uses the worker, not here.
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
  // Its result is not used any more.
  if (pending instanceof Promise) pending.catch(() => undefined)
  throw new TypeError('what the host started is no worker')
}

function workerAt({ href, origin }: URL): Worker {
  if (origin === globalThis.location.origin || !/^https?:/.test(href))
    return new Worker(trusted(href), { type: 'module' })
  // A worker must have the page's origin; the modules it imports need not.
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

/** Makes a script address for pages with Trusted Types, which accept no plain text; it is the address the host set. */
function trusted(address: string): string {
  // adapter: the DOM types do not include it yet
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  try {
    return (
      trustedTypes?.createPolicy('fangkit', { createScriptURL: (source) => source }).createScriptURL(address) ?? address
    )
  } catch {
    // The page forbids our policy, so its own default policy decides about the plain text.
    return address
  }
}
