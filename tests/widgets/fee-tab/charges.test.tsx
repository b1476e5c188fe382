import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import type { ProjectDetailHandle } from '../../../lib/widgets/project-detail/project-events.ts'
import type { FeeTabHandle, FeeTabProps } from '../../../lib/widgets/fee-tab/fee-tab-props.ts'
import { FeeTab } from '../../../lib/widgets/fee-tab/fee-tab.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { answering, notice, server } from '../project-detail/stage.tsx'
import { press } from '../press.ts'

/** A broker's fee half booked, two charges that are collected. */
const ID = 'demo-project-05'
const SAVE = 'ProjectChargeCfg.saveChanges'
const user = userEvent.setup()

const tab = (props: Partial<FeeTabProps> = {}) => <FeeTab projectId={ID} {...props} />
const sheet = (): Promise<HTMLElement> => screen.findByRole('table', { name: '收费清单' }, LONG_TIMEOUT)
const box = (name: string): Promise<HTMLElement> => screen.findByLabelText(name, {}, LONG_TIMEOUT)
const save = (): HTMLElement => screen.getByRole('button', { name: '保存' })

async function type(name: string, text: string): Promise<void> {
  const input = await box(name)
  await user.clear(input)
  await user.type(input, text)
}

it(
  'FEE-001 FEE-003 FEE-004 FEE-006 FEE-017 FEE-010 FEE-011 FEE-013 FEE-021 FEE-028 OPN-017 OPN-101 ' +
    'the book shows its sums and its charges in groups with their records; ' +
    'a save sends the changed row alone, then the referral discount of the case',
  async () => {
    const site = server()
    const handle = createRef<FeeTabHandle>()
    const events: string[] = []
    show(
      <FeeTab
        ref={handle}
        projectId={ID}
        onReady={() => events.push('ready')}
        onSubTabChange={({ subTab, source }) => events.push(`${subTab} ${source}`)}
      />,
      { transport: site.transport },
    )
    const table = await sheet()
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['类型', '总费用（元）', '待收（元）', '收费方', '备注', '操作'])
    const stored = (await site.api.ProjectChargeCfg.getChargeCfgList({ prjId: ID })).data
    const agency = stored.find(({ produceCls }) => produceCls === 'PC01')
    expect(agency).toMatchObject({ totalFee: 15_000, remindFee: 15_000, bookableFee: 10_000 })
    expect(within(table).getByText(/^待审核 5,000\.00$/)).toHaveAttribute('data-tone', 'warn')
    expect(within(table).getAllByText(/^已付 /)[0]).toHaveAttribute('data-tone', 'ok')
    expect(screen.getByText('待收（元）', { selector: 'dt' }).nextElementSibling).toHaveTextContent('15,000.00')
    const collected = within(table).getByRole('button', { name: '收费 登记费' })
    expect(collected).toHaveAttribute('aria-disabled', 'true')
    expect(collected).toHaveAccessibleDescription('该费用已收齐')
    expect(save()).toBeDisabled()
    await inEveryScheme(expectAccessible)

    const group = within(table).getByRole('button', { name: /^服务费/ })
    const all = stored.reduce((sum, { totalFee }) => sum + (totalFee ?? 0), 0)
    const foot = within(table).getByRole('row', { name: /^合计 / })
    expect(foot).toHaveTextContent(`合计${all.toLocaleString('en', { minimumFractionDigits: 2 })}15,000.00`)
    await user.click(group)
    expect(group).toHaveTextContent('2 项 · 合计 16,500.00 · 待收 15,000.00')
    expect(screen.queryByText('中介服务费')).toBeNull()
    await user.click(group)

    await press('编辑 中介服务费')
    expect(await screen.findByRole('combobox', { name: '中介服务费 类型' })).toHaveAttribute('aria-readonly', 'true')
    const total = await box('中介服务费 总费用')
    await waitFor(() => expect(total).toHaveFocus())
    await type('中介服务费 总费用', '4999')
    await user.click(save())
    expect(await notice('总费用不能少于已收与待确认的收入 5,000.00 元')).toBeVisible()
    expect(total).toHaveAccessibleDescription(/5,000\.00 元/)
    expect(site.called(SAVE)).toEqual([])
    expect(handle.current?.isDirty()).toBe(true)
    await type('中介服务费 总费用', '18000')
    await type('中介服务费 备注', '签约当天收')
    await user.click(screen.getByRole('switch', { name: '老带新优惠' }))
    await type('最多推荐人数', '5')
    await inEveryScheme(expectAccessible)
    await user.keyboard('{Control>}s{/Control}')
    await notice('保存成功')
    const [sent] = site.called(SAVE)
    expect(sent?.list).toHaveLength(1)
    expect(sent?.list?.[0]).toEqual({
      keyValue: agency?.keyValue,
      version: agency?.version,
      totalFee: 18_000,
      cfgMemo: '签约当天收',
    })
    expect(
      site.transport.calls
        .map(({ service, method }) => `${service}.${method}`)
        .filter((op) => op === SAVE || op === 'Hf20PrjBase.doSave'),
    ).toEqual([SAVE, 'Hf20PrjBase.doSave'])
    expect((await site.api.Hf20PrjBase.getOne({ id: ID })).data).toMatchObject({
      hf20Ctrl3: 1,
      hf20MaxHelper: 5,
      hf20NoPayAmount: 18_000,
    })
    await waitFor(
      () =>
        expect(screen.getByText('待收（元）', { selector: 'dt' }).nextElementSibling).toHaveTextContent('18,000.00'),
      LONG_TIMEOUT,
    )
    expect(screen.getByText('已付费用')).toBeVisible()
    expect(handle.current?.isDirty()).toBe(false)

    await press('生成收款码')
    const warning = await screen.findByText('请先选择未支付订单', {}, LONG_TIMEOUT)
    expect(warning).toBeVisible()
    await press('去选择')
    expect(screen.getByRole('tab', { name: /^收入清单/ })).toHaveAttribute('aria-selected', 'true')
    expect(save()).toBeDisabled()
    expect(events).toEqual(['ready', 'incomes widget'])
  },
)

