import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { PdfBox } from '../../../lib/viewer/pdf/pdf-props.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'
import { A4, canvasOf, draw, drawn, NAME, paper, scaleShown, stage } from './stage.tsx'

const TEN = Array.from({ length: 10 }, (_, at) => [
  `示例申请表 第 ${at + 1} 张`,
  '借款人 演示甲',
  at === 6 ? '还款方式 等额本息' : '贷款银行',
])
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** Distance between the middle of an element and the middle of the stage. */
const offMiddle = (element: Element): number => {
  const [own, outer] = [element.getBoundingClientRect(), stage().getBoundingClientRect()]
  return Math.abs(own.top + own.height / 2 - (outer.top + stage().clientHeight / 2))
}
const box = (id: string, page: number, y: number, x = 100): PdfBox => ({
  id,
  page,
  x,
  y,
  width: 120,
  height: 30,
  label: `改 ${id}`,
})

describe('APP-003 a PDF in the page', () => {
  it('draws what is seen and one page around it, lets go of the rest, and stands before the file does', async () => {
    const ready = vi.fn()
    const pages = TEN.map(() => A4)
    const { again } = draw({ pages, onReady: ready })
    expect((await screen.findByRole('group', { name: '第 10 页' }, LONG_TIMEOUT)).dataset['drawn']).toBeUndefined()
    const file = await paper(TEN)
    again({ pages, file, onReady: ready })
    const first = await drawn(0)
    await drawn(1)
    expect(ready).toHaveBeenCalledExactlyOnceWith({ pages: 10 })
    const canvas = canvasOf(first)
    expect(canvas.width).toBe(Math.floor(first.getBoundingClientRect().width * devicePixelRatio))
    expect(stage().querySelectorAll('canvas')).toHaveLength(2)
    await userEvent.click(stage())
    await userEvent.keyboard('{End}')
    await drawn(9)
    await waitFor(() => expect(first.dataset['drawn']).toBeUndefined())
    await waitFor(() => expect(canvas.width).toBe(0))
    expect(stage().querySelectorAll('canvas').length).toBeLessThanOrEqual(3)
    // The text layer covers the drawn text.
    await waitFor(
      () =>
        expect(within(screen.getByRole('group', { name: '第 10 页' })).getByText('借款人 演示甲')).toBeInTheDocument(),
      LONG_TIMEOUT,
    )
  })

  it('goes to a page that is asked for, by number, by button and by prop, and tells which one is read', async () => {
    const changed = vi.fn()
    const file = await paper(TEN)
    const { again } = draw({ file, onPageChange: changed })
    await drawn(0)
    const number = screen.getByRole('textbox', { name: '页码' })
    await userEvent.clear(number)
    await userEvent.type(number, '8{Enter}')
    await drawn(7)
    expect(changed).toHaveBeenLastCalledWith(7)
    await press('上一页')
    expect(number).toHaveValue('7')
    again({ file, onPageChange: changed, page: 2 })
    await drawn(2)
    await waitFor(() => expect(number).toHaveValue('3'))
    expect(screen.getByText(/\/ 10 页/)).toBeVisible()
    // Once the pages are rendered, the last one counts as read although it cannot scroll to the top.
    await press('适合整页')
    await userEvent.clear(number)
    await userEvent.type(number, '99{Enter}')
    expect(number).toHaveValue('10')
  })

  it('keeps the place under the pointer while it is enlarged, and the middle by key', async () => {
    draw({ file: await paper(TEN) })
    const page = await drawn(0)
    const { left, top } = stage().getBoundingClientRect()
    const at = { clientX: left + 300, clientY: top + 200 }
    const under = (): number => (at.clientY - page.getBoundingClientRect().top) / page.getBoundingClientRect().height
    const before = under()
    const fitted = scaleShown()
    for (let notch = 0; notch < 4; notch += 1) fireEvent.wheel(stage(), { deltaY: -100, ctrlKey: true, ...at })
    await waitFor(() => expect(scaleShown()).toBeGreaterThan(fitted * 1.5))
    expect(under()).toBeCloseTo(before, 2)
    // Rendered again at the resolution of the screen after the gesture ends.
    await waitFor(
      () => expect(canvasOf(page).width).toBe(Math.floor(page.getBoundingClientRect().width * devicePixelRatio)),
      LONG_TIMEOUT,
    )
    const middle = (): number =>
      (top + stage().clientHeight / 2 - page.getBoundingClientRect().top) / page.getBoundingClientRect().height
    const held = middle()
    await userEvent.click(stage())
    await userEvent.keyboard('-')
    await waitFor(() => expect(middle()).toBeCloseTo(held, 2))
    await userEvent.keyboard('{Control>}0{/Control}')
    await waitFor(() => expect(scaleShown()).toBe(fitted))
  })

  it('shows places as buttons in reading order, and brings the active one to the middle', async () => {
    const pressed = vi.fn()
    const boxes = [box('丁', 1, 40), box('乙', 0, 101, 300), box('甲', 0, 100), box('丙', 0, 200), box('戊', 8, 700)]
    const file = await paper(TEN)
    const { again } = draw({ file, boxes, onBoxPress: pressed })
    await drawn(0)
    expect(screen.getAllByRole('button', { name: /^改/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
      '改 甲',
      '改 乙',
      '改 丙',
      '改 丁',
      '改 戊',
    ])
    const page = await drawn(0)
    const [place, whole] = [
      screen.getByRole('button', { name: '改 甲' }).getBoundingClientRect(),
      page.getBoundingClientRect(),
    ]
    expect((place.left - whole.left) / whole.width).toBeCloseTo(100 / A4.width, 3)
    expect((place.top - whole.top) / whole.height).toBeCloseTo(100 / A4.height, 3)
    await press('改 丙')
    expect(pressed).toHaveBeenCalledExactlyOnceWith('丙')
    again({ file, boxes, onBoxPress: pressed, activeBox: '丙' })
    expect(stage().scrollTop).toBe(0)
    again({ file, boxes, onBoxPress: pressed, activeBox: '戊' })
    const far = screen.getByRole('button', { name: '改 戊' })
    expect(offMiddle(far)).toBeLessThan(3)
    expect(far).toHaveAttribute('aria-current', 'true')
    await drawn(8)
    // The scroll position stays when the file changes.
    await userEvent.click(far)
    await userEvent.keyboard('{Home}')
    again({ file: await paper(TEN), boxes: [...boxes], onBoxPress: pressed, activeBox: '戊' })
    await drawn(0)
    expect(stage().scrollTop).toBe(0)
  })

  it('finds Chinese text on any page, also in broken lines and full width, and marks it in the middle', async () => {
    draw({ file: await paper([...TEN, ['金额 ３４００００', '叁佰', '肆拾万元整']]) })
    await drawn(0)
    await userEvent.click(stage())
    await userEvent.keyboard('{Control>}f{/Control}')
    const input = screen.getByRole('searchbox', { name: '搜索文件内容' })
    expect(document.activeElement).toBe(input)
    await userEvent.type(input, '等额本息')
    await screen.findByText('1 / 1', {}, LONG_TIMEOUT)
    const mark = (): HTMLElement => stage().querySelector<HTMLElement>('[data-hit=current]') ?? stage()
    await waitFor(() => expect(offMiddle(mark())).toBeLessThan(3))
    const seventh = await drawn(6)
    const ink = (await within(seventh).findByText('还款方式 等额本息', {}, LONG_TIMEOUT)).getBoundingClientRect()
    const marked = mark().getBoundingClientRect()
    expect([marked.right - ink.right, marked.width / ink.width - 4 / 8.5].map((off) => Math.abs(off) < 4)).toEqual([
      true,
      true,
    ])
    for (const words of ['340000', '叁佰肆拾万']) {
      await userEvent.clear(input)
      await userEvent.type(input, words)
      await screen.findByText('1 / 1', {}, LONG_TIMEOUT)
    }
    await userEvent.clear(input)
    await userEvent.type(input, '演示甲')
    // The search starts at the visible page and continues at the first page after the last one.
    await screen.findByText('1 / 10', {}, LONG_TIMEOUT)
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(await screen.findByText('10 / 10')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('1 / 10')).toBeVisible()
    await userEvent.type(input, '乙')
    await screen.findByText('没有找到', {}, LONG_TIMEOUT)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
    expect(document.activeElement).toBe(stage())
    expect(stage().querySelector('[data-hit]')).toBeNull()
  })

  it('puts a newer file in place of the older where it stands, and draws anew what has changed only', async () => {
    const { again } = draw({ file: await paper(TEN) })
    await drawn(0)
    await press('放大')
    const scale = scaleShown()
    const number = screen.getByRole('textbox', { name: '页码' })
    await userEvent.clear(number)
    await userEvent.type(number, '5{Enter}')
    const [fourth, fifth] = [await drawn(3), await drawn(4)]
    await drawn(5)
    for (const page of [fourth, fifth])
      await waitFor(
        () => expect(canvasOf(page).width).toBe(Math.floor(page.getBoundingClientRect().width * devicePixelRatio)),
        LONG_TIMEOUT,
      )
    const [scrolled, before, drawnBefore] = [stage().scrollTop, canvasOf(fifth), canvasOf(fourth)]
    again({ file: null, busy: true })
    expect(await screen.findByText('正在更新预览…')).toBeVisible()
    expect(canvasOf(fifth)).toBe(before)
    const emptied: number[] = []
    const observer = new MutationObserver(() => emptied.push(fifth.querySelectorAll('canvas').length))
    observer.observe(fifth, { childList: true, subtree: true })
    again({ file: await paper(TEN.map((texts, at) => (at === 4 ? ['新的 演示乙'] : texts))), changedPages: [4] })
    await within(fifth).findByText('新的 演示乙', {}, LONG_TIMEOUT)
    await waitFor(() => expect(canvasOf(fifth)).not.toBe(before), LONG_TIMEOUT)
    observer.disconnect()
    expect(emptied.every((count) => count === 1)).toBe(true)
    expect(canvasOf(fourth)).toBe(drawnBefore)
    expect([stage().scrollTop, scaleShown(), number.getAttribute('value')]).toEqual([scrolled, scale, '5'])
    // Another file starts at its first page.
    again({ file: await paper([['另一份']]), of: 'other' })
    await screen.findByText('另一份', {}, LONG_TIMEOUT)
    expect(number).toHaveValue('1')
  })
})

it('the viewer with strip, search and places has no violation in any scheme, and small pages are pressed', async () => {
  draw({ file: await paper(TEN), boxes: [box('甲', 0, 100)], activeBox: '甲', busy: true })
  await drawn(0)
  await press('页面缩略图')
  await press('搜索文件内容')
  const strip = screen.getByRole('group', { name: '页面缩略图' })
  await waitFor(() => expect(strip.querySelectorAll('canvas').length).toBeGreaterThan(1), LONG_TIMEOUT)
  expect(strip.querySelectorAll('canvas').length).toBeLessThan(10)
  await inEveryScheme(expectAccessible)
  const small = within(strip).getByRole('button', { current: 'page' })
  small.focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(within(strip).getByRole('button', { current: 'page' })).toHaveFocus())
  expect(screen.getByRole('textbox', { name: '页码' })).toHaveValue('2')
  expect(screen.getByRole('region', { name: NAME })).toBeVisible()
})
