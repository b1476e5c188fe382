import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { networkError } from '../../../lib/client/fangkit-error.ts'
import { MEMBER_TYPE, PARTY_TYPE, WAGES_WAY } from '../../../lib/domain/codes.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { sayWhy } from '../field/say-why.ts'
import { expectAccessible } from '../accessible.ts'
import { choose, LONG_TIMEOUT, show } from '../form/stage.tsx'
import { addMember, caseOf, RecordsPage } from './record-stage.tsx'
import { answering, notice, server, type Server } from './stage.tsx'

const lists = (root: HTMLElement = document.body): (string | null)[] =>
  within(root)
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent)
const list = (name: string): HTMLElement => screen.getByRole('region', { name })
const toggle = (name: string): HTMLElement =>
  within(within(list(name)).getByRole('heading', { level: 4 })).getByRole('button')
const add = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name: `新增${name}` }, LONG_TIMEOUT)
const bar = (): HTMLElement => screen.getByRole('region', { name: /正在编辑/ })
const pressInBar = (name: string): Promise<void> => userEvent.click(within(bar()).getByRole('button', { name }))

async function buyerOn(on: Server, name = '例甲') {
  return { project: await caseOf(on), member: await addMember(on, name, MEMBER_TYPE.buyer) }
}

describe('the lists of a member', () => {
  it('REC-001 to REC-003 are those of the side and of persons', async () => {
    const on = server()
    const { project, member } = await buyerOn(on)
    const owner = await addMember(on, '样乙', MEMBER_TYPE.owner)
    show(<RecordsPage project={project} members={[member, owner]} />, { transport: on.transport })
    await waitFor(() => expect(screen.getAllByText('暂无记录')).toHaveLength(7), LONG_TIMEOUT)
    expect(lists(screen.getByRole('region', { name: '例甲的记录' }))).toHaveLength(5)
    expect(lists(screen.getByRole('region', { name: '样乙的记录' })).map((text) => text?.slice(0, 2))).toEqual([
      '工作',
      '社保',
    ])
    expect(on.called('Hf27PrjMemberTax.getSubPageList')).toHaveLength(1)
    await inEveryScheme(expectAccessible)
  })

  it('REC-002 hold no fund, no tax and no houses of companies that buy', async () => {
    const on = server()
    const project = await caseOf(on, PARTY_TYPE.company)
    const member = await addMember(on, '例甲', MEMBER_TYPE.buyer, PARTY_TYPE.company)
    show(<RecordsPage project={project} members={[member]} />, { transport: on.transport })
    await waitFor(() => expect(screen.getAllByText('暂无记录')).toHaveLength(2), LONG_TIMEOUT)
    expect(on.called('Hf25PrjMemberFund.getSubPageList')).toHaveLength(0)
  })

  it('REC-004 REC-006 REC-022 say in one line what is inside, and open', async () => {
    const on = server()
    const { project, member } = await buyerOn(on)
    const of = { hf26MemberId: member.keyValue, hf26Province: '440000', hf26City: '440100' }
    await on.api.Hf26PrjMemberSocial.doSave({ ...of, hf26Date1: '2024-01', hf26Date2: '2024-06', hf26Status: 'HX2104' })
    await on.api.Hf26PrjMemberSocial.doSave({ ...of, hf26Date1: '2024-07', hf26Date2: '2024-12', hf26Status: 'HX2101' })
    await on.api.Hf25PrjMemberFund.doSave({
      hf25MemberId: member.keyValue,
      hf25FundProvince: '440000',
      hf25FundCity: '440100',
      hf25FundBase: 18_000,
      hf25Date1: '2024-01',
      hf25Date2: '2024-05',
      hf25Status: 'HX2101',
    })
    show(<RecordsPage project={project} members={[member]} readOnly />, { transport: on.transport })
    expect(await screen.findByText('广州市 2024-01 至 2024-12，连续 12 个月', {}, LONG_TIMEOUT)).toBeVisible()
    expect(toggle('社保')).toHaveTextContent('2 条正常')
    expect(toggle('公积金')).toHaveTextContent('1 条不足 6 个月广州市 · 基数 18,000.00 · 连续 5 个月')
    await userEvent.click(toggle('社保'))
    expect(toggle('社保')).toHaveAttribute('aria-expanded', 'true')
    expect(within(list('社保')).getByRole('region', { name: '社保 2' })).toHaveTextContent('2024-12')
    expect(within(list('社保')).queryByRole('button', { name: /新增|编辑|删除/ })).toBeNull()
    await userEvent.click(toggle('公积金'))
    await waitFor(() => expect(within(list('公积金')).getByText('2024年5月起，连续缴存期统一为6个月。')).toBeVisible())
    await userEvent.click(toggle('个税'))
    await waitFor(() => expect(within(list('个税')).getByText('暂无记录')).toBeVisible())
    await inEveryScheme(expectAccessible)
  })
})

