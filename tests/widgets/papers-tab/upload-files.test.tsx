import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sysParamTable } from '../../../lib/backend/sys-param/sys-param-table.ts'
import { SELF_REVIEW, SYS_PARAM } from '../../../lib/domain/settings/sys-param.ts'
import { addDays, dayOf } from '../../../lib/catalogue/day.ts'
import { PAPER_FILE_STATE, PAPER_STATE } from '../../../lib/domain/codes.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { notice, server } from '../project-detail/stage.tsx'
import { pdf, png } from '../upload/files.ts'
import {
  chooseMore,
  drawer,
  EMPTY,
  filesOf,
  names,
  Papers,
  pick,
  rowOf,
  SHARED,
  SINGLE,
  stored,
} from './upload-stage.tsx'
import { press } from '../press.ts'

const user = userEvent.setup()
const TODAY = dayOf(Date.now())
const answer = async (title: string, button: string): Promise<void> =>
  user.click(
    within(await screen.findByRole('alertdialog', { name: title }, LONG_TIMEOUT)).getByRole('button', { name: button }),
  )

it('PAP-012 name, provider and day of issue are stored as soon as left, and the validity follows the day', async () => {
  const site = server()
  show(<Papers paper={EMPTY} />, { transport: site.transport })
  await pick(pdf('缴费.pdf'))
  await chooseMore('缴费.pdf', '修改')
  const write = async (label: string, text: string): Promise<void> => {
    const box = await screen.findByRole('textbox', { name: label }, LONG_TIMEOUT)
    await user.clear(box)
    await user.type(box, text)
    await user.tab()
  }
  expect(rowOf('缴费.pdf')).toHaveTextContent(`有效期至 ${addDays(TODAY, 30)} · 剩 30 天`)
  await write('出具日期', addDays(TODAY, 1))
  expect(await screen.findByText('出具日期不能晚于今天')).toBeVisible()
  await write('出具日期', addDays(TODAY, -40))
  await waitFor(() => expect(rowOf('缴费.pdf')).toHaveTextContent('已过期 10 天'), LONG_TIMEOUT)
  expect(await within(screen.getByRole('dialog')).findAllByText('已过期', {}, LONG_TIMEOUT)).not.toHaveLength(0)
  await user.click(screen.getByRole('combobox', { name: '提供人' }))
  await user.click(await screen.findByRole('option', { name: /^郭娟样/ }, LONG_TIMEOUT))
  await waitFor(() => expect(rowOf('缴费.pdf')).toHaveTextContent('郭娟样 提供'), LONG_TIMEOUT)
  await inEveryScheme(expectAccessible)
  const [file] = await filesOf(site, EMPTY)
  expect(file).toMatchObject({ hf2yIssueDay: addDays(TODAY, -40), hf2yExpiryDay: addDays(TODAY, -10) })
  // Another user is quicker with the name.
  const box = screen.getByRole('textbox', { name: '文件名称' })
  await user.clear(box)
  await user.type(box, '我的.pdf')
  await site.api.Hf2yPrjAppendix.updateMemberFile({
    keyValue: file?.keyValue ?? '',
    version: file?.version ?? 0,
    hf2yFileName: '别人的.pdf',
  })
  await user.keyboard('{Enter}')
  await notice(/修改|更新|变/)
  expect(await screen.findByDisplayValue('别人的.pdf', {}, LONG_TIMEOUT)).toBeVisible()
  await write('文件名称', '社保缴费.pdf')
  await waitFor(async () => expect((await filesOf(site, EMPTY))[0]?.hf2yFileName).toBe('社保缴费.pdf'), LONG_TIMEOUT)
})

it('ruling 26 whoever handed a file in is told that somebody else checks it, and may send it back', async () => {
  const site = server()
  show(<Papers paper={EMPTY} />, { transport: site.transport })
  await pick(pdf('一.pdf'), pdf('二.pdf'))
  const own = await screen.findByRole('button', { name: '核对通过 二.pdf' }, LONG_TIMEOUT)
  expect(own).toBeDisabled()
  expect(own).toHaveTextContent(/^通过$/)
  expect(own).toHaveAttribute('title', '不能核对本人提交的文件，请由其他人员核对')
  expect(screen.queryByRole('button', { name: /^全部核对通过/ })).toBeNull()
  expect(screen.getByRole('button', { name: '退回 二.pdf' })).toBeEnabled()
})

