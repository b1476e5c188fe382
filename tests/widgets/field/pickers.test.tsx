import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, type Mock, vi } from 'vitest'
import { account, branch, type Field, member, organisation, text } from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import type { MemberChoice } from '../../../lib/client/queries/case/member-choice.ts'
import { POSITION } from '../../../lib/domain/codes.ts'
import { PICKS } from '../../../lib/domain/picks.ts'
import { CaseSourcesProvider } from '../../../lib/field/case-sources.ts'
import { INPUT } from '../../../lib/field/input.ts'
import type { InputProps } from '../../../lib/field/input-props.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { Drawer } from '../../../lib/ui/dialogs/drawer.tsx'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show, storeOfFile, watched } from '../form/stage.tsx'

type BoxProps = Partial<InputProps> & { readonly field: Field; readonly start?: Value }

function Box({ field, start = null, onChange, ...rest }: BoxProps): ReactElement {
  const [value, setValue] = useState<Value>(start)
  const [label, setLabel] = useState<string | null>(null)
  const Input = INPUT[field.kind]
  return (
    <FormField label={field.label}>
      <Input
        text={label}
        {...rest}
        field={field}
        label={field.label}
        value={value}
        onChange={(next, spoken) => {
          setValue(next)
          setLabel(spoken ?? null)
          onChange?.(next, spoken)
        }}
      />
    </FormField>
  )
}

const DARK = { appearance: { scheme: 'dark' } } as const
const combobox = (name: string): HTMLElement => screen.getByRole('combobox', { name })

