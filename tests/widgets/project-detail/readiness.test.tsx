import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { caseReadiness } from '../../../lib/backend/home/case-readiness.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { dayOf } from '../../../lib/catalogue/day.ts'
import { createClient } from '../../../lib/client/client.ts'
import { cityCalls } from '../../../lib/contract/city/city-calls.ts'
import { DEFAULT_PLACE, DEMAND_STEP } from '../../../lib/domain/codes.ts'
import { isComplete, type Readiness } from '../../../lib/domain/project/readiness.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { basic as basicForm, edit, pickParties, saveButton, server, type Server } from './stage.tsx'

const CASES = Array.from({ length: 70 }, (_, index) => `demo-project-${String(index + 1).padStart(2, '0')}`)
const NONE: Readiness = { filled: 0, wanted: 0 }

/** Figures of a text, added up. */
function figures(text: string | null): Readiness {
  const found = [...(text ?? '').matchAll(/当前步骤必填 (\d+) 项，已填 (\d+) 项/g)]
  return found.reduce(
    ({ filled, wanted }, [, all, there]) => ({ filled: filled + Number(there), wanted: wanted + Number(all) }),
    NONE,
  )
}
const nav = (): Promise<HTMLElement> => screen.findByRole('navigation', { name: '分区导航' }, LONG_TIMEOUT)
const total = (list: HTMLElement): Readiness => figures(list.querySelector(':scope > p')?.textContent ?? null)
const sections = (list: HTMLElement): Readiness => figures(list.querySelector(':scope > ul')?.textContent ?? null)

describe('the number of a case', () => {
  let on: Server
  /** The city worked in goes with the account. */
  let worked: string = DEFAULT_PLACE.city
  const known = new Map<string, { readonly city: string; readonly step: unknown; readonly number: Readiness | null }>()
  beforeAll(async () => {
    on = server()
    await on.store.unit({ account: 'system', now: Date.now() }, async (unit) => {
      const { rows } = await unit.list(projectTable, {})
      const numbers = await caseReadiness({ unit, today: dayOf(Date.now()) }, rows)
      for (const [index, { key, city, values }] of rows.entries())
        known.set(key, { city: city ?? '', step: values['hf20DemandStep'], number: numbers[index] ?? null })
    })
  })

  it('is known of every demo case', () => {
    expect([...known.keys()].sort()).toEqual(CASES)
    const numbers = [...known.values()]
    const { finished, stopped } = DEMAND_STEP
    for (const { step, number } of numbers) expect(number === null).toBe(step === finished || step === stopped)
    expect(numbers.some(({ number }) => number && number.filled < number.wanted)).toBe(true)
  })

  it.each(CASES)(
    'ruling 27 is on the page what it is on the start page, and what its sections add up to: %s',
    async (key) => {
      const { city = '', step, number } = known.get(key) ?? {}
      const transport = on.connect('admin')
      if (city !== worked) {
        await createClient({ transport, auth: createMemoryAuth() }).call(cityCalls.switchLocationCity, { code: city })
        worked = city
      }
      show(<ProjectDetail projectId={key} />, { transport })
      const list = await nav()
      if (number) {
        await waitFor(() => expect(total(list)).toEqual(number), LONG_TIMEOUT)
        expect(sections(list)).toEqual(number)
        return
      }
      const state = step === DEMAND_STEP.stopped ? '已取消' : '已结案'
      expect(list.querySelector(':scope > p')).toHaveTextContent(state)
      const page = list.closest('[data-fk-widget]') as HTMLElement
      await waitFor(
        () => expect(page.querySelector('[data-section="owners"] [data-side]')).not.toBeNull(),
        LONG_TIMEOUT,
      )
      expect(page).not.toHaveTextContent('必填')
    },
  )
})

/** A case in which nothing is missing that its current step requires. */
async function firstComplete(on: Server): Promise<string> {
  return on.store.unit({ account: 'system', now: Date.now() }, async (unit) => {
    const { rows } = await unit.list(projectTable, {})
    const numbers = await caseReadiness({ unit, today: dayOf(Date.now()) }, rows)
    const found = rows.find(({ city }, at) => city === DEFAULT_PLACE.city && isComplete(numbers[at] ?? null))
    if (!found) throw new Error('no demo case is complete')
    return found.key
  })
}