describe('a record', () => {
  it('REC-005 REC-009 is added: the caret is in its first field, and the focus returns after the save', async () => {
    const on = server()
    const { project, member } = await buyerOn(on)
    show(<RecordsPage project={project} members={[member]} />, { transport: on.transport })
    await userEvent.click(await add('社保'))
    const form = await screen.findByRole('form', { name: '编辑社保' }, LONG_TIMEOUT)
    await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement), LONG_TIMEOUT)
    expect(bar()).toHaveTextContent('买家信息 / 例甲 / 社保 1')
    expect(toggle('社保')).toBeDisabled()
    expect(form).toHaveTextContent('广东省')
    await userEvent.type(within(form).getByLabelText('参保起始月'), '2024-01')
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(await notice('保存成功')).toBeVisible()
    expect(await screen.findByRole('region', { name: '社保 1' }, LONG_TIMEOUT)).toHaveTextContent('2024-01')
    await waitFor(async () => expect(await add('社保')).toHaveFocus(), LONG_TIMEOUT)
    expect(screen.queryByRole('form')).toBeNull()
    expect((await on.api.Hf26PrjMemberSocial.getSubPageList({ objKey: member.keyValue ?? '' })).data).toMatchObject([
      { hf26Date1: '2024-01', hf26City: '440100', hf26MemberId: member.keyValue },
    ])
  })

  it('REC-007 REC-008 is edited in one form at a time, for all lists of all people; giving up asks', async () => {
    const on = server()
    const { project, member } = await buyerOn(on)
    const owner = await addMember(on, '样乙', MEMBER_TYPE.owner)
    await on.api.Hf26PrjMemberSocial.doSave({
      hf26MemberId: member.keyValue,
      hf26Province: '440000',
      hf26City: '440100',
      hf26Date1: '2024-01',
    })
    show(<RecordsPage project={project} members={[member, owner]} />, { transport: on.transport })
    await userEvent.click(
      (await screen.findAllByRole('button', { name: '新增工作与征信' }, LONG_TIMEOUT))[0] as HTMLElement,
    )
    await userEvent.type(await screen.findByLabelText('工作单位', {}, LONG_TIMEOUT), '示例公司')
    const elsewhere = screen.getAllByRole('button', { name: '新增社保' })
    for (const button of elsewhere) await userEvent.click(button)
    await waitFor(
      () =>
        expect(
          within(screen.getByRole('region', { name: '通知' })).getAllByText('请先保存当前填写的表单').length,
        ).toBeGreaterThan(0),
      LONG_TIMEOUT,
    )
    await waitFor(() => expect(elsewhere[1]).toHaveFocus())
    expect(screen.getAllByRole('form')).toHaveLength(1)
    expect(on.called('Prj.checkStatus')).toHaveLength(1)

    await pressInBar('取消')
    await screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)
    await userEvent.click(screen.getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.getByLabelText('工作单位')).toHaveValue('示例公司'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), LONG_TIMEOUT)
    await userEvent.clear(screen.getByLabelText('工作单位'))
    await userEvent.type(screen.getByLabelText('单位电话'), '02087654321')
    const saveWhenAsked = async (): Promise<void> => {
      await pressInBar('取消')
      await userEvent.click(
        within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '保存' }),
      )
    }
    await saveWhenAsked()
    await waitFor(() => expect(screen.getByLabelText('工作单位')).toBeInvalid(), LONG_TIMEOUT)
    await userEvent.type(screen.getByLabelText('工作单位'), '示例公司')
    await saveWhenAsked()
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull(), LONG_TIMEOUT)
    const work = screen.getByRole('region', { name: '工作与征信 1' })
    expect(work).toHaveTextContent('示例公司')
    expect(work).not.toHaveTextContent('02087654321')
    await userEvent.click(await within(work).findByRole('button', { name: '显示单位电话的完整内容' }, LONG_TIMEOUT))
    await sayWhy()
    expect(await within(work).findByText('02087654321', {}, LONG_TIMEOUT)).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: '编辑工作与征信 1' }))
    await userEvent.clear(await screen.findByLabelText('工作单位', {}, LONG_TIMEOUT))
    await userEvent.type(screen.getByLabelText('工作单位'), '样本公司')
    await pressInBar('取消')
    await userEvent.click(
      within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '放弃' }),
    )
    await waitFor(() => expect(screen.getByRole('button', { name: '编辑工作与征信 1' })).toHaveFocus(), LONG_TIMEOUT)
    expect(screen.getByRole('region', { name: '工作与征信 1' })).toHaveTextContent('示例公司')
    await userEvent.click(elsewhere[0] as HTMLElement)
    expect(await screen.findByRole('form', { name: '编辑社保' }, LONG_TIMEOUT)).toBeVisible()
    expect(bar()).toHaveTextContent('社保 2')
    await pressInBar('取消')
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull(), LONG_TIMEOUT)
  })

  it('REC-014 REC-018 REC-019 takes whole counts; answers bring up what they ask for', async () => {
    const on = server()
    const { project, member } = await buyerOn(on)
    show(<RecordsPage project={project} members={[member]} />, { transport: on.transport })
    await userEvent.click(await add('工作与征信'))
    const form = await screen.findByRole('form', { name: '编辑工作与征信' }, LONG_TIMEOUT)
    expect(within(form).queryByLabelText('流水月数')).toBeNull()
    await choose(
      await within(form).findByRole('combobox', { name: '工资发放方式' }, LONG_TIMEOUT),
      '个人转账',
      userEvent,
    )
    expect(WAGES_WAY.personalTransfer).toBe('HFH102')
    expect(await within(form).findByLabelText('流水月数', {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(form).queryByLabelText('行业变更日期')).toBeNull()
    await userEvent.click(within(within(form).getByRole('radiogroup', { name: '近6个月是否更换行业' })).getByText('是'))
    expect(await within(form).findByLabelText('行业变更日期', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.type(within(form).getByLabelText('工作单位'), '示例公司')
    const count = within(form).getByLabelText('近2年非按揭累计逾期')
    await userEvent.type(count, '1.5')
    await pressInBar('保存')
    await waitFor(() => expect(count).toBeInvalid(), LONG_TIMEOUT)
    await waitFor(() => expect(count).toHaveFocus())
    expect(count).toHaveAccessibleDescription(/整数/)
    expect(on.called('Hf24PrjMemberWorkCredit.doSave')).toHaveLength(0)
  })

  it('ERR-034 is removed after a question and a status check; what fails is told', async () => {
    const on = server()
    const { project, member } = await buyerOn(on)
    for (const month of ['2024-01', '2025-01'])
      await on.api.Hf27PrjMemberTax.doSave({
        hf27MemberId: member.keyValue,
        hf27Province: '440000',
        hf27City: '440100',
        hf27Date1: month,
        hf27Date2: month,
      })
    let broken = true
    const transport = answering(on.transport, ({ method }) =>
      method === 'doDelete' && broken ? networkError('x') : null,
    )
    show(<RecordsPage project={project} members={[member]} />, { transport })
    await waitFor(() => expect(toggle('个税')).toHaveTextContent('2 条'), LONG_TIMEOUT)
    await userEvent.click(toggle('个税'))
    const remove = async (): Promise<void> => {
      await userEvent.click(screen.getByRole('button', { name: '删除个税 1' }))
      await userEvent.click(
        within(await screen.findByRole('alertdialog', { name: /删除“个税 1”/ }, LONG_TIMEOUT)).getByRole('button', {
          name: '删除',
        }),
      )
    }
    await remove()
    expect(await notice('删除失败')).toBeVisible()
    expect(screen.getByRole('region', { name: '个税 2' })).toBeVisible()
    broken = false
    await remove()
    expect(await notice('删除成功')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: '个税 2' })).toBeNull(), LONG_TIMEOUT)
    expect(screen.getByRole('region', { name: '个税 1' })).toHaveTextContent('2025-01')
    await waitFor(async () => expect(await add('个税')).toHaveFocus(), LONG_TIMEOUT)
    expect(on.called('Prj.checkStatus')).toHaveLength(2)
  })
})

