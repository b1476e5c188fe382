import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { changeCalls, type CaseChange } from '../../../lib/contract/case/change-calls.ts'
import type { Envelope } from '../../../lib/contract/envelope.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { expectAccessible } from '../accessible.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { CASE } from './record-stage.tsx'
import { answering, server } from './stage.tsx'

const HOUR = 3_600_000
const SKELETON = '[class*=skeleton]'
const change = (over: Partial<CaseChange>): CaseChange => ({
  key: over.place ?? '',
  who: '例业务',
  at: Date.now() - HOUR,
  fresh: 1,
  count: 1,
  object: '交易信息',
  name: '',
  actions: [],
  fields: [],
  place: 'trade',
  ...over,
})
const card = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name }, LONG_TIMEOUT)
const selected = (name: string): Promise<HTMLElement> =>
  screen.findByRole('tab', { name, selected: true }, LONG_TIMEOUT)

/** The overview of a case for which the server answers these changes. */
function shown(answer: () => Envelope | Error) {
  const on = server()
  const transport = answering(on.transport, ({ method }) =>
    method === changeCalls.getCaseChanges.method ? answer() : null,
  )
  return show(<ProjectDetail projectId={CASE} defaultTab="overview" />, { transport })
}
const answered = (rows: readonly CaseChange[], since: number | null = Date.now() - 2 * HOUR, more = 0) =>
  shown(() => ({ success: true, data: { since, rows, more } }))

describe('上次查看后 on the overview of a case', () => {
  it('ruling 28 names what colleagues changed; a line opens the section', async () => {
    const on = server()
    const { data: stored } = await on.api.Hf20PrjBase.getOne({ id: CASE })
    const { keyValue, version } = stored
    await on.api.Hf20PrjBase.doSave({ keyValue, version, hf20HouseMarketPrice: 3_210_000 })
    show(<ProjectDetail projectId={CASE} defaultTab="overview" />, { transport: on.transport })
    const changes = await card('最近变化')
    const line = within(changes).getByRole('button', { name: /房屋市场价.*查看$/ })
    expect(changes).not.toHaveTextContent('321')
    await inEveryScheme(expectAccessible)
    await userEvent.click(line)
    await selected('项目资料')
  })

  it('marks what is new, keeps what was seen, and opens each record where it is', async () => {
    answered([
      change({ place: 'papers', object: '资料', name: '银行流水', actions: ['添加资料'], count: 2 }),
      change({ place: 'trade', fields: ['合同成交价', '首期款'], fresh: 0 }),
    ])
    const changes = await card('上次查看后')
    expect(changes).toHaveTextContent('起，1 处变化')
    const [fresh, seen] = within(changes).getAllByRole('button')
    expect(fresh).toHaveTextContent(/新添加资料 银行流水 2 个例业务 · 资料 · /)
    expect(seen).toHaveTextContent(/合同成交价、首期款例业务 · 交易信息 · /)
    await userEvent.click(fresh as HTMLElement) // adapter: just checked
    await selected('资料准备')
  })

  it('says when nothing is new, and lists more than five only on request', async () => {
    answered(
      ['basic', 'house', 'trade', 'buyers', 'owners', 'fees', 'flow'].map((place) => change({ place, fresh: 0 })),
      Date.now() - HOUR,
      3,
    )
    const changes = await card('上次查看后没有变化')
    expect(within(changes).getAllByRole('button', { name: /查看$/ })).toHaveLength(5)
    expect(changes).not.toHaveTextContent('更早')
    await userEvent.click(within(changes).getByRole('button', { name: '还有 2 处' }))
    expect(within(changes).getAllByRole('button', { name: /查看$/ })).toHaveLength(7)
    expect(changes).toHaveTextContent('更早的 3 处不再列出')
  })

  it('says that nobody else changed anything, in its place', async () => {
    answered([], null, 0)
    expect(await card('上次查看后')).toHaveTextContent('上次查看后没有变化')
  })

  it('notes the look once the changes are on screen, and none where they could not be read', async () => {
    const noted = vi.fn(() => ({ success: true, data: null }))
    let failing = true
    const on = server()
    const transport = answering(on.transport, ({ method }) => {
      if (method === changeCalls.doReadChanges.method) return noted()
      if (method !== changeCalls.getCaseChanges.method) return null
      return failing ? new Error('offline') : { success: true, data: { since: null, rows: [], more: 0 } }
    })
    show(<ProjectDetail projectId={CASE} defaultTab="overview" />, { transport })
    const retry = within(await card('上次查看后')).getByRole('button', { name: /^没取到.*重试$/ })
    expect(noted).not.toHaveBeenCalled()
    failing = false
    await userEvent.click(retry)
    await waitFor(() => expect(noted).toHaveBeenCalledOnce(), LONG_TIMEOUT)
  })

  it('shows nothing where the user may not read them', async () => {
    const asked = vi.fn(() => ({ success: false, code: 'NO_PERMISSION', message: '没有开放' }))
    const { container } = shown(asked)
    await waitFor(() => expect(asked).toHaveBeenCalled(), LONG_TIMEOUT)
    // Each card shows a placeholder until its data arrive.
    await waitFor(() => expect(container.querySelector(SKELETON)).toBeNull(), LONG_TIMEOUT)
    expect(await card('人员')).toBeVisible()
    expect(screen.queryByRole('region', { name: /变化|上次查看/ })).toBeNull()
  })

  it('says in its place that the changes could not be read', async () => {
    shown(() => new Error('offline'))
    expect(within(await card('上次查看后')).getByRole('button', { name: /^没取到.*重试$/ })).toBeVisible()
    expect(await card('人员')).toBeVisible()
  })
})
