import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { PAPER_STATE } from '../../../lib/domain/codes.ts'
import type { PapersTabHandle } from '../../../lib/widgets/papers-tab/papers-tab-props.ts'
import { PapersTab } from '../../../lib/widgets/papers-tab/papers-tab.tsx'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { server } from '../project-detail/stage.tsx'
import { paperInfo } from './papers-fixture.ts'
import { CASE, list, paperRowOf, papersFrom, stepOf, tabOf } from './stage.tsx'

const user = userEvent.setup()
const flows = (): Promise<HTMLElement> => screen.findByRole('table', { name: '流程' }, LONG_TIMEOUT)
const papersOf = (job: string | null): HTMLElement =>
  screen.getByRole('button', {
    name: new RegExp(`^买家已收 \\d+ 份，共需 \\d+ 份；业主已收 \\d+ 份，共需 \\d+ 份，${job}$`),
  })

it('FLW-020 PAP-001 PAP-010 flows count their papers and lead to them, with their sub-flows or alone', async () => {
  const site = server()
  const mains = (await site.api.Hf15FlowJobs.getMainFlowJobs({ objId: CASE })).data.flowWorkVos.flatMap(
    ({ jobsList }) => jobsList,
  )
  const info = (await site.api.Hf3wCardParperDetailCfg.getAppendixInfo({ prjId: CASE })).data
  const main = mains.find(
    ({ hf15FlowName, SubflowData }) =>
      SubflowData.total > 1 &&
      SubflowData.finished < SubflowData.total &&
      info.jobs.some(({ fatherName }) => fatherName === hf15FlowName),
  )
  if (!main) throw new Error('no main flow of the demo takes papers')
  const { buyerCardPaperCount, buyerCardPaperReceived, sellerCardPaperCount, sellerCardPaperReceived } = main.cardPaper
  show(<ProjectDetail projectId={CASE} defaultTab="flow" />, { transport: site.transport })
  await flows()
  const button = papersOf(main.hf15FlowName)
  const part = (received: number, of: number) => (of === 0 ? '—' : `${received}/${of}`)
  expect(button).toHaveTextContent(
    `${part(buyerCardPaperReceived, buyerCardPaperCount)} · ${part(sellerCardPaperReceived, sellerCardPaperCount)}`,
  )
  const missing = buyerCardPaperCount - buyerCardPaperReceived + sellerCardPaperCount - sellerCardPaperReceived
  expect(button.parentElement?.textContent?.includes(`缺 ${missing} 份`)).toBe(missing > 0)
  await user.click(button)
  await list()
  // A main flow is a step of its phase while it is looked at: all papers its sub-flows take.
  await waitFor(
    () => expect(stepOf(new RegExp(`^${main.hf15FlowName}`))).toHaveAttribute('aria-pressed', 'true'),
    LONG_TIMEOUT,
  )
  const below = new Set(
    info.jobs.filter(({ fatherName }) => fatherName === main.hf15FlowName).map(({ jobId }) => jobId),
  )
  const expected = info.buyCreditInfos
    .filter(({ flowJobs }) => flowJobs.some(({ jobId }) => below.has(jobId)))
    .map(({ cardTypeName }) => cardTypeName)
  expect(
    screen
      .getAllByRole('row')
      .flatMap((row) => [...row.querySelectorAll('[data-name]')].map(({ textContent }) => textContent)),
  ).toEqual(expected)

  await user.click(screen.getByRole('tab', { name: '项目进度' }))
  await flows()
  const [job] = info.jobs.filter(({ fatherName }) => fatherName === main.hf15FlowName)
  if (screen.queryByRole('button', { name: `指引 ${job?.flowName}` }) === null)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${main.hf15FlowName}`) }))
  await screen.findByRole('button', { name: `指引 ${job?.flowName}` }, LONG_TIMEOUT)
  await user.click(papersOf(job?.flowName ?? ''))
  await list()
  expect(stepOf(new RegExp(`^${job?.flowName}`))).toHaveAttribute('aria-pressed', 'true')
  // The user who comes by the tab itself sees all papers.
  await user.click(screen.getByRole('tab', { name: '项目资料' }))
  await user.click(screen.getByRole('tab', { name: '资料准备' }))
  await list()
  expect(tabOf('全部流程')).toHaveAttribute('aria-selected', 'true')
})

it('PAP-007 what somebody else does shows up by itself, and the place in the list stays', async () => {
  const site = server()
  const info = (await site.api.Hf3wCardParperDetailCfg.getAppendixInfo({ prjId: CASE })).data
  const row = info.buyCreditInfos.find(({ state, usings }) => state === PAPER_STATE.missing && usings.length > 0)
  if (!row) throw new Error('nothing is missing in the demo')
  show(<PapersTab projectId={CASE} defaultJobId={row.flowJobs[0]?.jobId} />, { transport: site.transport, live: true })
  await list()
  expect(within(paperRowOf(row.cardTypeName)).getByText('未提供')).toBeVisible()
  const open = screen.getByRole('button', { name: row.cardTypeName })
  open.focus()
  for (const { id } of row.usings)
    await site.api.Hf2yPrjAppendix.setPaperWaived({
      prjId: CASE,
      cardType: row.cardType,
      objId: id,
      side: 'buyer',
      reason: '演示',
    })
  expect(await within(paperRowOf(row.cardTypeName)).findByText('无需提供', {}, LONG_TIMEOUT)).toBeVisible()
  await waitFor(() => expect(open).toHaveFocus())
  expect(stepOf(new RegExp(`^${row.flowJobs[0]?.flowName}`))).toHaveAttribute('aria-pressed', 'true')
})

it('PAP-004 UPL-018 files on their way hold who leaves, and the host hears what arrives', async () => {
  const site = server()
  const stalled: Transport['upload'] = ({ signal }) =>
    new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), { once: true }),
    )
  const handle = createRef<PapersTabHandle>()
  const asked: unknown[] = []
  show(
    <PapersTab
      ref={handle}
      projectId={CASE}
      beforeUpload={({ cardType, usingId, file }) => {
        asked.push([cardType, usingId, file.name])
        if (file.name === '坏.png') throw new Error('the host crashed')
        return file.name === '不收.png' ? '本站点不收这个文件' : true
      }}
    />,
    { transport: { ...papersFrom(site.transport, paperInfo()), upload: stalled } },
  )
  await list()
  await user.click(screen.getByRole('button', { name: '上传 首期款支付凭证' }))
  const drawer = await screen.findByRole('dialog', { name: /首期款支付凭证/ }, LONG_TIMEOUT)
  const input = await waitFor(() => {
    const found = drawer.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('nothing takes files')
    return found
  }, LONG_TIMEOUT)
  const png = (name: string) =>
    new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], name, { type: 'image/png' })
  await user.upload(input, [png('坏.png'), png('不收.png'), png('好.png')])
  expect(await within(drawer).findByText(/本站点不收这个文件/, {}, LONG_TIMEOUT)).toBeVisible()
  expect(await within(drawer).findByText(/上传前的检查没有完成，请重试/, {}, LONG_TIMEOUT)).toBeVisible()
  expect(asked).toEqual(['坏.png', '不收.png', '好.png'].map((name) => ['P005', 'm1', name]))
  await waitFor(() => expect(handle.current?.isDirty()).toBe(true), LONG_TIMEOUT)
  const question = async (): Promise<HTMLElement> => {
    const asks = await screen.findByRole('alertdialog', { name: /个文件还没有上传完/ }, LONG_TIMEOUT)
    await waitFor(() => expect(within(asks).getByRole('button', { name: '继续上传' })).toHaveFocus(), LONG_TIMEOUT)
    return asks
  }
  const stays = handle.current?.requestLeave()
  await user.click(within(await question()).getByRole('button', { name: '继续上传' }))
  expect(await stays).toBe(false)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), LONG_TIMEOUT)
  const leaves = handle.current?.requestLeave()
  await user.click(within(await question()).getByRole('button', { name: '离开' }))
  expect(await leaves).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
  expect(handle.current?.isDirty()).toBe(false)
})