it('PAP-007 files are compared with the original one by one or together, and returned only with a reason', async () => {
  const site = server()
  const values = { ss02Code: SYS_PARAM.paperSelfCheck, ss02Value: SELF_REVIEW.allowed, ss02Enabled: 1 }
  await site.store.unit({ account: 'system', now: Date.now() }, (unit) =>
    unit.insert(sysParamTable, { key: 'own-files', project: null, city: null, values }),
  )
  show(<Papers paper={EMPTY} />, { transport: site.transport })
  await pick(png('一.png'), pdf('二.pdf'), pdf('三.pdf'))
  const look = await screen.findByRole('button', { name: /^查看 一.png/ }, LONG_TIMEOUT)
  look.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: /一.png/ }, LONG_TIMEOUT)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(look).toHaveFocus(), LONG_TIMEOUT)
  await press('退回 一.png')
  const dialog = await screen.findByRole('dialog', { name: '退回“一.png”？' }, LONG_TIMEOUT)
  await user.click(within(dialog).getByRole('button', { name: '退回' }))
  expect(await within(dialog).findByText('请填写原因')).toBeVisible()
  await inEveryScheme(expectAccessible)
  await user.click(within(dialog).getByRole('button', { name: '缺页' }))
  await user.click(within(dialog).getByRole('button', { name: '退回' }))
  await notice('已退回，提供人需重新提交')
  await waitFor(() => expect(rowOf('一.png')).toHaveTextContent('退回原因：缺页'), LONG_TIMEOUT)
  await press('核对通过 二.pdf')
  await notice('已核对 1 个文件')
  await waitFor(() => expect(rowOf('二.pdf')).toHaveTextContent(/已核对.*/), LONG_TIMEOUT)
  expect(screen.queryByRole('button', { name: '核对通过 二.pdf' })).toBeNull()
  await waitFor(() => expect(rowOf('二.pdf').contains(document.activeElement)).toBe(true), LONG_TIMEOUT)
  await pick(pdf('四.pdf'))
  await press('全部核对通过（2）')
  await answer('2 个文件都与原件一致？', '核对通过')
  await notice('已核对 2 个文件')
  expect((await filesOf(site, EMPTY)).map(({ hf2yState, hf2yReason }) => [hf2yState, hf2yReason])).toEqual([
    [PAPER_FILE_STATE.returned, '缺页'],
    ...Array.from({ length: 3 }, () => [PAPER_FILE_STATE.checked, null]),
  ])
  expect((await stored(site, EMPTY)).state).toBe(PAPER_STATE.ready)
})

it('PAP-004 PAP-012 ERR-028 one upload counts for several papers; removing it from one leaves the others', async () => {
  const site = server()
  const [added, removed] = [vi.fn(), vi.fn()]
  show(<Papers paper={EMPTY} onAdded={added} onRemoved={removed} />, { transport: site.transport })
  await pick(pdf('缴费.pdf'))
  expect(await screen.findByText('已加入 1 个文件。', {}, LONG_TIMEOUT)).toBeVisible()
  await press('同时计入其他资料')
  const dialog = await screen.findByRole('dialog', { name: '同时计入其他资料' }, LONG_TIMEOUT)
  expect(within(dialog).getByRole('checkbox', { name: /^社会保险缴费记录/ })).toBeDisabled()
  await user.type(within(dialog).getByRole('searchbox', { name: '搜索资料或成员' }), '个人所得税')
  await user.click(await within(dialog).findByRole('checkbox', { name: /^个人所得税纳税记录/ }))
  await inEveryScheme(expectAccessible)
  await user.click(within(dialog).getByRole('button', { name: '计入 1 处' }))
  await notice('已计入 1 处')
  await waitFor(() => expect(rowOf('缴费.pdf')).toHaveTextContent('也计入：个人所得税纳税记录（郝明例）'), LONG_TIMEOUT)
  expect((await filesOf(site, 'P011')).map(({ hf2yFileUrl }) => hf2yFileUrl)).toEqual(
    (await filesOf(site, EMPTY)).map(({ hf2yFileUrl }) => hf2yFileUrl),
  )

  await press('从项目已有文件选择')
  const existing = await screen.findByRole('dialog', { name: /^从项目已有文件选择/ }, LONG_TIMEOUT)
  expect(within(existing).getByRole('checkbox', { name: '选择 缴费.pdf' })).toBeDisabled()
  await user.click(await within(existing).findByRole('checkbox', { name: '选择 流水_郝明例_1.png' }, LONG_TIMEOUT))
  await waitFor(() => expect(within(existing).queryByLabelText('加载中')).toBeNull(), LONG_TIMEOUT)
  await expectAccessible()
  await user.click(within(existing).getByRole('button', { name: '加入 1 个文件' }))
  await waitFor(() => expect(rowOf('流水_郝明例_1.png')).toHaveTextContent('也计入：银行流水（郝明例）'), LONG_TIMEOUT)

  screen.getByRole('button', { name: '缴费.pdf 的更多操作' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: '移除' }, LONG_TIMEOUT)
  await user.keyboard('{End}{Enter}')
  const question = await screen.findByRole('alertdialog', { name: '移除“缴费.pdf”？' }, LONG_TIMEOUT)
  expect(question).toHaveTextContent('只从本资料移除；仍计入：个人所得税纳税记录（郝明例）。')
  await user.click(within(question).getByRole('button', { name: '移除' }))
  await notice('删除成功')
  await waitFor(() => expect(names()).toEqual(['流水_郝明例_1.png']), LONG_TIMEOUT)
  await waitFor(() => expect(rowOf('流水_郝明例_1.png').contains(document.activeElement)).toBe(true), LONG_TIMEOUT)
  expect(await filesOf(site, 'P011')).toHaveLength(1)
  expect(removed).toHaveBeenCalledWith(expect.any(String), EMPTY)
  expect(added).toHaveBeenCalledTimes(3)
})

