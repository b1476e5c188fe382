import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PapersTab } from '../../../lib/widgets/papers-tab/papers-tab.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { printedFrames } from '../printed-frames.ts'
import { answering, notice, server } from '../project-detail/stage.tsx'
import { paperInfo } from './papers-fixture.ts'
import { CASE, list, papersFrom, stepOf, tabOf } from './stage.tsx'

const user = userEvent.setup()

const printing = printedFrames()
afterEach(() => {
  printing.pages.length = 0
  vi.restoreAllMocks()
})

it('PAP-003 the list is printed with its case, its states and both sides, without a style in the page', async () => {
  const site = server()
  show(<PapersTab projectId={CASE} />, { transport: papersFrom(site.transport, paperInfo()) })
  await list()
  const record = (await site.api.Hf20PrjBase.getOne({ id: CASE })).data
  await user.click(tabOf(/^贷款/))
  await user.click(stepOf(/^补充资料/))
  await user.click(screen.getByRole('button', { name: '打印清单' }))
  await waitFor(() => expect(printing.pages).toHaveLength(1), LONG_TIMEOUT)
  const sheet = within(printing.pages[0]?.body ?? document.createElement('p'))
  expect(sheet.getByText(`项目编号 ${record.prjNo}`)).toBeInTheDocument()
  expect(sheet.getByText('流程 补充资料')).toBeInTheDocument()
  const buyers = sheet.getByRole('table', { name: '买家资料 3' })
  expect(
    within(buyers)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join('|')),
  ).toEqual([
    '序号|需准备资料|指引|提供方 / 提供人|项目备份|状态',
    '1|居民身份证\n身份证明 · 原件核对＋复印件 2 份|正反面印在同一页 A4 纸上。|公安机关\n演示甲、演示乙|4 个文件|未提供\n待提供：演示乙',
    '2|收入证明\n身份证明 · 原件核对＋复印件 2 份|正反面印在同一页 A4 纸上。|工作单位\n演示甲|1 个文件|已过期\n已过期 5 天',
    '3|公证书\n身份证明 · 原件核对＋复印件 2 份|正反面印在同一页 A4 纸上。|公安机关\n演示甲||按需',
  ])
  expect(sheet.queryByRole('table', { name: /业主/ })).toBeNull()
  expect(sheet.getByText('业主资料 0')).toBeInTheDocument()
  expect(printing.pages[0]?.querySelector('style, link, script, [style]')).toBeNull()
  expect(printing.pages[0]?.adoptedStyleSheets).toHaveLength(1)

  // Another print replaces one whose end was not reported; the frame is removed at the end.
  await user.click(tabOf('全部流程'))
  await user.click(screen.getByRole('button', { name: '打印清单' }))
  await waitFor(() => expect(printing.pages).toHaveLength(2), LONG_TIMEOUT)
  expect(document.querySelectorAll('iframe[data-fk-print]')).toHaveLength(1)
  expect(
    within(printing.pages[1]?.body ?? document.createElement('p')).getByRole('table', { name: '业主资料 1' }),
  ).toBeInTheDocument()
  printing.pages[1]?.defaultView?.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('iframe[data-fk-print]')).toBeNull())
})

it('PAP-003 a list that cannot be printed says so', async () => {
  const transport = answering(papersFrom(server().transport, paperInfo()), ({ service, method }) =>
    service === 'Hf20PrjBase' && method === 'getOne'
      ? { success: false, code: 'INTERNAL', message: '服务器出错' }
      : null,
  )
  show(<PapersTab projectId={CASE} />, { transport })
  await list()
  await user.click(screen.getByRole('button', { name: '打印清单' }))
  expect(await notice('清单没有打印')).toBeVisible()
  expect(printing.pages).toHaveLength(0)
})
