import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../lib/catalogue/day.ts'
import type { AddableFlow } from '../../../lib/contract/flow/flow-job-calls.ts'
import { AddFlowsDialog } from '../../../lib/widgets/flow-tab/adding/add-flows-dialog.tsx'
import type { AddFlowsDialogProps } from '../../../lib/widgets/flow-tab/flow-actions.ts'
import { LogDialog } from '../../../lib/widgets/flow-tab/logs/log-dialog.tsx'
import { ViewDialog } from '../../../lib/widgets/flow-tab/view/view-dialog.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show, type Watched } from '../form/stage.tsx'
import { notice } from '../project-detail/stage.tsx'
import { type Answers, answering, called, failure, logWires, now, PROJECT, TODAY } from './stage.tsx'

const dialog = (name: RegExp): Promise<HTMLElement> => screen.findByRole('dialog', { name }, LONG_TIMEOUT)

describe('the progress in words for somebody', () => {
  const groups = [
    {
      code: 'B-LOAN',
      name: '办理贷款',
      text: '预审、面签',
      finished: 1,
      steps: [
        { flow: 'FB01', name: '选择银行', text: '准备收入证明', status: 'BD9603', day: '2026-11-20' },
        { flow: 'FB02', name: '面签', text: null, status: 'BD9602', day: null },
      ],
    },
  ]
  const AUDIENCES = [
    ['BUYER', '买家'],
    ['OWNER', '业主'],
  ].map(([key, value], sortOrder) => ({ key, value, sortOrder, otherValues: {} }))
  it('ROU-004 is told for buyers first, for others when asked, and copied as a message', async () => {
    const transport = answering({
      getDictVals: () => AUDIENCES,
      getCaseView: ({ body }) => (body['audience'] === 'BUYER' ? groups : []),
    })
    const onClose = vi.fn()
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show(<ViewDialog projectId={PROJECT} onClose={onClose} />, { transport, now })
    const box = within(await dialog(/进度视图/))
    const steps = within(await box.findByRole('list', { name: '办理贷款' }, LONG_TIMEOUT)).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('选择银行'),
      expect.stringContaining('面签'),
    ])
    expect(box.getByText('完结 1 / 2 · 预审、面签')).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.click(box.getByRole('button', { name: '复制为文字' }))
    await waitFor(() =>
      expect(written).toHaveBeenCalledExactlyOnceWith('【办理贷款】\n✓ 选择银行：2026-11-20 准备收入证明\n○ 面签'),
    )
    await userEvent.click(await box.findByRole('radio', { name: '业主' }, LONG_TIMEOUT))
    expect(await box.findByText('没有可展示的进度', {}, LONG_TIMEOUT)).toBeVisible()
    expect(box.getByRole('button', { name: '复制为文字' })).toBeDisabled()
    expect(called(transport, 'getCaseView').map(({ body }) => body)).toEqual([
      { prjId: PROJECT, audience: 'BUYER' },
      { prjId: PROJECT, audience: 'OWNER' },
    ])
    written.mockRestore()
  })
  it('ROU-004 that could not be loaded says so, and is asked for again', async () => {
    let broken = true
    show(<ViewDialog projectId={PROJECT} onClose={() => undefined} />, {
      transport: answering({
        getDictVals: () => AUDIENCES,
        getCaseView: () => (broken ? failure('暂时不可用') : groups),
      }),
      now,
    })
    const box = within(await dialog(/进度视图/))
    expect(await box.findByText('进度没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
    broken = false
    await userEvent.click(box.getByRole('button', { name: /重试/ }))
    expect(await box.findByRole('list', { name: '办理贷款' }, LONG_TIMEOUT)).toBeVisible()
  })
})

