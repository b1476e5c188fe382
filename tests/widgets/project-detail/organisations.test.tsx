import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LOAN_SCHEME, PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { NewProject } from '../../../lib/widgets/project-detail/creation/new-project.tsx'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { card, fieldIn, type } from './people-stage.tsx'
import { answering, basic, chooseIn, notice, saveButton, server, type Server } from './stage.tsx'

/** A case in a district of Guangzhou; answers its key. */
async function newCase({ api }: Server, values: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { data } = await api.Hf20PrjBase.doSave({
    prjPayType: PAY_TYPE.commercial,
    hf20BuyerType: PARTY_TYPE.individual,
    hf20SellerType: PARTY_TYPE.individual,
    hf20ManagerId: 'demo-manager',
    hf20HouseProvince: '440000',
    hf20HouseCity: '440100',
    hf20HouseArea: '440106',
    hf20HouseAddress: '示例路 88 号',
  })
  const { keyValue } = data
  await api.Hf20PrjBase.doSave({ keyValue, ...values })
  return keyValue ?? ''
}

async function press(name: string | RegExp, root: HTMLElement = document.body): Promise<void> {
  await userEvent.click(await within(root).findByRole('button', { name }, LONG_TIMEOUT))
}

/** Opens the form of the loan. */
async function form(how: '填写' | '编辑'): Promise<HTMLElement> {
  await press(`${how}贷款信息`)
  await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
  return card('贷款信息')
}

async function save(): Promise<void> {
  await userEvent.click(saveButton())
  await screen.findByRole('button', { name: '编辑贷款信息' }, LONG_TIMEOUT)
}

const picker = (root: HTMLElement, label: string): HTMLElement => within(root).getByRole('combobox', { name: label })

/** Opens a picker and answers what it offers. */
async function offered(root: HTMLElement, label: string): Promise<readonly string[]> {
  await userEvent.click(picker(root, label))
  return (await screen.findAllByRole('option', {}, LONG_TIMEOUT)).map(({ textContent }) => textContent)
}