describe('the number on the page', () => {
  const ID = 'demo-project-05'
  /** Its house and its owners are not registered. */
  const UNFINISHED = 'demo-project-70'

  it('ruling 27 counts while typing, of its section and in total', async () => {
    const on = server()
    await on.store.unit({ account: 'system', now: Date.now() }, async (unit) => {
      const row = await unit.get(projectTable, ID)
      await unit.update(projectTable, ID, row?.version ?? 0, { hf20BuyerType: null, hf20SellerType: null })
    })
    show(<ProjectDetail projectId={ID} />, { transport: on.transport })
    const form = await edit()
    const list = await nav()
    const basic = () => figures(within(list).getByRole('button', { name: /^基础需求/ }).textContent)
    const before = basic()
    expect(before.filled).toBe(before.wanted - 2)
    await pickParties(form)
    await waitFor(() => expect(basic()).toEqual({ ...before, filled: before.wanted }), LONG_TIMEOUT)
    await waitFor(() => expect(total(list).wanted).toBeGreaterThan(0), LONG_TIMEOUT)
    expect(total(list)).toEqual(sections(list))
  })

  it('ruling 27 is of the whole case: a page that leaves sections out shows those of its own', async () => {
    show(<ProjectDetail projectId={ID} sections={['basic', 'house']} />, { transport: server().transport })
    const list = await nav()
    await waitFor(() => expect(sections(list).wanted).toBeGreaterThan(0), LONG_TIMEOUT)
    expect(list.querySelector(':scope > p')).toBeNull()
  })

  it('says what comes next, opens it, and goes on once that is saved', async () => {
    const on = server()
    await on.store.unit({ account: 'system', now: Date.now() }, async (unit) => {
      const row = await unit.get(projectTable, UNFINISHED)
      await unit.update(projectTable, UNFINISHED, row?.version ?? 0, { hf20BuyerType: null, hf20SellerType: null })
    })
    show(<ProjectDetail projectId={UNFINISHED} />, { transport: on.transport })
    const list = await nav()
    const next = () => within(list).findByRole('button', { name: /^下一步：/ }, LONG_TIMEOUT)
    expect(await next()).toHaveTextContent('下一步：基础需求差 2 项')
    await userEvent.click(await next())
    await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
    // The section that is edited is no longer what comes next.
    await waitFor(async () => expect(await next()).not.toHaveTextContent('基础需求'), LONG_TIMEOUT)
    await pickParties(await basicForm())
    await userEvent.click(saveButton())
    await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull(), LONG_TIMEOUT)
    const [, title = '', missing = ''] = /^下一步：(.+)差 (\d+) 项$/.exec((await next()).textContent ?? '') ?? []
    const { filled, wanted } = figures(within(list).getByRole('button', { name: new RegExp(`^${title}`) }).textContent)
    expect(wanted - filled).toBe(Number(missing))
    expect(title).not.toBe('基础需求')
  })

  it('leads on to the flow where nothing is missing', async () => {
    const on = server()
    const complete = await firstComplete(on)
    const onTabChange = vi.fn()
    show(<ProjectDetail projectId={complete} onTabChange={onTabChange} />, { transport: on.transport })
    await userEvent.click(
      await within(await nav()).findByRole('button', { name: '必填已齐，去办理流程' }, LONG_TIMEOUT),
    )
    await waitFor(() => expect(onTabChange).toHaveBeenCalledWith(expect.objectContaining({ tab: 'flow' })))
  })

  it('leads nowhere for who only reads', async () => {
    show(<ProjectDetail projectId={UNFINISHED} readOnly />, { transport: server().transport })
    const list = await nav()
    await waitFor(() => expect(total(list).wanted).toBeGreaterThan(0), LONG_TIMEOUT)
    expect(within(list).queryByRole('button', { name: /^下一步|必填已齐/ })).toBeNull()
  })
})
