import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import {
  DEMAND_STATUS,
  HOUSE_TYPE,
  LOAN_SCHEME,
  PARTY_TYPE,
  PAY_TYPE,
  REPAYMENT,
  TRADE_MODE,
  TRADE_TIME,
  YES_NO,
} from '../../../lib/domain/codes.ts'
import { PRIVILEGE } from '../../../lib/domain/permission/privilege.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import type { ProjectDetailHandle } from '../../../lib/widgets/project-detail/project-events.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { card, fieldIn, navigation, type } from './people-stage.tsx'
import { answering, chooseIn, edit as editBasic, notice, saveButton, server, type Server } from './stage.tsx'
import { sayWhy } from '../field/say-why.ts'

/** A case of private people without any record; answers its key. */
async function newCase({ api }: Server, values: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const {
    data: { keyValue },
  } = await api.Hf20PrjBase.doSave({
    prjPayType: PAY_TYPE.commercial,
    hf20BuyerType: PARTY_TYPE.individual,
    hf20SellerType: PARTY_TYPE.individual,
    hf20ManagerId: 'demo-manager',
    hf20HouseArea: '440106',
    hf20HouseAddress: '示例路 88 号',
  })
  await api.Hf20PrjBase.doSave({ keyValue, ...values })
  return keyValue ?? ''
}

/** What a loan of a bank cannot go without. */
const BANK = {
  hf2iLoanAmt: 1_000_000,
  hf2iLoanYear: 30,
  hf2iLoanRepayType: REPAYMENT.equalInstalments,
  hf21DivisionDetailId: 'B440104001',
} as const

/** Begins the record of a section that has none. */
async function fillIn(title: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: `填写${title}` }, LONG_TIMEOUT))
  await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
  return card(title)
}

async function edit(title: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: `编辑${title}` }, LONG_TIMEOUT))
  await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
  return card(title)
}

async function save(title: string): Promise<void> {
  await userEvent.click(saveButton())
  await screen.findByRole('button', { name: `编辑${title}` }, LONG_TIMEOUT)
}

const tick = async (root: HTMLElement, name: string, answer: string): Promise<void> =>
  userEvent.click(await within(fieldIn(root, name)).findByText(answer, {}, LONG_TIMEOUT))
const houseOf = async ({ api }: Server, id: string) => (await api.Hf29PrjHourse.getSubPageList({ objKey: id })).data
const tradeOf = async ({ api }: Server, id: string) => (await api.Hf2hPrjTrade.getSubPageList({ objKey: id })).data
const loanOf = async ({ api }: Server, id: string) => (await api.Hf2iPrjLoan.getSubPageList({ objKey: id })).data
const demandOf = async ({ api }: Server, id: string) =>
  (await api.Hf22PrjHouseDemand.getSubPageList({ objKey: id })).data

