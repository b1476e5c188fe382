import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import type { FangkitProviderProps } from '../../../lib/provider/provider-props.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { Button } from '../../../lib/ui/buttons/button.tsx'
import { createToaster } from '../../../lib/ui/toasts/create-toaster.ts'
import { Dialog } from '../../../lib/ui/dialogs/dialog.tsx'
import { Drawer } from '../../../lib/ui/dialogs/drawer.tsx'
import { Toaster } from '../../../lib/ui/toasts/toaster.tsx'
import { WidgetFrame } from '../../../lib/widgets/widget-frame.tsx'
import { show } from './show.tsx'

const nothing = (): void => undefined

/** A header of the host over the whole window. */
function cover(): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<header data-cover style="position:fixed;inset:0;z-index:2147483647;pointer-events:auto"></header>',
  )
}
afterEach(() => {
  document.querySelector('[data-cover]')?.remove()
  cleanup()
})

function isMet(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
const closing = (title: string): Promise<HTMLElement> => screen.findByRole('button', { name: title })

describe('overlays in the top layer', () => {
  it('lie above a header of the host: what was opened last on top, messages above all', async () => {
    const toaster = createToaster()
    const page = (dialog: boolean): ReactElement => (
      <>
        <Toaster toaster={toaster} />
        <Drawer open title="抽屉" onClose={nothing}>
          <Button>里面</Button>
        </Drawer>
        <Dialog open={dialog} title="对话框" onClose={nothing}>
          <Button>上面</Button>
        </Dialog>
      </>
    )
    const { rerender } = show(page(false))
    const inside = await closing('里面')
    toaster.show({ tone: 'info', title: '已移除', action: { label: '撤销', onAct: nothing } })
    const undo = await screen.findByText('撤销')
    cover()
    await waitFor(() => expect([isMet(inside), isMet(undo)]).toEqual([true, true]))
    rerender(page(true))
    const above = await screen.findByText('上面')
    await waitFor(() => expect([isMet(above), isMet(undo)]).toEqual([true, true]))
    rerender(page(false))
    await waitFor(() => expect(screen.queryByText('上面')).toBeNull())
    await waitFor(() => expect([isMet(inside), isMet(undo)]).toEqual([true, true]))
  })
})

describe('overlays of a widget', () => {
  const drawn = (props: Partial<FangkitProviderProps>) =>
    render(
      <FangkitProvider transport={createMemoryTransport()} auth={createMemoryAuth()} {...props}>
        <WidgetFrame name="fee-tab">
          <Drawer open title="抽屉" onClose={nothing}>
            <Button>里面</Button>
          </Drawer>
        </WidgetFrame>
      </FangkitProvider>,
    )
  it.each<readonly [string, Partial<FangkitProviderProps>, boolean]>([
    ['above the page', {}, true],
    ['in the order of the page where the host asks its own questions', { confirm: async () => true }, false],
    ['in the order of the page where the host shows notices', { notify: nothing }, false],
    ['above the page all the same when the host says so', { notify: nothing, appearance: { overlays: 'top' } }, true],
    ['in the order of the page when the host says so', { appearance: { overlays: 'page' } }, false],
  ])('lie %s', async (_where, props, isAbove) => {
    drawn(props)
    const inside = await closing('里面')
    cover()
    await waitFor(() => expect(document.querySelector(':popover-open') !== null).toBe(isAbove))
    expect(isMet(inside)).toBe(isAbove)
  })
})