it('PAP-007 a paper is set aside with a reason and asked for again; keys lead on to papers and people', async () => {
  const site = server()
  show(<Papers paper={EMPTY} />, { transport: site.transport })
  await drawer('社会保险缴费记录')
  expect(await screen.findByText('通过粤省事下载带电子章的版本。', {}, LONG_TIMEOUT)).toBeVisible()
  await press('无需提供')
  const dialog = await screen.findByRole('dialog', { name: '郝明例无需提供“社会保险缴费记录”？' }, LONG_TIMEOUT)
  await user.type(within(dialog).getByRole('textbox', { name: '原因' }), '银行不要求')
  await user.click(within(dialog).getByRole('button', { name: '无需提供' }))
  await notice('已标记为无需提供')
  expect(await screen.findByText('原因：银行不要求', {}, LONG_TIMEOUT)).toBeVisible()
  expect((await stored(site, EMPTY)).state).toBe(PAPER_STATE.waived)
  await press('恢复为需要')
  await waitFor(() => expect(screen.queryByText('原因：银行不要求')).toBeNull(), LONG_TIMEOUT)
  expect((await stored(site, EMPTY)).state).toBe(PAPER_STATE.optional)
  await user.click(screen.getByRole('button', { name: '下一份资料' }))
  await drawer('个人所得税纳税记录')
  await waitFor(() => expect(screen.getByRole('button', { name: '下一份资料' })).toHaveFocus())
  await user.keyboard('{Alt>}{PageUp}{/Alt}')
  await drawer('社会保险缴费记录')
})

it('PAP-002 each person has files of their own; who only reads changes nothing', async () => {
  const site = server()
  const { showInstead } = show(<Papers paper={SHARED} />, { transport: site.connect('viewer') })
  const people = await screen.findByRole('group', { name: '归属成员' }, LONG_TIMEOUT)
  const [first, second] = within(people).getAllByRole('button')
  expect(first).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(first).toHaveAccessibleName(/郝明例 · 主借款人\s*已齐/), LONG_TIMEOUT)
  expect(names()).toEqual(['身份证_郝明例_1.png', '身份证_郝明例_2.png'])
  if (second) await user.click(second)
  expect(names()).toEqual(['身份证_郭娟样_1.png', '身份证_郭娟样_2.png'])
  expect(screen.getByText('没有提交这份资料的权限，仅供查看')).toBeVisible()
  for (const name of [/选择文件/, /^退回/, /^核对/]) expect(screen.queryByRole('button', { name })).toBeNull()
  await press('身份证_郭娟样_1.png 的更多操作')
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['下载'])
  await user.keyboard('{Escape}')
  await inEveryScheme(expectAccessible)
  showInstead(<Papers key="reader" paper={SINGLE} readOnly />)
  await drawer('还款银行卡')
  expect(screen.queryByRole('button', { name: /选择文件/ })).toBeNull()
  expect(screen.queryByText('没有提交这份资料的权限，仅供查看')).toBeNull()
})

it('a list that could not be brought up to date says so, and what was handed in stays on screen', async () => {
  const site = server()
  let reads = 0
  const flaky = {
    ...site.transport,
    call: async (request: Parameters<typeof site.transport.call>[0]) => {
      if (request.method === 'getAppendixInfo' && ++reads > 1 && reads < 12)
        return { success: false, code: 'INTERNAL' as const, message: '' }
      return site.transport.call(request)
    },
  }
  show(<Papers paper={EMPTY} />, { transport: flaky })
  await pick(pdf('缴费.pdf'))
  const refresh = await screen.findByRole('button', { name: '刷新' }, LONG_TIMEOUT)
  expect(names()).toEqual(['缴费.pdf'])
  reads = 12
  await user.click(refresh)
  await waitFor(() => expect(screen.queryByRole('button', { name: '刷新' })).toBeNull(), LONG_TIMEOUT)
  expect(names()).toEqual(['缴费.pdf'])
})
