import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { project } from '../../../lib/domain/project/project.ts'
import type { ProjectDetailHandle } from '../../../lib/widgets/project-detail/project-events.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show, Stage } from '../form/stage.tsx'
import { basic, edit, editLink, notice, server } from '../project-detail/stage.tsx'
import { box, elementOf, expectSeen, fieldsOf, fillCase, ID, options, search } from './stage.tsx'

const hosted = (page: ReactElement): ReactElement => (
  <div style={{ height: '1400px', paddingTop: '120px' }}>
    <div data-testid="scroller" style={{ height: '560px', overflow: 'auto' }}>
      {page}
    </div>
  </div>
)

async function goToAll(
  handle: ProjectDetailHandle | null,
  names: readonly string[],
  root: ParentNode = document,
): Promise<void> {
  for (const name of names) {
    expect(await handle?.goToField(name), name).toBe(true)
    expectSeen(elementOf(root, name), name)
  }
}

describe('the keyword search of a project page', () => {
  it('PRJ-033 leads to every visible field, read and edited, in a host’s own scroller; to no hidden one', async () => {
    const on = server()
    await fillCase(on)
    const { visible, hidden } = await fieldsOf(on)
    expect(visible.length).toBeGreaterThan(30)
    const handle = createRef<ProjectDetailHandle>()
    show(hosted(<ProjectDetail ref={handle} projectId={ID} />), { transport: on.transport })
    await editLink()
    await goToAll(handle.current, visible)
    await edit()
    await goToAll(handle.current, visible)
    for (const name of hidden) expect(await handle.current?.goToField(name), name).toBe(false)
  })

  it('PRJ-033 opens a closed group, in a page that scrolls by itself', async () => {
    const on = server()
    await fillCase(on)
    const handle = createRef<ProjectDetailHandle>()
    show(<ProjectDetail ref={handle} projectId={ID} />, { transport: on.transport })
    await editLink()
    for (const { label } of Object.values(project.groups)) {
      const heading = within(await basic()).queryByRole('button', { name: label, expanded: true })
      if (heading) await userEvent.click(heading)
    }
    expect(within(await basic()).queryAllByRole('term')).toEqual([])
    await search('最高利率')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expectSeen(elementOf(document, 'hf20AcceptRetNoEnd'), 'the rate'), LONG_TIMEOUT)
    expect(within(await basic()).getByRole('button', { name: '贷款意向' })).toHaveAttribute('aria-expanded', 'true')
    expect(within(await basic()).getByRole('button', { name: '交易双方' })).toHaveAttribute('aria-expanded', 'false')
    await edit()
    expect(within(await basic()).getByRole('button', { name: '交易双方' })).toHaveAttribute('aria-expanded', 'false')
    expect(await handle.current?.goToField('hf20BuyerType')).toBe(true)
    expectSeen(elementOf(document, 'hf20BuyerType'), 'the buyer type')
  })

  it('works inside a shadow root', async () => {
    const on = server()
    await fillCase(on)
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .map(({ cssText }) => cssText)
        .join('\n'),
    )
    shadow.adoptedStyleSheets = [sheet]
    const handle = createRef<ProjectDetailHandle>()
    const container = shadow.appendChild(document.createElement('div'))
    render(
      <Stage transport={on.transport}>
        <ProjectDetail ref={handle} projectId={ID} />
      </Stage>,
      { container },
    )
    await waitFor(() => expect(handle.current).not.toBeNull(), LONG_TIMEOUT)
    await goToAll(handle.current, ['hf20ManagerId', 'hf20HouseCity', 'prjNo'], shadow)
    // Typing by user-event ends at the host of a shadow root.
    const input = shadow.querySelector('[role=combobox]') as HTMLInputElement
    input.focus()
    fireEvent.change(input, { target: { value: '市场价' } })
    await waitFor(() => expect(shadow.querySelector('[role=option]')).not.toBeNull(), LONG_TIMEOUT)
    await userEvent.click(shadow.querySelector('[role=option]') as HTMLElement)
    await waitFor(() => expectSeen(elementOf(shadow, 'hf20HouseMarketPrice'), 'the price'), LONG_TIMEOUT)
    cleanup()
    host.remove()
  })

  it('PRJ-030 PRJ-031 PRJ-032 lists paths with the matched characters, values, and why a field is hidden', async () => {
    const on = server()
    await fillCase(on)
    show(<ProjectDetail projectId={ID} />, { transport: on.transport })
    await editLink()
    const found = await search('类型')
    const price = found.find(({ textContent }) => textContent?.includes('项目类型'))
    expect(price).toHaveTextContent('基础需求 - 项目与付款 - 项目类型')
    expect([...(price?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['类型'])
    const [late] = await search('抵押人逾期')
    expect(late).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(late).toHaveTextContent('当 贷款方案 为 房产抵押贷款 时显示'), LONG_TIMEOUT)
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await box()).toHaveFocus())
    expect(document.querySelector('[data-highlighted]')).toBeNull()
    expect((await search('推荐有效')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('推荐有效期起'),
      expect.stringContaining('推荐有效期止'),
    ])
    await userEvent.clear(await box())
    await userEvent.type(await box(), '毫不相干')
    expect(await screen.findByText('没有匹配的字段', { selector: ':not([role=status])' }, LONG_TIMEOUT)).toBeVisible()
  })

  it('of a new case says what only a save brings', async () => {
    show(<ProjectDetail action="ADD" />, { transport: server().transport })
    await screen.findByLabelText('房屋地址', {}, LONG_TIMEOUT)
    const [made] = await search('创建时间')
    expect(made).toHaveAttribute('aria-disabled', 'true')
    expect(made).toHaveTextContent('保存后由系统填写')
    await search('房屋地址')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('房屋地址')).toHaveFocus(), LONG_TIMEOUT)
  })

  it('opens on Ctrl+J while a field has the focus, moves by arrow keys, and Escape gives the focus back', async () => {
    const on = server()
    await fillCase(on)
    show(<ProjectDetail projectId={ID} />, { transport: on.transport })
    const form = await edit()
    const address = within(form).getByLabelText('房屋地址')
    await userEvent.click(address)
    await userEvent.keyboard('{Control>}j{/Control}')
    await waitFor(async () => expect(await box()).toHaveFocus())
    await search('房屋')
    const input = await box()
    expect(input).toHaveAttribute('aria-activedescendant', options()[0]?.id)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(input).toHaveAttribute('aria-activedescendant', options()[1]?.id)
    expect(options()[1]).toHaveAttribute('aria-selected', 'true')
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(address).toHaveFocus())
    expect(screen.queryByRole('listbox')).toBeNull()
    await search('房屋地址')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address).toHaveFocus())
    expectSeen(elementOf(document, 'hf20HouseAddress'), 'the address')
  })

  it('is accessible in dark; a field that cannot be reached after all is said', async () => {
    const on = server()
    show(<ProjectDetail projectId={ID} />, { transport: on.transport, appearance: { scheme: 'dark' } })
    await editLink()
    await search('项目')
    await expectAccessible()
    const root = await basic()
    for (const element of root.querySelectorAll('[data-field]')) element.removeAttribute('data-field')
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now())
    await search('项目类型')
    await userEvent.keyboard('{Enter}')
    vi.setSystemTime(Date.now() + 60_000)
    expect(await notice('暂时无法定位到“项目类型”')).toBeVisible()
    vi.useRealTimers()
  })

  it('CON-009 lifts the ring after three seconds', async () => {
    const handle = createRef<ProjectDetailHandle>()
    show(<ProjectDetail ref={handle} projectId={ID} />, { transport: server().transport })
    await editLink()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      expect(await handle.current?.goToField('prjNo')).toBe(true)
      vi.advanceTimersByTime(2_900)
      expect(elementOf(document, 'prjNo')).toHaveAttribute('data-highlighted')
      vi.advanceTimersByTime(200)
      expect(elementOf(document, 'prjNo')).not.toHaveAttribute('data-highlighted')
    } finally {
      vi.useRealTimers()
    }
  })
})
