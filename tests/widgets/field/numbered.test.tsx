import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { talkGrids } from '../../../host/grids/talk/talk.ts'
import { type Field, id } from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { chatMessage } from '../../../lib/domain/talk/chat.ts'
import { INPUT } from '../../../lib/field/input.ts'
import type { InputProps } from '../../../lib/field/input-props.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show, storeOfFile, watched } from '../form/stage.tsx'

function Box({
  field,
  onChange,
  readOnly = false,
}: {
  readonly field: Field
  readonly onChange: InputProps['onChange']
  readonly readOnly?: boolean
}): ReactElement {
  const [[value, text], put] = useState<readonly [Value, string | null]>([null, null])
  const Input = INPUT[field.kind]
  const change: InputProps['onChange'] = (next, spoken) => {
    put([next, spoken ?? null])
    onChange(next, spoken)
  }
  return (
    <FormField label={field.label}>
      <Input field={field} label={field.label} value={value} text={text} readOnly={readOnly} onChange={change} />
    </FormField>
  )
}
const offered = (): Promise<readonly HTMLElement[]> => screen.findAllByRole('option', {}, LONG_TIMEOUT)
const ofDemo = () => createMemoryTransport({ store: storeOfFile(), grids: talkGrids, user: 'manager' })

it('ROU-005 the conversation of a message is picked among those that go on, found by number or subject', async () => {
  const change = vi.fn()
  const transport = watched(ofDemo())
  show(<Box field={chatMessage.fields.chatNo} onChange={change} />, { transport })
  await userEvent.click(await screen.findByRole('combobox', { name: '会话编号' }, LONG_TIMEOUT))
  const first = (await offered())[0]
  const [number = ''] = /HH\d{6}/.exec(first?.textContent ?? '') ?? []
  const subject = first?.textContent?.replace(number, '') ?? ''
  await inEveryScheme(expectAccessible)
  const box = within(screen.getByRole('dialog', { name: '选择会话编号' })).getByRole('combobox')
  await userEvent.type(box, subject.slice(0, 4))
  await waitFor(
    () =>
      expect(
        transport.calls.filter(
          ({ service, body }) => service === 'ChatM' && JSON.stringify(body).includes(subject.slice(0, 4)),
        ),
      ).toHaveLength(2),
    LONG_TIMEOUT,
  )
  await waitFor(() =>
    expect(screen.getAllByRole('option').every(({ textContent }) => textContent?.includes(subject.slice(0, 4)))).toBe(
      true,
    ),
  )
  await userEvent.clear(box)
  await userEvent.type(box, number)
  await waitFor(
    () => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([subject + number]),
    LONG_TIMEOUT,
  )
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenLastCalledWith(number, number)
  await waitFor(() => expect(screen.getByRole('combobox', { name: '会话编号' })).toHaveFocus())
  expect(screen.getByRole('combobox', { name: '会话编号' })).toHaveTextContent(number)
})

it('ROU-007 a case is picked by number or address; the field keeps its key and shows its number', async () => {
  const change = vi.fn()
  show(<Box field={id('项目编号', { picks: project.service })} onChange={change} />, { transport: ofDemo() })
  await userEvent.click(await screen.findByRole('combobox', { name: '项目编号' }, LONG_TIMEOUT))
  await offered()
  await userEvent.type(
    within(screen.getByRole('dialog', { name: '选择项目编号' })).getByRole('combobox'),
    '没有这样的项目',
  )
  expect(await screen.findByText('没有匹配的结果', {}, LONG_TIMEOUT)).toBeVisible()
  await userEvent.clear(within(screen.getByRole('dialog', { name: '选择项目编号' })).getByRole('combobox'))
  await userEvent.click((await offered())[0] as HTMLElement) // adapter: there are cases in the demo data
  const [key, number] = change.mock.lastCall ?? []
  expect(key).toMatch(/^demo-project-/)
  expect(screen.getByRole('combobox', { name: '项目编号' })).toHaveTextContent(String(number))
})

it('an id that names no case, or may not be changed, stays a text', async () => {
  const shown = show(<Box field={id('编号')} onChange={vi.fn()} />, { transport: ofDemo() })
  expect(await screen.findByRole('textbox', { name: '编号' })).toHaveAttribute('readonly')
  shown.unmount()
  show(<Box field={id('项目编号', { picks: project.service })} readOnly onChange={vi.fn()} />, { transport: ofDemo() })
  expect(await screen.findByRole('textbox', { name: '项目编号' })).toHaveAttribute('readonly')
})
