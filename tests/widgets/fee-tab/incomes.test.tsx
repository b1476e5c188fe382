import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import type { Envelope } from '../../../lib/contract/envelope.ts'
import { CHARGE_KIND, ORDER_STATUS, PAY_CHANNEL, RECEIVE_SIGN } from '../../../lib/domain/codes.ts'
import type { LeaveGuard } from '../../../lib/form/leaving/leave-guard.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { FeeTab } from '../../../lib/widgets/fee-tab/fee-tab.tsx'
import type { BeforeSubmit } from '../../../lib/widgets/fee-tab/fee-tab-props.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { answering, notice, server, type Server } from '../project-detail/stage.tsx'
import { fieldIn, type } from '../project-detail/people-stage.tsx'
import { choose, png } from '../upload/files.ts'
import { casePending, Incomes, incomesOf, newCase, UNPAID } from './income-stage.tsx'
import { press } from '../press.ts'

const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: '收入清单' }, LONG_TIMEOUT)
const drawerOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: new RegExp(name) }, LONG_TIMEOUT)

async function begin(): Promise<HTMLElement> {
  await press('新增收入')
  const drawer = await drawerOf('新增收入')
  await within(drawer).findByRole('radio', { name: '外部收入' }, LONG_TIMEOUT)
  return drawer
}

