import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { FILE_CLASS, HOUSE_TYPE, PARTY_TYPE, PAY_TYPE, TRADE_MODE } from '../../../lib/domain/codes.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { choose, pdf, png } from '../upload/files.ts'
import { card, fieldIn, memberCalled, peopled, toggleOf } from './people-stage.tsx'
import { CASE } from './record-stage.tsx'
import { answering, notice, saveButton, server, type Server } from './stage.tsx'

const LIST = 'Hf1aCommonAppendix.getPageList'

/** A case with a house and no trade; answers its key. */
async function caseWithHouse({ api }: Server): Promise<string> {
  const {
    data: { keyValue },
  } = await api.Hf20PrjBase.doSave({
    prjPayType: PAY_TYPE.commercial,
    hf20BuyerType: PARTY_TYPE.individual,
    hf20SellerType: PARTY_TYPE.individual,
    hf20ManagerId: 'demo-manager',
    hf20HouseAddress: '示例路 88 号',
  })
  await api.Hf29PrjHourse.doSave({
    hf29PrjId: keyValue,
    hf29Area: '440106',
    hf29HourseType: HOUSE_TYPE.home,
    hf29FullArea: 89,
    hf29OwnerNumber: 1,
    hf29UnitNumber: '101',
  })
  return keyValue ?? ''
}
const head = (root: HTMLElement): Promise<HTMLElement> =>
  within(root).findByRole('button', { name: /^附件/ }, LONG_TIMEOUT)
const open = async (title: string): Promise<HTMLElement> => {
  const root = await card(title)
  await userEvent.click(await head(root))
  return root
}
const place = (root: HTMLElement, name: string): Promise<HTMLElement> =>
  within(root).findByRole('group', { name }, LONG_TIMEOUT)
const rows = (root: HTMLElement): readonly (string | null)[] =>
  within(root)
    .queryAllByRole('listitem')
    .map((row) => row.getAttribute('data-document'))

