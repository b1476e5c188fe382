import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { TransportRequest } from '../../../lib/client/transport/transport.ts'
import { networkError } from '../../../lib/client/fangkit-error.ts'
import { PAY_WAY } from '../../../lib/domain/codes.ts'
import { factsOf } from '../../../lib/domain/facts.ts'
import { GroupDialog } from '../../../lib/widgets/project-detail/people/groups/group-dialog.tsx'
import type { GroupDialogProps } from '../../../lib/widgets/project-detail/people/groups/group-dialog-props.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show, type Watched } from '../form/stage.tsx'
import { answering, chooseIn, notice, server, type Server } from './stage.tsx'

/** A commercial loan of a couple; a house that is mortgaged. */
const LOAN = 'demo-project-33'
const MORTGAGE = 'demo-project-59'
const SAVE = 'Hf2jPrjMemberRelation.saveChanges'
const first = '首位成员'
const second = '次位成员'

/** A user of a side who is in no group yet. */
const withMember = async ({ api }: Server, project: string, memberType: string, name: string, marriage: string) =>
  (
    await api.Hf23PrjMember.doSave({
      hf23PrjId: project,
      hf23MemberType: memberType,
      hf23LinkName: name,
      hf23IdCardType: 'HF5601',
      hf23CardNo: '440199199003070064',
      hf23LinkPhone: '15400000012',
      hf23Marriage: marriage,
    })
  ).data

interface Wish extends Partial<Pick<GroupDialogProps, 'kind' | 'projectId' | 'facts' | 'initialTab'>> {
  readonly on?: Server
  readonly transport?: Watched
}

async function open({
  on = server(),
  kind = 'buyers',
  projectId = LOAN,
  transport = on.transport,
  ...wish
}: Wish = {}) {
  const { data } = await on.api.Hf20PrjBase.getOne({ id: projectId })
  const stored = factsOf(data)
  const close = vi.fn()
  const saved = vi.fn()
  const dialogFor = (facts: GroupDialogProps['facts'], shown = true) => (
    <GroupDialog
      open={shown}
      kind={kind}
      projectId={projectId}
      initialTab={wish.initialTab}
      facts={facts}
      onClose={close}
      onSaved={saved}
    />
  )
  const { showInstead } = show(dialogFor(wish.facts ?? stored), { transport })
  const root = await screen.findByRole('dialog', { name: /分组$/ }, LONG_TIMEOUT)
  await within(root).findByRole('table', {}, LONG_TIMEOUT)
  // An opening dialog takes the focus: a key pressed before would go to where it lands.
  await waitFor(() => expect(root).toContainElement(document.activeElement as HTMLElement))
  return {
    on,
    root,
    close,
    saved,
    stored,
    turn: (shown: boolean) => showInstead(dialogFor(stored, shown)),
    turnInto: (facts: GroupDialogProps['facts']) => showInstead(dialogFor(facts)),
    sent: () => transport.calls.filter(({ service, method }) => `${service}.${method}` === SAVE),
    groups: async (types: string) =>
      (await on.api.Hf2jPrjMemberRelation.getRelationMemberList({ hf2jPrjId: projectId, hf2jMemberType: types })).data,
  }
}

const nameBox = (no: number, seat = first): HTMLElement =>
  screen.getByRole('combobox', { name: `第${no}组 ${seat} 姓名` })
const box = (no: number, column: string, seat = first): HTMLElement =>
  screen.getByRole('checkbox', { name: `第${no}组 ${seat} ${column}` })
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))
const findIssue = (title: string): Promise<HTMLElement> =>
  screen.findByText(title, { selector: '[role=alert] b' }, LONG_TIMEOUT)
const preview = (): HTMLElement => screen.getByRole('list', { name: '保存后显示为' })
const shownAs = (name: string): string | null | undefined =>
  within(preview()).getByText(name).closest('li')?.textContent
const rowOf = (no: number): HTMLTableRowElement => nameBox(no).closest('tr') as HTMLTableRowElement

