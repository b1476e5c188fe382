import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { createPortal } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../../../lib/ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../lib/ui/dialogs/confirm-dialog.tsx'
import { createToaster } from '../../../lib/ui/toasts/create-toaster.ts'
import { Dialog } from '../../../lib/ui/dialogs/dialog.tsx'
import { Drawer, type DrawerProps } from '../../../lib/ui/dialogs/drawer.tsx'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { PortalRootProvider } from '../../../lib/ui/overlays/portal-root.tsx'
import { RadioGroup } from '../../../lib/ui/inputs/radio-group.tsx'
import { Select } from '../../../lib/ui/select/select.tsx'
import { TextInput } from '../../../lib/ui/inputs/text-input.tsx'
import { Toaster } from '../../../lib/ui/toasts/toaster.tsx'
import { expectAccessible } from '../accessible.ts'
import { show } from './show.tsx'

const nothing = (): void => {}

const Create = (props: Partial<DrawerProps>): ReactElement => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>新增</Button>
      <Drawer
        title="新建项目"
        onClose={() => setOpen(false)}
        footer={<Button variant="primary">保存</Button>}
        {...props}
        open={open}
      >
        {props.children ?? (
          <FormField label="房屋地址">
            <TextInput />
          </FormField>
        )}
      </Drawer>
    </>
  )
}

const Twice = ({ open }: { readonly open: boolean }): ReactElement => (
  <ConfirmDialog open={open} title="作废？" confirmLabel="作废" words="0038" onConfirm={nothing} onCancel={nothing} />
)

const DrawerWithQuestion = (): ReactElement => {
  const [asking, setAsking] = useState(false)
  return (
    <Create>
      <Button onClick={() => setAsking(true)}>删除</Button>
      <ConfirmDialog
        open={asking}
        title="删除？"
        confirmLabel="确定"
        onConfirm={nothing}
        onCancel={() => setAsking(false)}
      />
    </Create>
  )
}

const openDrawer = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: '新增' }))
  return screen.findByRole('dialog', { name: '新建项目' })
}

