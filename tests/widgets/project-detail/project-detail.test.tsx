import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FangkitError, networkError } from '../../../lib/client/fangkit-error.ts'
import { DEMAND_STEP, LOAN_SCHEME, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { TAB_MODULES } from '../../../lib/widgets/project-detail/tabs.ts'
import type { ProjectDetailHandle } from '../../../lib/widgets/project-detail/project-events.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import {
  answering,
  basic,
  chooseIn,
  edit,
  editLink,
  fill,
  notice,
  pickParties,
  saveButton,
  server,
  type Server,
} from './stage.tsx'

const ID = 'demo-project-05'
const itemOf = (root: HTMLElement, label: string): HTMLElement =>
  within(root).getByText(label).closest('[data-field]') as HTMLElement
const record = async ({ api }: Server, id = ID) => (await api.Hf20PrjBase.getOne({ id })).data
const change = async (on: Server, values: Record<string, unknown>, id = ID) =>
  on.api.Hf20PrjBase.doSave({ keyValue: id, ...values })

describe('a project on screen', () => {
  it.each(['light', 'dark', 'contrast'] as const)('is accessible in %s', async (scheme) => {
    show(<ProjectDetail projectId={ID} />, { transport: server().transport, appearance: { scheme } })
    await editLink()
    await expectAccessible()
  })

  it('PRJ-011 to PRJ-016 says in its strip whose case it is, and leaves out what is empty', async () => {
    const on = server()
    await change(on, {
      prjPayType: PAY_TYPE.commercial,
      hf20HouseAddress: '示例大道 668 号',
      hf20ServiceAcct: null,
      hf20DivisionDetailId: null,
    })
    const { refValues, prjNo } = await record(on)
    show(<ProjectDetail projectId={ID} />, { transport: on.transport })
    expect(await screen.findByRole('heading', { name: '示例大道 668 号' }, LONG_TIMEOUT)).toBeVisible()
    const strip = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement
    expect(strip).toHaveTextContent('商业贷款')
    expect(strip).toHaveTextContent(refValues['hf20DemandStep'] ?? 'missing')
    expect(strip).toHaveTextContent(prjNo ?? 'missing')
    expect(strip).toHaveTextContent('房屋地址')
    expect(strip).not.toHaveTextContent('客服')
    expect(strip).not.toHaveTextContent('办理机构')
  })

  it('PRJ-011 PRJ-012 names all buyers and owners in its strip on every tab, whichever one opens first', async () => {
    const on = server()
    const prjId = 'demo-project-02'
    const namesOf = async (memberType: string, role: string) =>
      (await on.api.Hf23PrjMember.getSubPageList({ objKey: prjId, memberType })).data
        .filter(({ hf23MemberRole }) => (hf23MemberRole ?? []).includes(role))
        .map(({ hf23LinkName }) => hf23LinkName ?? '')
    const [buyers, owners] = [await namesOf('0', 'HFB804'), await namesOf('1', 'HFB806')]
    expect([buyers.length, owners.length]).toEqual([2, 2])
    show(<ProjectDetail projectId={prjId} defaultTab="fees" tabs={{ fees: () => <p>收支</p> }} />, {
      transport: on.transport,
    })
    expect(await screen.findByText('收支', { selector: 'p' }, LONG_TIMEOUT)).toBeVisible()
    const strip = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement
    for (const name of [...buyers, ...owners]) expect(strip).toHaveTextContent(name)
  })

  it('has its number for a title where there is no address', async () => {
    const on = server()
    await change(on, { hf20HouseAddress: null })
    show(<ProjectDetail projectId={ID} />, { transport: on.transport })
    expect(
      await screen.findByRole('heading', { level: 1, name: (await record(on)).prjNo ?? 'missing' }, LONG_TIMEOUT),
    ).toBeVisible()
  })

  it('PRJ-039 shows the basic requirements to read, in columns of label and value', async () => {
    const on = server()
    await change(on, { hf20HouseMarketPrice: 48_600_001 })
    show(<ProjectDetail projectId={ID} />, { transport: on.transport })
    await editLink()
    expect(within(itemOf(await basic(), '房屋市场价')).getByTitle('4,860.0001 万元')).toHaveTextContent('4,860.00 万元')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('tells the host when it is there, also in strict mode', async () => {
    const ready = vi.fn()
    show(
      <StrictMode>
        <ProjectDetail projectId={ID} onReady={ready} />
      </StrictMode>,
      { transport: server().transport },
    )
    await editLink()
    expect(ready).toHaveBeenCalled()
  })
})

describe('the sections', () => {
  const titles = (): (string | null)[] =>
    within(screen.getByRole('navigation', { name: '分区导航' }))
      .getAllByRole('button')
      .filter((button) => button.closest('ul') !== null && button.closest('ul ul') === null)
      .map(({ textContent }) => textContent?.replace(/当前步骤必填.*$/, '') ?? null)

  it('PRJ-017 to PRJ-023 follow the scheme', async () => {
    const on = server()
    await change(on, { prjPayType: PAY_TYPE.mortgage })
    show(<ProjectDetail projectId={ID} />, { transport: on.transport })
    await editLink()
    expect(titles()).toEqual(['基础需求', '抵押物业', '抵押人信息', '贷款信息'])
    expect(LOAN_SCHEME.mortgage).toBe((await record(on)).hf20LoanScheme)
  })

  it('PRJ-018 PRJ-023 change while the form is filled in', async () => {
    const on = server()
    await change(on, { prjPayType: PAY_TYPE.atOnce, hf20Ctrl1: 0 })
    show(<ProjectDetail projectId={ID} />, { transport: on.transport })
    const form = await edit()
    expect(titles()).toEqual(['基础需求', '交易房屋', '买家信息', '业主信息', '交易信息'])
    await chooseIn(form, '付款类型', '商业贷款')
    expect(titles()).toContain('贷款信息')
    await userEvent.click(within(form).getByRole('switch', { name: '需要找房' }))
    expect(titles()).toContain('找房需求')
  })

  it('PRJ-024 PRJ-025 scroll into view at a press, and the list follows the scroll', async () => {
    show(
      <div style={{ height: '500px', overflow: 'auto' }} data-testid="scroller">
        <ProjectDetail projectId={ID} />
      </div>,
      { transport: server().transport },
    )
    await editLink()
    const nav = screen.getByRole('navigation', { name: '分区导航' })
    await userEvent.click(within(nav).getByRole('button', { name: /^(交易房屋|抵押物业)/ }))
    const section = screen.getByRole('region', { name: /交易房屋|抵押物业/ })
    const strip = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement
    await waitFor(
      () =>
        expect(Math.abs(section.getBoundingClientRect().top - strip.getBoundingClientRect().bottom)).toBeLessThan(60),
      LONG_TIMEOUT,
    )
    expect(within(nav).getByRole('button', { current: true })).toHaveTextContent(/交易房屋|抵押物业/)
    const scroller = screen.getByTestId('scroller')
    scroller.dispatchEvent(new WheelEvent('wheel'))
    scroller.scrollTo({ top: 0 })
    await waitFor(
      () => expect(within(nav).getByRole('button', { current: true })).toHaveTextContent('基础需求'),
      LONG_TIMEOUT,
    )
  })
})

describe('editing', () => {
  it('PRJ-026 PRJ-039 PRJ-045 PRJ-046 saves in place, returns to reading, and renews record and metadata', async () => {
    const on = server()
    const saved = vi.fn()
    show(<ProjectDetail projectId={ID} onSaved={saved} />, { transport: on.transport })
    await edit()
    await expectAccessible()
    await fill('房屋市场价', '486.0001')
    await userEvent.click(saveButton())
    expect(await notice('保存成功')).toBeVisible()
    await editLink()
    expect(within(itemOf(await basic(), '房屋市场价')).getByTitle('486.0001 万元')).toBeVisible()
    expect((await record(on)).hf20HouseMarketPrice).toBe(4_860_001)
    const [sent] = on.called('Hf20PrjBase.doSave')
    expect(Object.keys(sent?.body ?? {}).sort()).toEqual(['hf20HouseMarketPrice', 'keyValue', 'version'])
    expect(saved).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ projectId: ID, created: false, source: 'project-detail' }),
    )
    await waitFor(() => expect(on.called('Hf02TempFld.loadrieldMeta').length).toBeGreaterThan(1))
    await waitFor(() => expect(on.called('Hf20PrjBase.doCreate').length).toBeGreaterThan(1))
  })

  it('ends without a call where nothing was touched', async () => {
    const on = server()
    show(<ProjectDetail projectId={ID} />, { transport: on.transport })
    await edit()
    await userEvent.click(saveButton())
    await editLink()
    expect(on.called('Hf20PrjBase.doSave')).toEqual([])
  })

  it('PRJ-042 ERR-058 is refused with the message of the status check, and the section stays to read', async () => {
    let closed = false
    const transport = answering(server().transport, ({ method }) =>
      closed && method === 'checkStatus'
        ? { success: false, code: 'STATUS', message: '项目已结案，不能修改；如需修改请联系经理' }
        : null,
    )
    show(<ProjectDetail projectId={ID} />, { transport })
    const link = await editLink()
    closed = true
    await userEvent.click(link)
    expect(await notice('项目已结案，不能修改；如需修改请联系经理')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('button', { name: '编辑基础需求' })).toBeNull())
  })

  it('PRJ-044 offers no operation of a case that may not be changed, and says why before any is pressed', async () => {
    const on = server()
    const {
      data: [own],
    } = await on.api.Br01AcctBase.getPageList({ S_KEY_VAL: 'follow' })
    await change(on, { hf20DemandStep: DEMAND_STEP.finished, hf20ManagerId: own?.br01AcctId })
    show(<ProjectDetail projectId={ID} />, { transport: on.connect('follow') })
    expect((await screen.findAllByText('项目已结案，不能修改；如需修改请联系经理', {}, LONG_TIMEOUT))[0]).toBeVisible()
    await basic()
    for (const operation of [/^编辑/, /^填写/, /^新增/, /^添加/, /^删除/, /分组$/]) {
      for (const button of screen.queryAllByRole('button', { name: operation }))
        expect(button, button.textContent ?? '').toBeDisabled()
    }
    expect(screen.queryByRole('button', { name: '编辑基础需求' })).toBeNull()
    expect(on.called('Prj.checkStatus')).toEqual([])
  })

  it('PRJ-005 PRJ-041 ROL-008 VIEW offers no editing', async () => {
    show(<ProjectDetail projectId={ID} action="VIEW" />, { transport: server().transport })
    await basic()
    await screen.findByRole('tablist')
    await waitFor(() => expect(screen.queryByRole('button', { name: '编辑基础需求' })).toBeNull())
    expect(screen.getByRole('button', { name: '刷新提成' })).toBeVisible()
  })

  it('ROL-007 FRM-035 needs OPT_SAVE', async () => {
    const on = server()
    const transport = answering(on.transport, ({ service, method }) =>
      service === 'Hf20PrjBase' && method === 'getOpts' ? { success: true, data: ['OPT_SEARCH', 'OPT_DETAIL'] } : null,
    )
    show(<ProjectDetail projectId={ID} />, { transport })
    await basic()
    await screen.findByRole('tablist')
    expect(screen.queryByRole('button', { name: '编辑基础需求' })).toBeNull()
  })

  it('keeps the form and what was typed where a save fails', async () => {
    const on = server()
    let broken = true
    const transport = answering(on.transport, ({ method }) =>
      method === 'doSave' && broken ? networkError('Hf20PrjBase.doSave') : null,
    )
    show(<ProjectDetail projectId={ID} sections={['basic']} />, { transport })
    await edit()
    await fill('房屋地址', '示例路 2 号')
    await userEvent.click(saveButton())
    expect(await notice(/网络连接失败/)).toBeVisible()
    expect(within(await basic()).getByLabelText('房屋地址')).toHaveValue('示例路 2 号')
    broken = false
    await userEvent.click(saveButton())
    await editLink()
    expect((await record(on)).hf20HouseAddress).toBe('示例路 2 号')
  })

  it('is decided in a dialog where two people change the same field, over the real back end', async () => {
    const on = server()
    show(<ProjectDetail projectId={ID} sections={['basic']} />, { transport: on.transport })
    await edit()
    await fill('房屋市场价', '488')
    await change(on, { hf20HouseMarketPrice: 4_900_000, hf20HouseAddress: '另一条路 9 号' })
    await userEvent.click(saveButton())
    const dialog = await screen.findByRole('dialog', { name: '有人同时修改了“基础需求”' }, LONG_TIMEOUT)
    await inEveryScheme(expectAccessible)
    await userEvent.click(within(dialog).getByRole('button', { name: '全用我的' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '合并并保存' }))
    await editLink()
    expect(await record(on)).toMatchObject({ hf20HouseMarketPrice: 4_880_000, hf20HouseAddress: '另一条路 9 号' })
  })

  it('answers the host: isDirty, goToField, refresh', async () => {
    const on = server()
    const handle = createRef<ProjectDetailHandle>()
    show(<ProjectDetail ref={handle} projectId={ID} />, { transport: on.transport })
    await editLink()
    expect(await handle.current?.goToField('hf20HouseCity')).toBe(true)
    await waitFor(() => expect(itemOf(document.body, '房屋所在地区')).toHaveAttribute('data-highlighted'))
    expect(await handle.current?.goToField('nowhere')).toBe(false)
    await change(on, { hf20HouseAddress: '新的路 3 号' })
    handle.current?.refresh()
    expect(await screen.findByRole('heading', { level: 1, name: '新的路 3 号' }, LONG_TIMEOUT)).toBeVisible()
    await edit()
    expect(handle.current?.isDirty()).toBe(false)
    await fill('房屋地址', '改')
    expect(handle.current?.isDirty()).toBe(true)
    expect(await handle.current?.goToField('basic/hf20HouseAddress')).toBe(true)
    await waitFor(() => expect(screen.getByLabelText('房屋地址')).toHaveFocus())
  })

  it('survives the widget going away and coming back, with what was typed', async () => {
    const on = server()
    const { showInstead } = show(<ProjectDetail projectId={ID} />, { transport: on.transport })
    await edit()
    await fill('房屋地址', '没保存的路 5 号')
    showInstead(<p>别处</p>)
    showInstead(<ProjectDetail projectId={ID} />)
    await edit()
    await userEvent.click(await screen.findByRole('button', { name: '恢复' }))
    expect(within(await basic()).getByLabelText('房屋地址')).toHaveValue('没保存的路 5 号')
  })
})

