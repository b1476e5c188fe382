import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { card, fieldIn } from './people-stage.tsx'
import { CASE } from './record-stage.tsx'
import { server } from './stage.tsx'

/** How far the drawn content of an element reaches beyond a box, in pixels. */
const beyond = (element: Element, box: DOMRect): number =>
  Math.max(
    ...[element, ...element.querySelectorAll('*')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ right }) => right - box.right),
  )

it.each([[1440], [900]])(
  'TRD-014 TRD-029 a day or 随时 stays inside of its column in a page %i px wide',
  async (width) => {
    await page.viewport(width, 900)
    const on = server()
    show(<ProjectDetail projectId={CASE} sections={['trade']} />, { transport: on.transport })
    await userEvent.click(await screen.findByRole('button', { name: '编辑交易信息' }, LONG_TIMEOUT))
    await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
    const trade = await card('交易信息')
    const measured = ['hf2hRequireTong', 'hf2hRequireGuo', 'hf2hRequireKuan', 'hf2hRequireLou'].map((name) => {
      const field = fieldIn(trade, name)
      const [tick] = within(field).getAllByRole('checkbox')
      const label = tick?.closest('label') ?? tick?.parentElement
      return { name, tick: label ? Math.round(beyond(label, field.getBoundingClientRect()) * 10) / 10 : null }
    })
    expect(measured).toEqual(measured.map(({ name, tick }) => ({ name, tick: Math.min(tick ?? 99, 0) })))
  },
)