async function pick(root: HTMLElement, label: string, option: RegExp): Promise<void> {
  if (picker(root, label).getAttribute('aria-expanded') !== 'true') await userEvent.click(picker(root, label))
  await userEvent.click((await screen.findAllByRole('option', { name: option }, LONG_TIMEOUT))[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

const loanOf = async ({ api }: Server, id: string) => (await api.Hf2iPrjLoan.getSubPageList({ objKey: id })).data

describe('the organisations of a loan', () => {
  it('LON-013 LON-017 LON-018 LON-020 follow the loan type; the lender is preset, fixed or given up', async () => {
    const on = server()
    const id = await newCase(on)
    show(<ProjectDetail projectId={id} sections={['loan']} />, { transport: on.transport })
    const loan = await form('填写')
    const banks = await offered(loan, '办理机构')
    expect(banks[0]).toContain('同区')
    const foreign = banks.map((name) => name.includes('外资'))
    expect(foreign.indexOf(true)).toBeGreaterThan(0)
    expect(foreign.lastIndexOf(false)).toBeLessThan(foreign.indexOf(true))
    await expectAccessible()
    await pick(loan, '办理机构', /天河/)
    const chosen = picker(loan, '办理机构').textContent

    await chooseIn(loan, '贷款类型', '公积金贷款')
    await waitFor(
      () => expect(picker(loan, '贷款机构')).toHaveTextContent('示例公积金管理部（天河·演示）'),
      LONG_TIMEOUT,
    )
    expect(picker(loan, '贷款机构')).toHaveAttribute('aria-readonly', 'true')
    expect(fieldIn(loan, 'hf2iLendersOrg')).toHaveTextContent('不能改选')
    expect(picker(loan, '办理机构')).toHaveTextContent(chosen)
    await expectAccessible()
    await pick(loan, '办理机构', /公积金管理部（越秀/)
    await waitFor(() => expect(picker(loan, '贷款机构')).toHaveTextContent('越秀'), LONG_TIMEOUT)
    await type(loan, '公积金贷款金额', '600000')
    await type(loan, '公积金贷款年限', '20')
    await save()
    expect(await loanOf(on, id)).toMatchObject([
      { hf2iLoanType: LOAN_SCHEME.fund, hf2iHandleOrg: 'O44010402', hf2iLendersOrg: 'O44010402' },
    ])

    await form('编辑')
    await within(fieldIn(loan, 'hf2iLendersOrg')).findByText(/不能改选/, {}, LONG_TIMEOUT)
    await save()
    expect(on.called('Hf2iPrjLoan.doSave')).toHaveLength(1)

    await form('编辑')
    await chooseIn(loan, '贷款类型', '房产抵押贷款')
    expect(
      await within(fieldIn(loan, 'hf2iHandleOrg')).findByText(/不在现在可选的机构内/, {}, LONG_TIMEOUT),
    ).toBeVisible()
    expect(await within(loan).findByText(/保存后将清空 \d 个字段/, {}, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(picker(loan, '贷款机构')).toHaveTextContent('请选择'), LONG_TIMEOUT)
    await chooseIn(loan, '贷款类型', '商业贷款')
    const losses = (await within(loan).findByText(/保存后将清空 \d 个字段/, {}, LONG_TIMEOUT))
      .parentElement as HTMLElement
    for (const lost of ['办理机构', '贷款机构']) expect(within(losses).getByText(lost)).toBeVisible()
    expect(losses).toHaveTextContent('示例公积金管理部（越秀·演示）')
  })

  it('LON-018 count a preset lender alone as no change; it goes with its bank, and a chosen one stays', async () => {
    const on = server()
    const id = await newCase(on, { prjPayType: PAY_TYPE.fund })
    show(<ProjectDetail projectId={id} sections={['loan']} />, { transport: on.transport })
    const loan = await form('填写')
    const lender = (): HTMLElement => picker(loan, '贷款机构')
    await waitFor(() => expect(lender()).toHaveTextContent('公积金管理部（天河'), LONG_TIMEOUT)
    await press('取消')
    await form('填写')
    await waitFor(() => expect(lender()).toHaveTextContent('公积金管理部（天河'), LONG_TIMEOUT)
    await chooseIn(loan, '贷款类型', '房产抵押贷款')
    await waitFor(() => expect(lender()).toHaveTextContent('请选择'), LONG_TIMEOUT)
    for (const bank of [/天河示例一支行/, /天河示例二支行/]) {
      await pick(loan, '贷款银行', bank)
      await waitFor(() => expect(lender()).toHaveTextContent(bank), LONG_TIMEOUT)
    }
    await pick(loan, '贷款机构', /越秀/)
    await pick(loan, '贷款银行', /天河示例一支行/)
    await userEvent.click(
      await within(fieldIn(loan, 'hf2iLendersOrg')).findByRole(
        'button',
        { name: /^改为.*天河示例一支行$/ },
        LONG_TIMEOUT,
      ),
    )
    expect(lender()).toHaveTextContent('天河示例一支行')
  })

  it('say why nothing is offered, and can be asked again', async () => {
    const on = server()
    const id = await newCase(on, { prjPayType: PAY_TYPE.mortgage })
    const failing = new Set(['getLoanMatchHandleOrgs', 'loadDefaultLenderOrg'])
    let nothing = false
    const transport = answering(on.transport, ({ method }) => {
      if (failing.has(method)) return { success: false, code: 'NO_PERMISSION', message: '没有权限' }
      return nothing && method === 'getLoanMatchHandleOrgs' ? { success: true, data: [] } : null
    })
    show(<ProjectDetail projectId={id} sections={['loan']} />, { transport })
    const loan = await form('填写')
    const lender = fieldIn(loan, 'hf2iLendersOrg')
    expect(await within(lender).findByText(/默认贷款机构没有取得/, {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(picker(loan, '办理机构'))
    expect(await screen.findByText('没有查看这份名单的权限', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    failing.clear()
    nothing = true
    await press('重试', lender)
    await waitFor(() => expect(lender).not.toHaveTextContent('没有取得'), LONG_TIMEOUT)
    await userEvent.click(picker(loan, '贷款机构'))
    expect(await screen.findByText(/房屋所在城市没有可选的机构/, {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
  })
})

describe('BAS-045 recommended organisations', () => {
  const head = (): Promise<HTMLElement> => screen.findByRole('button', { name: /^推荐机构/ }, LONG_TIMEOUT)
  const rows = async (): Promise<HTMLElement[]> =>
    within(await screen.findByRole('list', { name: '推荐机构' }, LONG_TIMEOUT)).getAllByRole('listitem')

  it('OPN-010 PRJ-042 CAL-011 CAL-012 are computed on demand, chosen in the form, and become outdated', async () => {
    const on = server()
    const id = await newCase(on)
    show(<ProjectDetail projectId={id} sections={['basic']} />, { transport: on.transport })
    await head()
    expect(await basic()).toHaveTextContent(/业务类型：购房按揭/)
    expect(on.called('Prj.getPrjRecommandResult')).toEqual([])
    await userEvent.click(await head())
    expect(await screen.findByText('还没有推荐过机构', {}, LONG_TIMEOUT)).toBeVisible()
    await press('开始推荐')
    const [first] = await rows()
    expect(first).toHaveTextContent('办理商业按揭')
    expect(first).toHaveTextContent('与房屋同区')
    expect(
      Number(
        within(first as HTMLElement)
          .getByRole('progressbar', { name: '匹配度' })
          .getAttribute('aria-valuenow'),
      ),
    ).toBeGreaterThan(0)
    expect(await head()).toHaveAccessibleName(/\d+ 家/)
    await inEveryScheme(expectAccessible)
    await press(/^显示其余 \d+ 家$/)
    await waitFor(async () => expect((await rows())[5]).toHaveFocus())

    const choose = within((await rows())[1] as HTMLElement).getByRole('button', { name: /^选用/ })
    const name = choose.getAttribute('aria-label')?.slice(2) ?? ''
    const checks = on.called('Prj.checkStatus').length
    await userEvent.click(choose)
    await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
    expect(on.called('Prj.checkStatus').length).toBeGreaterThan(checks)
    const field = fieldIn(await basic(), 'hf20DivisionDetailId')
    await waitFor(() => expect(within(field).getByRole('combobox')).toHaveFocus(), LONG_TIMEOUT)
    expect(field).toHaveTextContent(name)
    expect((await rows())[1]).toHaveTextContent('已选用，保存后生效')
    await userEvent.click(saveButton())
    await screen.findByRole('button', { name: '编辑基础需求' }, LONG_TIMEOUT)
    expect((await rows())[1]).toHaveTextContent('当前办理机构')
    expect((await on.api.Hf20PrjBase.getOne({ id })).data.refValues['hf20DivisionDetailId']).toBe(name)

    await press('编辑基础需求')
    await chooseIn(await basic(), '付款类型', '公积金贷款')
    await userEvent.click(saveButton())
    expect(await screen.findByText(/推荐之后项目有变化/, {}, LONG_TIMEOUT)).toBeVisible()
    await press('重新推荐')
    expect(await notice(/^已重新推荐，共 \d+ 家机构$/)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/推荐之后项目有变化/)).toBeNull(), LONG_TIMEOUT)
  })

  it('cannot be chosen by those who only read; what has no number says so; a failure can be tried again', async () => {
    const on = server('viewer')
    const row = {
      divisionId: 'O1',
      name: '示例外资银行',
      type: 'HF9C01',
      score: 40,
      reasons: [],
      address: null,
      phone: null,
      foreign: 1,
    }
    const answers = [
      { success: false, code: 'REFUSED', message: '暂时不能查看' },
      { success: true, data: { at: 1, by: '演示', stale: true, rows: [row] } },
    ] as const
    let asked = 0
    const transport = answering(on.transport, ({ method }) =>
      method === 'getPrjRecommandResult' ? (answers[Math.min(asked++, 1)] ?? null) : null,
    )
    show(<ProjectDetail projectId="demo-project-05" sections={['basic']} />, { transport })
    await userEvent.click(await head())
    expect(await screen.findByText('推荐机构没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
    await press('重试')
    const [only] = await rows()
    expect(only).toHaveTextContent('暂无地址 · 暂无联系方式')
    expect(only).toHaveTextContent('外资')
    expect(screen.queryByRole('button', { name: /选用|重新推荐/ })).toBeNull()
    expect(screen.getByText(/推荐之后项目有变化/)).toBeVisible()
    await expectAccessible()
  })

  it('CAL-013 OPN-010 are counted for what a new case says so far', async () => {
    const on = server()
    let failing = true
    const transport = answering(on.transport, ({ method }) =>
      failing && method === 'getEvaluateRecommandDivsionNum'
        ? { success: false, code: 'REFUSED', message: '暂时不能统计' }
        : null,
    )
    show(<NewProject onClose={vi.fn()} />, { transport })
    const drawer = await screen.findByRole('dialog', { name: '新建项目' }, LONG_TIMEOUT)
    await within(drawer).findByText(/可推荐的机构数没有取得/, {}, LONG_TIMEOUT)
    failing = false
    await press('重试', drawer)
    expect(await within(drawer).findByText(/有 \d+ 家机构可以推荐/, {}, LONG_TIMEOUT)).toBeVisible()
    const before = on.called('Prj.getEvaluateRecommandDivsionNum').length
    const countText = within(drawer).getByText(/家机构可以推荐/).textContent
    await chooseIn(drawer, '付款类型', '商业贷款')
    await waitFor(
      () => expect(within(drawer).getByText(/家机构可以推荐/).textContent).not.toBe(countText),
      LONG_TIMEOUT,
    )
    expect(on.called('Prj.getEvaluateRecommandDivsionNum').at(-1)?.body).toMatchObject({
      prjPayType: PAY_TYPE.commercial,
      hf20LoanScheme: LOAN_SCHEME.commercial,
    })
    expect(on.called('Prj.getEvaluateRecommandDivsionNum')).toHaveLength(before + 1)
    await expectAccessible()
  })
})