describe('a new project', () => {
  it('PRJ-008 PRJ-009 ERR-001 opens no other tab before it is saved', async () => {
    const tabs = vi.fn()
    show(<ProjectDetail action="ADD" onTabChange={tabs} />, { transport: server().transport })
    await userEvent.click(await screen.findByRole('tab', { name: '收支' }, LONG_TIMEOUT))
    expect(await notice('请先完成项目资料的基础需求模块')).toBeVisible()
    expect(screen.getByRole('tab', { name: '项目资料' })).toHaveAttribute('aria-selected', 'true')
    expect(tabs).not.toHaveBeenCalled()
  })

  it('PRJ-028 PRJ-029 its other sections are closed and say what comes first', async () => {
    show(<ProjectDetail action="ADD" />, { transport: server().transport })
    const house = await screen.findByRole('region', { name: '交易房屋' }, LONG_TIMEOUT)
    expect(within(house).getByText('请先完成基础需求')).toBeVisible()
    await userEvent.click(
      within(screen.getByRole('navigation', { name: '分区导航' })).getByRole('button', { name: '交易房屋' }),
    )
    expect(await notice('请先完成项目资料的基础需求模块')).toBeVisible()
  })

  it('PRJ-040 FRM-033 is created by a save and goes on as a stored one', async () => {
    const on = server()
    const saved = vi.fn()
    const navigate = vi.fn()
    show(<ProjectDetail action="ADD" onSaved={saved} onNavigate={navigate} />, { transport: on.transport })
    const form = await basic()
    await chooseIn(form, '付款类型', '商业贷款')
    await pickParties(form)
    await fill('房屋地址', '示例大道 1 号')
    await userEvent.click(saveButton())
    expect(await screen.findByRole('heading', { level: 1, name: '示例大道 1 号' }, LONG_TIMEOUT)).toBeVisible()
    await editLink()
    expect(itemOf(await basic(), '买卖双方关系')).toHaveTextContent('无亲属关系')
    const { projectId, record: made } = saved.mock.calls[0]?.[0] ?? {}
    expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ created: true }))
    expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: 'project', params: { projectId }, source: 'project-detail' })
    expect(made.prjNo).toMatch(/^P\d{8}-\d{4}$/)
    await edit()
    await fill('房屋地址', '示例大道 2 号')
    await userEvent.click(saveButton())
    expect(await screen.findByRole('heading', { level: 1, name: '示例大道 2 号' }, LONG_TIMEOUT)).toBeVisible()
    expect(on.called('Hf20PrjBase.doSave').map(({ body }) => body['keyValue'] ?? null)).toEqual([null, projectId])
  })

  it('PRJ-052 CLONE copies a case without its key and saves a new one', async () => {
    const on = server()
    await change(on, { hf20HouseAddress: '原来的路 8 号', hf20HouseMarketPrice: 12_340_000 })
    show(<ProjectDetail projectId={ID} action="CLONE" />, { transport: on.transport })
    await basic()
    expect(await screen.findByRole('heading', { level: 1, name: '克隆项目' }, LONG_TIMEOUT)).toBeVisible()
    expect(await screen.findByLabelText('房屋地址', {}, LONG_TIMEOUT)).toHaveValue('原来的路 8 号')
    await fill('房屋地址', '抄来的路 8 号')
    await userEvent.click(saveButton())
    expect(await screen.findByRole('heading', { level: 1, name: '抄来的路 8 号' }, LONG_TIMEOUT)).toBeVisible()
    expect(on.called('Hf20PrjBase.doCreate')[0]?.body).toMatchObject({ id: ID, isClone: 1 })
    const { data } = await on.api.Hf20PrjBase.getPageList({ search: { hf20HouseAddress: { contains: '路 8 号' } } })
    expect(data.map(({ hf20HouseAddress }) => hf20HouseAddress).sort()).toEqual(
      ['原来的路 8 号', '抄来的路 8 号'].sort(),
    )
    expect(data.map(({ hf20HouseMarketPrice }) => hf20HouseMarketPrice)).toEqual([12_340_000, 12_340_000])
  })

  it('given up, leads back where the host offers a way, and otherwise starts over', async () => {
    const navigate = vi.fn()
    const on = server()
    const { showInstead } = show(<ProjectDetail action="ADD" onNavigate={navigate} />, { transport: on.transport })
    await userEvent.click(await screen.findByRole('button', { name: '取消' }, LONG_TIMEOUT))
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: 'back', source: 'project-detail' }))
    showInstead(<ProjectDetail key="alone" action="ADD" />)
    await fill('房屋地址', '写错的路')
    await userEvent.click(await screen.findByRole('button', { name: '重填' }, LONG_TIMEOUT))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '放弃' }),
    )
    await waitFor(() => expect(screen.getByLabelText('房屋地址')).toHaveValue(''))
    await waitFor(() => expect(screen.getByRole('combobox', { name: '项目类型' })).toHaveFocus())
  })

  it('is not offered to somebody who may not save', async () => {
    const on = server()
    const transport = answering(on.transport, ({ method }) =>
      method === 'getOpts' ? { success: true, data: ['OPT_DETAIL'] } : null,
    )
    show(<ProjectDetail action="ADD" />, { transport })
    expect(await screen.findByText('没有新建项目的权限', {}, LONG_TIMEOUT)).toBeVisible()
  })
})

