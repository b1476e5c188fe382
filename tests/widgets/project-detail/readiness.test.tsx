import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { caseReadiness } from '../../../lib/backend/home/case-readiness.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { dayOf } from '../../../lib/catalogue/day.ts'
import { createClient } from '../../../lib/client/client.ts'
import { cityCalls } from '../../../lib/contract/city/city-calls.ts'
import { DEFAULT_PLACE, DEMAND_STEP } from '../../../lib/domain/codes.ts'
import type { Readiness } from '../../../lib/domain/project/readiness.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { edit, pickParties, server, type Server } from './stage.tsx'

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

describe('the number on the page', () => {
  const ID = 'demo-project-05'

  it('ruling 27 counts while typing, of its section and in total', async () => {
    const on = server()
    await on.store.unit({ account: 'system', now: Date.now() }, async (unit) => {
      const row = await unit.get(projectTable, ID)
      await unit.update(projectTable, ID, row?.version ?? 0, { hf20BuyerType: null, hf20SellerType: null })
    })
    show(<ProjectDetail projectId={ID} />, { transport: on.transport })
    const form = await edit()
    const list = await nav()
    const basic = () => figures(within(list).getByRole('button', { name: /基础需求/ }).textContent)
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
})