describe('the trade and the house of a purchase', () => {
  it('TRD-028 HSE-016 OPN-043 are filled in, tell each other what they ask, and are read as stored', async () => {
    const on = server()
    const id = await newCase(on)
    show(<ProjectDetail projectId={id} sections={['trade', 'house']} />, { transport: on.transport })
    const trade = await fillIn('交易信息')
    await chooseIn(trade, '交易方式', '普通买卖')
    await type(trade, '合同成交价', '3280000')
    expect(within(fieldIn(trade, 'hf2hContractAmt')).getByText('大写：叁佰贰拾捌万元整')).toBeVisible()
    await type(trade, '定金/押金', '0')
    expect(within(fieldIn(trade, 'hf2hDeposit')).getByText('无需缴纳押金')).toBeVisible()
    await type(trade, '签约日期', '2026-11-01')
    await type(trade, '收款账号', '6222000000001234')
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(await notice('保存成功')).toBeVisible()
    await waitFor(async () => expect(await screen.findByRole('button', { name: '编辑交易信息' })).toHaveFocus())
    expect(within(fieldIn(trade, 'hf2hContractAmt')).getByText('大写：叁佰贰拾捌万元整')).toBeVisible()
    expect(trade).not.toHaveTextContent('6222000000001234')
    await userEvent.click(await within(fieldIn(trade, 'hf2hCollectionNo')).findByRole('button', {}, LONG_TIMEOUT))
    await sayWhy()
    expect(await within(trade).findByText('6222000000001234', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await tradeOf(on, id)).toMatchObject([
      { hf2hTradeType: TRADE_MODE.sale, hf2hContractAmt: 3_280_000, hf2hDeposit: 0 },
    ])

    const house = await fillIn('交易房屋')
    expect(fieldIn(house, 'hf29HouseBelongUnique')).toBeNull()
    await chooseIn(house, '房屋类型', '住宅')
    await type(house, '建筑面积', '89')
    await type(house, '产权人数', '1')
    await tick(house, 'hf29TradeTimeType', '二手房')
    await type(house, '产权证登记日期', '2015-03-01')
    await waitFor(() =>
      expect(Number((within(house).getByLabelText('领证年限') as HTMLInputElement).value)).toBeGreaterThan(10),
    )
    expect(fieldIn(house, 'hf29HourseSource')).toBeNull()
    await tick(house, 'hf29HouseBelongUnique', '是')
    await type(house, '建成年份', '2008')
    await chooseIn(house, '房屋贷款状态', '银行按揭未结清')
    await type(house, '未还贷款金额', '500000')
    await chooseIn(house, '由谁还款', '公司垫资')
    await save('交易房屋')
    expect(fieldIn(house, 'hf29BuildYear')).toHaveTextContent(/2008$/)
    expect(fieldIn(house, 'hf29RepayAmt')).toHaveTextContent('500,000.00 元')
    expect(within(navigation()).getByRole('button', { name: /^交易房屋/ })).toHaveTextContent(/\d+\/\d+/)
    expect(await houseOf(on, id)).toMatchObject([
      {
        hf29TradeTimeType: TRADE_TIME.secondHand,
        hf29HouseBelongUnique: YES_NO.yes,
        hf29BuildYear: 2008,
        hf29RepayAmt: 500_000,
      },
    ])
    await expectAccessible()

    await chooseIn(await edit('交易房屋'), '房屋贷款状态', '无贷款无抵押')
    expect(await within(house).findByText(/保存后将清空 1 个字段/, {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)).getByRole(
        'button',
        {
          name: '放弃',
        },
      ),
    )
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: '编辑交易房屋' }, LONG_TIMEOUT)).toHaveFocus(),
    )
    await chooseIn(await edit('交易信息'), '交易方式', '赠与')
    await chooseIn(trade, '赠与双方关系', '夫妻')
    await save('交易信息')
    expect(fieldIn(house, 'hf29HouseBelongUnique')).toBeNull()
  })

  it('comes back as a draft; a new version and somebody who was quicker are told', async () => {
    const on = server()
    const id = await newCase(on)
    const page = <ProjectDetail projectId={id} sections={['house']} />
    const { showInstead } = show(page, { transport: on.transport })
    await type(await fillIn('交易房屋'), '房号', '1204')
    showInstead(<p>别处</p>)
    showInstead(page)
    const house = await fillIn('交易房屋')
    await userEvent.click(await within(house).findByRole('button', { name: '恢复' }, LONG_TIMEOUT))
    await waitFor(() => expect(within(house).getByLabelText('房号')).toHaveValue('1204'))
    await userEvent.click(saveButton())
    expect(await within(house).findByText('房屋类型必填', {}, LONG_TIMEOUT)).toBeVisible()
    await chooseIn(house, '房屋类型', '住宅')
    await type(house, '建筑面积', '89')
    await type(house, '产权人数', '1')
    await on.api.Hf29PrjHourse.doSave({
      hf29PrjId: id,
      hf29HourseType: HOUSE_TYPE.home,
      hf29FullArea: 89,
      hf29OwnerNumber: 1,
      hf29UnitNumber: '301',
      hf29BuildYear: 1999,
    })
    await userEvent.click(saveButton())
    const dialog = await screen.findByRole('dialog', { name: '有人同时修改了“交易房屋”' }, LONG_TIMEOUT)
    await userEvent.click(within(dialog).getByRole('button', { name: '全用我的' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '合并并保存' }))
    await screen.findByRole('button', { name: '编辑交易房屋' }, LONG_TIMEOUT)
    expect(await houseOf(on, id)).toMatchObject([{ hf29UnitNumber: '1204', hf29BuildYear: 1999 }])
  })
})

