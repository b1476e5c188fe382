import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Field, files, image } from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { CELL } from '../../../lib/field/cell.tsx'
import { INPUT } from '../../../lib/field/input.ts'
import { Attachments } from '../../../lib/field/upload/attachments.tsx'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { FormField } from '../../../lib/ui/form-field.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, PATIENT, show, store } from '../form/stage.tsx'
import { choose, pdf, png } from './files.ts'

function Box({ field, told }: { readonly field: Field; readonly told: (value: Value) => void }): ReactElement {
  const [value, setValue] = useState<Value>(null)
  const [Input, Cell] = [INPUT[field.kind], CELL[field.kind]]
  return (
    <>
      <FormField label={field.label} group>
        <Input field={field} label={field.label} value={value} onChange={(next) => {
          told(next)
          setValue(next)
        }} />
      </FormField>
      <p data-testid="cell"><Cell field={field} value={value} /></p>
    </>
  )
}

describe('a field of documents', () => {
  it('holds their ids, shows them, and forgets one that was never saved', async () => {
    const told = vi.fn()
    const transport = createMemoryTransport({ store, user: 'manager' })
    show(<Box field={files('买卖合同附件', { maxCount: 3 })} told={told} />, { transport })
    const group = await screen.findByRole('group', { name: '买卖合同附件' }, PATIENT)
    act(() => choose(group, pdf('一.pdf'), pdf('二.pdf')))
    await waitFor(() => expect(told.mock.lastCall?.[0]).toHaveLength(2), PATIENT)
    const [[first, second]] = told.mock.lastCall as [readonly string[]]
    await userEvent.click(await screen.findByRole('button', { name: '2 个文件' }))
    const dialog = await screen.findByRole('dialog', { name: '买卖合同附件' }, PATIENT)
    expect(await within(dialog).findByRole('button', { name: '下载 二.pdf' }, PATIENT)).toBeTruthy()
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
    await userEvent.click(screen.getByRole('button', { name: '删除 一.pdf' }))
    await waitFor(() => expect(told).toHaveBeenLastCalledWith([second]), PATIENT)
    await expect.poll(async () => (await transport.call({ service: 'file', method: 'getDocuments', body: { ids: `${first},${second}` }, encoding: 'form', token: 'memory:1' })).data).toHaveLength(1)
  })

  it('shows a picture as a picture, and lets go of it', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const { unmount } = show(<Box field={image('合同照片')} told={() => undefined} />)
    const group = await screen.findByRole('group', { name: '合同照片' }, PATIENT)
    act(() => choose(group, png('照片.png')))
    await waitFor(() => expect(group.querySelector('img')?.naturalWidth).toBe(1), PATIENT)
    expect(screen.queryByRole('button', { name: /选择文件/ })).toBeNull()
    await expectAccessible()
    const shown = group.querySelector('img')?.src
    unmount()
    expect(revoked).toHaveBeenCalledWith(shown)
    revoked.mockRestore()
  })
})

it('UPL-003 CAL-038 to CAL-040 attachments of a case are added, listed anew and removed on the server', async () => {
  const transport = createMemoryTransport({ store, user: 'manager' })
  const call = (service: string, method: string, body: Readonly<Record<string, unknown>>) => transport.call({ service, method, body, encoding: 'form', token: 'memory:1' })
  const { data } = await call('Hf20PrjBase', 'doSave', { prjPayType: 'HH2004', hf20BuyerType: 'HF0501', hf20SellerType: 'HF0501', hf20ManagerId: 'demo-manager' })
  const { keyValue } = data as { readonly keyValue: string }
  show(<Attachments label="交易合同" objId={keyValue} fileCls="HX5807" use="paper" />, { transport })
  const group = await screen.findByRole('group', { name: '交易合同' }, PATIENT)
  act(() => choose(group, pdf('合同.pdf')))
  const remove = await screen.findByRole('button', { name: '删除 合同.pdf' }, PATIENT)
  const listed = async () => (await call('Hf1aCommonAppendix', 'getPageList', { hf1aObjId: keyValue, hf1aFileCls: 'HX5807' })).total
  expect(await listed()).toBe(1)
  await userEvent.click(remove)
  const question = await screen.findByRole('alertdialog', {}, PATIENT)
  await inEveryScheme(expectAccessible)
  await userEvent.click(within(question).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull(), PATIENT)
  expect(await listed()).toBe(0)
})