it('FEE-005 FEE-024 FEE-026 FEE-027 ERR-044 one charge is added at a time; booked ones cannot be removed', async () => {
  const site = server()
  let refused = true
  const transport = answering(site.transport, ({ service, method }) => {
    if (`${service}.${method}` !== SAVE || !refused) return null
    refused = false
    return new FangkitError({
      kind: 'invalid',
      code: 'INVALID',
      message: 'refused',
      userMessage: '请核对填写内容',
      op: SAVE,
      issues: [{ field: 'rows[1].cfgMemo', message: '第2行备注不能这样写' }],
    })
  })
  show(tab(), { transport })
  await sheet()
  expect(screen.getByRole('button', { name: '删除 登记费' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: '删除 登记费' }))
  await notice('已有收入，不能删除')

  await press('新增收费项')
  const kind = (): HTMLElement => screen.getByRole('combobox', { name: '新收费项 类型' })
  await waitFor(() => expect(kind()).toHaveFocus(), LONG_TIMEOUT)
  await press('新增收费项')
  await notice('请先填写空的收费项')
  await waitFor(() => expect(kind()).not.toHaveAttribute('aria-busy'), LONG_TIMEOUT)
  await user.click(kind())
  expect(await screen.findByRole('option', { name: /^登记费/ }, LONG_TIMEOUT)).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('option', { name: '评估费' }))
  await type('评估费 总费用', 'x')
  expect((await box('评估费 总费用')).closest('[data-charge]')).toHaveTextContent(/不是数字|无法识别|应为/)
  await type('评估费 总费用', '1500')
  await press('编辑 过户代办费')
  await type('过户代办费 备注', '一次收齐')
  await user.click(save())
  expect(await box('评估费 备注')).toHaveAccessibleDescription('备注不能这样写')
  expect(await screen.findByText('收费清单没有保存，填写的内容已保留')).toBeVisible()
  await user.click(save())
  await notice('保存成功')
  expect(site.called(SAVE).at(-1)?.list).toHaveLength(2)
  const appraisal = (await site.api.ProjectChargeCfg.getChargeCfgList({ prjId: ID })).data.find(
    ({ produceCls }) => produceCls === 'PC03',
  )
  expect(appraisal).toMatchObject({ totalFee: 1500, remindFee: 1500, group: '第三方费用' })

  await press('删除 评估费')
  await user.click(
    within(await screen.findByRole('alertdialog', { name: '删除收费项“评估费”？' }, LONG_TIMEOUT)).getByRole('button', {
      name: '删除',
    }),
  )
  expect(await screen.findByText('保存后删除')).toBeVisible()
  await press('撤销删除 评估费')
  expect(screen.queryByText('保存后删除')).toBeNull()
  expect(save()).toBeDisabled()
})

it('FEE-028 two who change the same charge choose between both versions; unsaved typing is offered again', async () => {
  const site = server()
  const other = site.api.ProjectChargeCfg
  const change = async (totalFee: number): Promise<void> => {
    const [row] = (await other.getChargeCfgList({ prjId: ID })).data
    await other.saveChanges({
      prjId: ID,
      rows: [{ keyValue: row?.keyValue ?? null, version: row?.version ?? 0, totalFee }],
    })
  }
  const transport = site.transport
  const shown = show(tab(), { transport })
  await sheet()
  await press('编辑 中介服务费')
  await type('中介服务费 总费用', '16000')
  await change(17_000)
  await user.click(save())
  expect(await screen.findByText('对方：总费用 17,000.00 我的：总费用 16,000.00', {}, LONG_TIMEOUT)).toBeVisible()
  await user.click(save())
  await notice('请先选择保留哪一方的修改')
  await inEveryScheme(expectAccessible)
  await press('保留我的')
  await user.click(save())
  await notice('保存成功')
  expect((await other.getChargeCfgList({ prjId: ID })).data[0]).toMatchObject({ totalFee: 16_000 })

  await type('中介服务费 总费用', '19000')
  shown.showInstead(<p>elsewhere</p>)
  shown.showInstead(tab())
  await press('恢复')
  await press('编辑 中介服务费')
  expect(await box('中介服务费 总费用')).toHaveValue('19,000.00')
  expect(save()).toBeEnabled()
})

