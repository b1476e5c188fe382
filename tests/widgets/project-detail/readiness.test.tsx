import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { caseReadiness } from '../../../lib/backend/home/case-readiness.ts'
import { projectTable } from '../../../lib/backend/tables.ts'
import { dayOf } from '../../../lib/catalogue/day.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { PATIENT, show } from '../form/stage.tsx'
import { server, type Server } from './stage.tsx'

const figure = (text: string | null): readonly number[] =>
  [...(text ?? '').matchAll(/当前步骤必填 (\d+) 项，已填 (\d+) 项/g)].flatMap(([, wanted, filled]) => [
    Number(filled),
    Number(wanted),
  ])
const nav = () => screen.findByRole('navigation', { name: '分区导航' }, PATIENT)

it('ruling 27 probe', async () => {
  const on = server()
  const today = dayOf(Date.now())
  const { cases, numbers } = await on.store.unit({ account: 'system', now: Date.now() }, async (unit) => {
    const { rows } = await unit.list(projectTable, {})
    return { cases: rows, numbers: await caseReadiness({ unit, today }, rows) }
  })
  const out: unknown[] = []
  const t0 = performance.now()
  for (const [index, { key, values }] of cases.entries()) {
    const { unmount } = show(<ProjectDetail projectId={key} />, { transport: on.connect('admin') })
    const list = await nav()
    const number = numbers[index]
    await waitFor(() => expect(list.textContent).toMatch(/必填 \d+ 项|已取消|已结案/), PATIENT)
    const p = list.querySelector('p')
    if (number) await waitFor(() => expect(p?.textContent).toMatch(/\d+\/\d+/), PATIENT)
    const parts = [...list.querySelectorAll(':scope > ul > li > button')].map(({ textContent }) => textContent)
    out.push([key, values['hf20DemandStep'], number && `${number.filled}/${number.wanted}`, p?.textContent, parts.join(' | ')])
    unmount()
    cleanup()
  }
  console.log(JSON.stringify(out, null, 0).replaceAll('],[', '],\n['), performance.now() - t0)
}, 300_000)
