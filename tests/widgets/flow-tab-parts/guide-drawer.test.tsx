import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../lib/catalogue/day.ts'
import { FLOW_STATUS } from '../../../lib/domain/codes.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import {
  type Answers,
  answering,
  Beside,
  called,
  documentsOf,
  failure,
  guideAnswers,
  job,
  logWires,
  memoWire,
  NO_PAPERS,
  now,
  officeWire,
  partlyFinished,
  TODAY,
  withPictures,
} from './stage.tsx'

const opener = (name = '补充资料'): HTMLElement => screen.getByRole('button', { name: `指引 ${name}` })
const drawer = (name = '补充资料'): Promise<HTMLElement> => screen.findByRole('dialog', { name }, LONG_TIMEOUT)
const block = async (name: string): Promise<HTMLElement> =>
  within(await drawer()).findByRole('region', { name }, LONG_TIMEOUT)

function open(own: Answers = {}, props: Partial<Parameters<typeof Beside>[0]> = {}) {
  const transport = withPictures(answering(guideAnswers(own)))
  show(
    <Beside
      jobs={[
        job(),
        job(
          {
            hf15FlowName: '银行审批',
            hf15FlowCode: 'FB0203',
            hf15Status: FLOW_STATUS.notStarted,
            hf15PlanTime: addDays(TODAY, 3),
            hf15DivisionDetailId: 'O1',
          },
          { hf15Status: '未开始' },
          'J2',
        ),
      ]}
      {...props}
    />,
    { transport, now },
  )
  return { transport }
}

