import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ProjectDetailHandle } from '../../../lib/widgets/project-detail/project-events.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { card, editMember, fieldIn, navigation, peopled } from './people-stage.tsx'
import { CASE } from './record-stage.tsx'
import { basic, edit, editLink, server } from './stage.tsx'

const current = (): readonly (string | null)[] =>
  within(navigation())
    .getAllByRole('button', { current: true })
    .map(({ textContent }) => textContent)

/** Sections of a full case, with fewer values than each has. */
const FILLED: readonly (readonly [string, number])[] = [
  ['基础需求', 20],
  ['交易房屋', 30],
  ['杜军例', 20],
  ['陈港例', 15],
  ['交易信息', 15],
  ['贷款信息', 10],
]

describe('reading a case', () => {
  it('PRJ-033 opens, by a search, the line an empty field stands behind, of that record only', async () => {
    const on = server()
    await peopled(on)
    const handle = createRef<ProjectDetailHandle>()
    show(<ProjectDetail ref={handle} projectId={CASE} />, { transport: on.transport })
    await editLink()
    const first = await card('林若例')
    const rest = (root: HTMLElement): HTMLElement => within(root).getByRole('button', { name: /项未填$/ })
    await waitFor(() => expect(rest(first)).toHaveAttribute('aria-expanded', 'false'), LONG_TIMEOUT)
    expect(fieldIn(first, 'hf23Email')).toBeNull()
    expect(await handle.current?.goToField('hf23Email')).toBe(true)
    expect(rest(first)).toHaveAttribute('aria-expanded', 'true')
    expect(fieldIn(first, 'hf23Email')).toHaveAttribute('data-highlighted')
    expect(rest(await basic())).toHaveAttribute('aria-expanded', 'false')
    expect(await handle.current?.goToField('basic/crtUsr')).toBe(true)
    expect(fieldIn(await basic(), 'crtUsr')).toHaveAttribute('data-highlighted')
  })

  it('gives the focus to the form of the basic requirements, and has it back', async () => {
    show(<ProjectDetail projectId={CASE} />, { transport: server().transport })
    await editLink()
    const form = await edit()
    await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement), LONG_TIMEOUT)
    // The project number before it cannot be changed.
    expect(document.activeElement?.closest('[data-field]')).toHaveAttribute('data-field', 'hf20PrjType')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(await editLink()).toHaveFocus()
  })
})

describe('the list of sections', () => {
  it('PRJ-024 marks what is edited, wherever the page is scrolled', async () => {
    const on = server()
    await peopled(on)
    show(
      <div style={{ height: '500px', overflow: 'auto' }} data-testid="scroller">
        <ProjectDetail projectId={CASE} />
      </div>,
      { transport: on.transport },
    )
    await editLink()
    expect(await within(navigation()).findByRole('button', { name: '保证人信息' }, LONG_TIMEOUT)).toBeVisible()
    await editMember('周航例')
    await waitFor(() => expect(current()).toEqual([expect.stringContaining('买家信息'), '周航例']), LONG_TIMEOUT)
    const scroller = screen.getByTestId('scroller')
    scroller.dispatchEvent(new WheelEvent('wheel'))
    scroller.scrollTo({ top: 0 })
    await waitFor(() => expect(scroller.scrollTop).toBe(0))
    expect(current()).toEqual([expect.stringContaining('买家信息'), '周航例'])
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(current().join()).not.toContain('周航例'), LONG_TIMEOUT)
  })

  it('scrolls to what is edited where the page opens with editing', async () => {
    show(
      <div style={{ height: '500px', overflow: 'auto' }} data-testid="scroller">
        <ProjectDetail projectId={CASE} defaultEditing="house" />
      </div>,
      { transport: server().transport },
    )
    await screen.findByRole('button', { name: '取消' }, LONG_TIMEOUT)
    await waitFor(() => expect(screen.getByTestId('scroller').scrollTop).toBeGreaterThan(200), LONG_TIMEOUT)
    expect(current()).toEqual([expect.stringMatching(/交易房屋|抵押物业/)])
  })
})

/** Windows of this width, less the menu of the portal. */
const MENU = 216
it.each([1440, 1280])(
  'a full case is under 3,500 px high at %i px, and prints no dash for fields nobody asked for',
  async (wide) => {
    // The height is what is left below the header of the portal.
    await page.viewport(wide - MENU, 900)
    try {
      const { container } = show(<ProjectDetail projectId="demo-project-08" />, { transport: server().transport })
      await screen.findByRole('region', { name: '陈港例的记录' }, LONG_TIMEOUT)
      const shown = (title: string): number => screen.getByRole('region', { name: title }).querySelectorAll('dd').length
      await waitFor(() => {
        for (const [title, least] of FILLED) expect(shown(title)).toBeGreaterThan(least)
      }, LONG_TIMEOUT)
      expect(container.scrollHeight).toBeLessThan(3500 - 52)
      expect(screen.queryByText('—')).toBeNull()
      // What is left out is counted in the head of its section, and opens from there.
      const rest = within(screen.getByRole('region', { name: '交易房屋' })).getByRole('button', {
        name: /^还有 \d+ 项未填$/,
      })
      expect(rest.getBoundingClientRect().top).toBeLessThan(
        (rest.closest('section')?.getBoundingClientRect().top ?? 0) + 48,
      )
    } finally {
      await page.viewport(1280, 900)
    }
  },
)
