import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { networkError } from '../../../lib/client/fangkit-error.ts'
import { MARRIAGE, MEMBER_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { expectAccessible } from '../accessible.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { card, editMember, emptyCase, group, peopled, toggleOf, type, WOMAN } from './people-stage.tsx'
import { CASE } from './record-stage.tsx'
import { answering, chooseIn, notice, saveButton, server, type Server } from './stage.tsx'

const SAVE = 'Hf2jPrjMemberRelation.saveChanges'
const page = <ProjectDetail projectId={CASE} sections={['buyers', 'basic']} />

const tags = (name: string): Promise<HTMLElement> =>
  screen.findByRole('group', { name: `${name}的借款角色` }, LONG_TIMEOUT)
const tag = async (name: string, word: string): Promise<HTMLElement> =>
  within(await tags(name)).findByRole('button', { name: word }, LONG_TIMEOUT)
const has = async (name: string, word: string): Promise<void> => {
  const chosen = await tag(name, word)
  await waitFor(() => expect(chosen).toHaveAttribute('aria-pressed', 'true'), LONG_TIMEOUT)
}
const open = async (name: string): Promise<void> => userEvent.click(toggleOf(await card(name)))
const groupsOf = async ({ api }: Server) =>
  (await api.Hf2jPrjMemberRelation.getRelationMemberList({ hf2jPrjId: CASE, hf2jMemberType: MEMBER_TYPE.buyer })).data

/** A buyer who is in no group. */
async function withBuyer({ api }: Server, name: string): Promise<void> {
  await api.Hf23PrjMember.doSave({
    hf23PrjId: CASE,
    hf23MemberType: MEMBER_TYPE.buyer,
    hf23LinkName: name,
    hf23CardNo: WOMAN,
    hf23LinkPhone: '15400000012',
    hf23Marriage: MARRIAGE.married,
  })
}

describe('the borrowing role on the card of a buyer', () => {
  it('MEM-060 MEM-065 is changed with one press; whoever was principal borrower changes roles', async () => {
    const on = server()
    await peopled(on)
    show(page, { transport: on.transport })
    await has('林若例', '主借')
    await open('周航例')
    await has('周航例', '共借')
    await inEveryScheme(expectAccessible)
    const principal = await tag('周航例', '主借')
    expect(principal).toHaveAttribute('title', '林若例改为共借')
    await userEvent.click(principal)
    await has('周航例', '主借')
    await has('林若例', '共借')
    expect(await notice('借款角色已保存')).toHaveTextContent('林若例改为共借')
    expect(on.called(SAVE)).toHaveLength(1)
    expect(await groupsOf(on)).toMatchObject([{ memberTag1: 'HFB817', memberTag2: 'HFB805' }])
    await userEvent.click(await tag('林若例', '不下名'))
    await has('林若例', '不下名')
    // The closed card and the dialog show it, too.
    await open('周航例')
    expect(await card('周航例')).toHaveTextContent(/买家主借/)
    await userEvent.click(screen.getByRole('button', { name: '买家分组' }))
    expect(await screen.findByRole('checkbox', { name: '第1组 次位成员 主借' }, LONG_TIMEOUT)).toBeChecked()
  })

  it('starts the group of a buyer who has none, married as the card says', async () => {
    const on = server()
    await emptyCase(on)
    await withBuyer(on, '周文例')
    show(page, { transport: on.transport })
    await has('周文例', '仅下名')
    await userEvent.click(await tag('周文例', '主借'))
    await has('周文例', '主借')
    expect(await groupsOf(on)).toMatchObject([
      { hf2jMemberName1: '周文例', memberTag1: 'HFB805', isBuyer1: 1, hf2jMarryCondition1: MARRIAGE.married },
    ])
  })

  it('is chosen in the form of a new buyer already, and given once the buyer is stored', async () => {
    const on = server()
    await emptyCase(on)
    show(page, { transport: on.transport })
    await userEvent.click(await screen.findByRole('button', { name: '添加买家' }, LONG_TIMEOUT))
    await has('新买家', '仅下名')
    expect(await tag('新买家', '共借')).toHaveAttribute('title', '未选择主借款人')
    await userEvent.click(await tag('新买家', '主借'))
    await has('新买家', '主借')
    const form = await card('新买家')
    await type(form, '真实姓名', '周文例')
    for (const [label, value] of [
      ['证件号码', WOMAN],
      ['手机号码', '15400000012'],
    ] as const) {
      // The input of personal data loads on its own.
      await waitFor(() => expect(within(form).getByLabelText(label)).not.toHaveAttribute('readonly'), LONG_TIMEOUT)
      await type(form, label, value)
    }
    await chooseIn(form, '婚姻状况', '已婚')
    expect(on.called(SAVE)).toEqual([])
    await userEvent.click(saveButton())
    await has('周文例', '主借')
    await waitFor(
      async () => expect(await groupsOf(on)).toMatchObject([{ hf2jMemberName1: '周文例', memberTag1: 'HFB805' }]),
      LONG_TIMEOUT,
    )
    expect(on.called(SAVE)).toHaveLength(1)
  })

  it('MEM-062 says why a role cannot be chosen, and sends nothing', async () => {
    const on = server()
    await peopled(on)
    show(page, { transport: on.transport })
    await has('林若例', '主借')
    const refused = await tag('林若例', '共还')
    expect(refused).toHaveAttribute('aria-disabled', 'true')
    expect(refused).toHaveAttribute('title', '未选择主借款人')
    await userEvent.click(refused)
    expect(await notice('未选择主借款人')).toBeVisible()
    await userEvent.click(await tag('林若例', '主借'))
    expect(on.called(SAVE)).toEqual([])
  })

  it('asks about an open form first, and keeps what was typed', async () => {
    const on = server()
    await peopled(on)
    show(page, { transport: on.transport })
    const form = await editMember('周航例')
    await type(form, '电子邮箱', 'zhou@example.com')
    await userEvent.click(await tag('周航例', '共还'))
    const question = await screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)
    await userEvent.click(within(question).getByRole('button', { name: '继续编辑' }))
    await has('周航例', '共借')
    expect(within(form).getByLabelText('电子邮箱')).toHaveValue('zhou@example.com')
    expect(on.called(SAVE)).toEqual([])
  })

  it('tells whoever comes second who changed what, and can load the latest', async () => {
    const on = server()
    await peopled(on)
    let stale = true
    const [before] = await groupsOf(on)
    show(page, {
      transport: {
        ...on.transport,
        call: async (request) => {
          const answer = await on.transport.call(request)
          return stale && request.method === 'getRelationMemberList' ? { ...answer, data: [before] } : answer
        },
      },
    })
    await open('周航例')
    await has('周航例', '共借')
    await on.api.Hf2jPrjMemberRelation.saveChanges({
      prjId: CASE,
      memberType: MEMBER_TYPE.buyer,
      rows: [{ keyValue: before?.keyValue ?? null, version: before?.version ?? 0, hf2jMarryCondition1: 'HX0604' }],
    })
    await userEvent.click(await tag('周航例', '共还'))
    const question = await screen.findByRole('alertdialog', { name: '有人同时修改了买家分组' }, LONG_TIMEOUT)
    await expectAccessible()
    stale = false
    await userEvent.click(within(question).getByRole('button', { name: '载入最新' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), LONG_TIMEOUT)
    await userEvent.click(await tag('周航例', '共还'))
    await has('周航例', '共还')
  })

  it('stays as it was when it cannot be saved', async () => {
    const on = server()
    await peopled(on)
    const transport = answering(on.transport, ({ method }) => (method === 'saveChanges' ? networkError(SAVE) : null))
    show(page, { transport })
    await open('周航例')
    await userEvent.click(await tag('周航例', '共还'))
    expect(await notice('借款角色没有保存')).toBeVisible()
    await has('周航例', '共借')
  })

  it('MEM-061 is text for those who may not edit', async () => {
    const on = server('viewer')
    await peopled(on)
    show(page, { transport: on.transport })
    await waitFor(async () => expect(await card('林若例')).toHaveTextContent(/买家主借/), LONG_TIMEOUT)
    expect(screen.queryByRole('group', { name: /借款角色$/ })).toBeNull()
  })

  it('MEM-061 is not offered to buyers who do not borrow', async () => {
    const on = server()
    await emptyCase(on, { prjPayType: PAY_TYPE.atOnce })
    await group(on, MEMBER_TYPE.buyer, { hf2jMemberName1: '周文例', isBuyer1: 1 })
    show(page, { transport: on.transport })
    expect(await card('周文例')).toHaveTextContent('仅下名')
    expect(screen.queryByRole('group', { name: /借款角色$/ })).toBeNull()
  })
})