describe('an account picker', () => {
  const manager = account('跟进经理', { picks: POSITION.followUpManager })
  const open = async (
    field: Field = manager,
    {
      onChange = vi.fn<InputProps['onChange']>(),
      houseId,
      ...props
    }: Parameters<typeof show>[1] & { onChange?: Mock<InputProps['onChange']>; houseId?: string } = {},
  ) => {
    const transport = watched(createMemoryTransport({ store: storeOfFile(), user: 'manager' }))
    const box = <Box field={field} onChange={onChange} />
    show(houseId === undefined ? box : <CaseSourcesProvider value={{ houseId }}>{box}</CaseSourcesProvider>, {
      transport,
      ...props,
    })
    await userEvent.click(await screen.findByRole('combobox', { name: field.label }))
    await screen.findAllByRole('option', {}, LONG_TIMEOUT)
    return {
      onChange,
      asked: () => transport.calls.filter(({ service }) => service === 'Br01AcctBase').map(({ body }) => body),
    }
  }

  it('PCK-001 PCK-002 BAS-030 OPN-093 is a drawer of people of the position, ten at a time, with details', async () => {
    const { asked } = await open()
    expect(asked()).toEqual([{ S_ACCT_PLAT_ROLE: POSITION.followUpManager, page: 1, pageSize: 10 }])
    const drawer = await screen.findByRole('dialog', { name: '选择跟进经理' })
    expect(within(drawer).getByText('账号类型')).toBeVisible()
    const row = within(drawer).getByRole('option', { name: /周示例/ })
    expect(row).toHaveTextContent('admin')
    expect(row).toHaveTextContent('员工')
    expect(row).toHaveTextContent('154******01')
    expect(row).toHaveTextContent('中国 广东省 广州市')
    expect(row).toHaveTextContent('1981-10-14')
    expect(row).toHaveTextContent('demo-admin')
    for (const label of ['姓名', '账号', '手机号', '生日', '国家、省、市、区县', '备注', '账号ID'])
      expect(within(drawer).getByText(label)).toBeVisible()
    await expectAccessible()
  })

  it('PCK-003 FRM-039 searches once typing pauses, by position where none is fixed and within the case', async () => {
    const { asked } = await open(account('成员账号'), { houseId: 'nobody-knows-this-house', ...DARK })
    await expectAccessible()
    await userEvent.type(screen.getByRole('combobox', { name: '选择成员账号' }), 'staff0')
    await waitFor(() => expect(asked().length).toBe(2), LONG_TIMEOUT)
    expect(asked()[1]).toMatchObject({ S_KEY_VAL: 'staff0', page: 1 })
    await userEvent.click(screen.getByRole('combobox', { name: '岗位' }))
    await userEvent.click(await screen.findByRole('option', { name: '业务员' }, LONG_TIMEOUT))
    await waitFor(
      () => expect(asked().at(-1)).toMatchObject({ S_KEY_VAL: 'staff0', S_ACCT_PLAT_ROLE: POSITION.salesperson }),
      LONG_TIMEOUT,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: '只看本案人员' }))
    expect(await screen.findByText('没有匹配的结果', {}, LONG_TIMEOUT)).toBeVisible()
    expect(asked().at(-1)).toMatchObject({ houseId: 'nobody-knows-this-house' })
  })

  it('PCK-003 sends the key of the house of its case, once there is one', async () => {
    const transport = watched(createMemoryTransport({ store: storeOfFile(), user: 'manager' }))
    show(
      <CaseSourcesProvider value={{ prjId: 'demo-project-05' }}>
        <Box field={account('成员账号')} onChange={vi.fn()} />
      </CaseSourcesProvider>,
      { transport },
    )
    await userEvent.click(await screen.findByRole('combobox', { name: '成员账号' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '只看本案人员' }, LONG_TIMEOUT))
    await waitFor(
      () =>
        expect(transport.calls.filter(({ service }) => service === 'Br01AcctBase').at(-1)?.body).toMatchObject({
          houseId: 'demo-hf29-05',
        }),
      LONG_TIMEOUT,
    )
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(10), LONG_TIMEOUT)
  })

  it('picks by keyboard, shows the name, gives the focus back, and can be cleared', async () => {
    const { onChange } = await open()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const name = onChange.mock.lastCall?.[1] ?? ''
    expect(name).not.toBe('')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(combobox('跟进经理')).toHaveFocus())
    expect(combobox('跟进经理')).toHaveTextContent(name)
    await userEvent.keyboard('{Delete}')
    expect(onChange).toHaveBeenLastCalledWith(null, undefined)
  })

  it('opens over a drawer, and Escape closes only itself', async () => {
    show(
      <Drawer open onClose={() => expect.unreachable('the drawer around stays')} title="新建项目">
        <Box field={manager} />
      </Drawer>,
    )
    await userEvent.click(await screen.findByRole('combobox', { name: '跟进经理' }, LONG_TIMEOUT))
    await screen.findAllByRole('option', {}, LONG_TIMEOUT)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    expect(screen.getByRole('dialog', { name: '新建项目' })).toBeVisible()
    await waitFor(() => expect(combobox('跟进经理')).toHaveFocus())
  })

  it('OPN-093 asks for the position the installation says, and turns pages', async () => {
    const { asked } = await open(account('经理'), { sources: { platRoles: { manager: 'HX5907' } } })
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: 2 }), LONG_TIMEOUT)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(combobox('经理')).toHaveFocus())
  })

  it('says what happened when the list does not come, and keeps what was typed', async () => {
    const transport = createMemoryTransport({ store: storeOfFile(), user: 'manager' })
    let broken = true
    const refuse = {
      kind: 'server',
      code: 'INTERNAL',
      message: 'down',
      userMessage: '服务暂时不可用',
      op: 'x',
    } as const
    show(<Box field={account('跟进经理', { picks: POSITION.followUpManager })} />, {
      transport: {
        ...transport,
        call: (request) =>
          broken && request.service === 'Br01AcctBase'
            ? Promise.reject(new FangkitError(refuse))
            : transport.call(request),
      },
      sources: { platRoles: { manager: POSITION.salesperson } },
    })
    await userEvent.click(await screen.findByRole('combobox', { name: '跟进经理' }))
    await userEvent.type(await screen.findByRole('combobox', { name: '选择跟进经理' }, LONG_TIMEOUT), '董')
    expect(await screen.findByText('选项没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getByRole('combobox', { name: '选择跟进经理' })).toHaveValue('董')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('option', { name: /董测试/ }, LONG_TIMEOUT)).toBeVisible()
  })
})

describe('an organisation picker', () => {
  it('BAS-034 filters the list of the city while typing', async () => {
    const change = vi.fn()
    show(<Box field={organisation('办理机构')} onChange={change} />)
    await userEvent.click(await screen.findByRole('combobox', { name: '办理机构' }))
    const all = await screen.findAllByRole('option', {}, LONG_TIMEOUT)
    await userEvent.type(screen.getByRole('combobox', { name: '选择办理机构' }), '公证处越秀')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBe(1))
    expect(all.length).toBeGreaterThan(50)
    await inEveryScheme(expectAccessible)
    await userEvent.click(screen.getByRole('option'))
    expect(change).toHaveBeenLastCalledWith(expect.any(String), '广州示例公证处越秀办证点（演示）')
  })
})