describe('a drawer', () => {
  it('starts in its first field and gives the focus back on Escape', async () => {
    show(<Create />)
    await openDrawer()
    await waitFor(() => expect(screen.getByRole('textbox', { name: '房屋地址' })).toHaveFocus())
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: '新增' })).toHaveFocus())
  })

  it('gives the focus to the first field that loads after it opened, of radios to the chosen one', async () => {
    const Late = (): ReactElement => {
      const [loaded, setLoaded] = useState(false)
      return (
        <>
          <Create footer={null}>
            {loaded ? (
              <RadioGroup
                aria-label="类型"
                options={[
                  { value: 'a', label: '买卖' },
                  { value: 'b', label: '抵押' },
                ]}
                value="b"
                onChange={nothing}
              />
            ) : (
              <p>正在加载</p>
            )}
          </Create>
          <input type="button" data-load="" onClick={() => setLoaded(true)} />
        </>
      )
    }
    show(<Late />)
    const drawer = await openDrawer()
    await waitFor(() => expect(drawer).toHaveFocus())
    fireEvent.click(document.querySelector('[data-load]') ?? drawer)
    await waitFor(() => expect(screen.getByRole('radio', { name: '抵押' })).toHaveFocus())
  })

  it('gives the focus back to a first field that is drawn again, until the user presses something', async () => {
    const Again = (): ReactElement => {
      const [time, setTime] = useState(0)
      return (
        <>
          <Create>
            <TextInput key={time} aria-label={`备注 ${time}`} />
          </Create>
          <input type="button" data-load="" onClick={() => setTime(time + 1)} />
        </>
      )
    }
    show(<Again />)
    const drawer = await openDrawer()
    const drawAgain = (): void => void fireEvent.click(document.querySelector('[data-load]') ?? drawer)
    const field = (time: number): HTMLElement => within(drawer).getByRole('textbox', { name: `备注 ${time}` })
    await waitFor(() => expect(field(0)).toHaveFocus())
    drawAgain()
    await waitFor(() => expect(field(1)).toHaveFocus())
    await userEvent.keyboard('{Shift}')
    drawAgain()
    await waitFor(() => expect(field(2)).toBeVisible())
    await new Promise(requestAnimationFrame)
    expect(field(2)).not.toHaveFocus()
  })

  it('leaves the focus where the user put it before its fields loaded', async () => {
    const Late = (): ReactElement => {
      const [loaded, setLoaded] = useState(false)
      return (
        <>
          <Create>{loaded ? <TextInput aria-label="备注" /> : <p>正在加载</p>}</Create>
          <input type="button" data-load="" onClick={() => setLoaded(true)} />
        </>
      )
    }
    show(<Late />)
    const drawer = await openDrawer()
    await waitFor(() => expect(drawer).toHaveFocus())
    const close = within(drawer).getByRole('button', { name: '关闭' })
    close.focus()
    fireEvent.click(document.querySelector('[data-load]') ?? drawer)
    await screen.findByRole('textbox', { name: '备注' })
    await new Promise(requestAnimationFrame)
    expect(close).toHaveFocus()
  })

  it('leaves who presses inside at once where they are, and gives the focus back to the page', async () => {
    show(
      <Create>
        <TextInput aria-label="房屋地址" />
        <TextInput aria-label="备注" />
      </Create>,
    )
    const button = screen.getByRole('button', { name: '新增' })
    button.focus()
    // Its focus trap begins in the frame after it was drawn.
    const pressed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const note = document.querySelector<HTMLElement>('input[aria-label="备注"]')
        note?.focus()
        if (note === null || document.activeElement !== note) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true })
    })
    fireEvent.click(button)
    await pressed
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    await waitFor(() => expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('keeps Tab inside', async () => {
    show(<Create />)
    const drawer = await openDrawer()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(within(drawer).getByRole('button', { name: '保存' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(within(drawer).getByRole('button', { name: '关闭' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  })

  it('stays open when the caller does not agree to close it', async () => {
    const close = vi.fn()
    show(<Create onClose={close} />)
    await openDrawer()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(close).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('does not close by a press beside it, unless allowed', async () => {
    const close = vi.fn()
    const { unmount } = show(<Create onClose={close} />)
    await openDrawer()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    for (let press = 0; press < 5; press += 1) {
      await userEvent.click(document.body, { position: { x: 20, y: 400 }, force: true })
    }
    expect(close).not.toHaveBeenCalled()
    unmount()
    show(<Create onClose={close} closeOnScrim />)
    await openDrawer()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    // The drawer listens for presses beside it a moment after it has the focus.
    await expect
      .poll(async () => {
        await userEvent.click(document.body, { position: { x: 20, y: 400 }, force: true })
        return close.mock.calls.length
      })
      .toBeGreaterThan(0)
  })

  it('at work cannot be closed', async () => {
    const close = vi.fn()
    show(<Create onClose={close} busy />)
    await openDrawer()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toBeDisabled())
    expect(close).not.toHaveBeenCalled()
  })

  it('leaves the Escape of a composition to the input method', async () => {
    const close = vi.fn()
    show(<Create onClose={close} />)
    await openDrawer()
    const input = screen.getByRole('textbox')
    await waitFor(() => expect(input).toHaveFocus())
    fireEvent.keyDown(input, { key: 'Escape', isComposing: true })
    expect(close).not.toHaveBeenCalled()
    fireEvent.keyDown(input, { key: 'Escape' })
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
  })

  it('holds the list of a select inside it; Escape closes the list first', async () => {
    const change = vi.fn()
    show(
      <Create>
        <FormField label="付款类型">
          <Select options={[{ value: 'A', label: '商业贷款' }]} value={null} onChange={change} />
        </FormField>
      </Create>,
    )
    const drawer = await openDrawer()
    const select = screen.getByRole('combobox', { name: '付款类型' })
    await waitFor(() => expect(select.isConnected && document.activeElement?.id).toBe(select.id))
    await userEvent.click(screen.getByRole('combobox'))
    await within(drawer).findByRole('option', { name: '商业贷款' })
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(drawer).toBeVisible()
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.click(await within(drawer).findByRole('option', { name: '商业贷款' }))
    expect(change).toHaveBeenCalledExactlyOnceWith('A')
    expect(drawer).toBeVisible()
  })

  it('leaves messages pressable', async () => {
    const undo = vi.fn()
    const toaster = createToaster()
    show(
      <>
        <Create />
        <Toaster toaster={toaster} />
      </>,
    )
    const drawer = await openDrawer()
    toaster.show({ tone: 'info', title: '已移除周文博', action: { label: '撤销', onAct: undo } })
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(drawer).toBeVisible()
  })

  it('takes its width from the caller and never more than the window', async () => {
    show(<Create width="46%" />)
    const drawer = await openDrawer()
    expect(Math.round(drawer.getBoundingClientRect().width)).toBe(Math.round(window.innerWidth * 0.46))
    expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth)
  })
})

describe('a dialog', () => {
  it('is named by its title and stands in the overlay root', async () => {
    const { container } = show(
      <Dialog open title="有人同时修改了" onClose={nothing}>
        内容
      </Dialog>,
    )
    const dialog = await screen.findByRole('dialog', { name: '有人同时修改了' })
    expect(container.contains(dialog)).toBe(true)
    expect(dialog.closest('main')).toBeNull()
    expect(dialog.closest('.fk-root')).not.toBeNull()
  })
})

describe('a confirmation', () => {
  it('starts on the harmless side and confirms by keyboard', async () => {
    const confirm = vi.fn()
    show(
      <ConfirmDialog open danger title="删除周文博？" confirmLabel="删除" onConfirm={confirm} onCancel={nothing}>
        确定要删除吗？
      </ConfirmDialog>,
    )
    const dialog = await screen.findByRole('alertdialog', { name: '删除周文博？' })
    expect(dialog).toHaveAccessibleDescription('确定要删除吗？')
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await expectAccessible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('asks for the words first; Enter counts only once they are there and not while composing', async () => {
    const confirm = vi.fn()
    show(
      <ConfirmDialog
        open
        danger
        title="作废整个项目？"
        confirmLabel="作废"
        words="0038"
        wordsLabel="项目编号后四位"
        onConfirm={confirm}
        onCancel={nothing}
      />,
    )
    const input = await screen.findByRole('textbox', { name: '项目编号后四位' })
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('003{Enter}')
    expect(confirm).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: '作废' })).toBeDisabled()
    await userEvent.keyboard('8')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(confirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('wants the words again when it is opened again', async () => {
    const { rerender } = show(<Twice open />)
    await userEvent.type(await screen.findByRole('textbox'), '0038')
    await waitFor(() => expect(screen.getByRole('button', { name: '作废' })).toBeEnabled())
    rerender(<Twice open={false} />)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    rerender(<Twice open />)
    expect(await screen.findByRole('textbox')).toHaveValue('')
  })

  it('over a drawer closes alone on Escape', async () => {
    show(<DrawerWithQuestion />)
    const drawer = await openDrawer()
    await userEvent.click(within(drawer).getByRole('button', { name: '删除' }))
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(drawer).toBeVisible()
    await waitFor(() => expect(within(drawer).getByRole('button', { name: '删除' })).toHaveFocus())
  })

  it('at work shows it and cannot be cancelled', async () => {
    const cancel = vi.fn()
    show(
      <ConfirmDialog
        open
        loading
        title="删除？"
        confirmLabel="删除"
        error="项目已退回"
        onConfirm={nothing}
        onCancel={cancel}
      />,
    )
    await screen.findByRole('alertdialog')
    expect(screen.getByRole('alert')).toHaveTextContent('项目已退回')
    expect(screen.getByRole('button', { name: '取消' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    expect(cancel).not.toHaveBeenCalled()
  })
})

describe('overlays in a shadow root', () => {
  it('open inside it, not in the page', async () => {
    const host = document.createElement('div')
    document.body.append(host)
    const shadow = host.attachShadow({ mode: 'open' })
    const root = document.createElement('div')
    root.className = 'fk-root'
    shadow.append(root)
    const inside = within(root)
    render(
      createPortal(
        <PortalRootProvider value={() => shadow}>
          <Create>
            <Select
              aria-label="付款类型"
              options={[{ value: 'A', label: '商业贷款' }]}
              value={null}
              onChange={nothing}
            />
          </Create>
        </PortalRootProvider>,
        root,
      ),
    )
    inside.getByRole('button', { name: '新增' }).click()
    const drawer = await inside.findByRole('dialog', { name: '新建项目' })
    await waitFor(() => expect(shadow.activeElement).toBe(within(drawer).getByRole('combobox')))
    within(drawer).getByRole('combobox').click()
    expect(await within(drawer).findByRole('option', { name: '商业贷款' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    host.remove()
  })
})
