import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PAPER_STATE } from '../../../lib/domain/codes.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import type { PapersTabHandle } from '../../../lib/widgets/papers-tab/papers-tab-props.ts'
import { PapersTab } from '../../../lib/widgets/papers-tab/papers-tab.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show, watched } from '../form/stage.tsx'
import { server } from '../project-detail/stage.tsx'
import { fileOf, flowsOf, paperInfo, rowOf, usingOf } from './papers-fixture.ts'
import { CASE, list, paperRowOf, papersFrom, stepOf, tabOf } from './stage.tsx'

const user = userEvent.setup()
const summary = (): (string | null)[] =>
  within(screen.getByRole('list', { name: '资料状态' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const names = (): (string | null)[] =>
  screen
    .getAllByRole('row')
    .flatMap((row) => [...row.querySelectorAll('[data-name]')].map(({ textContent }) => textContent))
const closeDrawer = async (): Promise<void> => {
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
}

it('PAP-001 PAP-002 PAP-003 PAP-006 PAP-007 PAP-009 papers stand under jobs and sides with their state', async () => {
  const events: unknown[] = []
  show(
    <PapersTab projectId={CASE} onReady={() => events.push('ready')} onViewChange={(event) => events.push(event)} />,
    {
      transport: papersFrom(server().transport, paperInfo()),
    },
  )
  const table = await list()
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['序号', '需准备资料', '指引', '项目备份', '涉及流程', '提供方 / 提供人', '状态'])
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '全部流程',
    '贷款3 项缺件或过期',
    '过户1 项缺件或过期',
  ])
  expect(tabOf(/^贷款/)).toHaveAttribute('title', '贷款 · 已备 2 份，应备 5 份 · 待核对 1 份 · 缺 3 份')
  expect(screen.queryByRole('group', { name: '本阶段的流程' })).toBeNull()
  expect(summary()).toEqual(['已齐 1', '待核对 1', '已过期 1', '未提供 2', '按需 1', '无需提供 1'])
  expect(screen.getByRole('radio', { name: '买家资料 7' })).toBeChecked()

  const identity = paperRowOf('居民身份证')
  expect(identity).toHaveTextContent('身份证明 · 原件核对＋复印件 2 份')
  expect(identity).toHaveTextContent('贷款面签等 3 个')
  expect(identity).toHaveTextContent('演示甲、演示乙')
  expect(within(identity).getByText('待提供：演示乙')).toBeVisible()
  expect(
    within(identity)
      .getAllByRole('button', { name: /^查看 / })
      .map(({ title }) => title),
  ).toEqual(['查看 正面.png', '查看 反面.png', '查看 说明.pdf'])
  expect(within(identity).getByRole('button', { name: '居民身份证 还有 1 个文件' })).toHaveTextContent('+1')
  expect(within(paperRowOf('收入证明')).getByText('已过期 5 天')).toBeVisible()
  const credit = paperRowOf('个人信用报告')
  for (const text of ['有效期至 2026-03-01', '剩 3 天', '已退回 1 个'])
    expect(within(credit).getByText(text)).toBeVisible()
  // What was sent back is no file that is there; what is not needed asks for none.
  expect(within(credit).queryByRole('button', { name: /退回/ })).toBeNull()
  expect(within(paperRowOf('户口簿')).queryByRole('button', { name: /上传/ })).toBeNull()
  await inEveryScheme(expectAccessible)

  // A phase shows all papers of its steps; two presses lead to one step.
  await user.click(tabOf(/^贷款/))
  expect(names()).toHaveLength(7)
  expect(stepOf('本阶段全部')).toHaveAttribute('aria-pressed', 'true')
  expect(stepOf(/^补充资料/)).toHaveTextContent('0/2')
  await inEveryScheme(expectAccessible)
  await user.click(tabOf('全部流程'))
  expect(screen.queryByRole('group', { name: '本阶段的流程' })).toBeNull()
  await user.click(tabOf(/^贷款/))
  await user.click(stepOf(/^补充资料/))
  expect(stepOf(/^补充资料/)).toHaveAttribute('aria-pressed', 'true')
  expect(names()).toEqual(['居民身份证', '收入证明', '公证书'])
  expect(summary()).toEqual(['已过期 1', '未提供 1', '按需 1'])
  tabOf(/^贷款/).focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(tabOf(/^过户/)).toHaveFocus())
  expect(names()).toHaveLength(3)
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['居民身份证'])
  expect(stepOf(/^网上签约/)).toHaveAttribute('title', '交易过户 · 网上签约 · 已完结')
  stepOf(/^网上签约/).focus()
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['居民身份证'])
  await user.click(screen.getByRole('radio', { name: '业主资料 1' }))
  expect(names()).toEqual(['不动产权证'])
  await user.click(tabOf(/^贷款/))
  await user.click(stepOf(/^贷款面签/))
  expect(await screen.findByText('该流程不需要业主资料。')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '查看全部流程' }))
  expect(names()).toEqual(['不动产权证'])
  expect(events).toEqual([
    'ready',
    ...[
      ['job-2', 'buyer'],
      [null, 'buyer'],
      ['job-3', 'buyer'],
      ['job-3', 'owner'],
      [null, 'owner'],
      ['job-1', 'owner'],
      [null, 'owner'],
    ].map(([jobId, role]) => ({ jobId, role, source: 'user' })),
  ])
})

