import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { tables } from '../../../lib/backend/tables.ts'
import { createClient } from '../../../lib/client/client.ts'
import { PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { FeeTab } from '../../../lib/widgets/fee-tab/fee-tab.tsx'
import { posterPayer } from '../../../lib/widgets/fee-tab/codes/poster-content.ts'
import { PayCodeDialog, type PayCodeDialogProps } from '../../../lib/widgets/fee-tab/codes/pay-code-dialog.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { printedFrames } from '../printed-frames.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show, watched } from '../form/stage.tsx'
import { notice } from '../project-detail/stage.tsx'

const MINUTES = 60_000

/** A case with unpaid orders of these amounts, and a clock that the test controls. */
async function opened(amounts: readonly number[]) {
  let ahead = 0
  const memory = createMemoryTransport({
    store: createMemoryStore({ tables }),
    user: 'manager',
    now: () => Date.now() + ahead,
  })
  const { api } = createClient({ transport: memory, auth: createMemoryAuth() })
  const prjId =
    (
      await api.Hf20PrjBase.doSave({
        prjPayType: PAY_TYPE.commercial,
        hf20BuyerType: PARTY_TYPE.individual,
        hf20SellerType: PARTY_TYPE.individual,
        hf20ManagerId: 'demo-manager',
        hf20HouseAddress: '示例路 88 号',
      })
    ).data.keyValue ?? ''
  await api.ProjectChargeCfg.saveChanges({ prjId, rows: [{ produceCls: 'PC01', totalFee: 100_000 }] })
  const ids: string[] = []
  for (const orderAmount of amounts) {
    const { data } = await api.Hf54ProjectIncomeInfo.submitIncomeInfo({
      hf54PrjId: prjId,
      hf54ProjectName: 'PC01',
      orderAmount,
    })
    if (typeof data === 'string') throw new Error(data)
    ids.push(data.hf54ObjId ?? '')
  }
  const transport = watched(memory)
  const called = (method: string) => transport.calls.filter((call) => call.method === method)
  return {
    api,
    memory,
    transport,
    prjId,
    ids,
    called,
    later: (milliseconds: number) => {
      ahead += milliseconds
    },
  }
}
type Opened = Awaited<ReturnType<typeof opened>>

type Shown = Pick<Opened, 'prjId' | 'ids' | 'transport'> & { readonly data?: PayCodeDialogProps['data'] }
const NOBODY = { project: { refValues: {} }, incomes: [] }

function open({ prjId, ids, transport, data = NOBODY }: Shown, separately = false) {
  const onPaid = vi.fn()
  const onClose = vi.fn()
  show(
    <PayCodeDialog
      projectId={prjId}
      orderIds={ids}
      separately={separately}
      data={data}
      onClose={onClose}
      onPaid={onPaid}
    />,
    {
      transport,
    },
  )
  return { onPaid, onClose }
}
const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: '收款码' }, LONG_TIMEOUT)
const poster = (state: string): Promise<HTMLElement> =>
  screen.findByRole('img', { name: new RegExp(`收款海报.*${state}`) }, LONG_TIMEOUT)
/** The dark share of the square that contains the code, and the width of the code in CSS pixels. */
function codeIn(canvas: HTMLElement): { readonly dark: number; readonly width: number } {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas')
  const { data, width, height } = canvas.getContext('2d')?.getImageData(140, 288, 440, 440) ?? {
    data: [],
    width: 0,
    height: 0,
  }
  const columns = new Set<number>()
  let dark = 0
  for (let at = 0; at < width * height; at += 1) {
    if ((data[at * 4] ?? 255) > 40 || (data[at * 4 + 2] ?? 255) > 40) continue
    dark += 1
    columns.add(at % width)
  }
  const shown = canvas.getBoundingClientRect().width / canvas.width
  return {
    dark: dark / (width * height),
    width: columns.size === 0 ? 0 : (Math.max(...columns) - Math.min(...columns) + 1) * shown,
  }
}