describe('a house that is mortgaged', () => {
  it('PRJ-021 LON-014 OPN-053 carries the words of a mortgage; a search opens what is closed', async () => {
    const on = server()
    const handle = createRef<ProjectDetailHandle>()
    const id = await newCase(on, { prjPayType: PAY_TYPE.mortgage })
    await on.api.Hf2iPrjLoan.doSave({ hf2iPrjId: id, ...BANK })
    show(<ProjectDetail ref={handle} projectId={id} sections={['house', 'trade', 'loan']} />, {
      transport: on.transport,
    })
    const loan = await edit('贷款信息')
    await type(loan, '抵押贷款金额', '2000000')
    await type(loan, '抵押贷款年限', '20')
    await userEvent.click(within(loan).getByRole('button', { name: '抵押贷款' }))
    await waitFor(() => expect(within(loan).getByLabelText('抵押贷款金额')).not.toBeVisible())
    expect(await handle.current?.goToField('loan/hf2iLoanAmt')).toBe(true)
    await waitFor(() => expect(within(loan).getByLabelText('抵押贷款金额')).toHaveFocus(), LONG_TIMEOUT)
    await save('贷款信息')
    expect(await loanOf(on, id)).toMatchObject([
      { hf2iLoanType: LOAN_SCHEME.mortgage, hf2iLoanAmt: 2_000_000, hf2iLoanYear: 20 },
    ])
    await userEvent.click(within(loan).getByRole('button', { name: '抵押贷款' }))
    expect(await handle.current?.goToField('loan/hf2iLoanYear')).toBe(true)
    await waitFor(() => expect(fieldIn(loan, 'hf2iLoanYear')).toBeVisible(), LONG_TIMEOUT)
    expect(await card('抵押物业')).toHaveTextContent('暂无记录')
    expect(screen.queryByRole('region', { name: '交易信息' })).toBeNull()
  })
})

