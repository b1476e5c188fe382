import { render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import { demoStore } from '../../demo-store.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { FeeTab } from '../../../lib/widgets/fee-tab/fee-tab.tsx'
import { ImageViewer } from '../../../lib/widgets/image-viewer/image-viewer.tsx'

/** Nothing here saves. */
const store = demoStore()

type Untyped = ComponentType<Readonly<Record<string, unknown>>>
const untyped = (Widget: unknown): Untyped => Widget as Untyped // adapter: what a page without types writes
const [Fees, Grid, Viewer] = [untyped(FeeTab), untyped(ConfigGrid), untyped(ImageViewer)]

it('SDK wrong and missing props are said once on the console, however many widgets are given them', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const [transport, auth] = [createMemoryTransport({ store }), createMemoryAuth()]
  const page = (subTab: string) => (
    <StrictMode>
      <FangkitProvider transport={transport} auth={auth}>
        <Fees projectId="demo-project-01" subTab={subTab} />
        <Fees projectId="demo-project-02" subTab={subTab} />
        <Viewer open={false} />
      </FangkitProvider>
    </StrictMode>
  )
  const { rerender } = render(page('sums'))
  const sums = "<FeeTab> 的 subTab 应为 'charges' | 'incomes' | 'expenses'，给出的是 “sums”。"
  await waitFor(() => expect(said.mock.calls.flat().sort()).toEqual([sums, '<ImageViewer> 缺少 items。']))
  rerender(page('sums'))
  rerender(page('all'))
  await waitFor(() => expect(said.mock.calls.flat()).toContain(sums.replace('sums', 'all')))
  expect(said.mock.calls).toHaveLength(3)
})

it('SDK a list without a definition breaks itself and not its host, and the console says what it lacks', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failed = vi.fn()
  render(
    <FangkitProvider transport={createMemoryTransport({ store })} auth={createMemoryAuth()} onError={failed}>
      <Grid />
      <p>其余</p>
    </FangkitProvider>,
  )
  await screen.findByText('页面出了点问题')
  screen.getByText('其余')
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ op: 'config-grid' }))
  await waitFor(() => expect(said.mock.calls.flat()).toEqual(['<ConfigGrid> 缺少 definition。']))
})
