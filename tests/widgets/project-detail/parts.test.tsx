import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PROPOSED_DICTIONARIES } from '../../../lib/backend/seed/dictionaries/proposed.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { edit, server } from './stage.tsx'

/** A purchase with a loan. */
const CASE = 'demo-project-08'

it('PRJ-050 the information of a case has its parts, in their order', async () => {
  show(<ProjectDetail projectId={CASE} />, { transport: server('admin').transport })
  const places = await screen.findByRole('navigation', { name: '分区导航' }, LONG_TIMEOUT)
  const names = () =>
    within(places)
      .getAllByRole('button')
      .map(({ textContent }) => /^[^已]+/.exec(textContent ?? '')?.[0])
  const buyers = ['买家信息', '杜军例', '万慧样', '保证人信息']
  const owners = ['业主信息', '陈港例']
  // The people of a case come a moment after its parts.
  await waitFor(
    () => expect(names()).toEqual(['基础需求', '交易房屋', ...buyers, ...owners, '交易信息', '贷款信息']),
    LONG_TIMEOUT,
  )
})

it('PRJ-051 only the field of its step moves a case to another status, also for a manager who edits it', async () => {
  show(<ProjectDetail projectId={CASE} />, { transport: server('manager').transport })
  await edit()
  const statuses = PROPOSED_DICTIONARIES.find(({ code }) => code === 'HX05')?.entries.map(([, name]) => name) ?? []
  expect(statuses).toContain('已结案')
  const roles = ['button', 'menuitem', 'option', 'combobox', 'radio', 'checkbox', 'textbox', 'tab'] as const
  const step = document.querySelector('[data-field=hf20DemandStep]')
  expect(step).not.toBeNull()
  const controls = roles.flatMap((role) => screen.queryAllByRole(role)).filter((control) => !step?.contains(control))
  expect(controls.length).toBeGreaterThan(20)
  const named = controls.map(
    (control) =>
      `${control.textContent} ${control.getAttribute('aria-label') ?? ''} ${control.getAttribute('value') ?? ''}`,
  )
  expect(named.filter((name) => statuses.some((status) => name.includes(status)))).toEqual([])
})
