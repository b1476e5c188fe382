import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { MARRIAGE, MEMBER_TYPE, NO_OR_YES, SEX } from '../../../lib/domain/codes.ts'
import { PRIVILEGE } from '../../../lib/domain/permission/privilege.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import type { ProjectDetailHandle } from '../../../lib/widgets/project-detail/project-events.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import {
  card,
  complete,
  editMember,
  emptyCase,
  fieldIn,
  removeMember,
  membersOf,
  memberCalled,
  navigation,
  peopled,
  strip,
  toggleOf,
  type,
  WOMAN,
} from './people-stage.tsx'
import { CASE } from './record-stage.tsx'
import { answering, chooseIn, notice, saveButton, server } from './stage.tsx'

describe('a member that is added', () => {
  it('PRJ-035 MEM-039 MEM-040 is read off the card number, kept as a draft, and there once it is saved', async () => {
    const on = server()
    await emptyCase(on)
    const page = <ProjectDetail projectId={CASE} sections={['owners', 'basic']} />
    const { showInstead } = show(page, { transport: on.transport })
    const add = async (): Promise<HTMLElement> => {
      await userEvent.click(await screen.findByRole('button', { name: '添加业主' }, LONG_TIMEOUT))
      return card('新业主')
    }
    const left = await add()
    await type(left, '真实姓名', '何建样')
    showInstead(<p>别处</p>)
    showInstead(page)
    const form = await add()
    await userEvent.click(await within(form).findByRole('button', { name: '恢复' }, LONG_TIMEOUT))
    await waitFor(() => expect(within(form).getByLabelText('真实姓名')).toHaveValue('何建样'))
    await type(form, '证件号码', WOMAN)
    expect(await within(form).findByText(/^已推算：女，1990-03-07，\d+ 岁$/, {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(form).getByLabelText('出生日期')).toHaveValue('1990-03-07')
    await type(form, '手机号码', '15400000012')
    await chooseIn(form, '婚姻状况', '已婚')
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(await notice('保存成功')).toBeVisible()
    expect(toggleOf(await card('何建样'))).toHaveAttribute('aria-expanded', 'true')
    expect(screen.queryByRole('region', { name: '新业主' })).toBeNull()
    expect(strip()).toHaveTextContent('业主何建样')
    expect(within(navigation()).getByRole('button', { name: '何建样' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: '添加业主' })).toHaveFocus())
    expect(await membersOf(on)).toMatchObject([
      { hf23LinkName: '何建样', hf23MemberType: MEMBER_TYPE.owner, hf23Birthday: '1990-03-07', hf23Sex: SEX.female },
    ])
    expect((await on.api.Hf20PrjBase.getOne({ id: CASE })).data.refValues['hf20SellerId']).toBe('何建样')
  })

  it('stays away where the server refuses to begin, and where the person may not', async () => {
    const on = server()
    await emptyCase(on)
    let closed = false
    const transport = answering(on.transport, ({ method }) =>
      closed && method === 'checkStatus'
        ? { success: false, code: 'STATUS', message: '项目已结案，不能修改；如需修改请联系经理' }
        : null,
    )
    show(<ProjectDetail projectId={CASE} sections={['owners']} />, { transport })
    const begin = await screen.findByRole('button', { name: '添加业主' }, LONG_TIMEOUT)
    closed = true
    await userEvent.click(begin)
    expect(await notice('项目已结案，不能修改；如需修改请联系经理')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: '添加业主' })).toBeNull())
    expect(screen.queryByRole('region', { name: '新业主' })).toBeNull()
  })
})