describe('what somebody else removes', () => {
  it('stays on screen while it is edited here, and the failed save is told', async () => {
    const on = server()
    const { project, member } = await buyerOn(on)
    const pay = async (from: string) =>
      (
        await on.api.Hf27PrjMemberTax.doSave({
          hf27MemberId: member.keyValue,
          hf27Province: '440000',
          hf27City: '440100',
          hf27Date1: from,
        })
      ).data
    const first = await pay('2024-01')
    await pay('2025-01')
    show(<RecordsPage project={project} members={[member]} />, { transport: on.transport })
    await waitFor(() => expect(toggle('个税')).toHaveTextContent('2 条'), LONG_TIMEOUT)
    await userEvent.click(toggle('个税'))
    await userEvent.click(screen.getByRole('button', { name: '编辑个税 1' }))
    const month = await screen.findByLabelText('纳税截止月', {}, LONG_TIMEOUT)
    await userEvent.type(month, '2026-01')
    await on.api.Hf27PrjMemberTax.doDelete({ id: first.keyValue ?? '' })
    await userEvent.click(screen.getByRole('button', { name: /^删除个税/ }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '删除' }),
    )
    await waitFor(() => expect(toggle('个税')).toHaveTextContent('1 条'), LONG_TIMEOUT)
    expect(month).toHaveValue('2026-01')
    await pressInBar('保存')
    expect(await notice(/没有|不存在|已被删除|找不到/)).toBeVisible()
    expect(month).toHaveValue('2026-01')
  })
})