describe('the basic requirements of a saved project', () => {
  it.each([
    ['OPT_SAVE', 'OPT_UPDATE', true],
    ['OPT_SAVE', null, false],
    ['OPT_UPDATE', null, false],
  ])('ROL-006 with %s and %s can be changed: %s', async (one, other, may) => {
    const transport = answering(server().transport, ({ method }) =>
      method === 'getOpts'
        ? { success: true, data: ['OPT_SEARCH', 'OPT_DETAIL', one, ...(other === null ? [] : [other])] }
        : null,
    )
    // The address asks for the form as well.
    show(<ProjectDetail projectId={ID} sections={['basic']} defaultEditing={may ? undefined : 'basic'} />, {
      transport,
    })
    expect(await screen.findByText('房屋市场价', {}, LONG_TIMEOUT)).toBeVisible()
    if (may) expect(await screen.findByRole('button', { name: '编辑基础需求' }, LONG_TIMEOUT)).toBeVisible()
    else expect(screen.queryByRole('button', { name: '编辑基础需求' })).toBeNull()
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  })
})

describe('the other tabs of a saved project', () => {
  it('PRJ-006 OPN-001 come after 概览 and 项目资料; those this site has no module for are disabled and say so', async () => {
    const { roles: _roles, ...without } = TAB_MODULES
    show(<ProjectDetail projectId={ID} tabs={without} />, { transport: server().transport })
    await editLink()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '概览',
      '项目资料',
      '收支',
      '项目进度',
      '资料准备',
      '申请表预览',
      '项目角色',
    ])
    expect(screen.getByRole('tab', { name: '收支' })).toBeEnabled()
    expect(screen.getByRole('tab', { name: '资料准备' })).toBeEnabled()
    expect(screen.getByRole('tab', { name: '项目角色' })).toBeDisabled()
    expect(screen.getByRole('tab', { name: '项目角色' })).toHaveAttribute('title', '本站点没有安装“项目角色”模块')
  })

  it('open where the host brings a module; what is unsaved is asked about before', async () => {
    const tabs = vi.fn()
    const Fees = ({ projectId }: { readonly projectId: string }) => <p>收支 {projectId}</p>
    const modules = { fees: Fees }
    show(<ProjectDetail projectId={ID} tabs={modules} onTabChange={tabs} />, { transport: server().transport })
    await edit()
    await fill('房屋地址', '还没保存')
    await userEvent.click(screen.getByRole('tab', { name: '收支' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)).getByRole(
        'button',
        {
          name: '继续编辑',
        },
      ),
    )
    expect(tabs).not.toHaveBeenCalled()
    expect(within(await basic()).getByLabelText('房屋地址')).toHaveValue('还没保存')
    await userEvent.click(screen.getByRole('tab', { name: '收支' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '保存' }),
    )
    expect(await screen.findByText(`收支 ${ID}`, {}, LONG_TIMEOUT)).toBeVisible()
    expect(tabs).toHaveBeenCalledExactlyOnceWith({ tab: 'fees', source: 'project-detail' })
    await userEvent.click(screen.getByRole('tab', { name: '项目资料' }))
    expect(itemOf(await basic(), '房屋地址')).toHaveTextContent('还没保存')
  })
})