describe('an income that is still to be paid', () => {
  it('INC-031 INC-036 INC-037 offers charges with something left, holds the limit and is handed in once', async () => {
    const on = server()
    const prjId = await newCase(on)
    const orderSubmitted = vi.fn()
    let beforeSubmit: BeforeSubmit = () => '请先补充客户'
    show(<Incomes projectId={prjId} reports={{ orderSubmitted, beforeSubmit: (...args) => beforeSubmit(...args) }} />, {
      transport: on.transport,
    })
    expect(await screen.findByText('还没有收入', {}, LONG_TIMEOUT)).toBeVisible()
    const drawer = await begin()
    await inEveryScheme(expectAccessible)
    await userEvent.click(within(drawer).getByRole('combobox', { name: '业务类型' }))
    expect(await screen.findByRole('option', { name: /代收税费.*未设总费用/ }, LONG_TIMEOUT)).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('option', { name: /评估费.*可收 1,500.00 元/ }))
    expect(await within(drawer).findByText(/最多可收 1,500.00 元/)).toBeVisible()
    await type(drawer, '订单金额', '1600.005')
    expect(await within(drawer).findByText('订单金额不能超过可收金额 1,500.00 元', {}, LONG_TIMEOUT)).toBeVisible()
    await press('提交', drawer)
    expect(on.called('Hf54ProjectIncomeInfo.submitIncomeInfoCheck')).toHaveLength(0)
    await type(drawer, '订单金额', '1500')
    await waitFor(() => expect(within(drawer).queryByText(/不能超过/)).toBeNull())
    await press('提交', drawer)
    expect(await notice('请先补充客户')).toBeVisible()
    // An answer that names another record is none.
    beforeSubmit = (draft) => ({ ...draft, record: { ...draft.record, keyValue: 'another' } })
    await press('提交', drawer)
    expect(await notice(/^未能提交/)).toBeVisible()
    expect(within(drawer).getByRole('textbox', { name: '订单金额' })).toHaveValue('1,500.00')
    expect(on.called('Hf54ProjectIncomeInfo.submitIncomeInfo')).toEqual([])
    beforeSubmit = (draft) => ({ ...draft, record: { ...draft.record, orderAmount: 1_400 } })
    await press('提交', drawer)
    expect(await notice('提交成功')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    const [stored] = await incomesOf(on, prjId)
    expect(stored).toMatchObject({ hf54ProjectName: 'PC03', orderAmount: 1_400, status: ORDER_STATUS.unpaid })
    expect(orderSubmitted).toHaveBeenCalledTimes(1)
    expect(
      within(await table()).getByRole('row', { name: new RegExp(`${stored?.billNo}.*1,400.00.*待支付`) }),
    ).toBeVisible()
  })

  it('FEE-021 is orange, in the list of incomes and beside its charge', async () => {
    const on = server()
    const prjId = await newCase(on)
    await on.api.Hf54ProjectIncomeInfo.submitIncomeInfo({ ...UNPAID, hf54PrjId: prjId })
    show(<FeeTab projectId={prjId} defaultSubTab="incomes" />, { transport: on.transport })
    expect(within(await table()).getByText('待支付')).toHaveAttribute('data-tone', 'warn')
    await userEvent.click(screen.getByRole('tab', { name: /^收费清单/ }))
    const charges = await screen.findByRole('table', { name: '收费清单' }, LONG_TIMEOUT)
    expect(within(charges).getByText('待支付 3,000.00')).toHaveAttribute('data-tone', 'warn')
  })

  it('INC-002 INC-005 INC-007 INC-022 can be ticked for a code, one or all, and taken back with a reason', async () => {
    const on = server()
    const prjId = await newCase(on)
    for (const orderAmount of [3_000, 2_000])
      await on.api.Hf54ProjectIncomeInfo.submitIncomeInfo({ hf54PrjId: prjId, ...UNPAID, orderAmount })
    show(<Incomes projectId={prjId} />, { transport: on.transport })
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择全部待支付订单' }, LONG_TIMEOUT))
    await waitFor(() => expect(screen.getByText('2 ticked')).toBeVisible())
    expect(
      screen.getByRole('row', { name: /^合计 2 笔 5,000\.00 已收 0\.00 元 · 待支付、待审核 5,000\.00 元/ }),
    ).toBeVisible()
    const [newest] = await incomesOf(on, prjId)
    await press(`撤回 ${newest?.billNo}`)
    const dialog = await screen.findByRole('dialog', { name: `撤回收入 ${newest?.billNo}` }, LONG_TIMEOUT)
    const reason = within(dialog).getByRole('textbox', { name: '退回理由' })
    expect(reason).toHaveAttribute('placeholder', '请输入退回理由')
    await userEvent.click(reason)
    await userEvent.tab()
    expect(await within(dialog).findByText('请输入退回理由')).toBeVisible()
    await press('付款凭证不清晰，请重传', dialog)
    await press('撤回', dialog)
    expect(await notice('已撤回')).toBeVisible()
    expect(await within(await table()).findByText('退回理由：付款凭证不清晰，请重传', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: `选择订单 ${newest?.billNo}` })).toBeDisabled()
    await inEveryScheme(expectAccessible)

    await press(`修改 ${newest?.billNo}`)
    const drawer = await drawerOf('修改收入')
    expect(await within(drawer).findByText(/退回理由：付款凭证不清晰/, {}, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(within(drawer).getByRole('radio', { name: '抵扣订单' })).toBeDisabled(), LONG_TIMEOUT)
    await press('重新提交', drawer)
    expect(await notice('提交成功')).toBeVisible()
    expect((await incomesOf(on, prjId))[0]).toMatchObject({ billNo: newest?.billNo, status: ORDER_STATUS.unpaid })
  })

  it('INC-038 to INC-041 ERR-050 ERR-063 asks about doubts, stops at refusals, and keeps typed text', async () => {
    const on = server()
    const prjId = await newCase(on)
    const answers: Record<string, Envelope | null> = {
      submitIncomeInfoCheck: { success: true, data: { checkMsg: 'error info', hints: ['回单金额与填写不一致'] } },
      submitIncomeInfo: { success: true, data: '订单中心暂时不可用' },
    }
    const guard = createRef<LeaveGuard>()
    show(<Incomes projectId={prjId} type="PC01" guard={guard} />, {
      transport: answering(on.transport, ({ method }) => answers[method] ?? null),
    })
    const drawer = await begin()
    expect(within(drawer).getByRole('combobox', { name: '业务类型' })).toHaveTextContent('中介服务费')
    await type(drawer, '订单金额', '3000')
    await waitFor(() => expect(guard.current?.isDirty()).toBe(true))
    await press('提交', drawer)
    expect(await within(drawer).findByText('暂时不能提交', {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(drawer).getByText('回单金额与填写不一致')).toBeVisible()
    answers['submitIncomeInfoCheck'] = { success: true, data: { checkMsg: '本项目已有相同金额的收入', hints: [] } }
    await press('提交', drawer)
    const warnings = await screen.findByRole('alertdialog', { name: /请再次确认订单/ }, LONG_TIMEOUT)
    expect(within(warnings).getByText('本项目已有相同金额的收入')).toBeVisible()
    expect(fieldIn(warnings, 'orderAmount')).toHaveTextContent('3,000.00 元')
    await expectAccessible()
    await press('返回修改', warnings)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(on.called('Hf54ProjectIncomeInfo.submitIncomeInfo')).toHaveLength(0)
    await press('提交', drawer)
    await press('确认提交', await screen.findByRole('alertdialog', { name: /请再次确认订单/ }, LONG_TIMEOUT))
    expect(await notice('订单中心暂时不可用')).toBeVisible()
    expect(within(drawer).getByLabelText('订单金额')).toHaveValue('3,000.00')
    answers['submitIncomeInfo'] = null
    await press('提交', drawer)
    await press('确认提交', await screen.findByRole('alertdialog', { name: /请再次确认订单/ }, LONG_TIMEOUT))
    expect(await notice('提交成功')).toBeVisible()
    expect(await incomesOf(on, prjId)).toHaveLength(1)
  })
})

describe('an income that was collected', () => {
  it('INC-006 INC-028 INC-029 INC-043 INC-019 is read off its voucher, returned, sent again and approved', async () => {
    const on = server()
    const prjId = await newCase(on)
    const receipt = {
      receiptMoney: 5_000,
      receiptId: 'R-20261101',
      receiptTime: Date.UTC(2026, 10, 1),
      checkMsg: '',
      checkPriceUrl: null,
    }
    const reading: { answer: Envelope | null } = {
      answer: { success: false, code: 'STATUS', message: '本站未开通凭证识别，请按凭证填写' },
    }
    const read = (method: string): Envelope | null => (method === 'ocrOrderMsg' ? reading.answer : null)
    const { showInstead, unmount } = show(<Incomes projectId={prjId} type="PC01" />, {
      transport: answering(on.transport, ({ method }) => read(method)),
    })
    const drawer = await begin()
    await userEvent.click(within(fieldIn(drawer, 'hf54ReceiveSign')).getByText('已收款'))
    await waitFor(() => expect(fieldIn(drawer, 'hf54Image')).toBeVisible())
    await waitFor(() => choose(fieldIn(drawer, 'hf54Image'), png('回单.png')), LONG_TIMEOUT)
    await press('识别凭证', drawer)
    expect(await within(drawer).findByText('本站未开通凭证识别，请按凭证填写', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await type(drawer, '订单金额', '4800')
    reading.answer = { success: true, data: receipt }
    await press('识别凭证', drawer)
    expect(
      await within(drawer).findByRole('row', { name: /订单金额 4,800.00 元 5,000.00 元 不一致/ }, LONG_TIMEOUT),
    ).toBeVisible()
    expect(within(drawer).getByLabelText('订单编号')).toHaveValue('R-20261101')
    expect(within(drawer).getByLabelText('订单金额')).toHaveValue('4,800.00')
    await press('提交', drawer)
    const warnings = await screen.findByRole('alertdialog', { name: /请再次确认订单/ }, LONG_TIMEOUT)
    expect(within(warnings).getByText(/收款日期早于项目建立日期/)).toBeVisible()
    await press('确认提交', warnings)
    expect(await notice('提交成功')).toBeVisible()
    expect(await within(await table()).findByText('待审核', {}, LONG_TIMEOUT)).toBeVisible()
    showInstead(<p>别处</p>)
    unmount()

    const reviewed = vi.fn()
    const [stored] = await incomesOf(on, prjId)
    const finance = on.connect('finance2')
    const review = show(<Incomes projectId={prjId} reports={{ reviewed }} />, {
      transport: answering(finance, ({ method }) => read(method)),
    })
    await press(`审核 ${stored?.billNo}`)
    const sheet = await drawerOf('收入审核')
    expect(await within(sheet).findByText('1 项不一致，通过时将写入审核意见', {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(sheet).getByRole('region', { name: '审核记录' })).toBeVisible()
    // Submitter, amount, number and channel are shown once; the order adds what the income does not contain.
    const order = within(sheet).getByRole('region', { name: '订单详情' })
    expect(within(order).getByText('订单类别')).toBeVisible()
    for (const repeated of ['订单编号', '订单金额', '支付渠道', '订单状态', '提交人', '下单时间'])
      expect(within(order).queryByText(repeated)).toBeNull()
    expect(within(sheet).queryByText('提交人')).toBeNull()
    expect(within(sheet).getByText(/^\S+ · .* 提交$/)).toBeVisible()
    // The amount and what differs come before what else was submitted.
    const [check, submitted] = ['财务核对', '提交内容'].map((name) => within(sheet).getByRole('region', { name }))
    expect(check).toHaveTextContent(/[\d,]+\.\d\d元 .+(元整|角|分)/)
    expect(check?.compareDocumentPosition(submitted as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const voucher = within(sheet).getByRole('region', { name: '凭证' })
    expect(await within(voucher).findAllByRole('button', { name: '放大 回单.png' }, LONG_TIMEOUT)).toHaveLength(2)
    expect(await within(voucher).findByText('回单.png', {}, LONG_TIMEOUT)).toBeVisible()
    await inEveryScheme(expectAccessible)
    await press('退回', sheet)
    const dialog = await screen.findByRole('dialog', { name: `退回收入 ${stored?.billNo}` }, LONG_TIMEOUT)
    await press('退回', dialog)
    expect(await within(dialog).findByText('请输入退回理由')).toBeVisible()
    await userEvent.type(within(dialog).getByRole('textbox', { name: '退回理由' }), '金额与回单不符')
    await press('退回', dialog)
    expect(await notice('已退回')).toBeVisible()
    expect(reviewed).toHaveBeenCalledWith({
      kind: 'income',
      id: stored?.hf54ObjId,
      decision: 'returned',
      source: 'user',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    review.unmount()

    const own = show(<Incomes projectId={prjId} />, {
      transport: answering(on.transport, ({ method }) => read(method)),
    })
    await press(`修改 ${stored?.billNo}`)
    const change = await drawerOf('修改收入')
    expect(await within(change).findByText(/退回理由：金额与回单不符/, {}, LONG_TIMEOUT)).toBeVisible()
    await type(change, '订单金额', '5000')
    await press('重新提交', change)
    await press('确认提交', await screen.findByRole('alertdialog', { name: /请再次确认订单/ }, LONG_TIMEOUT))
    expect(await notice('提交成功')).toBeVisible()
    own.unmount()

    show(<Incomes projectId={prjId} reports={{ reviewed }} />, {
      transport: answering(on.connect('finance2'), ({ method }) => read(method)),
    })
    await press(`审核 ${stored?.billNo}`)
    const again = await drawerOf('收入审核')
    await press('金额已核对', again)
    await press('通过', again)
    await press('通过', await screen.findByRole('alertdialog', { name: /审核通过这笔收入/ }, LONG_TIMEOUT))
    expect(await notice('审核通过')).toBeVisible()
    expect(await within(await table()).findByText('已审核', {}, LONG_TIMEOUT)).toBeVisible()
    expect((await incomesOf(on, prjId))[0]).toMatchObject({ paySign: 1, status: ORDER_STATUS.reviewed })
  })

  it('INC-019 tells who decides second how it stands and shows it; the next that waits is one press away', async () => {
    const on = server()
    const [first, second] = await casePending(on)
    const reviewed = vi.fn()
    const { api } = createClient({ transport: on.connect('finance'), auth: createMemoryAuth() })
    show(<Incomes projectId={first?.hf54PrjId ?? ''} reports={{ reviewed }} />, { transport: on.connect('finance2') })
    await press(`审核 ${first?.billNo}`)
    const sheet = await drawerOf('收入审核')
    expect(await within(sheet).findByText('第 1 / 2 条待审', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.type(within(sheet).getByRole('textbox', { name: '审核意见' }), '凭证齐全')
    await press('通过', sheet)
    const question = await screen.findByRole('alertdialog', { name: /审核通过这笔收入/ }, LONG_TIMEOUT)
    await api.Sl01SaleOrderM.doReturn({ id: first?.hf54ObjId ?? '', suggest: '金额不符' })
    await press('通过', question)
    expect(await screen.findByText('这笔收入的状态已变化。', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await within(await drawerOf('收入详情')).findByText(/退回理由：金额不符/, {}, LONG_TIMEOUT)).toBeVisible()
    expect(reviewed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    await press(`审核 ${second?.billNo}`)
    await press('通过', await drawerOf('收入审核'))
    await press('通过', await screen.findByRole('alertdialog', { name: /审核通过这笔收入/ }, LONG_TIMEOUT))
    expect(await notice('审核通过')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
  })

  it('INC-019 CAL-074 is decided about as it is now when handed in again, not as it was seen before', async () => {
    const on = server()
    const [first] = await casePending(on)
    if (!first) throw new Error('nothing waits')
    const { api } = createClient({ transport: on.connect('finance'), auth: createMemoryAuth() })
    const finance = on.connect('finance2')
    const late = Promise.withResolvers<null>()
    let isLate = false
    const transport = {
      ...finance,
      call: async (request: Parameters<typeof finance.call>[0]) => {
        if (isLate && request.service === 'Sl01SaleOrderM' && request.method === 'getOne') await late.promise
        return finance.call(request)
      },
    }
    show(<Incomes projectId={first.hf54PrjId ?? ''} />, { transport })
    await press(`审核 ${first.billNo}`)
    await within(await drawerOf('收入审核')).findByRole('button', { name: '通过' }, LONG_TIMEOUT)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)

    await api.Sl01SaleOrderM.doReturn({ id: first.hf54ObjId ?? '', suggest: '金额不符' })
    const [returned] = (await incomesOf(on, first.hf54PrjId ?? '')).filter(
      ({ keyValue }) => keyValue === first.keyValue,
    )
    const manager = createClient({ transport: on.connect('manager'), auth: createMemoryAuth() })
    const { keyValue, hf54PrjId, hf54ReceiveTime, orderNo, hf54Image } = first
    const filledIn = {
      ...UNPAID,
      hf54ReceiveSign: RECEIVE_SIGN.collected,
      payChannel: PAY_CHANNEL.offline,
      keyValue,
      hf54PrjId,
      hf54ReceiveTime,
      orderNo,
      hf54Image,
    }
    await manager.api.Hf54ProjectIncomeInfo.submitIncomeInfo({
      ...filledIn,
      version: returned?.version ?? null,
      orderAmount: 111,
    })
    isLate = true
    await press(`审核 ${first.billNo}`)
    const sheet = await screen.findByRole('dialog', {}, LONG_TIMEOUT)
    expect(within(sheet).queryByRole('button', { name: '通过' })).toBeNull()
    late.resolve(null)
    expect((await within(sheet).findAllByText('111.00 元', {}, LONG_TIMEOUT))[0]).toBeVisible()
    await press('通过', sheet)
    await press('通过', await screen.findByRole('alertdialog', { name: /审核通过这笔收入/ }, LONG_TIMEOUT))
    expect(await notice('审核通过')).toBeVisible()
  })
})

describe('a long book', () => {
  it('draws one page of a thousand, ticks all that can be paid, and offers nothing to a mere reader', async () => {
    const on = server()
    const prjId = await newCase(on)
    await on.api.Hf54ProjectIncomeInfo.submitIncomeInfo({ hf54PrjId: prjId, ...UNPAID })
    const [one] = await incomesOf(on, prjId)
    const many = Array.from({ length: 1_000 }, (_, at) => ({
      ...one,
      keyValue: `k${at}`,
      billNo: `SO-${at}`,
      conformNum: at === 1 ? 0 : 1,
    }))
    const transport = answering(on.transport, ({ method }) =>
      method === 'getProjectIncomeInfo' ? { success: true, data: many } : null,
    )
    const { showInstead } = show(<Incomes projectId={prjId} />, { transport })
    const list = await table()
    expect(within(list).getAllByRole('row')).toHaveLength(52)
    expect(within(list).getByRole('checkbox', { name: '选择订单 SO-1' })).toBeDisabled()
    await userEvent.click(within(list).getByRole('checkbox', { name: '选择全部待支付订单' }))
    await waitFor(() => expect(screen.getByText('999 ticked')).toBeVisible())
    await press('第 20 页')
    expect(await within(list).findByRole('button', { name: 'SO-999' })).toBeVisible()
    showInstead(<Incomes projectId={prjId} readOnly />)
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
    expect(screen.queryByRole('button', { name: /撤回/ })).toBeNull()
  })

  it('INC-001 shows number, amount, channel, charge, deduction and state in each row', async () => {
    const on = server()
    const incomes = await incomesOf(on, 'demo-project-06')
    expect(incomes.length).toBeGreaterThan(5)
    show(<Incomes projectId="demo-project-06" />, { transport: on.transport })
    const list = await table()
    for (const {
      billNo,
      orderAmount,
      payChannel,
      hf54ProjectName,
      hf54DeducetionType,
      payStatus,
      refValues,
    } of incomes) {
      const row = within(list)
        .getByRole('button', { name: billNo ?? 'missing' })
        .closest('tr')
      const amount = (orderAmount ?? 0).toLocaleString('en-US', { minimumFractionDigits: 2 })
      const words = [
        amount,
        payChannel === null ? '—' : refValues['payChannel'],
        hf54ProjectName === null ? '—' : refValues['hf54ProjectName'],
        refValues['hf54ChargeKind'],
        ...(hf54DeducetionType === null ? [] : [refValues['hf54DeducetionType']]),
        payStatus,
      ]
      for (const word of words) expect(row).toHaveTextContent(word ?? 'missing')
    }
  })

  it('INC-002 FEE-031 has nothing to tick for those who make no payment codes', async () => {
    const on = server()
    const prjId = await newCase(on)
    await on.api.Hf54ProjectIncomeInfo.submitIncomeInfo({ hf54PrjId: prjId, ...UNPAID })
    const examines = answering(on.transport, ({ method }) =>
      method === 'getRights' ? { success: true, data: { mayBook: false, mayExamine: true, blocked: null } } : null,
    )
    show(<Incomes projectId={prjId} />, { transport: examines })
    expect(within(await table()).getAllByRole('row')).toHaveLength(3)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('PRJ-042 says why, in place of a form, where the case may not be changed', async () => {
    const on = server()
    const prjId = await newCase(on)
    show(<Incomes projectId={prjId} />, {
      transport: answering(on.transport, ({ method }) =>
        method === 'checkStatus' ? { success: false, code: 'STATUS', message: '项目已结案，不能修改' } : null,
      ),
    })
    await press('新增收入')
    const drawer = await drawerOf('新增收入')
    expect(await within(drawer).findByText('项目已结案，不能修改', {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(drawer).queryByRole('button', { name: '提交' })).toBeNull()
  })
})

describe('orders that are deducted', () => {
  it('INC-027 INC-030 INC-032 INC-033 INC-044 can be ticked once free and paid; the amount is their sum', async () => {
    const on = server()
    const prjId = await caseWithPrepaid(on)
    show(<Incomes projectId={prjId} />, { transport: on.transport })
    const drawer = await begin()
    await type(drawer, '订单金额', '10')
    await userEvent.click(within(drawer).getByRole('radio', { name: '抵扣订单' }))
    const question = await screen.findByRole('alertdialog', { name: /切换收入类别/ }, LONG_TIMEOUT)
    expect(question).toHaveTextContent('切换后将清空：订单金额。')
    await press('切换', question)
    const orders = await within(drawer).findByRole('group', { name: '查找抵扣订单' }, LONG_TIMEOUT)
    const [free] = within(orders)
      .getAllByRole('checkbox')
      .filter((box) => !(box as HTMLInputElement).disabled)
    await press('提交', drawer)
    expect(await within(drawer).findByText('请选择要抵扣的费用')).toBeVisible()
    expect(within(drawer).getByText('请选择抵扣订单')).toBeVisible()
    await userEvent.click(free as HTMLElement)
    await waitFor(() => expect(within(drawer).getByLabelText('订单金额')).toHaveValue('1,200.00'))
    expect(within(drawer).getByLabelText('订单金额')).toHaveAttribute('readonly')
    await userEvent.type(within(drawer).getByRole('searchbox', { name: '查找抵扣订单' }), '没有这样的{Enter}')
    expect(await within(drawer).findByText(/没有符合的订单/, {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
    await userEvent.click(within(drawer).getByRole('combobox', { name: '抵扣费用类型' }))
    await userEvent.click((await screen.findAllByRole('option', { name: /可收/ }, LONG_TIMEOUT))[0] as HTMLElement)
    await press('提交', drawer)
    expect(await notice('提交成功')).toBeVisible()
    expect((await incomesOf(on, prjId))[0]).toMatchObject({
      hf54ChargeKind: CHARGE_KIND.deduction,
      orderAmount: 1_200,
      paySign: 1,
      status: ORDER_STATUS.reviewed,
    })
  })
})

/** A demo case in progress with a paid order that is not deducted yet. */
async function caseWithPrepaid({ api }: Server): Promise<string> {
  for (const { keyValue } of (await api.Hf20PrjBase.getPageList({ page: 1, pageSize: 50 })).data) {
    const prjId = keyValue ?? ''
    const {
      data: { mayBook },
    } = await api.ProjectChargeCfg.getRights({ prjId })
    const orders = mayBook
      ? (await api.Sl01SaleOrderM.getDeceletionList({ prjId })).data.flatMap(({ saleOrderMList }) => saleOrderMList)
      : []
    const { data: charges } = await api.ProjectChargeCfg.getChargeCfgList({ prjId })
    if (
      orders.some(({ sl01DeductedBy }) => sl01DeductedBy === null) &&
      charges.some(({ bookableFee }) => (bookableFee ?? 0) >= 1_200)
    )
      return prjId
  }
  throw new Error('no case has an order to deduct')
}
