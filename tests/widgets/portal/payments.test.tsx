import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { unmatchedPaymentTable } from '../../../lib/backend/payment/unmatched-payment-table.ts'
import { orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { createClient } from '../../../lib/client/client.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { editBlock } from '../../../lib/domain/project/edit-block.ts'
import { ORDER_STATUS, UNMATCHED_STATE } from '../../../lib/domain/codes.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { drawnSlip, png } from '../upload/files.ts'
import { expectAccessible, freshStore, openAs, served } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const GUANGZHOU = '440100'

/** A portal with two unmatched payments: one of a case, one of an unknown code. */
async function withPayments() {
  const store = freshStore()
  const transport = served(store)
  const { api } = createClient({ transport: served(store, { user: 'finance' }), auth: createMemoryAuth() })
  const { data: before } = await api.UnmatchedPayment.getOpenPayments({})
  expect(before).toEqual([])
  const { data: cases } = await api.Hf20PrjBase.getPageList({ page: 1, pageSize: 50, search: {} })
  const found = cases.find(({ hf20DemandStep }) => editBlock(hf20DemandStep, false) === null)
  if (!found?.keyValue || !found.prjNo) throw new Error('every case is over')
  const prjId = found.keyValue
  const payment = (transaction: string, amount: number, project: string | null) => ({
    key: transaction,
    project,
    city: project === null ? null : GUANGZHOU,
    values: {
      prjId: project,
      codeId: transaction,
      notice: transaction,
      transaction,
      amount,
      paidAt: Date.UTC(2026, 10, 20, 3),
      reason: '金额不符',
      state: UNMATCHED_STATE.open,
    },
  })
  await store.unit({ account: 'system', now: Date.now() }, async (unit) => {
    await unit.insert(unmatchedPaymentTable, payment('T-1001', 499.99, prjId))
    await unit.insert(unmatchedPaymentTable, payment('T-1002', 1_234.5, null))
  })
  return { api, store, transport, prjId, prjNo: found.prjNo }
}
const rows = () =>
  within(screen.getByRole('table', { name: '待处理来款' }))
    .getAllByRole('row')
    .slice(1)

async function chooseCase(dialog: HTMLElement, prjNo: string): Promise<void> {
  await userEvent.type(within(dialog).getByRole('combobox', { name: '项目' }), prjNo)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1), LONG_TIMEOUT)
  await userEvent.click(screen.getByRole('option'))
}
async function chooseType(dialog: HTMLElement, name: string): Promise<void> {
  await waitFor(
    () => expect(within(dialog).getByRole('combobox', { name: '费用类型' })).not.toHaveAttribute('aria-busy'),
    LONG_TIMEOUT,
  )
  await userEvent.click(within(dialog).getByRole('combobox', { name: '费用类型' }))
  await userEvent.click(await screen.findByRole('option', { name }, LONG_TIMEOUT))
}

