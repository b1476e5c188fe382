import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, memory, open, signIn } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
/** A deal of the demo data whose contract has all but its last terms. */
const CASE = 'demo-project-08'
const address = (part: string) => `/ContractView/${part}?project=${CASE}`
const parts = () => within(screen.getByRole('navigation', { name: '合同目录' }))

describe('ROU-015 OPN-084 the contract pages', () => {
  it('show a contract part by part, say what is missing, and take it in', async () => {
    const opened = open(address('Tips'), memory())
    await signIn('manager')
    expect(await screen.findByRole('heading', { name: '签约提示' }, LONG_TIMEOUT)).toBeVisible()
    expect(parts().getAllByRole('link')).toHaveLength(16)
    expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull()
    await userEvent.click(parts().getByRole('link', { name: /^第八条　房屋交付/ }))
    await waitFor(() => expect(opened.address()).toBe(address('Article_8')))
    const gap = await screen.findByRole('button', { name: '待填：房屋交付日期' })
    await inEveryScheme(expectAccessible)
    await userEvent.click(gap)
    const day = await screen.findByLabelText('房屋交付日期', { selector: 'input' }, LONG_TIMEOUT)
    await userEvent.type(day, '2027-03-01')
    await userEvent.tab()
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('2027年03月01日', {}, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(parts().getByRole('link', { name: /^第八条　房屋交付\s*已齐$/ })).toBeVisible()
    await userEvent.click(parts().getByRole('link', { name: /^甲方（卖方）/ }))
    expect((await screen.findAllByText(/^154\*{6}\d{2}$/))[0]).toBeVisible()
  })

  it('open at one of their terms, as the calendar of deadlines leads there', async () => {
    const opened = open(`${address('Article_1')}&term=handoverDate`, memory())
    await signIn('manager')
    const day = await screen.findByLabelText('房屋交付日期', { selector: 'input' }, LONG_TIMEOUT)
    await waitFor(() => expect(day).toHaveFocus())
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(opened.address()).toBe(address('Article_1')), LONG_TIMEOUT)
  })

  it('ROU-016 join all parts for the printer', async () => {
    open(`/ContractPrint?project=${CASE}`, memory())
    await signIn('viewer')
    expect(await screen.findByRole('heading', { level: 1, name: '存量房买卖合同' }, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(16)
    expect(screen.getByText(/您下载的 PDF 同样打码/)).toBeVisible()
    await expectAccessible()
  })

  it('ask for a case where none is named, and say why there is no contract', async () => {
    const opened = open('/ContractView', memory())
    await signIn('manager')
    const box = await screen.findByRole('combobox', { name: '项目' }, LONG_TIMEOUT)
    await waitFor(() => expect(opened.address()).toBe('/ContractView/Tips'))
    await userEvent.type(box, '示例')
    await userEvent.click((await screen.findAllByRole('option', {}, LONG_TIMEOUT))[0] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: '打开合同' }))
    expect(await screen.findByRole('navigation', { name: '合同目录' }, LONG_TIMEOUT)).toBeVisible()
    expect(opened.address()).toMatch(/^\/ContractView\/Tips\?project=demo-project-\d\d$/)
    await opened.portal.router.navigate('/ContractView/Tips?project=demo-project-01')
    expect(await screen.findByText('抵押类项目没有买卖合同', {}, LONG_TIMEOUT)).toBeVisible()
    await opened.portal.router.navigate('/ContractView/Article_12')
    await waitFor(() => expect(opened.address()).toBe('/404'))
  })
})