describe('a branch picker', () => {
  it('PCK-006 PCK-007 PCK-008 PCK-011 narrows by place and head office, and lists foreign banks last', async () => {
    const change = vi.fn()
    const transport = watched(createMemoryTransport({ store: storeOfFile(), user: 'manager' }))
    show(<Box field={branch('贷款银行')} onChange={change} />, { transport })
    const asked = () =>
      transport.calls
        .filter(({ body }) => body['Code'] === 'HF31_BRANCE_DATA')
        .map(({ body }) => [body['LimitFld'], body['LimitVal']])
    await userEvent.click(await screen.findByRole('combobox', { name: '贷款银行' }))
    const all = await screen.findAllByRole('option', {}, LONG_TIMEOUT)
    expect(asked()).toEqual([['HF9C01', '440000,440100,,']])
    const foreign = all.map(({ textContent }) => textContent?.includes('外资') ?? false)
    expect(foreign.indexOf(true)).toBeGreaterThan(0)
    expect(foreign.slice(foreign.indexOf(true)).every(Boolean)).toBe(true)
    await expectAccessible()
    await userEvent.click(combobox('区县'))
    await userEvent.click(await screen.findByRole('option', { name: '天河区' }, LONG_TIMEOUT))
    await userEvent.click(combobox('总行'))
    await userEvent.click(await screen.findByRole('option', { name: '示例丙银行' }, LONG_TIMEOUT))
    await waitFor(() => expect(asked().at(-1)).toEqual(['HF9C01', '440000,440100,440106,DEMO03']), LONG_TIMEOUT)
    await waitFor(
      () =>
        expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
          '示例丙银行广州天河示例三支行',
          '示例丙银行广州天河示例六支行',
        ]),
      LONG_TIMEOUT,
    )
    await userEvent.type(screen.getByRole('combobox', { name: '网点名称' }), '六{Enter}')
    await waitFor(() => expect(change).toHaveBeenLastCalledWith(expect.any(String), '示例丙银行广州天河示例六支行'))
    await waitFor(() => expect(combobox('贷款银行')).toHaveFocus())
  })

  it('OPN-085 uses the bank dictionaries an installation names, and a further limit where it has one', async () => {
    const transport = watched(createMemoryTransport({ store: storeOfFile(), user: 'manager' }))
    show(<Box field={branch('贷款银行')} />, {
      transport,
      sources: { dictCodes: { bankHead: 'HH23', branchExtra: 'HFD8' } },
    })
    await userEvent.click(await screen.findByRole('combobox', { name: '贷款银行' }))
    await userEvent.click(await screen.findByRole('combobox', { name: '总行' }, LONG_TIMEOUT))
    expect(await screen.findByRole('option', { name: '线下支付（财务审核）' }, LONG_TIMEOUT)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(combobox('附加条件'))
    await userEvent.click(
      (await screen.findAllByRole('option', { name: /微信|支付宝|聚合/ }, LONG_TIMEOUT))[0] as HTMLElement,
    )
    await waitFor(
      () =>
        expect(
          transport.calls.filter(({ body }) => body['Code'] === 'HF31_BRANCE_DATA').at(-1)?.body['LimitVal'],
        ).toMatch(/^440000,440100,,,.+/),
      LONG_TIMEOUT,
    )
  })
  it('empties the district when the city changes, and says so where a place has no branches', async () => {
    show(<Box field={branch('贷款银行')} />, DARK)
    await userEvent.click(await screen.findByRole('combobox', { name: '贷款银行' }))
    await screen.findAllByRole('option', {}, LONG_TIMEOUT)
    await expectAccessible()
    await userEvent.click(combobox('市'))
    await userEvent.click(await screen.findByRole('option', { name: '佛山市' }, LONG_TIMEOUT))
    expect(await screen.findByText('这里没有网点，换一个区县或银行试试', {}, LONG_TIMEOUT)).toBeVisible()
    expect(combobox('区县')).toHaveTextContent('全部区县')
  })
})