describe('a case that may not be edited', () => {
  it('PRJ-042 says why, opens nothing and offers nothing more', async () => {
    const on = server()
    const { project, member } = await buyerOn(on)
    const transport = answering(on.transport, ({ method }) =>
      method === 'checkStatus' ? { success: false, code: 'STATUS', message: '项目已锁定', data: null } : null,
    )
    show(<RecordsPage project={project} members={[member]} />, { transport })
    await userEvent.click(await add('社保'))
    expect(await notice('项目已锁定')).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    expect(await add('社保')).toBeDisabled()
    expect(await add('社保')).toHaveAttribute('title', '项目已锁定')
  })
})

describe('lists that fail, and long ones', () => {
  it('say so one by one and load again', async () => {
    const on = server()
    const { project, member } = await buyerOn(on)
    let broken = true
    const transport = answering(on.transport, ({ service }) =>
      service === 'Hf26PrjMemberSocial' && broken ? networkError('x') : null,
    )
    show(<RecordsPage project={project} members={[member]} />, { transport })
    const retry = await screen.findByRole('button', { name: '重新加载社保' }, LONG_TIMEOUT)
    expect(toggle('社保')).toHaveTextContent('加载失败')
    expect(toggle('个税')).toHaveTextContent('暂无记录')
    await userEvent.click(toggle('社保'))
    expect(await within(list('社保')).findByRole('alert')).toBeVisible()
    expect(retry).not.toBeInTheDocument()
    await expectAccessible()
    broken = false
    await userEvent.click(within(list('社保')).getByRole('button', { name: '重试' }))
    expect(await within(list('社保')).findByText('暂无记录', {}, LONG_TIMEOUT)).toBeVisible()
  })

  it('draw many records in steps, and the search reaches the last one in a closed list', async () => {
    const on = server()
    const { project, member } = await buyerOn(on)
    const { api } = on
    for (let at = 0; at < 60; at += 1)
      await api.Hf28PrjMemberHourse.doSave({
        hf28MemberId: member.keyValue,
        hf28Province: '440000',
        hf28City: '440100',
        hf28HourseType: 'HF7501',
        hf28Spec1: `示例路 ${at + 1} 号`,
      })
    show(<RecordsPage project={project} members={[member]} />, { transport: on.transport })
    await waitFor(() => expect(toggle('名下房产')).toHaveTextContent('60 条示例路 1 号 等 60 条'), LONG_TIMEOUT)
    await userEvent.click(toggle('名下房产'))
    expect(screen.getAllByRole('region', { name: /^房产 / })).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: '显示其余 40 条' }))
    expect(screen.getAllByRole('region', { name: /^房产 / })).toHaveLength(60)
    await waitFor(() => expect(screen.getByRole('region', { name: '房产 21' })).toHaveFocus())
    await userEvent.click(toggle('名下房产'))
    const box = await screen.findByRole('combobox', { name: '搜索字段' }, LONG_TIMEOUT)
    await userEvent.type(box, '房产 60 房产地址')
    await waitFor(
      () => expect(screen.getAllByRole('option')[0]).toHaveTextContent('房产 60 - 房产情况 - 房产地址'),
      LONG_TIMEOUT,
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(
      () =>
        expect(screen.getByRole('region', { name: '房产 60' }).querySelector('[data-highlighted]')).toHaveTextContent(
          '示例路 60 号',
        ),
      LONG_TIMEOUT,
    )
  })
})
