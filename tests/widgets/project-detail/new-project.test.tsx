import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PAY_TYPE } from '../../../lib/domain/codes.ts'
import { NewProject } from '../../../lib/widgets/project-detail/creation/new-project.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { chooseIn, notice, pickParties, server, type Server } from './stage.tsx'

const drawer = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: '新建项目' }, LONG_TIMEOUT)

async function open(on: Server = server(), handlers: Partial<Parameters<typeof NewProject>[0]> = {}) {
  const close = vi.fn()
  const saved = vi.fn()
  const navigate = vi.fn()
  show(<NewProject onClose={close} onSaved={saved} onNavigate={navigate} {...handlers} />, { transport: on.transport })
  const root = await drawer()
  await within(root).findByRole('radio', { name: '房屋买卖' }, LONG_TIMEOUT)
  await within(root).findByRole('button', { name: '保存并进入项目' }, LONG_TIMEOUT)
  return { on, root, close, saved, navigate }
}

async function fill(root: HTMLElement, address: string): Promise<void> {
  await chooseIn(root, '付款类型', '商业贷款')
  await pickParties(root)
  const input = within(root).getByLabelText('房屋地址')
  await userEvent.clear(input)
  await userEvent.type(input, address)
}

describe('the drawer that creates a project', () => {
  it.each(['light', 'dark', 'contrast'] as const)('is accessible in %s', async (scheme) => {
    show(<NewProject onClose={() => undefined} />, { transport: server().transport, appearance: { scheme } })
    await within(await drawer()).findByRole('radio', { name: '房屋买卖' }, LONG_TIMEOUT)
    await userEvent.click(await screen.findByRole('button', { name: '保存并进入项目' }, LONG_TIMEOUT))
    await notice(/必填/)
    await expectAccessible()
  })

  it('PRJ-037 BAS-002 offers the project types as cards with a line of explanation', async () => {
    const { root } = await open()
    expect(within(root).getAllByRole('radio', { name: /房屋买卖|贷款|找房/ })).toHaveLength(3)
    expect(within(root).getByRole('radio', { name: '房屋买卖' })).toBeChecked()
    expect(within(root).getByRole('radio', { name: '房屋买卖' })).toHaveAccessibleDescription('二手房交易、过户与按揭')
    expect(Math.round((root.getBoundingClientRect().width / window.innerWidth) * 100)).toBe(60)
  })

  it('begins with the address the host knows', async () => {
    const { root } = await open(server(), { address: '示例大道 12 号' })
    expect(await within(root).findByLabelText('房屋地址')).toHaveValue('示例大道 12 号')
  })

  it('PRJ-037 BAS-007 BAS-013 saves and asks to show the new case', async () => {
    const { on, root, close, saved, navigate } = await open()
    await fill(root, '示例大道 668 号')
    expect(within(root).getByRole('combobox', { name: '贷款方案' })).toHaveTextContent('商业贷款')
    expect(within(root).getByRole('combobox', { name: '买卖双方关系' })).toHaveTextContent('无亲属关系')
    const price = within(root).getByLabelText('房屋市场价')
    await userEvent.type(price, '486.0001')
    await waitFor(() => expect(within(root).getByText('大写：肆佰捌拾陆万零壹元整')).toBeVisible())
    await userEvent.click(within(root).getByRole('button', { name: '保存并进入项目' }))
    await waitFor(() => expect(close).toHaveBeenCalledOnce(), LONG_TIMEOUT)
    const { projectId, record } = saved.mock.calls[0]?.[0] ?? {}
    expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: 'project', params: { projectId }, source: 'new-project' })
    const { data } = await on.api.Hf20PrjBase.getOne({ id: projectId })
    expect(data).toMatchObject({
      prjNo: record.prjNo,
      prjPayType: PAY_TYPE.commercial,
      hf20HouseAddress: '示例大道 668 号',
      hf20HouseMarketPrice: 4_860_001,
    })
  })

  it('starts afresh by 保存并继续新建 and keeps the people', async () => {
    const { on, root, close, navigate } = await open()
    await fill(root, '第一条路 1 号')
    const manager = within(root).getByRole('combobox', { name: '跟进经理' }).textContent
    await userEvent.click(within(root).getByRole('combobox', { name: '客服' }))
    await userEvent.click((await screen.findAllByRole('option', {}, LONG_TIMEOUT))[0] as HTMLElement)
    const service = within(root).getByRole('combobox', { name: '客服' }).textContent
    await userEvent.click(within(root).getByRole('button', { name: '保存并继续新建' }))
    expect(await notice('保存成功')).toBeVisible()
    await waitFor(() => expect(within(root).getByLabelText('房屋地址')).toHaveValue(''), LONG_TIMEOUT)
    expect(within(root).getByRole('combobox', { name: '付款类型' })).toHaveTextContent('请选择')
    expect(within(root).getByRole('combobox', { name: '跟进经理' }).textContent).toBe(manager)
    expect(within(root).getByRole('combobox', { name: '客服' }).textContent).toBe(service)
    expect(close).not.toHaveBeenCalled()
    expect(navigate).not.toHaveBeenCalled()
    await fill(root, '第二条路 2 号')
    await userEvent.click(within(root).getByRole('button', { name: '保存并进入项目' }))
    await waitFor(() => expect(close).toHaveBeenCalledOnce(), LONG_TIMEOUT)
    const { total } = await on.api.Hf20PrjBase.getPageList({ search: { hf20HouseAddress: { contains: '条路' } } })
    expect(total).toBe(2)
  })

  it('FRM-016 counts what is missing, tells the first and creates nothing', async () => {
    const { on, root } = await open()
    await userEvent.click(within(root).getByRole('button', { name: '保存并进入项目' }))
    expect(await notice(/必填/)).toBeVisible()
    expect(within(root).getByRole('button', { name: /\d 项未填/ })).toBeVisible()
    expect(on.called('Hf20PrjBase.doSave')).toEqual([])
  })

  it('has steps that follow what is filled in', async () => {
    const { root } = await open()
    const step = (name: RegExp): HTMLElement =>
      within(within(root).getByRole('navigation', { name: '填写步骤' })).getByRole('button', { name })
    expect(step(/基础需求/)).toHaveAttribute('aria-current', 'step')
    await chooseIn(root, '付款类型', '一次性付款')
    await pickParties(root)
    expect(step(/房屋与人员/)).toHaveAttribute('aria-current', 'step')
    await userEvent.click(step(/基础需求/))
    await waitFor(() => expect(within(root).getByRole('combobox', { name: '付款类型' })).toHaveFocus())
  })

  it('asks before it closes over something unsaved, and keeps it as a draft', async () => {
    function Shell() {
      const [shown, setShown] = useState(true)
      return shown ? (
        <NewProject onClose={() => setShown(false)} />
      ) : (
        <button type="button" onClick={() => setShown(true)}>
          再开
        </button>
      )
    }
    const on = server()
    show(<Shell />, { transport: on.transport })
    const root = await drawer()
    const address = await within(root).findByLabelText('房屋地址', {}, LONG_TIMEOUT)
    await userEvent.type(address, '未完成的路')
    expect(await within(root).findByText(/^草稿 · \d\d:\d\d 暂存$/, {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(within(root).getByRole('button', { name: '取消' }))
    const question = await screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)
    await inEveryScheme(expectAccessible)
    await userEvent.click(within(question).getByRole('button', { name: '放弃' }))
    await userEvent.click(await screen.findByRole('button', { name: '再开' }, LONG_TIMEOUT))
    expect(await within(await drawer()).findByLabelText('房屋地址', {}, LONG_TIMEOUT)).toHaveValue('')
    expect(screen.queryByRole('button', { name: '恢复' })).toBeNull()
  })

  it('PRJ-052 copies a case', async () => {
    const on = server()
    await on.api.Hf20PrjBase.doSave({ keyValue: 'demo-project-05', hf20HouseAddress: '原来的路 8 号' })
    const close = vi.fn()
    show(<NewProject cloneOf="demo-project-05" onClose={close} />, { transport: on.transport })
    const root = await screen.findByRole('dialog', { name: '克隆项目' }, LONG_TIMEOUT)
    expect(await within(root).findByLabelText('房屋地址', {}, LONG_TIMEOUT)).toHaveValue('原来的路 8 号')
    await userEvent.click(await within(root).findByRole('button', { name: '保存并进入项目' }, LONG_TIMEOUT))
    await waitFor(() => expect(close).toHaveBeenCalledOnce(), LONG_TIMEOUT)
    const { total } = await on.api.Hf20PrjBase.getPageList({
      search: { hf20HouseAddress: { contains: '原来的路 8 号' } },
    })
    expect(total).toBe(2)
  })

  it('PRJ-038 is for managers and service-provider employees only', async () => {
    show(<NewProject onClose={() => undefined} />, { transport: server('viewer').transport })
    expect(await within(await drawer()).findByText('没有新建项目的权限', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByRole('button', { name: '保存并进入项目' })).toBeNull()
  })
})
