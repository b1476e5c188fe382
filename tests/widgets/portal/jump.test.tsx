import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createEarlyKeys, earlyKeys } from '../../../host/web/shell/jump/early-keys.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, firstRow, memory, open, openAs, signIn } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const LINE = { name: '搜索或跳转' }
const line = () => screen.getByRole('combobox', LINE)
const groupOf = (name: string) => screen.findByRole('group', { name }, LONG_TIMEOUT)
const highlighted = () => screen.queryByRole('option', { selected: true })

/** Opens the search from the page of a person who signed in. */
async function openLine(user = 'manager', path = '/HomePage', transport: Transport = memory()) {
  const opened = await openAs(user, path, transport)
  await within(screen.getByRole('navigation', { name: '主菜单' })).findByRole(
    'link',
    { name: '项目列表' },
    LONG_TIMEOUT,
  )
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(line()).toHaveFocus()
  return opened
}

/** A server whose answers to a call wait until they are let through. */
function held(method: string) {
  const transport = memory()
  const waiting: (() => void)[] = []
  let isOpen = false
  return {
    transport: {
      ...transport,
      call: async (request) => {
        if (request.method === method && !isOpen) await new Promise<void>((resolve) => void waiting.push(resolve))
        return transport.call(request)
      },
    } satisfies Transport,
    asked: () => waiting.length,
    release: () => {
      isOpen = true
      for (const resolve of waiting) resolve()
    },
  }
}

async function openCase() {
  const opened = await openAs('manager', '/PrjBaseGrid')
  await userEvent.click(within(await firstRow()).getByRole('link'))
  await screen.findByRole('region', { name: '基础需求' }, LONG_TIMEOUT)
  return opened
}

describe('customers', () => {
  it('are found by name, with the hit marked, side, step and masked phone, and lead to the case', async () => {
    const { address } = await openLine()
    await userEvent.keyboard('吴悦')
    const people = await groupOf('客户')
    const [first] = await within(people).findAllByRole('option')
    expect([...(first?.querySelectorAll('b') ?? [])].map(({ textContent }) => textContent)).toEqual(['吴悦'])
    expect(first).toHaveTextContent(/买家|业主|保证人/)
    expect(first).toHaveTextContent(/\d{3}\*+\d{2}/)
    expect(people).not.toHaveTextContent(/\d{11}/)
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'))
    expect(line().getAttribute('aria-activedescendant')).toBe(first?.id)
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/PrjBaseGrid\/.+/))
    expect(screen.queryByRole('combobox', LINE)).toBeNull()
  })

  it('says when they could not be loaded, while the rest can be used', async () => {
    const transport = memory()
    await openLine('manager', '/HomePage', {
      ...transport,
      call: (request) =>
        request.method === 'find'
          ? Promise.resolve({ success: false, code: 'STATUS', message: '暂时不可用' })
          : transport.call(request),
    })
    await userEvent.keyboard('项目')
    expect(await screen.findByText(/没取到客户与项目，其余可用/, {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(await groupOf('清单')).getAllByRole('option').length).toBeGreaterThan(0)
  })
})