describe('ruling 23 payments that could not be booked', () => {
  it('are listed for finance, given back with the number of the refund, or booked in a case', async () => {
    const site = await withPayments()
    await openAs('finance', '/OpenPayments', site.transport)
    expect(
      await screen.findByRole('row', { name: new RegExp(`T-1001 499.99 .*金额不符 ${site.prjNo}`) }, LONG_TIMEOUT),
    ).toBeVisible()
    expect(screen.getByRole('row', { name: /T-1002 1,234.50 .*无对应项目/ })).toBeVisible()
    await inEveryScheme(expectAccessible)

    await userEvent.click(screen.getByRole('button', { name: '登记退还 T-1002' }))
    const back = await screen.findByRole('dialog', { name: '登记退还' })
    await userEvent.click(within(back).getByRole('button', { name: '确定' }))
    expect(await within(back).findByText('退款单号必填')).toBeVisible()
    expect(within(back).getByText('处理说明必填')).toBeVisible()
    await userEvent.type(within(back).getByRole('textbox', { name: '退款单号' }), 'RF-7')
    await userEvent.type(within(back).getByRole('textbox', { name: '处理说明' }), '原路退回')
    await expectAccessible()
    await userEvent.click(within(back).getByRole('button', { name: '确定' }))
    expect(await screen.findByText('已登记退还', {}, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(1), LONG_TIMEOUT)

    await userEvent.click(screen.getByRole('button', { name: '转入项目 T-1001' }))
    const transferDialog = await screen.findByRole('dialog', { name: '转入项目' })
    await chooseCase(transferDialog, site.prjNo)
    await chooseType(transferDialog, '中介服务费')
    await userEvent.type(within(transferDialog).getByRole('textbox', { name: '处理说明' }), '客户确认转为预付')
    await userEvent.click(within(transferDialog).getByRole('button', { name: '确定' }))
    expect(await screen.findByText('已转入项目', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await screen.findByText('没有待处理的来款', {}, LONG_TIMEOUT)).toBeVisible()
    const { data: groups } = await site.api.Sl01SaleOrderM.getDeceletionList({ prjId: site.prjId })
    expect(groups.flatMap(({ saleOrderMList }) => saleOrderMList)).toContainEqual(
      expect.objectContaining({ sl01TransactionNumber: 'T-1001', sl01OrderAmount: 499.99 }),
    )
  })

  it('that somebody else ended meanwhile leave the list', async () => {
    const site = await withPayments()
    await openAs('finance2', '/OpenPayments', site.transport)
    await userEvent.click(await screen.findByRole('button', { name: '登记退还 T-1002' }, LONG_TIMEOUT))
    const back = await screen.findByRole('dialog', { name: '登记退还' })
    await userEvent.type(within(back).getByRole('textbox', { name: '退款单号' }), 'RF-8')
    await userEvent.type(within(back).getByRole('textbox', { name: '处理说明' }), '原路退回')
    await site.api.UnmatchedPayment.doGiveBack({ id: 'T-1002', reason: '先处理', refundNo: 'RF-1' })
    if (screen.queryByRole('dialog')) await userEvent.click(within(back).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    await waitFor(() => expect(rows()).toHaveLength(1), LONG_TIMEOUT)
  })

  it('are nothing for others', async () => {
    await openAs('manager', '/OpenPayments', (await withPayments()).transport)
    expect(await screen.findByText('来款由财务处理。', {}, LONG_TIMEOUT)).toBeVisible()
  })
})

describe('ruling 22 orders that were paid elsewhere', () => {
  it('are entered by finance with a voucher; a known number is refused without losing what was typed', async () => {
    const site = await withPayments()
    await openAs('finance', '/SaleOrderMGrid', site.transport)
    await userEvent.click(await screen.findByRole('button', { name: '登记抵扣订单' }, LONG_TIMEOUT))
    const enter = async (orderNo: string) => {
      const drawer = await screen.findByRole('dialog', { name: '登记抵扣订单' })
      await chooseCase(drawer, site.prjNo)
      await userEvent.type(within(drawer).getByRole('textbox', { name: '单号' }), orderNo)
      await chooseType(drawer, '中介服务费')
      await userEvent.type(within(drawer).getByRole('textbox', { name: '订单金额' }), '3,500.5')
      await userEvent.type(within(drawer).getByLabelText('支付日期', { selector: 'input' }), '2026-11-01')
      await userEvent.type(within(drawer).getByRole('textbox', { name: '付款客户' }), '何付样')
      return drawer
    }
    const drawer = await enter('BANK-001')
    await userEvent.tab()
    await userEvent.click(within(drawer).getByRole('button', { name: '确定' }))
    expect(await within(drawer).findByText('支付凭证必填', {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
    await userEvent.upload(
      drawer.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      png('回单.png'),
    )
    expect(await within(drawer).findByText('回单.png', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(within(drawer).getByRole('button', { name: '确定' }))
    expect(await screen.findByText('抵扣订单已登记', {}, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { data: groups } = await site.api.Sl01SaleOrderM.getDeceletionList({ prjId: site.prjId })
    expect(groups.flatMap(({ saleOrderMList }) => saleOrderMList)).toContainEqual(
      expect.objectContaining({ sl01TransactionNumber: 'BANK-001', sl01OrderAmount: 3_500.5 }),
    )

    const row = await screen.findByRole('row', { name: /BANK-001/ }, LONG_TIMEOUT)
    await userEvent.click(within(row).getAllByRole('button')[0] as HTMLElement) // adapter: it has its number at least
    const order = await screen.findByRole('dialog', {}, LONG_TIMEOUT)
    expect(await within(order).findByText('何付样', {}, LONG_TIMEOUT)).toBeVisible()
    // adapter: likewise
    await userEvent.click(within(order).getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)

    await userEvent.click(screen.getByRole('button', { name: '登记抵扣订单' }))
    const again = await enter('bank 001')
    await userEvent.upload(
      again.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      png('另一张.png'),
    )
    await within(again).findByText('另一张.png', {}, LONG_TIMEOUT)
    await userEvent.click(within(again).getByRole('button', { name: '确定' }))
    expect(await within(again).findByText(/单号.*相同|单号.*已/, {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(again).getByRole('textbox', { name: '单号' })).toHaveValue('bank 001')
  })

  it('name every field that is missing at once, and say what the amount is counted in', async () => {
    const site = await withPayments()
    await openAs('finance', '/SaleOrderMGrid', site.transport)
    await userEvent.click(await screen.findByRole('button', { name: '登记抵扣订单' }, LONG_TIMEOUT))
    const drawer = await screen.findByRole('dialog', { name: '登记抵扣订单' })
    await userEvent.click(within(drawer).getByRole('button', { name: '确定' }))
    for (const label of ['项目', '单号', '费用类型', '订单金额', '支付日期', '支付凭证'])
      expect(await within(drawer).findByText(`${label}必填`, {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByText('项目不存在或无权查看')).toBeNull()
    expect(within(drawer).getByRole('textbox', { name: '订单金额' }).parentElement).toHaveTextContent('元')
    await expectAccessible()
  })

  it('ruling 21 whose voucher looks like one that is booked ask finance for a reason', async () => {
    const site = await withPayments()
    await openAs('finance', '/SaleOrderMGrid', site.transport)
    const enter = async (orderNo: string, scale: number) => {
      await userEvent.click(await screen.findByRole('button', { name: '登记抵扣订单' }, LONG_TIMEOUT))
      const drawer = await screen.findByRole('dialog', { name: '登记抵扣订单' })
      await chooseCase(drawer, site.prjNo)
      await userEvent.type(within(drawer).getByRole('textbox', { name: '单号' }), orderNo)
      await chooseType(drawer, '中介服务费')
      await userEvent.type(within(drawer).getByRole('textbox', { name: '订单金额' }), '88')
      await userEvent.type(within(drawer).getByLabelText('支付日期', { selector: 'input' }), '2026-11-01')
      await userEvent.tab()
      const input = drawer.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement // adapter: rendered
      await userEvent.upload(input, new File([await drawnSlip({ scale })], `${orderNo}.png`, { type: 'image/png' }))
      expect(await within(drawer).findByText(`${orderNo}.png`, {}, LONG_TIMEOUT)).toBeVisible()
      await userEvent.click(within(drawer).getByRole('button', { name: '确定' }))
      return drawer
    }
    await enter('FIRST', 1)
    expect(await screen.findByText('抵扣订单已登记', {}, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    const drawer = await enter('SECOND', 1.3)
    expect(await within(drawer).findByText(/凭证图片与抵扣订单 SO\d+-\d+ 的几乎相同/, {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
    await userEvent.type(within(drawer).getByRole('textbox', { name: '仍要登记的理由' }), '同一客户两笔付款')
    await userEvent.click(within(drawer).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    const { data: groups } = await site.api.Sl01SaleOrderM.getDeceletionList({
      prjId: site.prjId,
      keywords: '两笔付款',
    })
    expect(groups.flatMap(({ saleOrderMList }) => saleOrderMList.map((order) => order.sl01TransactionNumber))).toEqual([
      'SECOND',
    ])
  })

  it('are imported from a file of UTF-8 or GBK, all or none, with every fault by its line', async () => {
    const site = await withPayments()
    const { prjNo } = site
    await openAs('finance', '/SaleOrderMGrid', site.transport)
    const choose = async (content: BlobPart) => {
      await userEvent.click(await screen.findByRole('button', { name: '导入抵扣订单' }, LONG_TIMEOUT))
      const dialog = await screen.findByRole('dialog', { name: '导入抵扣订单' })
      await userEvent.upload(
        dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
        new File([content], '订单.csv', { type: 'text/csv' }),
      )
      expect(await within(dialog).findByText(/^订单.csv（3 行）$/)).toBeVisible()
      await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
      return dialog
    }
    const head = '项目编号,单号,费用类型,订单金额,支付日期'
    const wrong = await choose(
      `\uFEFF${head}\n${prjNo},A-1,中介服务费,很多,2026-11-01\nP0,A-2,中介服务费,10,2026-11-01\n`,
    )
    expect(
      await within(wrong).findByText(/第2行订单金额“很多”不是正确的金额\s+第3行项目编号“P0”不存在/, {}, LONG_TIMEOUT),
    ).toBeVisible()
    await expectAccessible()
    await userEvent.click(within(wrong).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    // "项目编号,单号,费用类型,订单金额,支付日期" in the encoding of older spreadsheet programs.
    const gbk = [
      0xcf, 0xee, 0xc4, 0xbf, 0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0xb7, 0xd1, 0xd3, 0xc3, 0xc0,
      0xe0, 0xd0, 0xcd, 0x2c, 0xb6, 0xa9, 0xb5, 0xa5, 0xbd, 0xf0, 0xb6, 0xee, 0x2c, 0xd6, 0xa7, 0xb8, 0xb6, 0xc8, 0xd5,
      0xc6, 0xda,
    ]
    const body = new TextEncoder().encode(
      `\r\n${prjNo},A-1,PC01,100,2026-11-01\r\n${prjNo},A-2,PC01,10.5,2026-11-02\r\n`,
    )
    await choose(new Uint8Array([...gbk, ...body]))
    expect(await screen.findByText('已导入 2 笔抵扣订单', {}, LONG_TIMEOUT)).toBeVisible()
    const { data: groups } = await site.api.Sl01SaleOrderM.getDeceletionList({ prjId: site.prjId })
    expect(
      groups.flatMap(({ saleOrderMList }) => saleOrderMList).map(({ sl01TransactionNumber }) => sl01TransactionNumber),
    ).toEqual(expect.arrayContaining(['A-1', 'A-2']))
  })

  it('are taken back by finance with a reason while no income has them', async () => {
    const site = await withPayments()
    const entered = await site.api.Sl01SaleOrderM.importPrepaidOrders({
      content: `项目编号,单号,费用类型,订单金额,支付日期\n${site.prjNo},WRONG-1,PC01,321.5,2026-11-01\n`,
    })
    expect(entered.data.added).toBe(1)
    await site.store.unit({ account: 'system', now: Date.now() }, (unit) =>
      unit.insert(orderTable, {
        key: 'used',
        project: site.prjId,
        city: GUANGZHOU,
        values: {
          sl01PrjId: site.prjId,
          sl01BillNo: 'SO-USED',
          sl01OrderAmount: 77,
          sl01Status: ORDER_STATUS.paid,
          sl01PaySign: 1,
          sl01DeductedBy: 'income',
        },
      }),
    )
    await openAs('finance', '/SaleOrderMGrid', site.transport)
    await userEvent.click(await screen.findByRole('button', { name: '撤销抵扣订单' }, LONG_TIMEOUT))
    const dialog = await screen.findByRole('dialog', { name: '撤销抵扣订单' })
    await userEvent.click(within(dialog).getByRole('button', { name: '确认撤销' }))
    expect(await within(dialog).findByText('请选择要撤销的抵扣订单')).toBeVisible()
    expect(within(dialog).getByText('项目必填')).toBeVisible()
    expect(within(dialog).getByText('撤销理由必填')).toBeVisible()
    await inEveryScheme(expectAccessible)
    await chooseCase(dialog, site.prjNo)
    const box = () => within(dialog).getByRole('combobox', { name: '抵扣订单' })
    await waitFor(() => expect(box()).toBeEnabled(), LONG_TIMEOUT)
    await userEvent.click(box())
    const used = await screen.findByRole('option', { name: /SO-USED.*已被收入抵扣/ }, LONG_TIMEOUT)
    expect(used).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(await screen.findByRole('option', { name: /321\.50 元.*WRONG-1/ }, LONG_TIMEOUT))
    await userEvent.type(within(dialog).getByRole('textbox', { name: '撤销理由' }), '金额录错')
    await userEvent.click(within(dialog).getByRole('button', { name: '确认撤销' }))
    expect(await screen.findByText('抵扣订单已撤销', {}, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    const { data: groups } = await site.api.Sl01SaleOrderM.getDeceletionList({ prjId: site.prjId })
    const numbers = groups.flatMap(({ saleOrderMList }) => saleOrderMList.map((order) => order.sl01TransactionNumber))
    expect(numbers).not.toContain('WRONG-1')
  })

  it('are brought in by finance alone', async () => {
    await openAs('manager', '/SaleOrderMGrid', (await withPayments()).transport)
    expect(await screen.findByRole('grid', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByRole('button', { name: '登记抵扣订单' })).toBeNull()
  })
})