describe('the records of flows', () => {
  it('FLW-012 FLW-013 are two logs; for the whole case each line names its flow, and lines come in pages', async () => {
    const transport = answering({ getObligationUserLogList: () => logWires(1_000), getPrjLogList: () => [] })
    const onClose = vi.fn()
    show(<LogDialog projectId={PROJECT} job={null} onClose={onClose} />, { transport, now })
    const box = within(await dialog(/操作记录/))
    const people = await box.findByRole('table', { name: '责任人变更记录' }, LONG_TIMEOUT)
    expect(
      within(people)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['流程', '责任人', '责任人状态', '网点', '机构', '变更时间', '操作人'])
    expect(within(people).getAllByRole('row')).toHaveLength(51)
    expect(within(people).getAllByRole('row')[2]).toHaveTextContent(
      '流程 2演示客服移交示例一店示例机构2026-11-20 10:00:01演示经理',
    )
    expect(called(transport, 'getObligationUserLogList')[0]?.body).toEqual({ prjId: PROJECT })
    await inEveryScheme(expectAccessible)
    await userEvent.click(box.getByRole('button', { name: '第 20 页' }))
    expect(await box.findByText('流程 1000')).toBeVisible()
    await userEvent.click(box.getByRole('tab', { name: '操作日志' }))
    expect(await box.findByText('暂无操作记录', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('of one job name the operations; what failed is tried again', async () => {
    let broken = true
    const transport = answering({
      getObligationUserLogList: () => failure('没有查看记录的权限', 'forbidden'),
      getPrjLogList: () => (broken ? failure('暂时不可用') : logWires(1)),
    })
    show(<LogDialog projectId={PROJECT} job={{ id: 'J1', name: '补充资料' }} onClose={() => undefined} />, {
      transport,
      now,
    })
    const box = within(await dialog(/操作记录/))
    expect(await box.findByText('没有查看记录的权限', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(box.getByRole('tab', { name: '操作日志' }))
    expect(await box.findByText('记录没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
    broken = false
    await userEvent.click(box.getByRole('button', { name: '重试' }))
    const table = await box.findByRole('table', { name: '操作日志' }, LONG_TIMEOUT)
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['操作类型', '操作内容', '操作时间', '操作人'])
    expect(called(transport, 'getPrjLogList')[0]?.body).toEqual({ prjId: PROJECT, jobId: 'J1' })
  })
})

const flow = (flowCode: string, flowName: string, categoryName: string, rest: Partial<AddableFlow> = {}): unknown => ({
  flowCode,
  flowName,
  categoryName,
  ...rest,
})
const FLOWS = [
  flow('FC01', '网上签约', '网签与资金监管', { suggested: 1 }),
  flow('FC0101', '录入网签合同', '网签与资金监管', {
    fatherCode: 'FC01',
    fatherName: '网上签约',
    suggested: 1,
    condition: '房屋买卖',
  }),
  flow('FC0102', '双方签名备案', '网签与资金监管', { fatherCode: 'FC01', fatherName: '网上签约', condition: '按需' }),
  flow('FG0102', '户口核查', '物业交割与结案', { fatherCode: 'FG01', fatherName: '物业交割' }),
  flow('FZ01', '回访', '物业交割与结案', { condition: '按需' }),
  ...Array.from({ length: 20 }, (_, at) => flow(`FX${at}`, `其他 ${at}`, '其他')),
]
const ADDED = { added: [], results: [] }

function Adding(props: Pick<AddFlowsDialogProps, 'onAdded'>): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        添加
      </button>
      {open ? <AddFlowsDialog projectId={PROJECT} onClose={() => setOpen(false)} {...props} /> : null}
    </>
  )
}
async function adding(answers: Answers) {
  const onAdded = vi.fn()
  const transport: Watched = answering({ getAddableFlows: () => FLOWS, ...answers })
  show(<Adding onAdded={onAdded} />, { transport, now })
  await userEvent.click(screen.getByRole('button', { name: '添加' }))
  return { onAdded, transport, box: within(await dialog(/添加流程/)), sent: () => called(transport, 'doAddFlowJobs') }
}
const bodyOf = (request: { readonly body: Readonly<Record<string, unknown>> } | undefined) => ({
  ...request?.body,
  flowCodes: String(request?.body['flowCodes']).split(','),
})

describe('adding flows to a case', () => {
  it('FLW-033 CAL-092 begins with what the case needs; a group is ticked at once, a sub-flow by itself', async () => {
    const { box, onAdded, sent } = await adding({ doAddFlowJobs: () => ADDED })
    const tick = (name: string): HTMLElement => box.getByRole('checkbox', { name })
    await waitFor(() => expect(tick('录入网签合同')).toBeChecked(), LONG_TIMEOUT)
    expect(tick('全选网上签约')).toBePartiallyChecked()
    expect(box.getByRole('region', { name: '网签与资金监管' })).toHaveTextContent('录入网签合同建议房屋买卖')
    expect(box.getByText('已选 1 个流程')).toBeVisible()
    // The list scrolls as a whole; no group is squeezed.
    for (const part of box.getAllByRole('region')) expect(part.scrollHeight).toBe(part.clientHeight)
    await inEveryScheme(expectAccessible)
    await userEvent.click(tick('全选网签与资金监管'))
    expect(tick('双方签名备案')).toBeChecked()
    await userEvent.click(tick('录入网签合同'))
    await userEvent.type(box.getByRole('searchbox', { name: '查找流程' }), '回')
    await waitFor(() => expect(box.queryByText('户口核查')).toBeNull())
    await userEvent.click(tick('回访'))
    await userEvent.clear(box.getByRole('searchbox', { name: '查找流程' }))
    expect(box.getByText('已选 2 个流程')).toBeVisible()
    await userEvent.click(box.getByRole('button', { name: '添加' }))
    await waitFor(() => expect(onAdded).toHaveBeenCalledExactlyOnceWith(ADDED, null))
    expect(bodyOf(sent()[0])).toMatchObject({ objId: PROJECT, flowCodes: ['FC0102', 'FZ01'] })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: '添加' })).toHaveFocus())
  })

  it('FLW-033 OPN-056 OPN-057 finishes added flows or plans them for later; a failure keeps the choice', async () => {
    let broken = true
    const { box, onAdded, sent } = await adding({ doAddFlowJobs: () => (broken ? failure('项目已结案') : ADDED) })
    await userEvent.click(await box.findByRole('checkbox', { name: '录入网签合同' }, LONG_TIMEOUT))
    await userEvent.click(box.getByRole('button', { name: '添加' }))
    await notice('请选择要添加的流程')
    await userEvent.click(box.getByRole('checkbox', { name: '户口核查' }))
    await userEvent.click(box.getByRole('checkbox', { name: '添加后立即办理' }))
    const day = box.getByRole('textbox', { name: '办理日期' })
    expect(day).toHaveValue(TODAY)
    expect(box.getByText('添加后完结所选流程。')).toBeVisible()
    await userEvent.clear(day)
    await userEvent.tab()
    await userEvent.click(box.getByRole('button', { name: '添加' }))
    expect(await box.findByRole('alert')).toHaveTextContent('请选择办理日期')
    expect(sent()).toHaveLength(0)
    await userEvent.type(day, addDays(TODAY, 1))
    await userEvent.tab()
    await userEvent.click(await box.findByRole('button', { name: '添加并完结' }))
    expect(await box.findByText('项目已结案', {}, LONG_TIMEOUT)).toBeVisible()
    expect(box.getByRole('checkbox', { name: '户口核查' })).toBeChecked()
    await expectAccessible()
    broken = false
    await userEvent.click(box.getByRole('button', { name: '添加并完结' }))
    await waitFor(() =>
      expect(onAdded).toHaveBeenCalledExactlyOnceWith(ADDED, { day: addDays(TODAY, 1), reminder: false }),
    )
    expect(sent()).toHaveLength(2)
    expect(sent()[0]?.idempotencyKey).toBe(sent()[1]?.idempotencyKey)
    expect(bodyOf(sent()[1])).toMatchObject({ flowCodes: ['FG0102'] })
    expect(sent()[1]?.body['noticeTime'] ?? '').toBe('')

    await userEvent.click(screen.getByRole('button', { name: '添加' }))
    const again = within(await dialog(/添加流程/))
    await userEvent.click(await again.findByRole('checkbox', { name: '添加后立即办理' }, LONG_TIMEOUT))
    await userEvent.clear(again.getByRole('textbox', { name: '办理日期' }))
    await userEvent.type(again.getByRole('textbox', { name: '办理日期' }), addDays(TODAY, 2))
    await userEvent.tab()
    await userEvent.click(await again.findByRole('button', { name: '添加并设置提醒' }))
    await waitFor(() => expect(onAdded).toHaveBeenLastCalledWith(ADDED, { day: addDays(TODAY, 2), reminder: true }))
    expect(sent()[2]?.body['noticeTime']).toBe(sent()[2]?.body['hf15PlanTime'])
    expect(sent()[2]?.idempotencyKey).not.toBe(sent()[1]?.idempotencyKey)
  })

  it('says when there is nothing to add, and when the flows did not come', async () => {
    let broken = true
    const { box } = await adding({ getAddableFlows: () => (broken ? failure('暂时不可用') : []) })
    expect(await box.findByText('可添加的流程没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
    broken = false
    await userEvent.click(box.getByRole('button', { name: '重试' }))
    expect(await box.findByText('没有可添加的流程', {}, LONG_TIMEOUT)).toBeVisible()
    expect(box.queryByRole('button', { name: '添加' })).toBeNull()
    await userEvent.click(box.getAllByRole('button', { name: '关闭' })[1] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