describe('the line', () => {
  it('has the focus before the key that opens it has ended, and gives it back', async () => {
    await openAs('manager', '/HomePage')
    const before = screen.getByRole('button', { name: /账户菜单/ })
    before.focus()
    fireEvent.keyDown(before, { key: 'k', code: 'KeyK', ctrlKey: true })
    expect(line()).toHaveFocus()
    await userEvent.keyboard('税费{Escape}')
    expect(line()).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('combobox', LINE)).toBeNull()
    await waitFor(() => expect(before).toHaveFocus())
  })

  it('opens with what was typed while the page still loaded', async () => {
    const { transport, asked, release } = held('getCurrentLocationCity')
    open('/HomePage', transport)
    await signIn('manager')
    await waitFor(() => expect(asked()).toBe(1), LONG_TIMEOUT)
    earlyKeys.listen()
    for (const key of ['k', '示', '例', '错', 'Backspace'])
      fireEvent.keyDown(document.body, { key, code: key === 'k' ? 'KeyK' : '', ctrlKey: key === 'k' })
    release()
    await screen.findByRole('combobox', LINE, LONG_TIMEOUT)
    await waitFor(() => expect(line()).toHaveFocus())
    expect(line()).toHaveValue('示例')
  })

  it('collects only what is typed after Ctrl+K, and nothing that is typed into a field', () => {
    const press = (target: Element, key: string, ctrlKey = false) =>
      fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}`, ctrlKey })
    const field = document.body.appendChild(document.createElement('input'))
    const collect = (...keys: readonly (readonly [Element, string, boolean?])[]) => {
      const keysOfPage = createEarlyKeys(() => document)
      keysOfPage.listen()
      const went = keys.map((key) => press(...key))
      return { taken: keysOfPage.take(), went }
    }
    const page = document.body
    expect(collect([page, 'a'])).toEqual({ taken: null, went: [true] })
    expect(collect([page, 'k', true], [page, 'a'], [page, 'Enter'])).toEqual({
      taken: { text: 'a', entered: true },
      went: [false, false, false],
    })
    expect(collect([page, 'k', true], [page, 'F5'], [page, 'r', true]).went).toEqual([false, true, true])
    expect(collect([page, 'k', true], [page, 'a'], [page, 'Escape']).taken).toBeNull()
    expect(collect([page, 'k', true], [field, 'a'])).toEqual({ taken: null, went: [false, true] })
    field.remove()
  })

  it('opens the first hit of its text once it is there, where Enter came before the answer', async () => {
    const { transport, asked, release } = held('find')
    const { address } = await openLine('manager', '/HomePage', transport)
    await userEvent.keyboard('吴悦{Enter}')
    await waitFor(() => expect(asked()).toBe(1))
    expect(address()).toBe('/HomePage')
    release()
    await waitFor(() => expect(address()).toMatch(/^\/PrjBaseGrid\/.+/))
  })

  it('forgets an Enter when another text is typed', async () => {
    const { transport, asked, release } = held('find')
    const { address } = await openLine('manager', '/HomePage', transport)
    await userEvent.keyboard('吴悦{Enter}')
    await waitFor(() => expect(asked()).toBe(1))
    await userEvent.keyboard('例')
    await waitFor(() => expect(asked()).toBe(2))
    act(release)
    await groupOf('客户')
    expect(line()).toHaveValue('吴悦例')
    expect(address()).toBe('/HomePage')
  })

  it('leaves keys to the input method while it composes', async () => {
    const { address } = await openLine()
    await userEvent.keyboard('税费标准')
    await screen.findByRole('option', { name: /^税费标准/ }, LONG_TIMEOUT)
    fireEvent.keyDown(line(), { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(line(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(line(), { key: 'Escape', isComposing: true })
    expect(line()).toHaveValue('税费标准')
    expect(address()).toBe('/HomePage')
  })

  it('stays where it is, and as high as it is, while hits change', async () => {
    await openLine()
    const place = () => {
      const { top, height } = screen.getByRole('dialog', LINE).getBoundingClientRect()
      return { top, height }
    }
    const empty = place()
    await userEvent.keyboard('吴悦')
    await groupOf('客户')
    expect(place()).toEqual(empty)
    await userEvent.keyboard('没有这样的人')
    await screen.findByText('没有找到“吴悦没有这样的人”', {}, LONG_TIMEOUT)
    expect(place()).toEqual(empty)
  })

  it('keeps the highlight on what it is on when answers arrive', async () => {
    const { transport, asked, release } = held('find')
    const { address } = await openLine('manager', '/HomePage', transport)
    await userEvent.keyboard('新')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(asked()).toBe(1))
    const chosen = highlighted()?.textContent
    expect(chosen).toContain('刷新参数')
    release()
    await groupOf('项目')
    expect(highlighted()?.textContent).toBe(chosen)
    expect(address()).toBe('/HomePage')
  })
})

describe('when nothing is found', () => {
  const NOBODY = '没有找到'
  const offers = () => groupOf('可以')

  it('a new case is offered, with the typed text as the address where it can be one', async () => {
    await openLine()
    await userEvent.keyboard('示例新路99号')
    const offer = await within(await offers()).findByRole('option', { name: /^新建项目.*房屋地址 示例新路99号/ })
    await waitFor(() => expect(offer).toHaveAttribute('aria-selected', 'true'))
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: '新建项目' }, LONG_TIMEOUT)
    expect(await within(drawer).findByLabelText('房屋地址', {}, LONG_TIMEOUT)).toHaveValue('示例新路99号')
  })

  it('Enter before the answer opens no new case', async () => {
    const { transport, asked, release } = held('find')
    await openLine('manager', '/HomePage', transport)
    await userEvent.keyboard('欧阳某某{Enter}')
    await waitFor(() => expect(asked()).toBe(1))
    release()
    expect(await within(await offers()).findByRole('option', { name: /^新建项目.*添加客户 欧阳某某/ })).toBeVisible()
    expect(line()).toHaveValue('欧阳某某')
    expect(screen.queryByRole('dialog', { name: '新建项目' })).toBeNull()
  })

  it('the other cities of the person are searched after a switch, with the same text', async () => {
    await openLine('admin')
    await userEvent.keyboard('欧阳某某')
    const city = await within(await offers()).findByRole('option', { name: /^在.+找/ }, LONG_TIMEOUT)
    const name = /^在(.+?)找/.exec(city.textContent ?? '')?.[1] ?? ''
    await userEvent.click(city)
    expect(await screen.findByRole('button', { name: new RegExp(`${name}`) }, LONG_TIMEOUT)).toBeInTheDocument()
    await waitFor(() => expect(line()).toHaveValue('欧阳某某'), LONG_TIMEOUT)
    expect(line()).toHaveFocus()
    // The city that was left is the one that is offered now.
    await waitFor(
      async () => expect(within(await offers()).queryByRole('option', { name: new RegExp(`^在${name}找`) })).toBeNull(),
      LONG_TIMEOUT,
    )
    expect(await within(await offers()).findByRole('option', { name: /^在.+找/ }, LONG_TIMEOUT)).toBeVisible()
  })

  it('only what the person may do is offered, and nothing in a search of lists alone', async () => {
    await openLine('viewer')
    await userEvent.keyboard('欧阳某某')
    await screen.findByText(`${NOBODY}“欧阳某某”`, {}, LONG_TIMEOUT)
    expect(screen.queryByRole('option', { name: /^新建项目/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('/欧阳某某')
    await screen.findByText(`${NOBODY}“欧阳某某”`, {}, LONG_TIMEOUT)
    expect(screen.queryByRole('group', { name: '可以' })).toBeNull()
  })
})

describe('verbs', () => {
  it('are found by the first letters of their pinyin, and do it', async () => {
    await openLine()
    await userEvent.keyboard('qhdss')
    await within(await groupOf('动作')).findByRole('option', { name: /切换到深色/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.querySelector('[data-scheme=dark]')).not.toBeNull())
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('xjxm')
    await within(await groupOf('动作')).findByRole('option', { name: /新建项目/ })
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: '新建项目' }, LONG_TIMEOUT)).toBeVisible()
  })

  it('open what waits longest for a decision', async () => {
    const { address } = await openLine()
    await userEvent.keyboard('shxyt')
    expect(await within(await groupOf('动作')).findByRole('option', { name: /审核下一条.*项等我审核/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/HomePage\?review=/), LONG_TIMEOUT)
    expect(await screen.findByRole('dialog', { name: '审核' }, LONG_TIMEOUT)).toBeVisible()
  })

  it('ask for the day of a reminder of the job the open case is at, and again', async () => {
    const { address } = await openAs('manager', '/PrjBaseGrid/demo-project-54')
    await screen.findByRole('region', { name: '基础需求' }, LONG_TIMEOUT)
    for (const _turn of ['first', 'again']) {
      await userEvent.keyboard('{Control>}k{/Control}')
      await userEvent.keyboard('sztx')
      await within(await groupOf('动作')).findByRole('option', { name: /设置提醒/ })
      await userEvent.keyboard('{Enter}')
      expect(await screen.findByRole('dialog', { name: '提醒日期' }, LONG_TIMEOUT)).toBeVisible()
      await waitFor(() => expect(address()).toMatch(/tab=flow&record=job%2F.+/))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: '提醒日期' })).toBeNull())
    }
  })

  it('open the choice of cities', async () => {
    await openLine()
    await userEvent.keyboard('>切换城市{Enter}')
    expect(await screen.findByRole('dialog', { name: '切换城市' }, LONG_TIMEOUT)).toBeVisible()
  })

  it('are only those the person may do', async () => {
    await openLine('viewer')
    await userEvent.keyboard('>')
    const names = within(await groupOf('动作'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names.some((name) => name?.includes('切换到深色'))).toBe(true)
    expect(names.filter((name) => /新建项目|审核下一条|上传资料/.test(name ?? ''))).toEqual([])
  })
})

describe('the open case', () => {
  it('comes first, with its tabs and fields', async () => {
    const { address } = await openCase()
    const page = address()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('房屋地址')
    const fields = await groupOf('当前项目')
    expect(within(screen.getByRole('dialog', LINE)).getAllByRole('group')[0]).toBe(fields)
    expect(within(fields).getByRole('option', { name: /^房屋地址.*基础需求/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(`${page}?field=basic%2Fhf20HouseAddress`))
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('zlzb')
    await within(await groupOf('当前项目')).findByRole('option', { name: '资料准备' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(`${page}?tab=papers`))
  })

  it('has the fields of its people; one leads to the card of that person, which unfolds', async () => {
    const { address } = await openCase()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('#证件类型')
    const fields = await groupOf('当前项目')
    const last = (await within(fields).findAllByRole('option', { name: /业主信息/ }, LONG_TIMEOUT)).at(-1)
    await userEvent.click(last as HTMLElement)
    await waitFor(() => expect(address()).toMatch(/\?field=.+%2Fhf23IdCardType$/))
    const key = /field=(.+)%2F/.exec(address())?.[1]
    await waitFor(
      () => expect(document.activeElement?.closest('[data-field~=hf23IdCardType]')).toBeInstanceOf(HTMLElement),
      LONG_TIMEOUT,
    )
    expect(document.activeElement?.closest('[data-member]')?.getAttribute('data-member')).toBe(key)
  })
})

describe('what was used last', () => {
  it('comes first in its group, for this person alone', async () => {
    await openLine('manager')
    await userEvent.keyboard('>')
    const first = async () => within(await groupOf('动作')).getAllByRole('option')[0]
    expect(await first()).not.toHaveTextContent('键盘操作')
    await userEvent.keyboard('键盘{Enter}')
    const sheet = await screen.findByRole('dialog', { name: '键盘操作' }, LONG_TIMEOUT)
    await userEvent.click(within(sheet).getAllByRole('button', { name: '关闭' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('>')
    expect(await first()).toHaveTextContent('键盘操作')
    const [stored] = Object.keys(localStorage).filter((key) => key.startsWith('jumpUsed '))
    expect(stored).toMatch(/^jumpUsed \S+$/)
  })
})
