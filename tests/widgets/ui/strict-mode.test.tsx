import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, StrictMode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { account, branch, type Field, member, organisation } from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { CaseSourcesProvider } from '../../../lib/field/case-sources.ts'
import { INPUT } from '../../../lib/field/input.ts'
import { MapPointInput } from '../../../lib/field/map/map-point-input.tsx'
import { RegionInput } from '../../../lib/field/places/region-input.tsx'
import { Button } from '../../../lib/ui/buttons/button.tsx'
import { Combobox } from '../../../lib/ui/select/combobox.tsx'
import { ConfirmDialog } from '../../../lib/ui/dialogs/confirm-dialog.tsx'
import { DatePicker } from '../../../lib/ui/dates/date-picker.tsx'
import { DateTimePicker } from '../../../lib/ui/dates/date-time-picker.tsx'
import { Dialog } from '../../../lib/ui/dialogs/dialog.tsx'
import { Drawer } from '../../../lib/ui/dialogs/drawer.tsx'
import { Menu } from '../../../lib/ui/overlays/menu.tsx'
import { MultiSelect } from '../../../lib/ui/select/multi-select.tsx'
import { Popover } from '../../../lib/ui/overlays/popover.tsx'
import { Select } from '../../../lib/ui/select/select.tsx'
import { TextInput } from '../../../lib/ui/inputs/text-input.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { Opener } from '../image-viewer/stage.tsx'

const nothing = (): void => undefined
const OPTIONS = [
  { value: 'A', label: '商业贷款' },
  { value: 'B', label: '公积金贷款' },
]
const TODAY = '2026-11-21'

/** A page so busy that a frame comes between what React draws and the effects of it, as on a slow computer. */
function makeBusy(): void {
  const post = MessagePort.prototype.postMessage
  vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (this: MessagePort, message: unknown) {
    requestAnimationFrame(() => setTimeout(() => post.call(this, message)))
  })
}

/** Takes longer to draw than React does without a pause. */
function Slow(): null {
  const end = performance.now() + 10
  while (performance.now() < end);
  return null
}

interface LateProps {
  readonly name: string
  readonly draw: (close: () => void) => ReactElement
}

/** Mounts what it opens a moment later, as a part that has to be fetched. */
function Late({ name, draw }: LateProps): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setTimeout(() => setOpen(true))}>{name}</Button>
      {open ? (
        <>
          <Slow />
          {draw(() => setOpen(false))}
        </>
      ) : null}
    </>
  )
}

function Box({ field }: { readonly field: Field }): ReactElement {
  const [value, setValue] = useState<Value>(null)
  const Input = INPUT[field.kind]
  return <Input text={null} field={field} label={field.label} value={value} onChange={setValue} />
}

function Settings(): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <Popover label="列设置" trigger={<Button>列</Button>} open={open} onOpenChange={setOpen}>
      <TextInput aria-label="名称" />
    </Popover>
  )
}

function OpenDrawer(): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>留着的抽屉</Button>
      <Drawer open={open} closeOnScrim title="资料" onClose={() => setOpen(false)}>
        <TextInput aria-label="名称" />
      </Drawer>
    </>
  )
}

const Everything = (): ReactElement => (
  <CaseSourcesProvider
    value={{ members: { key: ['members'], load: async () => [{ key: 'm1', name: '何例', role: 'owner' }] } }}
  >
    <OpenDrawer />
    <Late
      name="抽屉"
      draw={(close) => (
        <Drawer open closeOnScrim title="资料" onClose={close}>
          <TextInput aria-label="名称" />
        </Drawer>
      )}
    />
    <Late
      name="固定的抽屉"
      draw={(close) => (
        <Drawer open title="资料" onClose={close}>
          <TextInput aria-label="名称" />
        </Drawer>
      )}
    />
    <Late
      name="对话框"
      draw={(close) => (
        <Dialog open title="资料" onClose={close}>
          <TextInput aria-label="名称" />
        </Dialog>
      )}
    />
    <Late
      name="确认"
      draw={(close) => <ConfirmDialog open title="删除？" confirmLabel="删除" onConfirm={nothing} onCancel={close} />}
    />
    <Settings />
    <Menu trigger={<Button>更多</Button>} items={[{ value: 'edit', label: '编辑' }]} onSelect={nothing} />
    <Select aria-label="单选" options={OPTIONS} value={null} onChange={nothing} />
    <MultiSelect aria-label="多选" options={OPTIONS} value={[]} onChange={nothing} />
    <Combobox aria-label="查找" options={OPTIONS} value={null} onChange={nothing} query="" onQueryChange={nothing} />
    <DatePicker aria-label="日期" today={TODAY} value={null} onChange={nothing} />
    <DateTimePicker aria-label="时刻" today={TODAY} now={() => `${TODAY} 10:00:00`} value={null} onChange={nothing} />
    <Box field={account('跟进人')} />
    <Box field={branch('网点')} />
    <Box field={member('收款人')} />
    <Box field={organisation('办理机构')} />
    <RegionInput
      label="地区"
      parts={[
        { name: 'province', value: null, text: null },
        { name: 'city', value: null, text: null },
      ]}
      onChange={nothing}
    />
    <MapPointInput
      label="位置"
      coordinates="GCJ-02"
      lng={{ name: 'lng', value: null }}
      lat={{ name: 'lat', value: null }}
      onChange={nothing}
    />
    <Opener />
  </CaseSourcesProvider>
)

const OPENERS = [
  ['button', '留着的抽屉', 'dialog'],
  ['button', '抽屉', 'dialog'],
  ['button', '固定的抽屉', 'dialog'],
  ['button', '对话框', 'dialog'],
  ['button', '确认', 'alertdialog'],
  ['button', '列', 'dialog'],
  ['button', '更多', 'menu'],
  ['combobox', '单选', 'listbox'],
  ['combobox', '多选', 'dialog'],
  ['combobox', '查找', 'listbox'],
  ['textbox', '日期', 'dialog'],
  ['textbox', '时刻', 'dialog'],
  ['combobox', '跟进人', 'dialog'],
  ['combobox', '网点', 'dialog'],
  ['combobox', '收款人', 'dialog'],
  ['combobox', '办理机构', 'dialog'],
  ['combobox', '地区', 'dialog'],
  ['combobox', '位置', 'dialog'],
  ['button', '查看', 'dialog'],
] as const

/** As long as React may need to do what it still has to do. */
async function someFrames(): Promise<void> {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
}

it('what opens over the page in StrictMode stays open, and Escape gives the focus back to what opened it', async () => {
  show(
    <StrictMode>
      <Everything />
    </StrictMode>,
  )
  await screen.findByRole('combobox', { name: '跟进人' }, LONG_TIMEOUT)
  makeBusy()
  const user = userEvent.setup({ delay: null })
  const faults: string[] = []
  for (const [role, name, popup] of OPENERS) {
    const opener = (): HTMLElement => screen.getByRole(role, { name })
    await user.click(opener())
    if (role === 'textbox') await user.keyboard('{ArrowDown}')
    const box = await screen.findByRole(popup, {}, LONG_TIMEOUT)
    if (name !== '查找') await waitFor(() => expect(box.contains(document.activeElement)).toBe(true), LONG_TIMEOUT)
    await someFrames()
    if (!box.isConnected || box.closest('[hidden]') !== null) faults.push(`${name} closes by itself`)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole(popup)).toBeNull(), LONG_TIMEOUT)
    await someFrames()
    if (document.activeElement !== opener()) faults.push(`${name} loses the focus`)
  }
  expect(faults).toEqual([])
})