describe('the guide of a flow', () => {
  it('FLW-006 to FLW-010 FLW-020 shows the job beside the usable list; Escape gives the focus back', async () => {
    const onChanged = vi.fn()
    const { transport } = open({}, { onChanged })
    await userEvent.click(opener())
    const box = await drawer()
    await waitFor(() => expect(box).toHaveFocus())
    expect(box).not.toHaveAttribute('aria-modal')
    expect(box).toHaveTextContent(/商业贷款申请与审批 · FB0202/)
    expect(box).toHaveTextContent(new RegExp(`进行中应办 ${addDays(TODAY, -2)}，逾期 2 天经验时限 3 个工作日`))
    await waitFor(async () => expect((await block('线上办理')).querySelector('strong')).toHaveTextContent('逐项上传'))
    expect(await block('其他指引')).toHaveTextContent('暂无说明')
    // Only what applies to the case, as the row counts it.
    const papers = within(await block('所需资料'))
    await waitFor(() =>
      expect(
        within(papers.getByRole('list', { name: '买家资料' }))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['居民身份证已齐', '银行流水（近6个月）待核对', '收入证明已过期']),
    )
    expect(papers.getByText('2/3')).toBeVisible()
    const office = await block('办理机构')
    expect(office).toHaveTextContent(
      /示例银行广州天河支行地址天河区示例路 36 号首层办公时间周一至周五.*邮寄信息请至二楼个贷中心取号地铁示例线 · 天河示例站联系电话/,
    )
    expect(within(office).getByRole('link', { name: '020-00001234' })).toHaveAttribute('href', 'tel:02000001234')
    expect(within(office).queryByRole('link', { name: /\*/ })).toBeNull()
    expect(await within(office).findByRole('img', { name: '位置示意' })).toBeVisible()
    expect(onChanged).toHaveBeenCalledOnce()
    expect(called(transport, 'initOrUpdateNearestPoint')[0]?.body).toMatchObject({ S_PRJ_ID: 'P1', S_JOB_ID: 'J1' })
    await inEveryScheme(expectAccessible)

    await userEvent.click(screen.getByRole('button', { name: '勾选 0' }))
    await waitFor(async () => expect(await screen.findByRole('button', { name: '勾选 1' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    expect(await drawer()).toBeVisible()
    await userEvent.click(within(box).getByRole('button', { name: '收入证明开具之日起 30 天内有效' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener()).toHaveFocus())
  })

  it('CAL-096 keeps the focus on previous and next; who may not look for an organisation sees one', async () => {
    const { transport } = open({
      initOrUpdateNearestPoint: ({ body }) =>
        body['S_JOB_ID'] === 'J2' ? failure('没有权限', 'forbidden') : officeWire(),
      getOnePoint: () => officeWire(),
    })
    await userEvent.click(opener())
    const next = within(await drawer()).getByRole('button', { name: '下一个流程' })
    expect(within(await drawer()).getByRole('button', { name: '上一个流程' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    expect(await drawer('银行审批')).toHaveTextContent(`未开始待办 ${addDays(TODAY, 3)}`)
    await waitFor(() => expect(next).toHaveFocus())
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(
      await within(await drawer('银行审批')).findByRole('region', { name: '线上办理' }, LONG_TIMEOUT),
    ).toBeVisible()
    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: '办理机构' })).getByText('示例银行广州天河支行')).toBeVisible(),
    )
    expect(called(transport, 'getOnePoint').map(({ body }) => body['id'])).toEqual(['O1'])
    await waitFor(() => expect(called(transport, 'getNodeMemo').map(({ body }) => body['id'])).toEqual(['J1', 'J2']))
  })

  it('FLW-009 FLW-014 CON-036 opens the text of policies, the latest first, and pictures in the gallery', async () => {
    open({ getDocuments: documentsOf(['D2']) })
    await userEvent.click(opener())
    const box = within(await drawer())
    const lines = within(await box.findByRole('list', { name: '适用政策' }, LONG_TIMEOUT)).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '收入证明开具之日起 30 天内有效2026-03-01 起',
      '月收入不低于全部月供的 2 倍2025-05-08 起',
    ])
    await userEvent.click(within(lines[1] as HTMLElement).getByRole('button'))
    expect(await box.findByRole('radio', { name: '政策清单 2' })).toBeChecked()
    expect(await box.findByText('含已有贷款的月供。', {}, LONG_TIMEOUT)).toBeVisible()
    expect(box.getByText('2025-05-08 至 2099-12-31')).toBeVisible()
    expect(box.getByRole('button', { name: '收入证明开具之日起 30 天内有效' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expectAccessible()

    await userEvent.click(box.getByRole('radio', { name: '示例图片 3' }))
    const online = within(await box.findByRole('region', { name: '线上办理' }, LONG_TIMEOUT))
    expect(await online.findByText('1 张图片已不可用', {}, LONG_TIMEOUT)).toBeVisible()
    const third = within(box.getByRole('region', { name: '其他指引' })).getByRole('button', { name: '查看示例 D3.svg' })
    await expectAccessible()
    await userEvent.click(third)
    expect(await screen.findByRole('dialog', { name: /示例 D3\.svg/ }, LONG_TIMEOUT)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(third).toHaveFocus())
    expect(await drawer()).toBeVisible()
  })

  it('FLW-011 OPN-090 says what is missing, and each block that failed is tried again by itself', async () => {
    let broken = true
    const fails = (data: () => unknown) => () => (broken ? failure('暂时不可用', 'refused') : data())
    const { transport } = open({
      getNodeMemo: fails(() =>
        memoWire({
          hf18FldDesc: '<p></p>',
          hf18FldDesc2: null,
          hf18FileUrl1: null,
          hf18FileUrl2: null,
          hf18FileUrl21: null,
        }),
      ),
      getValidMemoList: () => (broken ? failure('没有查看政策的权限', 'forbidden') : []),
      initOrUpdateNearestPoint: fails(() => officeWire({ hf31LinkPhone: ' ', hf31Lng: null })),
    })
    await userEvent.click(opener())
    const box = within(await drawer())
    await waitFor(() => expect(box.getAllByRole('alert')).toHaveLength(3), LONG_TIMEOUT)
    expect(within(await block('适用政策')).queryByRole('button')).toBeNull()
    await expectAccessible()
    broken = false
    await userEvent.click(within(await block('办理机构')).getByRole('button', { name: '重试' }))
    await waitFor(async () => expect(await block('办理机构')).toHaveTextContent('联系电话暂无联系方式'))
    expect(within(await block('办理机构')).queryByRole('img')).toBeNull()
    expect(called(transport, 'getNodeMemo')).toHaveLength(1)
    await userEvent.click(box.getByRole('button', { name: '重试' }))
    await waitFor(async () => expect(await block('线上办理')).toHaveTextContent('暂无说明'))
    expect(box.queryByRole('region', { name: '其他指引' })).toBeNull()
    await userEvent.click(box.getByRole('radio', { name: '示例图片 0' }))
    await waitFor(() => expect(box.getByText('暂无示例图片')).toBeVisible())
  })

  it('asks for no organisation where the job has none; a main flow says that it is partly finished', async () => {
    const { transport } = open(
      {},
      {
        jobs: [
          {
            ...partlyFinished({ hf15OrgType: null, hf15Workdays: null, hf15Memo: null }),
            cardPaper: NO_PAPERS,
          },
        ],
        fatherName: null,
      },
    )
    await userEvent.click(opener())
    expect(await drawer()).toHaveTextContent(/部分完结应于 .* 前办完，逾期 2 天/)
    expect(await block('办理机构')).toHaveTextContent('本流程不需要到机构办理')
    expect(called(transport, 'initOrUpdateNearestPoint')).toHaveLength(0)
    expect(within(await drawer()).queryByRole('region', { name: '所需资料' })).toBeNull()
    expect(within(await drawer()).queryByRole('button', { name: '完结本流程' })).toBeNull()
  })

  it('FLW-012 FLW-029 OPN-056 finishes or plans the job, and leads to its papers and its own records', async () => {
    const [onFinish, onRemind, onPapers] = [vi.fn(), vi.fn(), vi.fn()]
    const { transport } = open({ getObligationUserLogList: () => logWires(1) }, { onFinish, onRemind, onPapers })
    await userEvent.click(opener())
    const box = within(await drawer())
    await userEvent.click(box.getByRole('button', { name: '去上传资料' }))
    expect(onPapers).toHaveBeenCalledOnce()
    // A paper that is missing or expired can be handed in; those that are there ask for nothing.
    expect(
      (await box.findAllByRole('button', { name: /^上传 / })).map((one) => one.getAttribute('aria-label')),
    ).toEqual(['上传 收入证明'])
    await userEvent.click(box.getByRole('button', { name: '上传 收入证明' }))
    expect(onPapers).toHaveBeenCalledTimes(2)
    const remind = box.getByRole('button', { name: '设置提醒' })
    await userEvent.click(remind)
    const calendar = within(await screen.findByRole('dialog', { name: '提醒日期' }, LONG_TIMEOUT))
    expect(calendar.getByRole('button', { name: '2026年11月22日 星期日' })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(calendar.getByRole('button', { name: '2026年11月23日 星期一' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(await calendar.findByRole('button', { name: '提醒 2026-11-30' })).toBeVisible()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(remind).toHaveFocus())
    expect(await drawer()).toBeVisible()
    await userEvent.click(remind)
    await userEvent.click(await screen.findByRole('button', { name: '提醒 2026-11-30' }, LONG_TIMEOUT))
    expect(onRemind).toHaveBeenCalledExactlyOnceWith('2026-11-30')
    await userEvent.click(box.getByRole('button', { name: '完结本流程' }))
    expect(onFinish).toHaveBeenCalledOnce()

    await userEvent.click(box.getByRole('button', { name: '操作记录' }))
    const logs = await screen.findByRole('dialog', { name: /操作记录/ }, LONG_TIMEOUT)
    expect(logs).toHaveTextContent('补充资料')
    await within(logs).findByRole('table', { name: '责任人变更记录' }, LONG_TIMEOUT)
    expect(called(transport, 'getObligationUserLogList')[0]?.body).toEqual({ prjId: 'P1', jobId: 'J1' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /操作记录/ })).toBeNull())
    expect(await drawer()).toBeVisible()
    await waitFor(() => expect(box.getByRole('button', { name: '操作记录' })).toHaveFocus())
  })
})