describe('a member that is edited', () => {
  it('MEM-035 shows at once where it is named, asks before another one, and tells which fields it clears', async () => {
    const on = server()
    await peopled(on)
    await complete(on, '林若例', {
      hf23Child: NO_OR_YES.yes,
      hf23ChildBirthday: '2015-01-01',
      hf23ChildHome: '示例市演示区',
    })
    show(<ProjectDetail projectId={CASE} sections={['buyers']} />, { transport: on.transport })
    const form = await editMember('林若例')
    expect(screen.getByRole('region', { name: '正在编辑 买家信息 / 林若例' })).toBeVisible()
    await waitFor(() => expect(within(form).getByLabelText('真实姓名')).toHaveFocus())
    await type(form, '真实姓名', '林若溪例')
    await userEvent.click(within(fieldIn(form, 'hf23Child')).getByText('否'))
    expect(await within(form).findByText(/保存后将清空 2 个字段/, {}, LONG_TIMEOUT)).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.click(screen.getByRole('button', { name: '编辑周航例' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)).getByRole(
        'button',
        {
          name: '保存',
        },
      ),
    )
    expect(await screen.findByRole('region', { name: '正在编辑 买家信息 / 周航例' }, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(strip()).toHaveTextContent('买家林若溪例、周航例'))
    await waitFor(async () => expect(await card('周航例')).toHaveTextContent('配偶 林若溪例'), LONG_TIMEOUT)
    expect(await memberCalled(on, '林若溪例')).toMatchObject({
      hf23Child: NO_OR_YES.no,
      hf23ChildBirthday: null,
      hf23ChildHome: null,
    })
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(async () => expect(toggleOf(await card('周航例'))).toHaveFocus())
    expect(on.called('Prj.checkStatus').length).toBeGreaterThanOrEqual(3)
  })

  it('is decided in a dialog where two people change the same field; a newer version is told before', async () => {
    const on = server()
    const handle = createRef<ProjectDetailHandle>()
    await peopled(on)
    const { keyValue } = await complete(on, '林若例')
    show(<ProjectDetail ref={handle} projectId={CASE} sections={['buyers']} defaultEditing={`buyers/${keyValue}`} />, {
      transport: on.transport,
    })
    const form = await card('林若例')
    await type(form, '电子邮箱', 'mine@example.com')
    await on.api.Hf23PrjMember.doSave({ keyValue, hf23Email: 'theirs@example.com', hf23Marriage: MARRIAGE.again })
    handle.current?.refresh()
    expect(await within(form).findByText(/保存了新的内容/, {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(saveButton())
    const dialog = await screen.findByRole('dialog', { name: '有人同时修改了“买家信息”' }, LONG_TIMEOUT)
    await userEvent.click(within(dialog).getByRole('button', { name: '全用我的' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '合并并保存' }))
    await screen.findByRole('button', { name: '编辑林若例' }, LONG_TIMEOUT)
    expect(await memberCalled(on, '林若例')).toMatchObject({
      hf23Email: 'mine@example.com',
      hf23Marriage: MARRIAGE.again,
    })
  })
})

describe('what else changes the people', () => {
  it('PRJ-042 waits: groups open once what is being filled in is settled; who is gone meanwhile is told', async () => {
    const on = server()
    const handle = createRef<ProjectDetailHandle>()
    await peopled(on)
    show(<ProjectDetail ref={handle} projectId={CASE} sections={['buyers']} />, { transport: on.transport })
    await type(await editMember('林若例'), '电子邮箱', 'mine@example.com')
    await userEvent.click(screen.getByRole('button', { name: '买家分组' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)).getByRole(
        'button',
        {
          name: '放弃',
        },
      ),
    )
    const dialog = await screen.findByRole('dialog', {}, LONG_TIMEOUT)
    expect(within(dialog).getByRole('tab', { name: /保证人/ })).toBeVisible()
    expect(on.called('Prj.checkStatus')).toHaveLength(3)
    await userEvent.click(await within(dialog).findByRole('button', { name: '取消' }, LONG_TIMEOUT))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await type(await editMember('周航例'), '电子邮箱', 'lost@example.com')
    await on.api.Hf23PrjMember.deleteMember({ id: (await memberCalled(on, '周航例')).keyValue, prjId: CASE })
    handle.current?.refresh()
    expect(await notice('正在填写的成员已不在名单中')).toBeVisible()
    expect(screen.queryByRole('region', { name: '周航例' })).toBeNull()
    await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull())
  })
})

describe('a member that is removed', () => {
  it('MEM-073 MEM-074 ERR-013 ERR-028 goes after a question; the focus moves on; a refusal says why', async () => {
    const on = server()
    await peopled(on)
    const { keyValue: id } = await memberCalled(on, '林若例')
    for (const from of ['2024-01', '2025-01'])
      await on.api.Hf26PrjMemberSocial.doSave({ hf26MemberId: id, hf26Date1: from })
    let refused = true
    const transport = answering(on.transport, ({ method }) =>
      method === 'deleteMember' && refused
        ? { success: false, code: 'STATUS', message: '项目已提交，不能移除成员' }
        : null,
    )
    show(<ProjectDetail projectId={CASE} sections={['buyers']} />, { transport })
    const remove = async (answer: string): Promise<void> => {
      await removeMember('林若例')
      const question = await screen.findByRole(
        'alertdialog',
        { name: '删除后将从项目中移除，确定要删除吗？' },
        LONG_TIMEOUT,
      )
      expect(question).toHaveTextContent('买家：林若例。一起删除：社保 2 条。同组的周航例留在分组中。')
      await userEvent.click(within(question).getByRole('button', { name: answer }))
    }
    await remove('取消')
    expect(on.called('Hf23PrjMember.deleteMember')).toHaveLength(0)
    await remove('删除')
    expect(await notice('删除失败')).toBeVisible()
    expect(await notice('项目已提交，不能移除成员')).toBeVisible()
    refused = false
    await remove('删除')
    expect(await notice('删除成功')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: '林若例' })).toBeNull(), LONG_TIMEOUT)
    await waitFor(async () => expect(toggleOf(await card('周航例'))).toHaveFocus())
    await waitFor(() => expect(strip()).toHaveTextContent('买家周航例'))
    expect(await membersOf(on)).toHaveLength(4)
  })

  it('is offered only to those who may', async () => {
    const on = server()
    await peopled(on)
    const transport = answering(on.transport, ({ method }) =>
      method === 'getOpts'
        ? { success: true, data: [PRIVILEGE.search, PRIVILEGE.detail, PRIVILEGE.save, PRIVILEGE.update] }
        : null,
    )
    show(<ProjectDetail projectId={CASE} sections={['buyers']} />, { transport })
    expect(await screen.findByRole('button', { name: '编辑林若例' }, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByRole('button', { name: '删除林若例' })).toBeNull()
    await waitFor(() => expect(on.called('Hf25PrjMemberFund.getSubPageList')).not.toEqual([]), LONG_TIMEOUT)
    expect(screen.queryByRole('button', { name: '添加买家' })).toBeNull()
    expect(screen.getByRole('button', { name: '买家分组' })).toBeVisible()
  })

  it('PRJ-034 can be followed by a new one of those who follow a case up, though they open no cases', async () => {
    const on = server()
    await peopled(on)
    const transport = answering(on.transport, ({ service, method }) =>
      service === 'Hf20PrjBase' && method === 'getOpts'
        ? { success: true, data: [PRIVILEGE.search, PRIVILEGE.detail, PRIVILEGE.save, PRIVILEGE.update] }
        : null,
    )
    show(<ProjectDetail projectId={CASE} sections={['buyers']} />, { transport })
    expect(await screen.findByRole('button', { name: '添加买家' }, LONG_TIMEOUT)).toBeVisible()
    expect(await screen.findByRole('button', { name: '新增社保' }, LONG_TIMEOUT)).toBeVisible()
  })
})
