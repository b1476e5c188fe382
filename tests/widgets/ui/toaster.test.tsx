import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createToaster, type ToasterHandle, type ToastMessage } from '../../../lib/ui/toasts/create-toaster.ts'
import { Toaster } from '../../../lib/ui/toasts/toaster.tsx'
import { expectAccessible } from '../accessible.ts'
import { show } from './show.tsx'

let toaster: ToasterHandle

const say = (message: ToastMessage): void => {
  act(() => {
    toaster.show(message)
  })
}
/** Second by second: each second is its own timer. */
const pass = (seconds: number): void => {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000))
}
const region = (): HTMLElement => screen.getByRole('region', { name: '通知' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  toaster = createToaster()
})

describe('messages', () => {
  it('are beside a drawer and above the bar of what is being edited', () => {
    show(<Toaster toaster={toaster} />)
    say({ tone: 'success', title: '保存成功' })
    const { left, right, bottom } = region().getBoundingClientRect()
    expect(left).toBe(20)
    // A drawer takes the right 60 % at most, the bar with its distance from the edge 64 px.
    expect(right).toBeLessThanOrEqual(window.innerWidth * 0.4)
    expect(bottom).toBeLessThanOrEqual(window.innerHeight - 64)
  })
})

describe('a message', () => {
  it.each(['success', 'info', 'warning'] as const)('of tone %s goes after 4 seconds', (tone) => {
    show(<Toaster toaster={toaster} />)
    say({ tone, title: '保存成功' })
    pass(3)
    expect(screen.getByText('保存成功')).toBeVisible()
    pass(1)
    expect(screen.queryByText('保存成功')).toBeNull()
  })

  it('that can be undone stays 8 seconds and counts them', () => {
    show(<Toaster toaster={toaster} />)
    say({ tone: 'info', title: '已移除周文博', action: { label: '撤销', onAct: vi.fn() } })
    expect(screen.getByText('8 秒')).toBeVisible()
    pass(2)
    expect(screen.getByText('6 秒')).toBeVisible()
    pass(5)
    expect(screen.getByText('已移除周文博')).toBeVisible()
    pass(1)
    expect(screen.queryByText('已移除周文博')).toBeNull()
  })

  it('does what its action says, once, and goes', () => {
    const undo = vi.fn()
    show(<Toaster toaster={toaster} />)
    say({ tone: 'info', title: '已移除周文博', action: { label: '撤销', onAct: undo } })
    fireEvent.click(screen.getByRole('button', { name: '撤销' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('已移除周文博')).toBeNull()
  })

  it('of an error stays until it is closed and is announced at once', () => {
    show(<Toaster toaster={toaster} />)
    say({ tone: 'error', title: '保存失败', text: '修改已存草稿' })
    pass(60)
    expect(screen.getByRole('alert')).toHaveTextContent('保存失败修改已存草稿')
    fireEvent.click(within(region()).getByRole('button', { name: '关闭' }))
    expect(screen.queryByText('保存失败')).toBeNull()
  })

  it('waits while the pointer is on it', () => {
    show(<Toaster toaster={toaster} />)
    say({ tone: 'success', title: '保存成功' })
    fireEvent.mouseEnter(region())
    pass(20)
    expect(screen.getByText('保存成功')).toBeVisible()
    fireEvent.mouseLeave(region())
    pass(4)
    expect(screen.queryByText('保存成功')).toBeNull()
  })

  it('waits while the focus is in it, closes on Escape and gives the focus back', () => {
    show(
      <>
        <input aria-label="备注" />
        <Toaster toaster={toaster} />
      </>,
    )
    say({ tone: 'success', title: '保存成功' })
    act(() => screen.getByLabelText('备注').focus())
    const close = within(region()).getByRole('button', { name: '关闭' })
    act(() => close.focus())
    pass(20)
    expect(screen.getByText('保存成功')).toBeVisible()
    fireEvent.keyDown(close, { key: 'Escape' })
    expect(screen.queryByText('保存成功')).toBeNull()
    expect(screen.getByLabelText('备注')).toHaveFocus()
  })

  it('with the id of one on screen takes its place and its time anew', () => {
    show(<Toaster toaster={toaster} />)
    say({ id: 'save', tone: 'info', title: '保存中' })
    pass(3)
    say({ id: 'save', tone: 'success', title: '已保存' })
    expect(screen.queryByText('保存中')).toBeNull()
    pass(3)
    expect(screen.getByText('已保存')).toBeVisible()
  })
})

describe('several messages', () => {
  it('show three at a time; an error waits for room, a passing one does not', () => {
    show(<Toaster toaster={toaster} />)
    say({ tone: 'error', title: '错误一' })
    say({ tone: 'success', title: '成功一' })
    say({ tone: 'success', title: '成功二' })
    say({ tone: 'success', title: '成功三' })
    expect(screen.queryByText('错误一')).toBeNull()
    pass(4)
    expect(screen.getByText('错误一')).toBeVisible()
    say({ tone: 'info', title: '消息一' })
    say({ tone: 'error', title: '错误二' })
    say({ tone: 'error', title: '错误三' })
    say({ tone: 'error', title: '错误四' })
    pass(5)
    act(() => toaster.dismiss('no-such'))
    expect(screen.queryByText('消息一')).toBeNull()
    expect(screen.getAllByRole('alert')).toHaveLength(3)
  })

  it('are announced by a region that is there before them', async () => {
    vi.useRealTimers()
    show(<Toaster toaster={toaster} />, { scheme: 'dark' })
    expect(region()).toHaveAttribute('aria-live', 'polite')
    say({ tone: 'warning', title: '请先完成基础需求模块', action: { label: '去填写', onAct: vi.fn() } })
    say({ tone: 'error', title: '保存失败' })
    await expectAccessible()
  })

  it('belong to their own provider', () => {
    const other = createToaster()
    show(<Toaster toaster={toaster} />)
    act(() => void other.show({ tone: 'info', title: '别处' }))
    expect(screen.queryByText('别处')).toBeNull()
  })
})