it('PAP-004 PAP-008 a row, its name and 上传 open the paper; what is missing leads to paper and person', async () => {
  const events: unknown[] = []
  show(<PapersTab projectId={CASE} defaultJobId="job-2" onViewChange={(event) => events.push(event)} />, {
    transport: papersFrom(server().transport, paperInfo()),
  })
  await list()
  expect(tabOf(/^贷款/)).toHaveAttribute('aria-selected', 'true')
  expect(stepOf(/^补充资料/)).toHaveAttribute('aria-pressed', 'true')
  const first = screen.getByRole('button', { name: '居民身份证' })
  first.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('button', { name: '收入证明' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: /收入证明/ }, LONG_TIMEOUT)).toBeVisible()
  expect(paperRowOf('收入证明')).toHaveAttribute('aria-current', 'true')
  await closeDrawer()
  await waitFor(() => expect(screen.getByRole('button', { name: '收入证明' })).toHaveFocus())
  await user.click(within(paperRowOf('公证书')).getByText('补充资料'))
  expect(await screen.findByRole('dialog', { name: /公证书/ }, LONG_TIMEOUT)).toBeVisible()
  await closeDrawer()
  await waitFor(() => expect(screen.getByRole('button', { name: '公证书' })).toHaveFocus())

  await user.click(screen.getByRole('button', { name: '缺件 3 项' }))
  const missing = await screen.findByRole('dialog', { name: '缺件与过期' }, LONG_TIMEOUT)
  // Each once, under the first open job that waits for it.
  expect(
    within(within(missing).getByRole('region', { name: '贷款面签' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['居民身份证 · 演示乙另有 1 个流程需要未提供', '首期款支付凭证 · 演示甲未提供'])
  expect(
    within(within(missing).getByRole('region', { name: '补充资料' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['收入证明 · 演示甲已过期'])
  await waitFor(() => expect(within(missing).getByRole('button', { name: '居民身份证 · 演示乙' })).toHaveFocus())
  await expectAccessible()
  await user.click(within(missing).getByRole('button', { name: '首期款支付凭证 · 演示甲' }))
  expect(await screen.findByRole('dialog', { name: /首期款支付凭证/ }, LONG_TIMEOUT)).toBeVisible()
  // The job that was chosen does not take it: the list shows all again.
  expect(events).toEqual([{ jobId: null, role: 'buyer', source: 'widget' }])
  expect(paperRowOf('首期款支付凭证')).toHaveAttribute('aria-current', 'true')
})

it('PAP-005 ERR-057 what cannot be shown or done says why, such as a missing right or a closed case', async () => {
  const blank = show(<PapersTab projectId={CASE} />, {
    transport: papersFrom(server().transport, paperInfo({ buyCreditInfos: [], sellerCreditInfos: [], jobs: [] })),
  })
  expect(await screen.findByText('暂无资料', {}, LONG_TIMEOUT)).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
  blank.unmount()

  const nobody = show(<PapersTab projectId={CASE} defaultRole="owner" />, {
    transport: papersFrom(server().transport, paperInfo({ sellerCreditInfos: [], people: [] })),
  })
  expect(await screen.findByText('暂无业主信息', {}, LONG_TIMEOUT)).toBeVisible()
  nobody.unmount()

  const loan = show(<PapersTab projectId={CASE} />, {
    transport: papersFrom(
      server().transport,
      paperInfo({ buyCreditInfos: [], sides: { buyer: null, owner: '抵押人' }, addable: ['P999'] }),
    ),
  })
  await list()
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['抵押人资料 1'])
  expect(screen.getByText('没有缺件')).toBeVisible()
  loan.unmount()

  const follower = show(<PapersTab projectId={CASE} />, {
    transport: papersFrom(server().transport, paperInfo({ addable: ['P006'] })),
  })
  await list()
  expect(screen.getAllByRole('button', { name: /^上传 / })).toHaveLength(1)
  expect(within(paperRowOf('公证书')).getByRole('button', { name: '上传 公证书' })).toBeVisible()
  follower.unmount()

  const reader = show(<PapersTab projectId={CASE} readOnly />, {
    transport: papersFrom(server().transport, paperInfo({ blocked: '项目已结案，不能修改' })),
  })
  await list()
  expect(screen.queryByRole('button', { name: /^上传 / })).toBeNull()
  expect(screen.queryByText('项目已结案，不能修改')).toBeNull()
  reader.unmount()

  let lost = false
  const handle = createRef<PapersTabHandle>()
  const errors: unknown[] = []
  const over = show(<PapersTab ref={handle} projectId={CASE} onError={({ code }) => errors.push(code)} />, {
    transport: papersFrom(server().transport, () =>
      lost
        ? { success: false, code: 'INTERNAL', message: '服务器出错' }
        : paperInfo({ blocked: '项目已结案，不能修改' }),
    ),
  })
  await list()
  expect(screen.getByText('项目已结案，不能修改')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^上传 / })).toBeNull()
  expect(handle.current?.isDirty()).toBe(false)
  expect(await handle.current?.requestLeave()).toBe(true)
  lost = true
  handle.current?.refresh()
  expect(await screen.findByRole('button', { name: '刷新' }, LONG_TIMEOUT)).toBeVisible()
  expect(errors).toEqual(['INTERNAL'])
  lost = false
  await user.click(screen.getByRole('button', { name: '刷新' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '刷新' })).toBeNull(), LONG_TIMEOUT)
  over.unmount()

  const broken = show(<PapersTab projectId={CASE} />, {
    transport: papersFrom(server().transport, () =>
      lost ? paperInfo() : { success: false, code: 'INTERNAL', message: '服务器出错' },
    ),
  })
  expect(await screen.findByText('资料没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
  await expectAccessible()
  lost = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  await list()
  broken.unmount()

  show(<PapersTab projectId={CASE} />, { transport: watched(createMemoryTransport({ scenario: 'forbidden' })) })
  expect(await screen.findByText('没有查看资料准备的权限', {}, LONG_TIMEOUT)).toBeVisible()
})

it('PAP-003 a thousand papers, long names and many jobs stay usable, also where there is little room', async () => {
  const flows = Array.from({ length: 40 }, (_, index) => ({
    jobId: `j${index}`,
    flowCode: `C${index}`,
    flowName: `示例流程名称${index + 1}`,
    fatherName: '主流程',
    categoryName: '',
    finished: 0,
  }))
  const long = '一份名称很长的资料'.repeat(12)
  const rows = [
    rowOf('L1', long, {
      guidance: '说明'.repeat(200),
      flowJobs: [{ jobId: 'j39', flowName: '示例流程名称40', finished: 0 }],
      creditUrls: Array.from({ length: 9 }, (_, index) => fileOf(`n${index}`, `${index}.png`)),
      state: PAPER_STATE.ready,
      usings: [usingOf('m1', '演示人名'.repeat(15), PAPER_STATE.ready)],
    }),
    ...Array.from({ length: 999 }, (_, index) =>
      rowOf(`K${index}`, `演示资料 ${index + 2}`, { flowJobs: flowsOf('job-1') }),
    ),
  ]
  const events: unknown[] = []
  const shown = show(<PapersTab projectId={CASE} jobId={null} onViewChange={({ jobId }) => events.push(jobId)} />, {
    transport: papersFrom(server().transport, paperInfo({ buyCreditInfos: rows, jobs: flows })),
  })
  const table = await list()
  expect(within(table).getAllByRole('row')).toHaveLength(51)
  expect(within(paperRowOf(long)).getByRole('button', { name: /还有 6 个文件/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '下一页' }))
  expect(names()[0]).toBe('演示资料 51')
  // The last of many tabs is reached by key and scrolls into view; the host keeps all jobs open.
  tabOf('全部流程').focus()
  await user.keyboard('{End}')
  const last = tabOf(/^示例流程名称40/)
  await waitFor(() => expect(last).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(events).toEqual(['j39'])
  expect(tabOf('全部流程')).toHaveAttribute('aria-selected', 'true')
  await waitFor(() =>
    expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
      (last.parentElement?.getBoundingClientRect().right ?? 0) + 1,
    ),
  )
  shown.unmount()

  await page.viewport(700, 900)
  const narrow = show(<PapersTab projectId={CASE} defaultJobId="j39" />, {
    transport: papersFrom(server().transport, paperInfo({ buyCreditInfos: rows.slice(0, 3), jobs: flows })),
  })
  await list()
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '序号',
      '需准备资料',
      '项目备份',
      '状态',
    ]),
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(700)
  // The chosen tab is in sight from the start.
  const chosen = tabOf(/^示例流程名称40/)
  expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(
    (chosen.parentElement?.getBoundingClientRect().right ?? 0) + 1,
  )
  expect(within(paperRowOf(long)).getByText(/示例流程名称40 · 公安机关/)).toBeVisible()
  await expectAccessible()
  narrow.unmount()
  await page.viewport(1440, 900)
})

it('PAP-003 on a phone the name of a paper has most of the line, and all the rest stands below it', async () => {
  await page.viewport(390, 844)
  const shown = show(<PapersTab projectId={CASE} />, { transport: papersFrom(server().transport, paperInfo()) })
  const table = await list()
  await waitFor(() =>
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['需准备资料', '状态']),
  )
  const identity = paperRowOf('居民身份证')
  const [name] = within(identity).getAllByRole('cell')
  expect(name?.getBoundingClientRect().width).toBeGreaterThan(190)
  for (const text of [/原件核对/, /贷款面签等 3 个/, '待提供：演示乙'])
    expect(within(name as HTMLElement).getByText(text)).toBeVisible() // adapter: the cell just measured
  expect(within(identity).getAllByRole('button', { name: /^查看 / })).toHaveLength(3)
  expect(within(identity).getByRole('button', { name: '居民身份证 还有 1 个文件' })).toBeVisible()
  // Nothing has to be scrolled sideways.
  expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
  shown.unmount()
  await page.viewport(1440, 900)
})
