import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { EXPENSE_STATUS, INVOICE } from '../../../lib/domain/codes.ts'
import type { LeaveGuard } from '../../../lib/form/leaving/leave-guard.ts'
import { en } from '../../../lib/locale/en/en.ts'
import type { BeforeSubmit } from '../../../lib/widgets/fee-tab/fee-tab-props.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { fieldIn, type } from '../project-detail/people-stage.tsx'
import { answering, chooseIn, notice, server } from '../project-detail/stage.tsx'
import { press } from '../press.ts'
import { clientOf, drawer, Expenses, finish, newCase, rowOf, spend } from './expense-stage.tsx'

const SEND = 'ProjectCostInfo.doCostFeeRecord'

describe('an expense', () => {
  it('EXP-004 EXP-007 EXP-015 EXP-022 EXP-023 ERR-047 is handed in when complete and if the host agrees', async () => {
    const on = server()
    const id = await newCase(on)
    const expenseSubmitted = vi.fn()
    const beforeSubmit = vi
      .fn<BeforeSubmit>()
      .mockResolvedValueOnce('预算已用完')
      .mockResolvedValueOnce(true)
      .mockResolvedValueOnce({ kind: 'income', record: {} })
      .mockImplementation(async (draft) => ({ ...draft, record: { ...draft.record, hf40CostFet: 1_200 } }))
    const guard = createRef<LeaveGuard>()
    show(<Expenses projectId={id} guard={guard} reports={{ expenseSubmitted, beforeSubmit }} />, {
      transport: on.transport,
    })
    await userEvent.click(await screen.findByRole('button', { name: '新增支出' }, LONG_TIMEOUT))
    const form = await drawer('新增支出')
    await waitFor(
      () => expect(within(fieldIn(form, 'hf40ProjectName')).getByRole('combobox')).toHaveFocus(),
      LONG_TIMEOUT,
    )
    await press('提交', form)
    expect(await notice('请选择支出类别!')).toBeVisible()
    const categories = within(fieldIn(form, 'hf40ProjectName'))
    await waitFor(() => expect(categories.getByRole('combobox')).toHaveFocus())
    expect(within(form).getByText('请选择提成抵扣用途')).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.type(categories.getByRole('textbox'), '跑腿样例{Enter}')
    await type(form, '支出金额', '0')
    for (const [label, option] of [
      ['提成抵扣用途', '不参与抵扣'],
      ['收款方', '合作机构'],
      ['收款账户', '对公账户'],
    ] as const)
      await chooseIn(form, label, option)
    expect(fieldIn(form, 'hf40InvoiceImage')).not.toBeNull()
    await chooseIn(form, '发票提供情况', '不提供发票')
    expect(fieldIn(form, 'hf40InvoiceImage')).toBeNull()
    expect(fieldIn(form, 'hf40CostDate')).toBeNull()
    await waitFor(() => expect(guard.current?.isDirty()).toBe(true))
    await press('提交', form)
    expect(await notice('预算已用完')).toBeVisible()
    expect(on.called(SEND)).toEqual([])
    await press('提交', form)
    expect(await notice('支出金额应大于 0')).toBeVisible()
    await type(form, '支出金额', '1234.5')
    await press('提交', form)
    // An answer of no use stops it as well, and what was typed stays.
    expect(await notice(/^未能提交/)).toBeVisible()
    expect(within(form).getByRole('textbox', { name: '支出金额' })).toHaveValue('1,234.50')
    expect(on.called(SEND)).toHaveLength(1)
    await press('提交', form)
    expect(await notice('提交成功')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    const [stored] = (await on.api.ProjectCostInfo.loadProjectCostList({ prjId: id })).data
    expect(stored).toMatchObject({
      hf40ProjectName: ['跑腿样例'],
      hf40CostFet: 1_200,
      hf40Status: EXPENSE_STATUS.pending,
      hf40InvoiceReceive: INVOICE.none,
    })
    const row = await rowOf(stored?.hf40BillNo ?? '')
    for (const text of ['跑腿样例', '1,200.00', '合作机构', '待财务审核']) expect(row).toHaveTextContent(text)
    expect(screen.getByText('已审核 0.00 元 · 待审核 1,200.00 元 · 已退回 0.00 元')).toBeVisible()
    expect(expenseSubmitted).toHaveBeenCalledExactlyOnceWith({
      expense: expect.objectContaining({ keyValue: stored?.keyValue }),
      source: 'user',
    })
    expect(beforeSubmit).toHaveBeenLastCalledWith(
      { kind: 'expense', record: expect.objectContaining({ hf40PrjId: id, hf40CostFet: 1_234.5 }) },
      { signal: expect.any(AbortSignal) },
    )
    const keys = on.called(SEND).map(({ idempotencyKey }) => idempotencyKey)
    expect([new Set(keys).size, keys.every((key) => key)]).toEqual([keys.length, true])
    expect(within(row).queryByRole('button', { name: /审核支出/ })).toBeNull()
  })

  it('EXP-011 to EXP-014 OPN-065 ERR-049 is completed and approved by finance or sent back with a reason', async () => {
    const on = server('finance')
    const id = await newCase(on)
    const second = await spend(on, id, 20)
    const first = await spend(on, id, 10)
    const reviewed = vi.fn()
    show(<Expenses projectId={id} reports={{ reviewed }} />, { transport: on.transport })
    await userEvent.click(
      within(await rowOf(first.hf40BillNo)).getByRole('button', { name: `审核支出 ${first.hf40BillNo}` }),
    )
    const review = await drawer('支出审核')
    expect(await within(review).findByText('第 1 / 2 条待审', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await within(review).findByText('提交审核', {}, LONG_TIMEOUT)).toBeVisible()
    await within(review).findByLabelText('付款单号', {}, LONG_TIMEOUT)
    expect(within(review).queryByLabelText('支出金额')).toBeNull()
    expect(fieldIn(review, 'hf40CostFet')).toHaveTextContent('10')
    expect(within(review).queryByRole('button', { name: '提交' })).toBeNull()
    await press('通过', review)
    expect(await notice('请选择付款账户!')).toBeVisible()
    await inEveryScheme(expectAccessible)
    await type(review, '付款日期', '2026-11-02')
    await chooseIn(review, '付款账户', '公司基本户（示例）')
    await press('通过', review)
    const question = await screen.findByRole('alertdialog', { name: '当前支出数据无误，确认审核通过？' }, LONG_TIMEOUT)
    expect((await on.api.ProjectCostInfo.getOne({ id: first.keyValue })).data).toMatchObject({
      hf40CostDate: '2026-11-02',
      hf40Status: EXPENSE_STATUS.pending,
    })
    await press('通过', question)
    expect(await notice('审核通过')).toBeVisible()

    const next = await screen.findByText('第 1 / 1 条待审', {}, LONG_TIMEOUT)
    expect(next).toBeVisible()
    const other = await drawer('支出审核')
    await waitFor(() => expect(fieldIn(other, 'hf40CostFet')).toHaveTextContent('20'), LONG_TIMEOUT)
    await press('退回', other)
    const asking = await drawer('退回支出')
    await press('退回', asking)
    expect(within(asking).getByText('请输入退回理由')).toBeVisible()
    await userEvent.type(within(asking).getByRole('textbox'), '缺少发票')
    await press('退回', asking)
    expect(await notice('已退回给提交人')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    await waitFor(
      async () => expect(await rowOf(second.hf40BillNo)).toHaveTextContent('退回理由：缺少发票'),
      LONG_TIMEOUT,
    )
    expect(await rowOf(first.hf40BillNo)).toHaveTextContent('2026-11-02')
    expect(screen.getByText('已审核 10.00 元 · 待审核 0.00 元 · 已退回 20.00 元')).toBeVisible()
    expect(screen.getByRole('row', { name: /^合计 2 笔 30\.00 / })).toBeVisible()
    expect(reviewed.mock.calls).toEqual([
      [{ kind: 'expense', id: first.keyValue, decision: 'approved', source: 'user' }],
      [{ kind: 'expense', id: second.keyValue, decision: 'returned', source: 'user' }],
    ])
  })

  it.each([
    ['while finance writes a reason', false, '这笔支出已由他人处理'],
    ['in the moment finance decides', true, '记录已被他人修改'],
  ])('EXP-014 shows how it stands when somebody else was quicker %s', async (_when, atOnce, message) => {
    const on = server('finance')
    const id = await newCase(on)
    const { hf40BillNo, keyValue } = await spend(on, id, 10)
    const decideElsewhere = () =>
      clientOf(on, 'finance2').ProjectCostInfo.doReturn({ id: keyValue, suggest: '别人先退回' })
    const transport: Transport = {
      ...on.transport,
      call: async (request) => {
        if (atOnce && request.method === 'doReturn') await decideElsewhere()
        return on.transport.call(request)
      },
    }
    show(<Expenses projectId={id} />, { transport })
    await userEvent.click(await screen.findByRole('button', { name: `审核支出 ${hf40BillNo}` }, LONG_TIMEOUT))
    await press('退回', await drawer('支出审核'))
    const asking = await drawer('退回支出')
    await userEvent.type(within(asking).getByRole('textbox'), '重复')
    if (atOnce) await press('退回', asking)
    else await decideElsewhere()
    expect(await notice(message)).toBeVisible()
    const detail = await drawer('支出详情')
    expect(await within(detail).findByText('退回理由：别人先退回', {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(detail).queryByRole('button', { name: '通过' })).toBeNull()
    expect(screen.queryByRole('dialog', { name: '退回支出' })).toBeNull()
  })

  it('EXP-009 INC-047 is corrected by whoever handed it in, below the reason of finance and its history', async () => {
    const on = server()
    const id = await newCase(on)
    const { keyValue, hf40BillNo } = await spend(on, id, 10)
    const finance = clientOf(on, 'finance')
    const mine = clientOf(on, 'manager')
    for (const suggest of ['金额不符', '缺少发票']) {
      const { data } = await finance.ProjectCostInfo.doReturn({ id: keyValue, suggest })
      if (suggest === '金额不符') await mine.ProjectCostInfo.doCostFeeRecord({ keyValue, version: data.version })
    }
    show(<Expenses projectId={id} />, { transport: on.transport })
    await userEvent.click(await screen.findByRole('button', { name: `修改支出 ${hf40BillNo}` }, LONG_TIMEOUT))
    const form = await drawer('修改支出')
    expect(await within(form).findByText('退回理由：缺少发票', {}, LONG_TIMEOUT)).toBeVisible()
    const lines = within(await within(form).findByRole('list', { name: '审核记录' }, LONG_TIMEOUT))
    expect(lines.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^退回修改.+待处理.+缺少发票$/),
    ])
    await press('展开其余 3 条', form)
    expect(lines.getAllByRole('listitem').map((line) => line.textContent?.slice(0, 4))).toEqual([
      '退回修改',
      '提交审核',
      '退回修改',
      '提交审核',
    ])
    await press('收起', form)
    expect(lines.getAllByRole('listitem')).toHaveLength(1)
    await type(form, '支出金额', '12')
    await press('取消', form)
    await press('继续编辑', await screen.findByRole('alertdialog', {}, LONG_TIMEOUT))
    await press('提交', form)
    expect(await notice('提交成功')).toBeVisible()
    await waitFor(async () => expect(await rowOf(hf40BillNo)).toHaveTextContent('待财务审核'), LONG_TIMEOUT)
    expect((await on.api.ProjectCostInfo.getOne({ id: keyValue })).data).toMatchObject({
      hf40CostFet: 12,
      hf40Status: EXPENSE_STATUS.pending,
      suggest: null,
    })
  })

  it('EXP-009 goes back to finance unchanged if it needs no change, unless the host silently stops it', async () => {
    const on = server()
    const id = await newCase(on)
    const { keyValue, hf40BillNo } = await spend(on, id, 10)
    await clientOf(on, 'finance').ProjectCostInfo.doReturn({ id: keyValue, suggest: '请说明用途' })
    const beforeSubmit = vi.fn<BeforeSubmit>().mockResolvedValueOnce(false).mockResolvedValue(true)
    show(<Expenses projectId={id} reports={{ beforeSubmit }} />, { transport: on.transport })
    await userEvent.click(await screen.findByRole('button', { name: `修改支出 ${hf40BillNo}` }, LONG_TIMEOUT))
    const form = await drawer('修改支出')
    await waitFor(
      () => expect(within(fieldIn(form, 'hf40ProjectName')).getByRole('combobox')).toHaveFocus(),
      LONG_TIMEOUT,
    )
    await press('提交', form)
    await waitFor(() => expect(beforeSubmit).toHaveBeenCalledOnce())
    expect(on.called(SEND)).toEqual([])
    await waitFor(async () => {
      await press('提交', form)
      expect(on.called(SEND)).toHaveLength(1)
    }, LONG_TIMEOUT)
    expect(await notice('提交成功')).toBeVisible()
    expect((await on.api.ProjectCostInfo.getOne({ id: keyValue })).data).toMatchObject({
      hf40Status: EXPENSE_STATUS.pending,
      hf40CostFet: 10,
      suggest: null,
    })
  })

  it('EXP-001 is a row with day, amount, what for, applicant, use of the deduction and state', async () => {
    const on = server()
    const { data } = await on.api.ProjectCostInfo.loadProjectCostList({ prjId: 'demo-project-06' })
    expect(data.map(({ hf40Status }) => hf40Status).sort()).toEqual(['HFE303', 'HFE305'])
    show(<Expenses projectId="demo-project-06" />, { transport: on.transport })
    for (const { hf40BillNo, hf40CostDate, hf40CostFet, hf40Status, refValues } of data) {
      const row = await rowOf(hf40BillNo)
      const amount = (hf40CostFet ?? 0).toLocaleString('en-US', { minimumFractionDigits: 2 })
      const words = [
        hf40CostDate ?? '—',
        amount,
        refValues['hf40ProjectName'],
        refValues['hf40ApplyPerson'],
        refValues['hf40DeducetionType'],
        hf40Status === 'HFE303' ? '已审核' : '已退回',
      ]
      for (const word of words) expect(row).toHaveTextContent(word ?? '—')
    }
  })

  it('EXP-002 PRJ-043 is only read once nothing of the case can be changed, and says why', async () => {
    const on = server('finance')
    const id = await newCase(on)
    const { hf40BillNo } = await spend(on, id, 10)
    await finish(on, id)
    const transport = answering(on.transport, ({ method }) =>
      method === 'getMyExamList' ? { success: true, data: [] } : null,
    )
    show(<Expenses projectId={id} />, { transport })
    const row = await rowOf(hf40BillNo)
    expect(within(row).queryByRole('button', { name: /审核支出/ })).toBeNull()
    await press(`查看支出 ${hf40BillNo}`, row)
    const detail = await drawer('支出详情')
    expect(await within(detail).findByText('暂无审核记录', {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(detail).getByText('当前不能登记或审核')).toBeVisible()
    expect(fieldIn(detail, 'hf40ProjectName')).toHaveTextContent('代缴税费、跑腿样例')
    expect(within(detail).queryByRole('button', { name: '退回' })).toBeNull()
  })

  it('is one of a thousand drawn page by page, with the sums of all', async () => {
    const on = server()
    const id = await newCase(on)
    const row = await spend(on, id, 10)
    const data = Array.from({ length: 1_000 }, (_, index) => ({
      ...row,
      keyValue: `e${index}`,
      hf40BillNo: `EX${index}`,
    }))
    show(<Expenses projectId={id} />, {
      transport: answering(on.transport, ({ method }) =>
        method === 'loadProjectCostList' ? { success: true, data } : null,
      ),
    })
    expect(await rowOf('EX99')).toBeVisible()
    expect(screen.getAllByRole('row')).toHaveLength(102)
    expect(screen.getByText(/^已审核 0.00 元 · 待审核 10,000.00 元/)).toBeVisible()
    expect(screen.getByRole('row', { name: /^合计 1000 笔 10,000\.00 / })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '第 10 页' }))
    expect(await rowOf('EX999')).toBeVisible()
    expect(screen.queryByRole('button', { name: '查看支出 EX0' })).toBeNull()
  })

  it('ERR-047 is asked for in English where the page is', async () => {
    const on = server()
    const id = await newCase(on)
    show(<Expenses projectId={id} />, { transport: on.transport, locale: en })
    await userEvent.click(await screen.findByRole('button', { name: 'Add expense' }, LONG_TIMEOUT))
    await press('Submit', await drawer('Add expense'))
    expect(await notice('Please select expense category!')).toBeVisible()
  })
})
