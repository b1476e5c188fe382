import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { ASSETS, draw, drawn, paper, Shown } from './stage.tsx'

const retry = () => userEvent.click(screen.getByRole('button', { name: '重试' }))

describe('ERR-036 ERR-038 a PDF that cannot be shown', () => {
  it('says what is wrong and offers another try: not fetched, empty, no PDF; the last good one stays', async () => {
    const [onRetry, onFailed] = [vi.fn(), vi.fn()]
    const { again } = draw({ failed: true, onRetry })
    expect(await screen.findByText('文件获取失败', {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
    await retry()
    expect(onRetry).toHaveBeenCalledOnce()
    again({ file: new Blob([]) })
    expect(await screen.findByText('暂无文件数据')).toBeVisible()
    again({ file: new Blob(['样'.repeat(400)]), onFailed, onRetry })
    expect(await screen.findByText('文件无法打开', {}, LONG_TIMEOUT)).toBeVisible()
    expect(onFailed).toHaveBeenCalledOnce()
    await retry()
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2), LONG_TIMEOUT)
    const file = await paper([['示例']])
    again({ file })
    await drawn(0)
    again({ file, failed: true, onRetry })
    expect(await screen.findByText('新版本获取失败，正在显示上一版')).toBeVisible()
    await retry()
    expect(onRetry).toHaveBeenCalledTimes(3)
    await drawn(0)
  })

  it('tells developers that there is no worker, and starts anew when there is one', async () => {
    const [onError, onFailed] = [vi.fn(), vi.fn()]
    const file = await paper([['示例']])
    const assets: { pdfWorker?: string } = {}
    show(<Shown file={file} onFailed={onFailed} />, { onError, assets })
    expect(await screen.findByText('无法显示 PDF', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getByText(/assets\.pdfWorker/)).toBeVisible()
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('assets.pdfWorker'), op: 'pdfWorker' }),
    )
    assets.pdfWorker = '/there-is-no-such-worker.mjs'
    await retry()
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2), LONG_TIMEOUT)
    expect(await screen.findByText('无法显示 PDF', {}, LONG_TIMEOUT)).toBeVisible()
    Object.assign(assets, ASSETS)
    await retry()
    await drawn(0)
  })
})

it('leaves nothing behind: no worker, no drawing, no address, no font', async () => {
  const fonts = [...document.fonts].length
  const [made, revoked] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')]
  const workers: Worker[] = []
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  const pdfWorker = (): Worker => {
    const worker = new Worker(String(ASSETS.pdfWorker), { type: 'module' })
    workers.push(worker)
    return worker
  }
  const { unmount } = draw({ file: await paper([['示例'], ['二']]) }, { ...ASSETS, pdfWorker })
  await drawn(0)
  const canvases = [...document.querySelectorAll('canvas')]
  expect(canvases.length).toBeGreaterThan(0)
  unmount()
  await waitFor(() => expect(ended.mock.contexts).toEqual(workers), LONG_TIMEOUT)
  expect(workers.length).toBeGreaterThan(0)
  expect([...document.querySelectorAll('canvas')]).toEqual([])
  expect(canvases.map(({ width }) => width).filter((width) => width > 0)).toEqual([])
  expect(
    made.mock.results
      .map(({ value }) => value)
      .filter((address) => !revoked.mock.calls.some(([one]) => one === address)),
  ).toEqual([])
  expect([...document.fonts]).toHaveLength(fonts)
})

it('APP-016 shows a form of a case as it is drawn', async () => {
  const client = createClient({ transport: createMemoryTransport({ user: 'manager' }), auth: createMemoryAuth() })
  const file = await client.download({
    path: 'form/word',
    method: 'POST',
    body: { prjId: 'demo-project-05', pathUrl: '/form/BANK-JIA-LOAN.pdf', fileName: '', use: 'preview' },
  })
  draw({ file })
  const page = await drawn(0)
  expect(screen.getByText(/\/ 10 页/)).toBeVisible()
  expect(await within(page).findAllByText('个人住房贷款申请书', {}, LONG_TIMEOUT)).not.toEqual([])
})