describe('what the case decides', () => {
  it('PRJ-045 LON-012 is followed by the loan: by the way to pay as soon as the case is saved', async () => {
    const on = server()
    const id = await newCase(on)
    await on.api.Hf2iPrjLoan.doSave({ hf2iPrjId: id, hf2iMonthIn: 30_000, ...BANK })
    show(<ProjectDetail projectId={id} sections={['basic', 'loan']} />, { transport: on.transport })
    const loan = await card('贷款信息')
    await waitFor(() => expect(fieldIn(loan, 'hf2iLoanType')).toHaveTextContent('商业贷款'), LONG_TIMEOUT)
    await chooseIn(await editBasic(), '付款类型', '公积金贷款')
    await save('基础需求')
    await waitFor(() => expect(fieldIn(loan, 'hf2iLoanType')).toHaveTextContent('公积金贷款'), LONG_TIMEOUT)
    expect(fieldIn(loan, 'hf2iFundLoan')).toBeVisible()
  })

  it('LON-013 empties a loan by another way to pay only after saying what', async () => {
    const on = server()
    const id = await newCase(on, { prjPayType: PAY_TYPE.fund })
    const handling = (await on.api.Hf2iPrjLoan.getLoanMatchHandleOrgs({ prjId: id, hf2iLoanType: LOAN_SCHEME.fund }))
      .data[0]
    const lender = (
      await on.api.Hf2iPrjLoan.loadDefaultLenderOrg({
        prjId: id,
        hf2iLoanType: LOAN_SCHEME.fund,
        hf2iHandleOrg: handling?.key ?? null,
      })
    ).data
    await on.api.Hf2iPrjLoan.doSave({
      hf2iPrjId: id,
      hf2iFundLoan: 800_000,
      hf2iFundType: 'HX1801',
      hf2iFundRepayYear: 20,
      hf2iHandleOrg: handling?.key ?? null,
      hf2iLendersOrg: lender.orgCode,
    })
    show(<ProjectDetail projectId={id} sections={['basic', 'loan']} />, { transport: on.transport })
    const loan = await card('贷款信息')
    await waitFor(() => expect(fieldIn(loan, 'hf2iLendersOrg')).toHaveTextContent(lender.orgName), LONG_TIMEOUT)
    const basic = await editBasic()
    expect(screen.queryByText(/会被清空/)).toBeNull()
    await chooseIn(basic, '付款类型', '商业贷款')
    const warning = (await screen.findByText('保存后，贷款信息中有 2 项会被清空', {}, LONG_TIMEOUT)).closest(
      '[role="status"]',
    )
    expect(warning).toHaveTextContent(`办理机构（${handling?.name}）、贷款机构（${lender.orgName}）`)
    await save('基础需求')
    await waitFor(() => expect(fieldIn(loan, 'hf2iLoanType')).toHaveTextContent('商业贷款'), LONG_TIMEOUT)
    expect((await loanOf(on, id))[0]).toMatchObject({
      hf2iHandleOrg: null,
      hf2iLendersOrg: null,
      hf2iFundLoan: 800_000,
    })
  })

  it('DEM-001 DEM-002 DEM-010 limits a demand to districts of one city; service staff take it up', async () => {
    const on = server('service')
    const id = await newCase(on, { hf20Ctrl1: 1, hf20ServiceAcct: 'demo-service' })
    show(<ProjectDetail projectId={id} sections={['demand']} />, { transport: on.transport })
    const demand = await fillIn('找房需求')
    const areas = within(demand).getByRole('combobox', { name: '意向区域' })
    await waitFor(() => expect(areas).not.toHaveAttribute('aria-busy'), LONG_TIMEOUT)
    await userEvent.click(areas)
    for (const name of ['天河区', '海珠区'])
      await userEvent.click(await screen.findByRole('option', { name }, LONG_TIMEOUT))
    await userEvent.keyboard('{Escape}')
    for (const [label, value] of [
      ['预算最低价', '200'],
      ['预算最高价', '300'],
      ['联系人', '例联系'],
      ['联系电话', '15400000001'],
    ] as const)
      await type(demand, label, value)
    await userEvent.keyboard('{Control>}s{/Control}')
    await userEvent.click(await screen.findByRole('button', { name: '我来跟进' }, LONG_TIMEOUT))
    expect(await notice('找房需求已由您跟进')).toBeVisible()
    await waitFor(() => expect(fieldIn(demand, 'hf22Status')).toHaveTextContent('跟进中'))
    expect(screen.queryByRole('button', { name: '我来跟进' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: '编辑找房需求' })).toHaveFocus())
    expect(fieldIn(demand, 'hf22City')).toHaveTextContent('广州市')
    expect(fieldIn(demand, 'hf22Areas')).toHaveTextContent('海珠区、天河区')
    expect(await demandOf(on, id)).toMatchObject([
      { hf22City: '440100', hf22Areas: ['440105', '440106'], hf22Status: DEMAND_STATUS.following },
    ])
  })
})

describe('a record that cannot be shown, or not be begun', () => {
  it('says why, and offers only what may be done', async () => {
    const on = server()
    const id = await newCase(on)
    let failing = true
    let closed = false
    const transport = answering(on.transport, ({ service, method }) => {
      if (service === 'Hf29PrjHourse' && method === 'getSubPageList' && failing)
        return { success: false, code: 'SERVER', message: '系统繁忙' }
      if (service === 'Hf2iPrjLoan' && method === 'getSubPageList')
        return { success: false, code: 'NO_PERMISSION', message: '没有权限' }
      if (service === 'Hf2hPrjTrade' && method === 'getOpts')
        return { success: true, data: [PRIVILEGE.search, PRIVILEGE.detail, PRIVILEGE.update] }
      return closed && method === 'checkStatus'
        ? { success: false, code: 'STATUS', message: '项目已结案，不能修改；如需修改请联系经理' }
        : null
    })
    show(<ProjectDetail projectId={id} sections={['house', 'trade', 'loan']} />, { transport })
    expect(await screen.findByText('没有查看贷款信息的权限', {}, LONG_TIMEOUT)).toBeVisible()
    const house = await card('交易房屋')
    expect(await within(house).findByText('交易房屋没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
    failing = false
    await userEvent.click(within(house).getByRole('button', { name: '重试' }))
    const begin = await screen.findByRole('button', { name: '填写交易房屋' }, LONG_TIMEOUT)
    closed = true
    await userEvent.click(begin)
    expect(await card('交易信息')).toHaveTextContent('暂无记录')
    expect(screen.queryByRole('button', { name: '填写交易信息' })).toBeNull()
    expect(await notice('项目已结案，不能修改；如需修改请联系经理')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^填写/ })).toBeNull())
    await expectAccessible()
  })
})
