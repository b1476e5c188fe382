import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { useConfirm } from '../../../lib/provider/notices/use-confirm.ts'
import { useNotify } from '../../../lib/provider/notices/use-notify.ts'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import type { FangkitProviderProps } from '../../../lib/provider/provider-props.ts'
import { demoStore } from '../../demo-store.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { WidgetFrame } from '../../../lib/widgets/widget-frame.tsx'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'

/** Nothing here saves. */
const store = demoStore()

const draw = (frames: ReactElement, props: Partial<FangkitProviderProps> = {}) =>
  render(
    <FangkitProvider transport={createMemoryTransport({ store })} auth={createMemoryAuth()} {...props}>
      <main>{frames}</main>
    </FangkitProvider>,
  )

function Speaker({ onAnswer }: { readonly onAnswer?: (yes: boolean) => void }): ReactElement {
  const notify = useNotify()
  const confirm = useConfirm()
  return (
    <>
      <button type="button" onClick={() => notify({ tone: 'error', title: '保存失败', traceId: '7f3a91' })}>
        告知
      </button>
      <button
        type="button"
        onClick={() =>
          void confirm({ title: '删除周文博？', text: '确定要删除吗？', confirmLabel: '删除', danger: true }).then(
            onAnswer,
          )
        }
      >
        询问
      </button>
    </>
  )
}

describe('the frame of a widget', () => {
  it('is the root that carries scheme and density, and its own place for overlays', async () => {
    draw(
      <WidgetFrame name="one">
        <Speaker />
      </WidgetFrame>,
      { appearance: { scheme: 'dark', density: 'compact' } },
    )
    const root = screen.getByRole('button', { name: '告知' }).closest('.fk-root')
    expect(root).toHaveAttribute('data-scheme', 'dark')
    expect(root).toHaveAttribute('data-density', 'compact')
    await userEvent.click(screen.getByRole('button', { name: '告知' }))
    const notice = await screen.findByText('保存失败', {}, LONG_TIMEOUT)
    expect(root?.contains(notice)).toBe(true)
    expect(notice.closest('[data-fk-toasts]')).toHaveTextContent('追踪号 7f3a91')
    await expectAccessible()
  })

  it.each(['points at it', 'moves the focus into it'])('loads notices once a user %s', async (way) => {
    // Whatever shows them shows them at once.
    await import('../../../lib/widgets/notice-board.tsx')
    draw(
      <WidgetFrame name="one">
        <Speaker />
      </WidgetFrame>,
    )
    const button = screen.getByRole('button', { name: '告知' })
    const toasts = () => document.querySelector('[data-fk-toasts]')
    await screen.findByRole('button', { name: '询问' })
    expect(toasts()).toBeNull()
    await (way === 'points at it' ? userEvent.hover(button) : userEvent.tab())
    await waitFor(() => expect(toasts()).not.toBeNull(), LONG_TIMEOUT)
  })

  it('shows a notice once, however many frames there are', async () => {
    draw(
      <>
        <WidgetFrame name="one">
          <Speaker />
        </WidgetFrame>
        <WidgetFrame name="two">
          <p>另一个</p>
        </WidgetFrame>
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: '告知' }))
    await screen.findByText('保存失败', {}, LONG_TIMEOUT)
    expect(screen.getAllByText('保存失败')).toHaveLength(1)
  })

  it('leaves notices and questions to a host that shows its own', async () => {
    const notify = vi.fn()
    const confirm = vi.fn(async () => true)
    const answer = vi.fn()
    draw(
      <WidgetFrame name="one">
        <Speaker onAnswer={answer} />
      </WidgetFrame>,
      { notify, confirm },
    )
    await userEvent.click(screen.getByRole('button', { name: '告知' }))
    await userEvent.click(screen.getByRole('button', { name: '询问' }))
    expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: '保存失败' }))
    await waitFor(() => expect(answer).toHaveBeenCalledWith(true))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it.each([
    ['删除', true],
    ['取消', false],
  ])('asks a question; %s answers %s', async (label, yes) => {
    const answer = vi.fn()
    draw(
      <WidgetFrame name="one">
        <Speaker onAnswer={answer} />
      </WidgetFrame>,
    )
    await userEvent.click(screen.getByRole('button', { name: '询问' }))
    const dialog = await screen.findByRole('alertdialog', { name: '删除周文博？' }, LONG_TIMEOUT)
    expect(dialog).toHaveTextContent('确定要删除吗？')
    await userEvent.click(within(dialog).getByRole('button', { name: label }))
    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(yes))
  })

  function Fragile({ broken }: { readonly broken: () => boolean }): ReactElement {
    if (broken()) throw new Error('cannot draw')
    return <p>又好了</p>
  }

  it('keeps a crash inside, under the trace id the host was told, and offers another try in place', async () => {
    let broken = true
    const failed = vi.fn<(error: FangkitError) => void>()
    draw(
      <>
        <WidgetFrame name="one">
          <Fragile broken={() => broken} />
        </WidgetFrame>
        <p>其余</p>
      </>,
      { onError: failed },
    )
    expect(await screen.findByText('页面出了点问题')).toBeVisible()
    expect(screen.getByText('其余')).toBeVisible()
    expect(failed).toHaveBeenLastCalledWith(
      expect.objectContaining({ op: 'one', traceId: expect.stringMatching(/^[\da-f]{32}$/) }),
    )
    const number = () => within(screen.getByRole('alert')).getByTitle('追踪号').textContent
    const first = failed.mock.lastCall?.[0].traceId
    expect(number()).toBe(`追踪号 ${first}`)
    // Another crash is another number.
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(number()).not.toBe(`追踪号 ${first}`))
    expect(number()).toBe(`追踪号 ${failed.mock.lastCall?.[0].traceId}`)
    broken = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.getByText('又好了')).toBeVisible())
  })

  it('shows the host’s own fallback instead', async () => {
    draw(
      <WidgetFrame name="one" fallback={() => <p>自备的提示</p>}>
        <Fragile broken={() => true} />
      </WidgetFrame>,
    )
    expect(await screen.findByText('自备的提示')).toBeVisible()
  })

  it('hands what it shows over when it goes', async () => {
    function Changing(): ReactElement {
      const [first, setFirst] = useState(true)
      return (
        <>
          {first ? (
            <WidgetFrame name="one">
              <p>甲</p>
            </WidgetFrame>
          ) : null}
          <WidgetFrame name="two">
            <Speaker />
            <button type="button" onClick={() => setFirst(false)}>
              去掉甲
            </button>
          </WidgetFrame>
        </>
      )
    }
    draw(<Changing />)
    await userEvent.click(screen.getByRole('button', { name: '去掉甲' }))
    await userEvent.click(screen.getByRole('button', { name: '告知' }))
    expect(await screen.findByText('保存失败', {}, LONG_TIMEOUT)).toBeVisible()
  })
})