describe('a member picker', () => {
  const MEMBERS: readonly MemberChoice[] = [
    { key: 'm1', name: '林若溪', role: 'buyer' },
    { key: 'm2', name: '何建国', role: 'owner', note: '产权 60%' },
    { key: 'm3', name: '何敏', role: 'owner' },
  ]
  const receiver = member('收款人', { picks: PICKS.owners })
  const within = (members: readonly MemberChoice[], children: ReactElement) => (
    <CaseSourcesProvider value={{ members: { key: ['members', members.length], load: async () => members } }}>
      {children}
    </CaseSourcesProvider>
  )

  it('PCK-014 lists owners only', async () => {
    const change = vi.fn()
    show(within(MEMBERS, <Box field={receiver} onChange={change} />))
    await userEvent.click(await screen.findByRole('combobox', { name: '收款人' }))
    expect((await screen.findAllByRole('option', {}, LONG_TIMEOUT)).map(({ textContent }) => textContent)).toEqual([
      '何建国产权 60%',
      '何敏业主',
    ])
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(change).toHaveBeenLastCalledWith('m3', '何敏')
  })
  it('says what is missing: no owner yet, or no case at all', async () => {
    const { showInstead } = show(within([], <Box field={receiver} />))
    await userEvent.click(await screen.findByRole('combobox', { name: '收款人' }))
    expect(await screen.findByText('项目里还没有业主，请先添加业主', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    showInstead(<Box field={receiver} start="m2" />)
    await userEvent.click(await screen.findByRole('combobox', { name: '收款人' }))
    expect(await screen.findByText('成员要在项目里选择：请从项目页打开这项资料', {}, LONG_TIMEOUT)).toBeVisible()
    await inEveryScheme(expectAccessible)
  })
})

describe('a community', () => {
  const village = text('小区名称', { picks: PICKS.community })
  const search = (found: Readonly<Record<string, readonly string[]>>) =>
    vi.fn(async (keyword: string, _city: string) =>
      (found[keyword] ?? []).map((name) => ({ key: name, name, note: `${name}路` })),
    )

  it('PCK-012 OPN-092 is searched in the city by the host’s function after typing; typed text stays', async () => {
    localStorage.removeItem('CommonCommunity')
    const searchCommunities = search({ 翠湖: ['示例翠湖花园', '样本翠湖雅苑'] })
    const change = vi.fn()
    show(<Box field={village} within="440300" onChange={change} />, { sources: { searchCommunities } })
    const box = await screen.findByRole('combobox', { name: '小区名称' })
    await userEvent.type(box, '翠湖')
    expect((await screen.findAllByRole('option', {}, LONG_TIMEOUT)).map(({ textContent }) => textContent)).toEqual([
      '示例翠湖花园示例翠湖花园路',
      '样本翠湖雅苑样本翠湖雅苑路',
    ])
    expect(searchCommunities.mock.calls.map(([keyword, city]) => [keyword, city])).toEqual([['翠湖', '440300']])
    expect(change).toHaveBeenLastCalledWith('翠湖', undefined)
    await expectAccessible()
    await userEvent.keyboard('{Enter}')
    expect(box).toHaveValue('翠湖')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(change).toHaveBeenLastCalledWith('样本翠湖雅苑', undefined)
    expect(JSON.parse(localStorage.getItem('CommonCommunity') ?? '{}')).toEqual({
      440300: [{ name: '样本翠湖雅苑', note: '样本翠湖雅苑路' }],
    })
  })

  it('PCK-013 CON-007 is offered among those chosen lately before anything is typed', async () => {
    localStorage.setItem('CommonCommunity', JSON.stringify({ 440300: [{ name: '示例翠湖花园' }] }))
    const change = vi.fn()
    show(<Box field={village} within="440300" onChange={change} />, {
      sources: { searchCommunities: search({}) },
      ...DARK,
    })
    await userEvent.click(await screen.findByRole('combobox', { name: '小区名称' }))
    expect(await screen.findByText('常用小区', {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
    await userEvent.click(await screen.findByRole('option', { name: /示例翠湖花园/ }))
    expect(change).toHaveBeenLastCalledWith('示例翠湖花园', undefined)
    localStorage.removeItem('CommonCommunity')
  })

  it('CON-010 says that it searches, when that takes longer than two seconds, and when it finds nothing', async () => {
    let answer: (found: readonly never[]) => void = () => undefined
    show(<Box field={village} />, {
      sources: {
        searchCommunities: () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      },
    })
    await userEvent.type(await screen.findByRole('combobox', { name: '小区名称' }), '没有的')
    expect(await screen.findByText('正在查找…', {}, LONG_TIMEOUT)).toBeVisible()
    expect((await screen.findAllByText('查找比平时慢，仍在进行…', {}, LONG_TIMEOUT)).length).toBeGreaterThan(0)
    answer([])
    expect(await screen.findByText('没有找到这个小区，按输入的名称保存', {}, LONG_TIMEOUT)).toBeVisible()
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('host')
      },
    ],
    ['rejects', () => Promise.reject(new Error('host'))],
    ['answers junk', async () => Object.assign([], [{ name: 1 }])],
  ])(
    'E07 says so when the host’s search %s, which is told once, and keeps what is typed',
    async (_, searchCommunities) => {
      const errorListener = vi.fn()
      show(<Box field={village} />, { sources: { searchCommunities }, onError: errorListener })
      const box = await screen.findByRole('combobox', { name: '小区名称' })
      await userEvent.type(box, '示例')
      expect(await screen.findByRole('button', { name: '重试' }, LONG_TIMEOUT)).toBeVisible()
      expect(box).toHaveValue('示例')
      expect(errorListener.mock.calls).toEqual([[expect.objectContaining({ op: 'searchCommunities' })]])
    },
  )

  it('asks our own call where the host brings no search', async () => {
    show(<Box field={village} />)
    await userEvent.type(await screen.findByRole('combobox', { name: '小区名称' }), '花园')
    expect((await screen.findAllByRole('option', {}, LONG_TIMEOUT)).length).toBeGreaterThan(3)
  })
})
