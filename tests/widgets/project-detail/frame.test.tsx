import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type ReactElement, StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { networkError } from '../../../lib/client/fangkit-error.ts'
import { DEMAND_STEP } from '../../../lib/domain/codes.ts'
import type { ProjectDetailHandle } from '../../../lib/widgets/project-detail/project-events.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import type { ProjectSectionProps } from '../../../lib/widgets/project-detail/sections.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { answering, basic, edit, editLink, fill, notice, saveButton, server } from './stage.tsx'

const ID = 'demo-project-05'
const REFRESH = 'Hf15FlowJobs.doRefreshPrjCommissionState'

describe('where the page begins', () => {
  it('opens a section in edit mode, after the status check, and the field in it, also in strict mode', async () => {
    const on = server()
    const editing = vi.fn()
    show(
      <StrictMode>
        <ProjectDetail projectId={ID} defaultEditing="basic" field="hf20HouseAddress" onEditingChange={editing} />
      </StrictMode>,
      { transport: on.transport },
    )
    const address = await within(await basic()).findByLabelText('房屋地址', {}, LONG_TIMEOUT)
    await waitFor(() => expect(address).toHaveFocus(), LONG_TIMEOUT)
    // As the page opens, which strict mode does twice; the section waits for the one under way, or asks once more.
    expect(on.called('Prj.checkStatus').length).toBeGreaterThanOrEqual(2)
    expect(editing).toHaveBeenCalledExactlyOnceWith({ section: 'basic', source: 'project-detail' })
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await editLink()
    expect(editing).toHaveBeenLastCalledWith({ section: null, source: 'project-detail' })
  })

  it('PRJ-041 stays to read where editing is not offered', async () => {
    show(<ProjectDetail projectId={ID} action="VIEW" defaultEditing="basic" field="hf20HouseAddress" />, {
      transport: server().transport,
    })
    await waitFor(
      () => expect(document.querySelector('[data-field=hf20HouseAddress]')).toHaveAttribute('data-highlighted'),
      LONG_TIMEOUT,
    )
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('PRJ-042 stays to read where the status check refuses', async () => {
    const on = server()
    const {
      data: [own],
    } = await on.api.Br01AcctBase.getPageList({ S_KEY_VAL: 'follow' })
    await on.api.Hf20PrjBase.doSave({
      keyValue: ID,
      hf20DemandStep: DEMAND_STEP.finished,
      hf20ManagerId: own?.br01AcctId,
    })
    show(<ProjectDetail projectId={ID} defaultEditing="basic" />, { transport: on.connect('follow') })
    expect(await notice('项目已结案，不能修改；如需修改请联系经理')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('goes to a section, and to another one later', async () => {
    const on = server()
    const page = (section: string): ReactElement => (
      <div style={{ height: '480px', overflow: 'auto' }}>
        <ProjectDetail projectId={ID} section={section} />
      </div>
    )
    const { showInstead } = show(page('owners'), { transport: on.transport })
    const current = (): HTMLElement =>
      within(screen.getByRole('navigation', { name: '分区导航' })).getByRole('button', { current: true })
    await editLink()
    await waitFor(() => expect(current()).toHaveTextContent(/业主信息|抵押人信息/), LONG_TIMEOUT)
    showInstead(page('basic'))
    await waitFor(() => expect(current()).toHaveTextContent('基础需求'), LONG_TIMEOUT)
  })
})

describe('sections', () => {
  function Notes({ title, facts, editing }: ProjectSectionProps): ReactElement {
    return (
      <section aria-label={title}>
        <p>方案 {String(facts.hf20LoanScheme)}</p>
        {editing.active ? (
          <button type="button" onClick={editing.close}>
            收起备忘
          </button>
        ) : (
          <button type="button" onClick={() => void editing.open()}>
            写备忘
          </button>
        )}
      </section>
    )
  }
  const sections = ['house', { key: 'notes', title: '备忘', Component: Notes }, 'basic'] as const

  it('are shown as the host wants them, with its own among them; one is edited at a time', async () => {
    const on = server()
    show(<ProjectDetail projectId={ID} sections={sections} />, { transport: on.transport })
    await editLink()
    expect(
      within(screen.getByRole('navigation', { name: '分区导航' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.replace(/当前步骤必填.*$/, '')),
    ).toEqual([expect.stringMatching(/交易房屋|抵押物业/), '备忘', '基础需求'])
    await edit()
    await inEveryScheme(expectAccessible)
    await fill('房屋地址', '没存的路')
    await userEvent.click(screen.getByRole('button', { name: '写备忘' }))
    const question = await screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)
    await inEveryScheme(expectAccessible)
    await userEvent.click(within(question).getByRole('button', { name: '继续编辑' }))
    expect(saveButton()).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '写备忘' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '放弃' }),
    )
    expect(await screen.findByRole('button', { name: '收起备忘' }, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
    expect(on.called('Prj.checkStatus')).toHaveLength(3)
  })
})

describe('刷新提成', () => {
  it('PRJ-010 OPN-004 asks the server and loads the case anew; a failure stays on screen until it works', async () => {
    const on = server()
    let broken = true
    const transport = answering(on.transport, ({ method }) =>
      method === 'doRefreshPrjCommissionState' && broken ? networkError(REFRESH) : null,
    )
    show(<ProjectDetail projectId={ID} />, { transport, appearance: { scheme: 'dark' } })
    await editLink()
    await userEvent.click(screen.getByRole('button', { name: '刷新提成' }))
    expect(await screen.findByRole('alert', {}, LONG_TIMEOUT)).toHaveTextContent('提成没有刷新：网络连接失败')
    await expectAccessible()
    broken = false
    await on.api.Hf20PrjBase.doSave({ keyValue: ID, hf20HouseAddress: '刷新后的路 7 号' })
    await userEvent.click(screen.getByRole('button', { name: '刷新提成' }))
    expect(await screen.findByRole('heading', { level: 1, name: '刷新后的路 7 号' }, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(on.called(REFRESH).map(({ body }) => body)).toEqual([{ prjId: ID }])
  })
})

describe('what one widget is given', () => {
  it('covers the provider’s texts and looks, and nobody else’s', async () => {
    const eventListener = vi.fn()
    const all = vi.fn()
    const handle = createRef<ProjectDetailHandle>()
    const on = server()
    show(
      <>
        <ProjectDetail
          ref={handle}
          projectId={ID}
          messages={{ projectDetail: { edit: '修改' } }}
          appearance={{ scheme: 'dark' }}
          onEvent={eventListener}
        />
        <ProjectDetail projectId="demo-project-06" readOnly />
      </>,
      { transport: on.transport, onEvent: all, messages: { projectDetail: { sections: '目录' } } },
    )
    await waitFor(() => expect(screen.getAllByRole('navigation', { name: '目录' })).toHaveLength(2), LONG_TIMEOUT)
    const [first, second] = [...document.querySelectorAll('[data-fk-widget=project-detail]')]
    const button = await within(first as HTMLElement).findByRole('button', { name: '编辑基础需求' }, LONG_TIMEOUT)
    expect(button).toHaveTextContent('修改')
    expect(first).toHaveAttribute('data-scheme', 'dark')
    expect(second).toHaveAttribute('data-scheme', 'light')
    expect(within(second as HTMLElement).queryByRole('button', { name: '编辑基础需求' })).toBeNull()
    await userEvent.click(button)
    await within(first as HTMLElement).findByRole('button', { name: '保存' }, LONG_TIMEOUT)
    await userEvent.clear(within(first as HTMLElement).getByLabelText('房屋地址'))
    await userEvent.type(within(first as HTMLElement).getByLabelText('房屋地址'), '自己的路 1 号')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(
      () =>
        expect(eventListener).toHaveBeenCalledExactlyOnceWith({
          type: 'saved',
          source: 'project-detail',
          projectId: ID,
          created: false,
        }),
      LONG_TIMEOUT,
    )
    expect(all).toHaveBeenCalledWith({ type: 'saved', source: 'project-detail', projectId: ID, created: false })
  })

  it('is told of a newer version while it is being edited', async () => {
    const on = server()
    const handle = createRef<ProjectDetailHandle>()
    show(<ProjectDetail ref={handle} projectId={ID} />, { transport: on.transport })
    await edit()
    await fill('房屋市场价', '301')
    await on.api.Hf20PrjBase.doSave({ keyValue: ID, hf20HouseAddress: '别人改的路 1 号' })
    handle.current?.refresh()
    expect(await screen.findByText(/保存了新的内容/, {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(saveButton())
    await editLink()
    const { data } = await on.api.Hf20PrjBase.getOne({ id: ID })
    expect(data).toMatchObject({ hf20HouseAddress: '别人改的路 1 号', hf20HouseMarketPrice: 3_010_000 })
  })
})
