import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { loan } from '../../../lib/domain/loan/loan.ts'
import { trade } from '../../../lib/domain/trade/trade.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'
import { answering, notice, server } from '../project-detail/stage.tsx'
import { boxes, fill, framed, loanGroup, openForm, panel, save, tradeGroup } from './compare-stage.tsx'
import { CASE } from './stage.tsx'

const FUND = 'FUND-LOAN'
const OVER = '公积金贷款金额超过可贷额度'

const loanOf = async ({ api }: ReturnType<typeof server>) =>
  (await api.Hf2iPrjLoan.getSubPageList({ objKey: CASE })).data[0]
const tradeOf = async ({ api }: ReturnType<typeof server>) =>
  (await api.Hf2hPrjTrade.getSubPageList({ objKey: CASE })).data[0]

describe('fields beside the file', () => {
  it('APP-003 APP-007 ERR-053 are framed in the file, and a place in the file leads to its field', async () => {
    const { onFieldSaved } = openForm(FUND)
    const group = await loanGroup()
    await boxes('贷款信息 公积金贷款金额')
    await userEvent.click(within(group).getByLabelText('公积金贷款金额'))
    await waitFor(() => expect(framed()).toEqual(['贷款信息 公积金贷款金额', '贷款信息 公积金贷款金额']))
    await userEvent.tab()
    await waitFor(() => expect(framed()).toEqual(['贷款信息 公积金贷款年限']))
    await userEvent.click(within(await panel()).getByRole('button', { name: /^交易信息/ }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '首期款' })).toBeNull())
    await userEvent.click((await boxes('交易信息 首期款'))[0] as HTMLElement)
    const price = await screen.findByRole('textbox', { name: '首期款' })
    await waitFor(() => expect(price).toHaveFocus())
    expect(price).toBeVisible()
    expect(framed()).toEqual(['交易信息 首期款', '交易信息 首期款'])
    // A text that is put together is corrected where its parts are.
    await userEvent.click((await boxes('交易房屋 所在区域'))[0] as HTMLElement)
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toContain('hf29Province'),
    )
    expect(onFieldSaved).not.toHaveBeenCalled()
  })

  it('APP-007 are saved record by record where they changed, and the file is drawn anew once', async () => {
    const { on, fetched, onFieldSaved } = openForm(FUND)
    const before = await loanOf(on)
    await fill(await loanGroup(), '公积金贷款金额', '488000')
    await fill(await tradeGroup(), '首期款', '280000')
    expect(within(await loanGroup()).getByText(/原值/)).toBeVisible()
    expect(within(await panel()).getByText('2 处修改')).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(await notice('已保存：贷款信息')).toBeVisible()
    expect(await notice('已保存：交易信息')).toBeVisible()
    await waitFor(
      () =>
        expect(
          within(screen.getByRole('region', { name: '对比申请字段,按需修改' })).getByText('没有修改'),
        ).toBeVisible(),
      LONG_TIMEOUT,
    )
    expect(await loanOf(on)).toMatchObject({ hf2iFundLoan: 488_000 })
    expect(await tradeOf(on)).toMatchObject({ hf2hParPrice: 280_000 })
    const [sent] = on.called(`${loan.service}.doSave`)
    expect(JSON.stringify(sent?.body)).toContain('hf2iFundLoan')
    expect(sent?.body).not.toHaveProperty('hf2iFundRate')
    expect(onFieldSaved.mock.calls.map(([event]) => [event.entity, event.keyValue, event.fields])).toEqual([
      [loan.service, before?.keyValue, ['hf2iFundLoan']],
      [trade.service, (await tradeOf(on))?.keyValue, ['hf2hParPrice']],
    ])
    await waitFor(() => expect(on.called('ApplyFormRecord.getFormRecordList').length).toBeGreaterThan(1), LONG_TIMEOUT)
    await waitFor(
      () => expect(screen.getByRole('region', { name: '住房公积金个人购房贷款申请表', busy: false })).toBeVisible(),
      LONG_TIMEOUT,
    )
    expect(fetched.map(({ path }) => path)).toEqual(['form/fund', 'form/fund'])
  })

  it('APP-007 FRM-014 are shown twice if somebody else saved the same one, and one of both is chosen', async () => {
    const { on } = openForm(FUND)
    const group = await loanGroup()
    const input = await fill(group, '公积金贷款年限', '18')
    await fill(await tradeGroup(), '首期款', '281000')
    const { keyValue } = (await loanOf(on)) ?? {}
    await on.api.Hf2iPrjLoan.doSave({ keyValue: keyValue ?? '', hf2iFundRepayYear: 12 })
    await save()
    const dialog = await screen.findByRole('dialog', { name: /有人同时修改了/ }, LONG_TIMEOUT)
    expect(screen.getByText('没有保存：贷款信息、交易信息')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: '全用我的' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '合并并保存' }))
    expect(await notice('已保存：交易信息')).toBeVisible()
    expect(await loanOf(on)).toMatchObject({ hf2iFundRepayYear: 18 })
    expect(await tradeOf(on)).toMatchObject({ hf2hParPrice: 281_000 })
    expect(input).toHaveValue('18')
  })

  it('ERR-029 keep what was typed where the server refuses a record, and name it; the others are stored', async () => {
    const on = server()
    const refusing = answering(on.transport, ({ service, method }) =>
      service === loan.service && method === 'doSave'
        ? {
            success: false,
            code: 'INVALID',
            message: OVER,
            data: { issues: [{ field: 'hf2iFundLoan', message: OVER }] },
          }
        : null,
    )
    openForm(FUND, { on, transport: refusing })
    const group = await loanGroup()
    const input = await fill(group, '公积金贷款金额', '9990000')
    await fill(await tradeGroup(), '首期款', '282000')
    await save()
    expect(await within(await panel()).findByText('没有保存：贷款信息', {}, LONG_TIMEOUT)).toBeVisible()
    expect(input).toHaveValue('9,990,000.00')
    expect(within(group).getAllByText(/超过可贷额度/)[0]).toBeVisible()
    expect(await tradeOf(on)).toMatchObject({ hf2hParPrice: 282_000 })
    expect(within(await panel()).getByText(/1 处修改/)).toBeVisible()
  })
})
