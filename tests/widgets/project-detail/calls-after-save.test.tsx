import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { TransportRequest } from '../../../lib/client/transport/transport.ts'
import { PAY_TYPE, REPAYMENT } from '../../../lib/domain/codes.ts'
import { FeeTab } from '../../../lib/widgets/fee-tab/fee-tab.tsx'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { LONG_TIMEOUT, show, type Watched } from '../form/stage.tsx'
import { press } from '../press.ts'
import { card, type } from './people-stage.tsx'
import { CASE } from './record-stage.tsx'
import { notice, saveButton, server } from './stage.tsx'

/** A transport that records the calls in flight. */
function counted(transport: Watched): Watched & { readonly pending: () => number } {
  let pending = 0
  return {
    ...transport,
    pending: () => pending,
    call: async (request) => {
      pending += 1
      try {
        return await transport.call(request)
      } finally {
        pending -= 1
      }
    },
  }
}

const nameOf = ({ service, method, body, list, query }: TransportRequest): string =>
  `${service}.${method} ${JSON.stringify({ body, list, query })}`

/** Nothing is on its way any more, and nothing follows. */
async function settled(transport: ReturnType<typeof counted>): Promise<void> {
  await waitFor(async () => {
    const { length } = transport.calls
    for (let round = 0; round < 3; round++) await new Promise((resolve) => setTimeout(resolve))
    expect(transport.pending()).toBe(0)
    expect(transport.calls).toHaveLength(length)
  }, LONG_TIMEOUT)
}

/** Calls of one name and input, and how often each was made. */
function timesOf(calls: readonly TransportRequest[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const call of calls) times.set(nameOf(call), (times.get(nameOf(call)) ?? 0) + 1)
  return times
}

const repeated = (calls: readonly TransportRequest[]): readonly string[] =>
  [...timesOf(calls)].flatMap(([name, count]) => (count > 1 ? [`${count} × ${name}`] : []))

/** Edits a section or a member of the case, and saves. */
async function saveIn(
  on: ReturnType<typeof server>,
  section: string,
  label: string,
  value: string,
  live: boolean,
): Promise<readonly TransportRequest[]> {
  const transport = counted(on.transport)
  show(<ProjectDetail projectId={CASE} />, { transport, live })
  await userEvent.click(await screen.findByRole('button', { name: `编辑${section}` }, LONG_TIMEOUT))
  await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
  await type(await card(section), label, value)
  await settled(transport)
  const before = transport.calls.length
  await userEvent.click(saveButton())
  await notice('保存成功')
  await settled(transport)
  return transport.calls.slice(before)
}

describe('the calls that follow a save', () => {
  it.each([
    ['基础需求', '房屋地址', '示例大道 701 号', 'Hf29PrjHourse.getSubPageList'],
    ['交易房屋', '房号', '1807', 'Hf20PrjBase.doCreate'],
    ['交易信息', '合同成交价', '3280000', 'Hf20PrjBase.doCreate'],
    ['贷款信息', '月收入', '32000', 'Hf20PrjBase.doCreate'],
  ])('PRJ-045 PRJ-046 of %s are made once each', async (section, label, value, follows) => {
    const on = server()
    await on.api.Hf20PrjBase.doSave({ keyValue: CASE, prjPayType: PAY_TYPE.commercial })
    await on.api.Hf2iPrjLoan.doSave({
      hf2iPrjId: CASE,
      hf2iLoanAmt: 1_000_000,
      hf2iLoanYear: 30,
      hf2iLoanRepayType: REPAYMENT.equalInstalments,
      hf21DivisionDetailId: 'B440104001',
    })
    const calls = await saveIn(on, section, label, value, false)
    expect(calls.map(({ service, method }) => `${service}.${method}`)).toContain(follows)
    expect(repeated(calls)).toEqual([])
  })

  it('PRJ-045 of a member are made once each', async () => {
    const on = server()
    const [buyer] = (await on.api.Hf23PrjMember.getSubPageList({ objKey: CASE, memberType: '0' })).data
    const calls = await saveIn(on, buyer?.hf23LinkName ?? '', '电子邮箱', 'sample@example.com', false)
    expect(calls.map(({ service, method }) => `${service}.${method}`)).toContain('Hf20PrjBase.doCreate')
    expect(repeated(calls)).toEqual([])
  })

  it('PRJ-045 ask for the saved case once where the live line tells of the save, too', async () => {
    const on = server()
    const calls = await saveIn(on, '基础需求', '房屋地址', '示例大道 702 号', true)
    expect(
      [...timesOf(calls)].filter(([name]) => name.startsWith('Hf20PrjBase.doCreate')).every(([, count]) => count === 1),
    ).toBe(true)
  })

  it('of charges are made once each', async () => {
    const transport = counted(server().transport)
    show(<FeeTab projectId={CASE} />, { transport, live: false })
    await press('编辑 中介服务费')
    await type(await screen.findByRole('table', { name: '收费清单' }, LONG_TIMEOUT), '中介服务费 备注', '签约当天收')
    await settled(transport)
    const before = transport.calls.length
    await userEvent.click(saveButton())
    await notice('保存成功')
    await settled(transport)
    const calls = transport.calls.slice(before)
    // The sums of the case follow from its charges.
    expect(calls.map(({ service, method }) => `${service}.${method}`)).toEqual(
      expect.arrayContaining(['ProjectChargeCfg.saveChanges', expect.stringMatching(/^Hf20PrjBase\./)]),
    )
    expect(repeated(calls)).toEqual([])
  })
})
