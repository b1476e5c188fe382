import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, forwardRef, Suspense, useImperativeHandle } from 'react'
import { expect, it, vi } from 'vitest'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import { demoStore } from '../../demo-store.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { lazyPart } from '../../../lib/ui/loading/lazy-part.tsx'
import { WidgetFrame } from '../../../lib/widgets/widget-frame.tsx'
import { expectAccessible } from '../accessible.ts'

/** Nothing here saves. */
const store = demoStore()

interface Handle {
  readonly name: string
}
const Arrived = forwardRef<Handle, { readonly label: string }>(function Arrived({ label }, ref) {
  useImperativeHandle(ref, () => ({ name: label }), [label])
  return <p>{label}</p>
})
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function draw(load: () => Promise<typeof Arrived>) {
  const Part = lazyPart(load)
  const handle = createRef<Handle>()
  const onError = vi.fn()
  render(
    <FangkitProvider transport={createMemoryTransport({ store })} auth={createMemoryAuth()} onError={onError}>
      <main>
        <WidgetFrame name="one">
          <input aria-label="旁边" defaultValue="" />
          <Suspense fallback={<p>等待</p>}>
            <Part ref={handle} label="到了" />
          </Suspense>
        </WidgetFrame>
      </main>
    </FangkitProvider>,
  )
  return { handle, onError }
}

it('a part that did not arrive is asked for again by itself, then by 重试, and all around it stays', async () => {
  const load = vi
    .fn<() => Promise<typeof Arrived>>(async () => Arrived)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
  const { handle, onError } = draw(load)
  await userEvent.type(screen.getByRole('textbox', { name: '旁边' }), '没保存的')
  const press = async () =>
    userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }))
  await screen.findByRole('alert')
  await expectAccessible()
  expect(load).toHaveBeenCalledTimes(2)
  await press()
  await expect.poll(() => load.mock.calls.length).toBe(3)
  await press()
  expect(await screen.findByText('到了')).toBeVisible()
  await expect.poll(() => handle.current).toEqual({ name: '到了' })
  expect(screen.getByRole('textbox', { name: '旁边' })).toHaveValue('没保存的')
  expect(onError).not.toHaveBeenCalled()
})

it('a part that arrives is fetched once, and a single failure is not noticed', async () => {
  const load = vi.fn<() => Promise<typeof Arrived>>(async () => Arrived).mockImplementationOnce(lost)
  const { handle } = draw(load)
  expect(await screen.findByText('到了')).toBeVisible()
  await expect.poll(() => handle.current).toEqual({ name: '到了' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
})
