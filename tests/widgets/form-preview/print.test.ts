import { expect, it, vi } from 'vitest'
import { printBlob } from '../../../lib/widgets/form-preview/taking/print-blob.ts'

/** A page in the place of a file, that says when it is printed. */
const page = (script: string): Blob =>
  new Blob([`<script>window.print = () => { ${script} }</script>`], { type: 'text/html' })
const frames = (): number => document.querySelectorAll('iframe').length

it('APP-012 a file is printed from a frame in the widget, which is later taken away with its address', async () => {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(true)
  const listener = vi.fn()
  addEventListener('printed', listener)
  const freed = vi.spyOn(URL, 'revokeObjectURL')
  const printing = printBlob(page("parent.dispatchEvent(new Event('printed'))"), document.body)
  expect(await printing.outcome).toBe('sent')
  expect(listener).toHaveBeenCalledOnce()
  expect(frames()).toBe(1)
  printing.end()
  printing.end()
  expect(frames()).toBe(0)
  expect(freed).toHaveBeenCalledOnce()
  removeEventListener('printed', listener)
})

it('APP-012 a page without frames, an unreachable frame and a browser without PDF refuse to print', async () => {
  const viewer = vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(true)
  const refused = printBlob(page(''), document.body)
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      effectiveDirective: 'frame-src',
      blockedURI: 'blob',
      violatedDirective: 'frame-src',
      documentURI: location.href,
      originalPolicy: '',
      disposition: 'enforce',
      statusCode: 200,
    }),
  )
  expect(await refused.outcome).toBe('refused')
  expect(await printBlob(page("throw new Error('not here')"), document.body).outcome).toBe('refused')
  const left = printBlob(page(''), document.body)
  left.end()
  expect(await left.outcome).toBe('refused')
  viewer.mockReturnValue(false)
  expect(await printBlob(page(''), document.body).outcome).toBe('refused')
  expect(frames()).toBe(0)
})

it('APP-012 a page that allows no inline styles prints all the same, and is told of no breach', async () => {
  const strict = document.createElement('iframe')
  strict.srcdoc = `<meta http-equiv="Content-Security-Policy" content="style-src 'self'"><body></body>`
  document.body.append(strict)
  await new Promise((resolve) => strict.addEventListener('load', resolve, { once: true }))
  const inside = strict.contentDocument
  const view = inside?.defaultView
  if (!inside || !view) throw new Error('a frame without a document')
  vi.spyOn(view.navigator, 'pdfViewerEnabled', 'get').mockReturnValue(true)
  const breaches: string[] = []
  inside.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => breaches.push(effectiveDirective))
  const printing = printBlob(page(''), inside.body)
  expect(inside.querySelector('iframe')?.style.opacity).toBe('0')
  await printing.outcome
  expect(breaches).toEqual([])
  // The page is as strict as it says.
  inside.body.setAttribute('style', 'color: red')
  await expect.poll(() => breaches).toEqual(['style-src-attr'])
  printing.end()
  strict.remove()
})
