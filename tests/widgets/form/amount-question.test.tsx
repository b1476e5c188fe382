import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { text, wan } from '../../../lib/catalogue/field.ts'
import { timeoutError } from '../../../lib/client/fangkit-error.ts'
import { FieldList } from '../../../lib/form/fields/field-list.tsx'
import { expectAccessible } from '../accessible.ts'
import { answer, LONG_TIMEOUT, recordOf, show, TestForm } from './stage.tsx'

const trial = defineEntity({
  service: 'Trial',
  title: '试验',
  metaTable: null,
  groups: { one: { label: '一', fields: { name: text('姓名'), price: wan('价格') } } },
})
const stored = recordOf(trial, { name: '林', price: 3_000_000 }, { key: 't1', version: 7 })
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }, LONG_TIMEOUT))
const question = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: '请核对金额' }, LONG_TIMEOUT)

it('FRM-020 an amount a hundred times the old one is asked about before the save, to change or confirm', async () => {
  const save = vi.fn(async (input) => answer(trial, stored, input))
  save.mockRejectedValueOnce(timeoutError('Trial.doSave'))
  show(
    <TestForm entity={trial} record={stored} save={save}>
      <FieldList names={['name', 'price']} />
    </TestForm>,
  )
  await userEvent.click(await screen.findByLabelText('姓名'))
  await userEvent.tab()
  // Real keys in a filled field: Tab has selected it, typing replaces it.
  await userEvent.keyboard('30000')
  await press('保存')
  expect(await question()).toHaveTextContent('价格由 300.00 万元改为 30,000.00 万元，相差 100 倍。')
  await expectAccessible()
  await userEvent.click(within(await question()).getByRole('button', { name: '返回修改' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(save).not.toHaveBeenCalled()
  expect(screen.getByLabelText('价格')).toHaveValue('30,000.00')

  await press('保存')
  await userEvent.click(within(await question()).getByRole('button', { name: '金额无误，保存' }))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1), LONG_TIMEOUT)
  // What was meant once is not asked about again when it is sent once more.
  await press('保存')
  expect(await screen.findByText('保存成功', {}, LONG_TIMEOUT)).toBeVisible()
  expect(save.mock.calls.map(([input]) => input.price)).toEqual([300_000_000, 300_000_000])
})

it('an amount that changes as amounts do is saved without a question', async () => {
  const save = vi.fn(async (input) => answer(trial, stored, input))
  show(
    <TestForm entity={trial} record={stored} save={save}>
      <FieldList names={['name', 'price']} />
    </TestForm>,
  )
  await userEvent.click(await screen.findByLabelText('姓名'))
  await userEvent.tab()
  await userEvent.keyboard('350')
  await press('保存')
  expect(await screen.findByText('保存成功', {}, LONG_TIMEOUT)).toBeVisible()
  expect(save).toHaveBeenCalledExactlyOnceWith({ price: 3_500_000, keyValue: 't1', version: 7 }, expect.any(String))
})