async function seat(no: number, name: string, at = first): Promise<void> {
  await userEvent.click(nameBox(no, at))
  await userEvent.clear(nameBox(no, at))
  await userEvent.type(nameBox(no, at), name)
  await userEvent.click(
    (await screen.findAllByRole('option', { name: new RegExp(name) }, LONG_TIMEOUT))[0] as HTMLElement,
  )
  await waitFor(() => expect(nameBox(no, at)).toHaveValue(name))
}

async function empty(no: number, at = first): Promise<void> {
  await userEvent.click(nameBox(no, at))
  await waitFor(() => expect(nameBox(no, at)).toHaveFocus())
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(nameBox(no, at)).toHaveValue(''))
}

const bodyOf = ({ list }: TransportRequest): readonly Readonly<Record<string, unknown>>[] => list ?? []

describe('the groups of buyers and guarantors', () => {
  it('MEM-050 MEM-054 MEM-058 OPN-031 are loaded together and shown in pairs, accessible in every scheme', async () => {
    const { on, root } = await open()
    expect(on.called('Hf2jPrjMemberRelation.getRelationMemberList').map(({ body }) => body['hf2jMemberType'])).toEqual([
      '0,2',
    ])
    expect(root).toHaveAccessibleName('买家分组')
    expect(nameBox(1)).toHaveValue('张茜演')
    expect(nameBox(1, second)).toHaveValue('谭浩测')
    expect(box(1, '主借')).toBeChecked()
    expect(within(root).getByRole('tab', { name: '买家 2 人' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(shownAs('张茜演')).toBe('张茜演买家主借'), LONG_TIMEOUT)
    await inEveryScheme(expectAccessible)
    await userEvent.click(within(root).getByRole('tab', { name: '保证人' }))
    expect(await screen.findByRole('combobox', { name: '第1组 首位成员 姓名' })).toHaveValue('')
    expect(within(root).queryAllByRole('checkbox')).toEqual([])
    await seat(1, '保例甲')
    await seat(1, '保例乙', second)
    expect([shownAs('保例甲'), shownAs('保例乙')]).toEqual(['保例甲担保新成员', '保例乙担保配偶新成员'])
  })

  it('MEM-062 to MEM-067 OPN-099 refuse a save in the words of the specification, and name the people', async () => {
    const { root, sent, stored, turnInto } = await open()
    await userEvent.click(box(1, '主借'))
    await press('保存分组')
    expect(await findIssue('未选择主借款人')).toBeVisible()
    expect(await notice('未选择主借款人')).toBeVisible()
    await waitFor(() => expect(nameBox(1)).toHaveFocus())
    expect(screen.getByRole('button', { name: '保存分组' })).toBeDisabled()
    await userEvent.click(box(1, '主借'))
    await waitFor(() => expect(screen.getByRole('button', { name: '保存分组' })).toBeEnabled())
    for (const at of [first, second])
      if (box(1, '买家', at).matches(':checked')) await userEvent.click(box(1, '买家', at))
    expect(await findIssue('每组成员必须有1个买家')).toBeVisible()
    await userEvent.click(box(1, '买家'))
    await press('新增一组')
    await seat(2, '周文例')
    expect(box(2, '买家')).toBeChecked()
    await userEvent.click(box(2, '主借'))
    expect((await findIssue('只可选择一位主借款人')).parentElement).toHaveTextContent(
      '第 1 组 张茜演、第 2 组 周文例 同时选为主借，请保留一位。',
    )
    expect(shownAs('周文例')).toBe('周文例买家主借 冲突新成员')
    expect(getComputedStyle(rowOf(2).cells[0] as Element).backgroundColor).toBe(
      getComputedStyle((await findIssue('只可选择一位主借款人')).closest('[role=alert]') as Element).backgroundColor,
    )
    await inEveryScheme(expectAccessible)
    await userEvent.click(box(2, '共还'))
    expect(box(2, '主借')).not.toBeChecked()
    await waitFor(() => expect(within(root).queryByRole('alert')).toBeNull())
    turnInto({ ...stored, hf20PayWay: PAY_WAY.atOnce })
    expect((await findIssue('付款方案为按揭贷款时才需选择该项')).parentElement).toHaveTextContent('第 1 组 张茜演、')
    expect(within(root).queryByRole('tab', { name: /保证人/ })).toBeNull()
    expect(box(1, '共借')).toBeDisabled()
    await userEvent.click(box(1, '主借'))
    await userEvent.click(box(2, '共还'))
    for (const at of [first, second])
      for (const role of ['共借', '共还'])
        if (box(1, role, at).matches(':checked')) await userEvent.click(box(1, role, at))
    await waitFor(() => expect(within(root).queryByRole('alert')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: '删除第2组' }))
    await empty(1, second)
    await empty(1)
    expect(await findIssue('请填写买家姓名')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('MEM-066 refuse several roles of one person, as stored by another system, and can be put right', async () => {
    const on = server()
    const torn: Watched = {
      ...on.transport,
      call: async (request) => {
        const answer = await on.transport.call(request)
        return request.method === 'getRelationMemberList'
          ? { ...answer, data: (answer.data as readonly object[]).map((row) => ({ ...row, jointlyBorrow1: 1 })) }
          : answer // adapter: a list of records
      },
    }
    await open({ on, transport: torn })
    await press('保存分组')
    expect((await findIssue('主借款人、共同借款人、共同还款人同一人只可选择一种')).parentElement).toHaveTextContent(
      '第 1 组 张茜演 选了多种借款角色，请保留一种。',
    )
    await userEvent.click(box(1, '共借'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(box(1, '主借')).toBeChecked()
  })

  it('MEM-060 MEM-071 MEM-072 OPN-098 add whoever is typed in, strike a removed group, and save once', async () => {
    const { on, sent, saved, close, groups } = await open()
    const add = screen.getByRole('button', { name: '新增一组' })
    expect(add).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(add)
    await waitFor(() => expect(nameBox(2)).toHaveFocus())
    expect(screen.queryByRole('button', { name: '删除第2组' })).toBeNull()
    expect(box(2, '买家')).toBeDisabled()
    expect(add).toHaveAttribute('title', '请先完成未完成的产权人填写')
    await userEvent.click(add)
    expect(await notice('请先完成未完成的产权人填写')).toBeVisible()
    // Typed and left, by keyboard alone.
    await userEvent.type(nameBox(2), '周文例')
    await userEvent.tab()
    await waitFor(() => expect(nameBox(2)).toHaveValue('周文例'))
    expect(screen.getByRole('button', { name: '删除第2组' })).toBeVisible()
    await userEvent.click(box(2, '共借'))
    await userEvent.click(box(2, '主借'))
    expect(box(2, '共借')).not.toBeChecked()
    await press('删除第1组')
    expect(screen.queryByRole('combobox', { name: '第1组 首位成员 姓名' })).toBeNull()
    expect(
      getComputedStyle(screen.getByText('张茜演', { selector: 'td' }).closest('tr') as Element).textDecorationLine,
    ).toBe('line-through')
    await press('撤销 删除第1组')
    expect(nameBox(1)).toHaveValue('张茜演')
    await press('删除第1组')
    await seat(2, '张茜演', second)
    expect(screen.getByRole('button', { name: '撤销 删除第1组' })).toBeDisabled()
    await chooseIn(rowOf(2), '第2组 婚姻情况', '已婚')
    await userEvent.dblClick(screen.getByRole('button', { name: '保存分组' }))
    expect(await notice('保存成功')).toBeVisible()
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(saved).toHaveBeenCalledOnce()
    expect(sent()).toHaveLength(1)
    const [call] = sent()
    expect(call?.query).toEqual({ prjId: LOAN, memberType: '0' })
    expect(call && bodyOf(call)).toMatchObject([
      { entityState: '3', isDelete: 1 },
      { entityState: '1', hf2jMemberName1: '周文例', isBuyer1: 1, principalBorrow1: 1, hf2jMemberName2: '张茜演' },
    ])
    expect(await groups('0')).toMatchObject([
      { hf2jMemberName1: '周文例', hf2jMemberName2: '张茜演', memberTag2: 'NO_NAME' },
    ])
    const { data: buyers } = await on.api.Hf23PrjMember.getSubPageList({ objKey: LOAN, memberType: '0' })
    expect(buyers.map(({ hf23LinkName }) => hf23LinkName)).toContain('周文例')
  })

  it('bring a new group that was removed back', async () => {
    await open()
    await press('新增一组')
    await seat(2, '周文例')
    await press('删除第2组')
    expect(screen.queryByRole('combobox', { name: '第2组 首位成员 姓名' })).toBeNull()
    await userEvent.click(within(screen.getByRole('region', { name: '通知' })).getByRole('button', { name: '撤销' }))
    expect(nameBox(2)).toHaveValue('周文例')
  })

  it('OPN-031 save each side on its own: what is stored is not sent again, what failed keeps its key', async () => {
    const on = server()
    let cut = true
    const sides: (readonly [unknown, string | undefined])[] = []
    const transport = answering(on.transport, ({ method, query, idempotencyKey }) => {
      if (method !== 'saveChanges') return null
      sides.push([query?.['memberType'], idempotencyKey])
      return query?.['memberType'] === '2' && cut ? networkError(SAVE) : null
    })
    const { root, saved, close, groups } = await open({ on, transport })
    await press('新增一组')
    await seat(2, '周文例')
    await userEvent.click(within(root).getByRole('tab', { name: '保证人' }))
    await seat(1, '保例甲')
    await press('保存分组')
    expect(await findIssue('保证人分组没有保存，填写的内容已保留')).toBeVisible()
    expect(nameBox(1)).toHaveValue('保例甲')
    expect(await groups('0')).toHaveLength(2)
    expect([saved, close].some(({ mock }) => mock.calls.length > 0)).toBe(false)
    cut = false
    await press('保存分组')
    await waitFor(() => expect(close).toHaveBeenCalledOnce(), LONG_TIMEOUT)
    expect(saved).toHaveBeenCalledOnce()
    const guarantors = sides.filter(([side]) => side === '2')
    expect(sides.map(([side]) => side).filter((side) => side === '0')).toHaveLength(1)
    expect(sides.at(0)?.[0]).toBe('0')
    expect(new Set(guarantors.map(([, key]) => key)).size).toBe(1)
    expect(await groups('2')).toMatchObject([{ hf2jMemberName1: '保例甲', memberTag1: 'HFB819' }])
  })

  it('OPN-097 ask before they close, and offer again what was neither saved nor given up', async () => {
    const { close, turn } = await open()
    const was = box(1, '共还', second).matches(':checked')
    await userEvent.click(box(1, '共还', second))
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)
    expect(question).toHaveTextContent('有 1 组修改还没有保存。')
    await expectAccessible()
    await userEvent.click(within(question).getByRole('button', { name: '继续编辑' }))
    expect(close).not.toHaveBeenCalled()
    await userEvent.click(box(1, '主借'))
    await press('关闭')
    await userEvent.click(await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT))
    expect(await findIssue('未选择主借款人')).toBeVisible()
    await waitFor(() => expect(nameBox(1)).toHaveFocus())
    await userEvent.click(box(1, '主借'))
    // The page around it takes the dialog away.
    turn(false)
    turn(true)
    await userEvent.click(await screen.findByRole('button', { name: '恢复' }, LONG_TIMEOUT))
    await waitFor(() => expect(box(1, '共还', second).matches(':checked')).toBe(!was))
    await press('取消')
    await userEvent.click(await screen.findByRole('button', { name: '放弃' }, LONG_TIMEOUT))
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    turn(false)
    turn(true)
    await screen.findByRole('table', {}, LONG_TIMEOUT)
    expect(screen.queryByRole('button', { name: '恢复' })).toBeNull()
  })

  it('tell whoever comes second who changed what, and keep the typing or load the latest', async () => {
    const { on, groups } = await open()
    await userEvent.click(box(1, '共还', second))
    expect(box(1, '共借', second)).not.toBeChecked()
    const [group] = await groups('0')
    await on.api.Hf2jPrjMemberRelation.saveChanges({
      prjId: LOAN,
      memberType: '0',
      rows: [
        {
          keyValue: group?.keyValue ?? null,
          version: group?.version ?? 0,
          hf2jMarryCondition1: 'HX0604',
          jointlyBorrow2: 0,
        },
      ],
    })
    await press('保存分组')
    const question = await screen.findByRole('alertdialog', { name: '有人同时修改了买家分组' }, LONG_TIMEOUT)
    expect(question).toHaveTextContent(/ 刚刚 修改了第 1 组 张茜演、谭浩测的次位成员共借、婚姻情况。/)
    expect(question).toHaveTextContent('载入最新内容会替换你在本页填写、还没有保存的内容。')
    await expectAccessible()
    await userEvent.click(within(question).getByRole('button', { name: '返回修改' }))
    expect(box(1, '共还', second)).toBeChecked()
    await press('保存分组')
    await userEvent.click(
      within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '载入最新' }),
    )
    await waitFor(() => expect(box(1, '共还', second)).not.toBeChecked(), LONG_TIMEOUT)
    expect(screen.getByRole('combobox', { name: '第1组 婚姻情况' })).toHaveTextContent('丧偶')
  })

  it('begin with the buyers on the page, as married as their cards say, and close without a question', async () => {
    const on = server()
    const [first, second] = [
      await withMember(on, LOAN, '0', '周文例', 'HX0602'),
      await withMember(on, LOAN, '0', '吴悦例', 'HX0601'),
    ]
    const { groups, close, sent, turn } = await open({ on })
    expect([nameBox(1), nameBox(2), nameBox(3)].map((input) => (input as HTMLInputElement).value)).toEqual([
      '张茜演',
      '周文例',
      '吴悦例',
    ])
    await waitFor(() => expect(screen.getByRole('combobox', { name: '第2组 婚姻情况' })).toHaveTextContent('已婚'))
    await waitFor(() => expect(shownAs('周文例')).toBe('周文例买家仅下名'), LONG_TIMEOUT)
    await press('取消')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(sent()).toEqual([])
    turn(false)
    turn(true)
    await screen.findByRole('table', {}, LONG_TIMEOUT)
    // They share a group: the one who joins leaves the group of one.
    await press('删除第3组')
    await seat(2, '吴悦例', '次位成员')
    await waitFor(() => expect(screen.getByRole('combobox', { name: '第2组 婚姻情况' })).toHaveTextContent('已婚'))
    await userEvent.click(box(2, '共借'))
    await press('保存分组')
    await waitFor(() => expect(close).toHaveBeenCalledTimes(2), LONG_TIMEOUT)
    expect((await groups('0')).slice(1)).toMatchObject([
      {
        hf2jMemberId1: first.keyValue,
        memberTag1: 'HFB817',
        hf2jMemberId2: second.keyValue,
        hf2jMarryCondition1: 'HX0602',
      },
    ])
  })

  it('carry the marriage over when a member is chosen', async () => {
    const on = server()
    await withMember(on, LOAN, '0', '周文例', 'HX0602')
    await open({ on })
    await press('删除第2组')
    await press('新增一组')
    await seat(2, '周文例')
    await waitFor(() => expect(screen.getByRole('combobox', { name: '第2组 婚姻情况' })).toHaveTextContent('已婚'))
  })

  it('show no controls to those who may not edit', async () => {
    const on = server('viewer')
    const { root } = await open({ on })
    expect(within(root).queryAllByRole('combobox')).toEqual([])
    expect(within(root).queryByRole('button', { name: '保存分组' })).toBeNull()
    expect(within(root).getByText('只读')).toBeVisible()
    expect(within(root).getByRole('row', { name: /1 张茜演/ })).toBeVisible()
    await inEveryScheme(expectAccessible)
  })

  it('offer to try again after a failure', async () => {
    const on = server()
    let fails = true
    const transport = answering(on.transport, ({ method }) =>
      fails && method === 'getRelationMemberList' ? networkError('x') : null,
    )
    show(
      <GroupDialog
        open
        kind="buyers"
        projectId={LOAN}
        facts={factsOf((await on.api.Hf20PrjBase.getOne({ id: LOAN })).data)}
        onClose={() => undefined}
        onSaved={() => undefined}
      />,
      { transport },
    )
    expect(await screen.findByText('分组没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
    fails = false
    await press('重试')
    expect(await screen.findByRole('combobox', { name: '第1组 首位成员 姓名' }, LONG_TIMEOUT)).toHaveValue('张茜演')
  })
})

describe('the groups of owners', () => {
  it('begin with the owners on the page, each in a group of their own', async () => {
    const on = server()
    const { keyValue } = await withMember(on, LOAN, '1', '何建样', 'HX0602')
    const { groups, close } = await open({ on, kind: 'owners' })
    expect(nameBox(2)).toHaveValue('何建样')
    expect(box(2, '产权人')).toBeChecked()
    await press('保存分组')
    await waitFor(() => expect(close).toHaveBeenCalledOnce(), LONG_TIMEOUT)
    expect((await groups('1')).at(-1)).toMatchObject({ hf2jMemberId1: keyValue, isOwner1: 1 })
  })

  it('give the keyboard back to what opened them', async () => {
    const on = server()
    const facts = factsOf((await on.api.Hf20PrjBase.getOne({ id: LOAN })).data)
    function Shell() {
      const [shown, setShown] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setShown(true)}>
            分组
          </button>
          <GroupDialog
            open={shown}
            kind="owners"
            projectId={LOAN}
            facts={facts}
            onClose={() => setShown(false)}
            onSaved={() => undefined}
          />
        </>
      )
    }
    show(<Shell />, { transport: on.transport })
    await userEvent.click(await screen.findByRole('button', { name: '分组' }, LONG_TIMEOUT))
    await screen.findByRole('table', {}, LONG_TIMEOUT)
    await waitFor(() => expect(nameBox(1)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findByRole('listbox', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: '分组' })).toHaveFocus())
  })

  it('MEM-059 MEM-068 MEM-069 need somebody with a name and an owner in each group', async () => {
    const { root, groups, close } = await open({ kind: 'owners' })
    expect(root).toHaveAccessibleName('业主分组')
    expect(within(root).queryByRole('tab')).toBeNull()
    for (const at of [first, second])
      if (box(1, '产权人', at).matches(':checked')) await userEvent.click(box(1, '产权人', at))
    await press('保存分组')
    expect((await findIssue('每组成员必须有一位产权人')).parentElement).toHaveTextContent(
      '第 1 组 林菲演 没有勾选“产权人”。',
    )
    await userEvent.click(box(1, '产权人'))
    expect(shownAs('邹宇测')).toBe('邹宇测不下名')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(close).toHaveBeenCalledOnce(), LONG_TIMEOUT)
    expect(await groups('1')).toMatchObject([{ hf2jMemberName1: '林菲演', isOwner1: 1, memberTag2: 'NO_NAME' }])
  })

  it('MEM-059 OPN-100 are mortgagors under a mortgage', async () => {
    const { root } = await open({ kind: 'owners', projectId: MORTGAGE })
    expect(root).toHaveAccessibleName('抵押人分组')
    expect(within(root).getAllByRole('columnheader', { name: '产权人' })).toHaveLength(2)
    expect(root).not.toHaveTextContent('业主')
    await empty(1, second)
    await empty(1)
    await press('保存分组')
    expect(await findIssue('请填写抵押人姓名')).toBeVisible()
  })
})
