import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Transport, TransportRequest } from '../../../lib/client/transport/transport.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { expectAccessible } from '../accessible.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { rateRows, rates } from './rates.ts'
import { column, show } from './stage.tsx'

const LONG = { timeout: 20_000 }
const served = (user = 'manager') =>
  createMemoryTransport({ scenario: 'empty', user, grids: [rates], gridRows: [rateRows(1)] })
const csv = (...lines: readonly string[]) => new File([`\uFEFF${lines.join('\r\n')}`], '利率.csv', { type: 'text/csv' })
const stored = () => waitFor(() => expect(column('编码')).toContain('R0001'), LONG)

async function open(transport: Transport) {
  show(<ConfigGrid definition={rates} />, { transport })
  await stored()
  await userEvent.click(await screen.findByRole('button', { name: '导入' }, LONG))
  const dialog = await screen.findByRole('dialog', { name: '导入利率列表' }, LONG)
  const choose = async (file: File) => {
    const box = dialog.querySelector<HTMLInputElement>('input[type=file]')
    if (box === null) throw new Error('no box for a file')
    await userEvent.upload(box, file)
  }
  return { dialog: within(dialog), choose }
}

/** Lets a test hold calls of the import back, and see them. */
function watched(transport: Transport) {
  const sent: TransportRequest[] = []
  const waiting: (() => void)[] = []
  const state = { holds: false, fails: false }
  const over: Transport = {
    ...transport,
    call: async (request) => {
      if (request.method !== 'doImport') return transport.call(request)
      sent.push(request)
      if (state.holds) await new Promise<void>((resolve) => waiting.push(resolve))
      if (state.fails) throw new TypeError('connection lost')
      return transport.call(request)
    },
  }
  const letGo = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { over, sent, state, letGo }
}

describe('the import of rows from a file', () => {
  it('GRD-002 shows every row with what becomes of it, and imports those that go', async () => {
    const { dialog, choose } = await open(served())
    expect(dialog.getByText(/可以导入的列：编码、银行、额度（万元）/)).toBeVisible()
    await choose(csv('编码,银行,额度（万元）,启用', 'A1,甲行,12.5,是', 'A2,,一百,是', 'R0001,丙行,1,是'))
    await dialog.findByText('可以导入 1 行，有误 2 行，不会导入', {}, LONG)
    const [head, ...lines] = dialog.getAllByRole('row').map((line) => line.textContent)
    expect(head).toBe('行结果编码银行额度（万元）')
    expect(lines[0]).toContain('额度“一百”应为数字')
    expect(lines[0]).toContain('银行必填')
    expect(lines[1]).toMatch(/^4.*R0001/)
    expect(lines[2]).toMatch(/^2可以导入A1/)
    expect(dialog.getByText('这些列不导入：启用')).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.click(dialog.getByRole('button', { name: '导入 1 行' }))
    await dialog.findByText('已导入 1 行，未导入 2 行', {}, LONG)
    await userEvent.click(dialog.getAllByRole('button', { name: '关闭' })[0] as HTMLElement)
    await waitFor(() => expect(column('编码')).toEqual(['A1', 'R0001']), LONG)
    expect(column('额度')).toContain('12.50')
  })

  it('stops a check on request, and goes on with it', async () => {
    const { over, state, letGo } = watched(served())
    const { dialog, choose } = await open(over)
    state.holds = true
    await choose(csv('编码,银行', 'A1,甲行', 'A2,乙行'))
    await dialog.findByText('正在逐行检查，不会改动记录', {}, LONG)
    const progress = dialog.getByRole('progressbar').closest('div')?.parentElement as HTMLElement
    await userEvent.click(within(progress).getByRole('button', { name: '取消' }))
    await dialog.findByText('可以导入 0 行，未检查 2 行', {}, LONG)
    state.holds = false
    letGo()
    await userEvent.click(dialog.getByRole('button', { name: '重新检查' }))
    await dialog.findByText('可以导入 2 行', {}, LONG)
  })

  it('loses nothing when the connection does, and stores the rows once', async () => {
    const { over, state, sent } = watched(served())
    const { dialog, choose } = await open(over)
    await choose(csv('编码,银行', 'A1,甲行', 'A2,乙行'))
    await userEvent.click(await dialog.findByRole('button', { name: '导入 2 行' }, LONG))
    await dialog.findByText('已导入 2 行', {}, LONG)
    state.fails = true
    await choose(csv('编码,银行', 'A3,丙行'))
    await dialog.findByText(/没有全部完成/, {}, LONG)
    expect(dialog.getByText('利率.csv')).toBeVisible()
    state.fails = false
    await userEvent.click(dialog.getByRole('button', { name: '重新检查' }))
    state.fails = false
    await userEvent.click(await dialog.findByRole('button', { name: '导入 1 行' }, LONG))
    await dialog.findByText('已导入 1 行', {}, LONG)
    expect(sent.filter(({ body }) => body?.['dryRun'] !== 1).every(({ idempotencyKey }) => idempotencyKey)).toBe(true)
  })

  it.each([
    ['a file that is no table', new File(['x'], '利率.xlsx'), /读不出这个文件/],
    ['a file without rows', csv('编码,银行'), /文件里没有记录/],
    ['too many rows', csv('编码', ...Array.from({ length: 2_001 }, (_line, at) => `A${at}`)), /一次最多导入 2,000 行/],
    ['too large a file', csv('编码', '甲'.repeat(2_000_000)), /文件超过 5 MB/],
    ['other columns', csv('名字', '甲'), /文件的第一行没有“利率列表”的列名/],
  ])('says what is wrong with %s', async (_what, file, message) => {
    const { dialog, choose } = await open(served())
    await choose(file)
    expect(await dialog.findByText(message, {}, LONG)).toBeVisible()
    expect(dialog.queryByRole('button', { name: /^导入/ })).toBeNull()
  })

  it('is offered to those who may add records', async () => {
    show(<ConfigGrid definition={rates} />, { transport: served('viewer') })
    await stored()
    expect(screen.queryByRole('button', { name: '导入' })).toBeNull()
    expect(screen.getByRole('button', { name: '导出' })).toBeVisible()
  })
})