describe('payment codes', () => {
  it('FEE-029 are one poster when combined, to copy, keep and watch until it is paid', async () => {
    const on = await opened([3_000, 8_000.5])
    const { onPaid } = open(on)
    const box = within(await dialog())
    const canvas = await poster('应付 11,000.50 元，等待付款')
    expect(canvas).toMatchObject({ width: 720, height: 1_120 })
    expect(codeIn(canvas).width).toBeCloseTo(180, 0)
    expect(box.getByText('合并 2 个未支付订单')).toBeVisible()
    expect(box.getByRole('table', { name: '包含订单' })).toHaveTextContent(
      /中介服务费SO.*3,000\.00.*8,000\.50.*合计11,000\.50/,
    )
    expect(box.getByText(/^剩余 00:[23]\d:\d\d$/)).toBeVisible()
    await inEveryScheme(expectAccessible)

    const address = box.getByRole('textbox', { name: '付款链接' })
    expect(address).toHaveValue(expect.stringMatching(/^http:\/\/.*\/pay\/[0-9a-f]{32}$/))
    const write = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error('not allowed'))
    await userEvent.click(box.getByRole('button', { name: '复制付款链接' }))
    await notice('复制成功')
    await userEvent.click(box.getByRole('button', { name: '复制付款链接' }))
    await notice('复制失败')
    expect(write).toHaveBeenCalledWith((address as HTMLInputElement).value)

    const downloads: { name: string; url: string }[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      downloads.push({ name: this.download, url: this.href })
    })
    await userEvent.click(box.getByRole('button', { name: '下载海报' }))
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect(downloads[0]?.name).toMatch(/^收款码-SO\d{8}-\d+-11,000\.50元\.png$/)
    const picture = await createImageBitmap(await (await fetch(downloads[0]?.url ?? '')).blob())
    expect([picture.width, picture.height]).toEqual([720, 1_120])

    await userEvent.click(box.getAllByRole('button', { name: /^移出 SO/ })[0] as HTMLElement)
    const smaller = await poster('应付 8,000.50 元，等待付款')
    expect(smaller).toBeVisible()
    expect(box.queryByRole('button', { name: /^移出/ })).toBeNull()
    const codeId =
      /[0-9a-f]{32}$/.exec((box.getByRole('textbox', { name: '付款链接' }) as HTMLInputElement).value)?.[0] ?? ''
    expect(await on.memory.pay(codeId)).toBe(true)
    const paid = await poster('已收款')
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce())
    expect(codeIn(paid).dark).toBe(0)
    expect(box.getByText(/支付$/)).toBeVisible()
    for (const name of ['下载海报', '复制付款链接', '重新生成']) expect(box.queryByRole('button', { name })).toBeNull()
    await expectAccessible()
    expect(
      (await on.api.Hf54ProjectIncomeInfo.getProjectIncomeInfo({ prjId: on.prjId })).data.map(
        ({ payStatus }) => payStatus,
      ),
    ).toEqual(['已支付', '待支付'])
  })

  it('name who pays on the poster, print it alone, and give a message to copy', async () => {
    const on = await opened([3_000])
    open({
      ...on,
      data: {
        project: { refValues: { buyers: '林若例、周测', owners: '安居示例有限公司' } },
        incomes: [{ hf54ObjId: on.ids[0] ?? '', customeAcctName: '林若例' }],
      },
    })
    const box = within(await dialog())
    const canvas = await poster('应付 3,000.00 元，等待付款')
    const payers = within(box.getByRole('group', { name: '付款人' }))
    const names = () => payers.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    expect(payers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '林若例 · 买家',
      '周测 · 买家',
      '安居示例有限公司 · 业主',
    ])
    expect(names()).toEqual(['林若例 · 买家'])
    const drawn = () => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : '')
    const before = drawn()
    await userEvent.click(payers.getByRole('button', { name: '周测 · 买家' }))
    expect(names()).toEqual(['周测 · 买家'])
    await waitFor(() => expect(drawn()).not.toBe(before))
    await inEveryScheme(expectAccessible)

    const address = (box.getByRole('textbox', { name: '付款链接' }) as HTMLInputElement).value
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(box.getByRole('button', { name: '复制短信' }))
    await notice('复制成功')
    expect(write.mock.calls[0]?.[0]).toMatch(
      new RegExp(`^周测您好：.+应付 3,000.00 元，请在 [\\d-]+ [\\d:]+ 前打开链接付款：${address} 。请核对`),
    )
    // Nobody is named when the payer is pressed once more.
    await userEvent.click(payers.getByRole('button', { name: '周测 · 买家' }))
    await userEvent.click(box.getByRole('button', { name: '复制短信' }))
    await waitFor(() => expect(write.mock.calls[1]?.[0]).toMatch(/^您好：/))

    const printing = printedFrames()
    await userEvent.click(box.getByRole('button', { name: '打印' }))
    await waitFor(() => expect(printing.pages).toHaveLength(1), LONG_TIMEOUT)
    printing.stop()
    const [page] = printing.pages
    expect([...(page?.body.children ?? [])].map(({ tagName }) => tagName)).toEqual(['CANVAS'])
    expect(page?.querySelector('canvas')?.toDataURL()).toBe(drawn())
  })

  it.each([
    [{ name: '林若例', role: '买家' }, '林**（买家）'],
    [{ name: '周测', role: '' }, '周**'],
    [{ name: '安居示例有限公司', role: '业主' }, '安居示例有限公司（业主）'],
  ])('shorten the name of a person, not of an organisation', (payer, shown) => {
    expect(posterPayer(payer)).toBe(shown)
  })

  it('are turned page by page when separate; one that ran out is made anew', async () => {
    const on = await opened([1, 2, 3])
    open(on, true)
    const box = within(await dialog())
    await poster('应付 1.00 元，等待付款')
    expect(on.called('createCombineNativeQrCode')).toHaveLength(3)
    expect(new Set(on.called('createCombineNativeQrCode').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
    on.later(31 * MINUTES)
    await userEvent.click(box.getByRole('button', { name: '下一页' }))
    await userEvent.click(await box.findByRole('button', { name: '已过期，重新生成' }, LONG_TIMEOUT))
    expect(codeIn(await poster('应付 2.00 元，等待付款')).width).toBeCloseTo(180, 0)
    expect(on.called('createCombineNativeQrCode')).toHaveLength(4)
  })

  it('INC-004 OPN-059 FEE-025 of two ticked orders are one for both or one for each, as is chosen', async () => {
    const on = await opened([3_000, 8_000.5])
    show(<FeeTab projectId={on.prjId} defaultSubTab="incomes" />, { transport: on.transport })
    const list = within(await screen.findByRole('table', { name: '收入清单' }, LONG_TIMEOUT))
    const [first, second] = list.getAllByRole('checkbox', { name: /^选择订单/ })
    if (!first || !second) throw new Error('two orders')
    const way = () => screen.queryByRole('combobox', { name: '支付方式' })
    await userEvent.click(first)
    expect(way()).toBeNull()
    await userEvent.click(second)
    await waitFor(() => expect(way()).toBeVisible(), LONG_TIMEOUT)
    expect(way()).toHaveTextContent('合并支付')
    expect(way()?.getBoundingClientRect().width).toBeLessThan(160)
    await userEvent.click(screen.getByRole('button', { name: '生成收款码' }))
    await poster('应付 11,000.50 元，等待付款')
    expect(
      on.called('createCombineNativeQrCode').map(({ body }) => [...String(body['combineOrderIds']).split(',')].sort()),
    ).toEqual([[...on.ids].sort()])
  })

  it('begin at once with the only order that can be paid, and ask which where there are several', async () => {
    const one = await opened([3_000])
    const shown = show(<FeeTab projectId={one.prjId} defaultSubTab="charges" />, { transport: one.transport })
    await userEvent.click(await screen.findByRole('button', { name: '生成收款码' }, LONG_TIMEOUT))
    await poster('应付 3,000.00 元，等待付款')
    shown.unmount()
    const two = await opened([3_000, 5])
    show(<FeeTab projectId={two.prjId} defaultSubTab="charges" />, { transport: two.transport })
    await userEvent.click(await screen.findByRole('button', { name: '生成收款码' }, LONG_TIMEOUT))
    expect(await notice('请先选择未支付订单')).toBeVisible()
    expect(two.called('createCombineNativeQrCode')).toEqual([])
  })

  it('FEE-030 that are no code bring a warning; what fails is tried again under the same key', async () => {
    const on = await opened([5])
    let failing = true
    const transport = watched({
      ...on.memory,
      call: async (request) => {
        if (request.method !== 'createCombineNativeQrCode') return on.memory.call(request)
        if (failing) throw new Error('no line')
        return { success: true, data: '本站未开通线上收款' }
      },
    })
    open({ ...on, transport })
    const box = within(await dialog())
    await box.findByText('收款码没有生成', {}, LONG_TIMEOUT)
    failing = false
    await userEvent.click(box.getByRole('button', { name: '重试' }))
    expect(await box.findByRole('alert')).toHaveTextContent('本站未开通线上收款')
    expect(
      new Set(
        transport.calls
          .filter(({ method }) => method === 'createCombineNativeQrCode')
          .map(({ idempotencyKey }) => idempotencyKey),
      ).size,
    ).toBe(1)
    expect(box.queryByRole('img')).toBeNull()
  })
})