describe('a project that cannot be shown', () => {
  it('says that it was not found', async () => {
    const error = vi.fn()
    show(<ProjectDetail projectId="nowhere" onError={error} />, { transport: server().transport })
    expect(await screen.findByText('没有找到这个项目', {}, LONG_TIMEOUT)).toBeVisible()
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ kind: 'not-found' }))
    await expectAccessible()
  })

  it('offers another try after a failure, with the trace id', async () => {
    const on = server()
    let broken = true
    const failure = new FangkitError({
      kind: 'server',
      code: 'INTERNAL',
      message: '',
      op: 'Hf20PrjBase.doCreate',
      traceId: '7f3a91',
    })
    const transport = answering(on.transport, ({ method }) => (method === 'doCreate' && broken ? failure : null))
    show(<ProjectDetail projectId={ID} />, { transport })
    expect(await screen.findByText('7f3a91', {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await editLink()
  })

  it('E07 keeps a crash of a tab or a section of the host to its place', async () => {
    const failed = vi.fn()
    const Broken = (): never => {
      throw new Error('broken module')
    }
    const modules = { fees: Broken }
    const sections = ['basic', { key: 'notes', title: '备忘', Component: Broken }] as const
    show(
      <>
        <ProjectDetail projectId={ID} tabs={modules} sections={sections} />
        <p>其余的页面</p>
      </>,
      { transport: server().transport, onError: failed },
    )
    await editLink()
    const inPlace = await screen.findByText('页面出了点问题', {}, LONG_TIMEOUT)
    expect(inPlace).toBeVisible()
    expect(await basic()).toBeVisible()
    expect(failed).toHaveBeenLastCalledWith(expect.objectContaining({ op: 'sections.notes' }))
    await userEvent.click(screen.getByRole('tab', { name: '收支' }))
    await waitFor(() => expect(failed).toHaveBeenLastCalledWith(expect.objectContaining({ op: 'tabs.fees' })))
    expect(screen.getByText('其余的页面')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: '项目资料' }))
    expect(await editLink()).toBeVisible()
  })
})

describe('the declaration', () => {
  it('BAS-001 to BAS-037 every visible field of the basic requirements is in the form or in the view', async () => {
    show(<ProjectDetail projectId={ID} />, { transport: server().transport })
    const root = await basic()
    await editLink()
    await userEvent.click(within(root).getByRole('button', { name: /^还有 \d+ 项未填$/ }))
    await userEvent.click(within(root).getByRole('button', { name: / 更新$/ }))
    const shown = new Set(
      within(root)
        .getAllByRole('term')
        .map((term) => document.createTreeWalker(term, NodeFilter.SHOW_TEXT).nextNode()?.textContent),
    )
    const labels = Object.entries(project.fields)
      .filter(
        ([name, field]) =>
          !field.hidden &&
          !Object.hasOwn(project.shown, name) &&
          !Object.values(project.composites).some(({ parts }) => parts.some((part) => part === name)),
      )
      .map(([, { label }]) => label)
    expect(labels.filter((label) => !shown.has(label) && !/业主|抵押/.test(label))).toEqual([])
  })
})