describe('the files at the foot of a section', () => {
  it('UPL-001 UPL-003 UPL-021 OPN-027 are loaded on opening, changed at once, and viewed by keyboard', async () => {
    const on = server()
    const id = await caseWithHouse(on)
    show(<ProjectDetail projectId={id} sections={['house', 'trade']} />, { transport: on.transport })
    const house = await card('交易房屋')
    expect(await head(house)).toHaveAttribute('aria-expanded', 'false')
    // Nothing hangs on a record that is not there yet.
    const trade = await card('交易信息')
    expect(await head(trade)).toBeDisabled()
    expect(within(trade).getByText('保存“交易信息”后可以添加附件')).toBeVisible()
    expect(on.called(LIST)).toHaveLength(0)

    await open('交易房屋')
    const photos = await place(house, '现场照片')
    expect(
      within(house)
        .getAllByRole('group')
        .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(expect.arrayContaining(['产权资料', '现场照片', '税费凭证']))
    expect(within(house).getByText('0 份')).toBeVisible()
    expect(on.called(LIST)).toHaveLength(1)
    act(() => choose(photos, png('客厅.png'), png('阳台.png'), new File(['x'], '说明.txt')))
    expect(await within(photos).findByText('1 个文件未加入：说明.txt（1 B）', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await notice('上传成功')).toBeVisible()
    await waitFor(() => expect(within(house).getByText('2 份')).toBeVisible(), LONG_TIMEOUT)
    expect(on.called('Prj.checkStatus')).toHaveLength(2)
    expect(rows(photos)).toHaveLength(2)
    await inEveryScheme(expectAccessible)

    within(photos)
      .getByRole('button', { name: /^查看 阳台.png/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    const gallery = await screen.findByRole('dialog', { name: /阳台.png/ }, LONG_TIMEOUT)
    await waitFor(() => expect(within(gallery).getByText('2 / 2')).toBeVisible(), LONG_TIMEOUT)
    await userEvent.keyboard('{ArrowLeft}')
    expect(await screen.findByRole('dialog', { name: /客厅.png/ }, LONG_TIMEOUT)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(
      () => expect(within(photos).getByRole('button', { name: /^查看 阳台.png/ })).toHaveFocus(),
      LONG_TIMEOUT,
    )

    await userEvent.click(within(photos).getByRole('button', { name: '删除 客厅.png' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: '删除 客厅.png？' }, LONG_TIMEOUT)).getByRole('button', {
        name: '删除',
      }),
    )
    expect(await notice('删除成功')).toBeVisible()
    await waitFor(() => expect(within(house).getByText('1 份')).toBeVisible(), LONG_TIMEOUT)
    await waitFor(
      () => expect(within(photos).getByRole('button', { name: '删除 阳台.png' })).toHaveFocus(),
      LONG_TIMEOUT,
    )
  })

  it('UPL-001 UPL-021 OPN-027 of members and guarantors are in their cards and removed after a question', async () => {
    const on = server()
    await peopled(on)
    show(<ProjectDetail projectId={CASE} sections={['buyers', 'owners']} />, { transport: on.transport })
    for (const name of ['林若例', '戴斌演', '何建样']) {
      const root = await card(name)
      if (toggleOf(root).getAttribute('aria-expanded') === 'false') await userEvent.click(toggleOf(root))
      await userEvent.click(await head(root))
      const cards = await place(root, '身份证明')
      expect(
        within(root)
          .getAllByRole('group')
          .map((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent),
      ).toEqual(expect.arrayContaining(['身份证明', '婚姻证明', '户籍证明', '收入流水', '征信资料']))
      act(() => choose(cards, png(`${name}.png`)))
      expect(
        await within(cards).findByRole('button', { name: new RegExp(`^查看 ${name}.png`) }, LONG_TIMEOUT),
      ).toBeVisible()
    }
    const guarantor = await card('戴斌演')
    await waitFor(() => expect(within(guarantor).getByText('1 份')).toBeVisible(), LONG_TIMEOUT)
    await userEvent.click(within(guarantor).getByRole('button', { name: '删除 戴斌演.png' }))
    const question = await screen.findByRole('alertdialog', { name: '删除 戴斌演.png？' }, LONG_TIMEOUT)
    await userEvent.click(within(question).getByRole('button', { name: '取消' }))
    expect(rows(guarantor)).toHaveLength(1)
    await userEvent.click(within(guarantor).getByRole('button', { name: '删除 戴斌演.png' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: '删除 戴斌演.png？' }, LONG_TIMEOUT)).getByRole('button', {
        name: '删除',
      }),
    )
    await waitFor(() => expect(within(guarantor).getByText('0 份')).toBeVisible(), LONG_TIMEOUT)
    const storedFiles = async (name: string) =>
      (
        await on.api.Hf1aCommonAppendix.getPageList({
          hf1aObjCode: 'Hf23PrjMember',
          hf1aObjId: (await memberCalled(on, name)).keyValue ?? '',
        })
      ).data.map(({ hf1aObjCode, hf1aFileCls, hf1aFileName }) => [hf1aObjCode, hf1aFileCls, hf1aFileName])
    expect([await storedFiles('林若例'), await storedFiles('戴斌演'), await storedFiles('何建样')]).toEqual([
      [['Hf23PrjMember', FILE_CLASS.identity, '林若例.png']],
      [],
      [['Hf23PrjMember', FILE_CLASS.identity, '何建样.png']],
    ])
  })

  it('PRJ-042 PRJ-044 stay as they are where the case may not be changed: they are seen and saved only', async () => {
    const on = server()
    const id = await caseWithHouse(on)
    let closed = false
    const stopped = answering(on.transport, ({ service, method }) =>
      closed && service === 'Prj' && method === 'checkStatus'
        ? { success: false, code: 'STATUS', message: '项目已结案，不能修改' }
        : null,
    )
    show(<ProjectDetail projectId={id} sections={['house']} />, { transport: stopped })
    const house = await open('交易房屋')
    const titles = await place(house, '产权资料')
    closed = true
    act(() => choose(titles, pdf('证书.pdf')))
    expect(await notice('项目已结案，不能修改')).toBeVisible()
    await waitFor(() => expect(within(titles).queryByRole('button', { name: /选择文件/ })).toBeNull(), LONG_TIMEOUT)
    expect(within(titles).getByText('暂无文件数据')).toBeVisible()
    expect((await on.api.Hf1aCommonAppendix.getPageList({ hf1aObjId: id })).total).toBe(0)
  })

  it('UPL-021 in a form a stored file goes only when the person means it, and with the save', async () => {
    const on = server()
    const id = await caseWithHouse(on)
    await on.api.Hf2hPrjTrade.doSave({
      hf2hPrjId: id,
      hf2hTradeType: TRADE_MODE.sale,
      hf2hContractAmt: 3_000_000,
      hf2hSignDate: '2026-11-01',
    })
    show(<ProjectDetail projectId={id} sections={['trade']} />, { transport: on.transport })
    await userEvent.click(await screen.findByRole('button', { name: '编辑交易信息' }, LONG_TIMEOUT))
    await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
    const trade = await card('交易信息')
    const field = (): HTMLElement => fieldIn(trade, 'hf2hFile1') as HTMLElement
    await within(field()).findByRole('group', { name: '买卖合同附件' }, LONG_TIMEOUT)
    act(() => choose(field(), pdf('一.pdf'), pdf('二.pdf')))
    // What was never saved goes without a question.
    await userEvent.click(await within(field()).findByRole('button', { name: '删除 二.pdf' }, LONG_TIMEOUT))
    await waitFor(() => expect(within(field()).getAllByRole('listitem')).toHaveLength(1), LONG_TIMEOUT)
    await userEvent.click(saveButton())
    await userEvent.click(await screen.findByRole('button', { name: '编辑交易信息' }, LONG_TIMEOUT))
    await userEvent.click(await within(trade).findByRole('button', { name: '删除 一.pdf' }, LONG_TIMEOUT))
    const question = await screen.findByRole('alertdialog', { name: '删除 一.pdf？' }, LONG_TIMEOUT)
    expect(within(question).getByText('保存后生效；不保存则文件仍在。')).toBeVisible()
    await userEvent.click(within(question).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(within(field()).queryByRole('listitem')).toBeNull(), LONG_TIMEOUT)
    const stored = async () => (await on.api.Hf2hPrjTrade.getSubPageList({ objKey: id })).data[0]?.hf2hFile1
    expect(await stored()).toHaveLength(1)
    await userEvent.click(saveButton())
    await screen.findByRole('button', { name: '编辑交易信息' }, LONG_TIMEOUT)
    await expect.poll(stored).toBeNull()
  })
})