it('ERR-018 FEE-010 a case asks before unsaved fees or a drawer over them are left, and tells its host', async () => {
  const site = server()
  const handle = createRef<ProjectDetailHandle>()
  show(<ProjectDetail ref={handle} projectId={ID} defaultTab="fees" />, { transport: site.transport })
  const question = (): Promise<HTMLElement> =>
    screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)
  const answer = async (choice: string): Promise<void> =>
    user.click(within(await question()).getByRole('button', { name: choice }))
  const leave = (): Promise<void> => user.click(screen.getByRole('tab', { name: '项目资料' }))
  const opened = (name: string): Promise<void> =>
    waitFor(() => void expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'))
  await sheet()
  expect(handle.current?.isDirty()).toBe(false)
  await press('编辑 中介服务费')
  await type('中介服务费 总费用', '16000')
  expect(handle.current?.isDirty()).toBe(true)
  await leave()
  expect(await question()).toHaveTextContent('有 1 处修改还没有保存。')
  await answer('继续编辑')
  await opened('收支')
  expect(await box('中介服务费 总费用')).toHaveValue('16,000.00')
  await leave()
  await answer('放弃')
  await opened('项目资料')
  await user.click(screen.getByRole('tab', { name: '收支' }))
  await sheet()
  expect(screen.queryByRole('button', { name: '恢复' })).toBeNull()

  await press('编辑 中介服务费')
  await type('中介服务费 总费用', '17000')
  await press('新增收入')
  const form = await screen.findByRole('dialog', { name: /新增收入/ }, LONG_TIMEOUT)
  await user.type(await within(form).findByRole('textbox', { name: '订单金额' }, LONG_TIMEOUT), '1')
  const asked = handle.current?.requestLeave()
  await answer('放弃')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /新增收入/ })).toBeNull())
  await answer('保存')
  expect(await asked).toBe(true)
  expect((await site.api.ProjectChargeCfg.getChargeCfgList({ prjId: ID })).data[0]).toMatchObject({ totalFee: 17_000 })
  expect(handle.current?.isDirty()).toBe(false)
  await leave()
  await opened('项目资料')
})

it('FEE-002 FEE-031 PRJ-043 INC-008 who may not book only reads; a finished case says why it is closed', async () => {
  const site = server('viewer')
  const shown = show(tab(), { transport: site.transport })
  await sheet()
  for (const name of ['保存', '新增收入', '新增支出', '生成收款码', '新增收费项', '编辑 中介服务费', '收费 中介服务费'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  shown.unmount()

  const finance = show(tab(), { transport: site.connect('finance'), live: true })
  await sheet()
  expect(screen.getByRole('tab', { name: /^收入清单/ })).toHaveTextContent('2 项待办')
  const [row] = (await site.api.ProjectChargeCfg.getChargeCfgList({ prjId: ID })).data
  await site.api.ProjectChargeCfg.saveChanges({
    prjId: ID,
    rows: [{ keyValue: row?.keyValue ?? null, version: row?.version ?? 0, totalFee: 21_000 }],
  })
  await waitFor(
    () => expect(screen.getByText('待收（元）', { selector: 'dt' }).nextElementSibling).toHaveTextContent('21,000.00'),
    LONG_TIMEOUT,
  )
  expect(within(await sheet()).getAllByText('21,000.00').length).toBeGreaterThan(0)
  finance.unmount()

  const finished = show(<FeeTab projectId="demo-project-01" />, { transport: site.connect('follow') })
  await sheet()
  expect(screen.getByRole('note')).toHaveTextContent('项目已结案，不能修改')
  expect(screen.getByRole('button', { name: '新增收入' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: '新增收费项' })).toBeNull()
  finished.unmount()

  const failures: string[] = []
  let broken = true
  show(tab({ onError: ({ kind }) => failures.push(kind) }), {
    transport: answering(site.connect('manager'), ({ method }) =>
      broken && method === 'getRights'
        ? new FangkitError({
            kind: 'refused',
            code: 'REFUSED',
            message: 'no',
            userMessage: '请稍后再来',
            op: 'getRights',
          })
        : null,
    ),
  })
  expect(await screen.findByText('收支没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
  expect(failures).toEqual(['refused'])
  broken = false
  await press('重试')
  await sheet()
})

it('the fees say what the host says instead: on the button that saves, and when it is done', async () => {
  const site = server()
  show(tab({ messages: { common: { save: '存档', saved: '已存' } } }), { transport: site.transport })
  await sheet()
  await press('编辑 中介服务费')
  await type('中介服务费 备注', '签约当天收')
  await user.click(screen.getByRole('button', { name: '存档' }))
  expect(await notice('已存')).toBeVisible()
  expect(screen.queryByText('保存')).toBeNull()
})
