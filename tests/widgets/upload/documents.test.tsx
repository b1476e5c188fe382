import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Field, files, image } from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { appendices } from '../../../lib/client/queries/document-plans.ts'
import type { StoredDocument } from '../../../lib/contract/document/file-calls.ts'
import { CELL } from '../../../lib/field/cell.tsx'
import { INPUT } from '../../../lib/field/input.ts'
import { PictureGalleryContext, type PictureGalleryProps } from '../../../lib/field/documents/picture-gallery.ts'
import { Attachments } from '../../../lib/field/upload/attachments.tsx'
import { DocumentList } from '../../../lib/field/documents/document-list.tsx'
import { useFkQuery } from '../../../lib/provider/queries/use-fk-query.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show, storeOfFile } from '../form/stage.tsx'
import { choose, pdf, png } from './files.ts'

function Box({ field, onValue }: { readonly field: Field; readonly onValue: (value: Value) => void }): ReactElement {
  const [value, setValue] = useState<Value>(null)
  const [Input, Cell] = [INPUT[field.kind], CELL[field.kind]]
  return (
    <>
      <FormField label={field.label} group>
        <Input
          field={field}
          label={field.label}
          value={value}
          onChange={(next) => {
            onValue(next)
            setValue(next)
          }}
        />
      </FormField>
      <p data-testid="cell">
        <Cell field={field} value={value} />
      </p>
    </>
  )
}

describe('a field of documents', () => {
  it('holds their ids, shows them, and forgets one that was never saved', async () => {
    const onValue = vi.fn()
    const transport = createMemoryTransport({ store: storeOfFile(), user: 'manager' })
    show(<Box field={files('买卖合同附件', { maxCount: 3 })} onValue={onValue} />, { transport })
    const group = await screen.findByRole('group', { name: '买卖合同附件' }, LONG_TIMEOUT)
    act(() => choose(group, pdf('一.pdf'), pdf('二.pdf')))
    await waitFor(() => expect(onValue.mock.lastCall?.[0]).toHaveLength(2), LONG_TIMEOUT)
    const [[first, second]] = onValue.mock.lastCall as [readonly string[]]
    await userEvent.click(await screen.findByRole('button', { name: '2 个文件' }))
    const dialog = await screen.findByRole('dialog', { name: '买卖合同附件' }, LONG_TIMEOUT)
    expect(await within(dialog).findByRole('button', { name: '下载 二.pdf' }, LONG_TIMEOUT)).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    await userEvent.click(screen.getByRole('button', { name: '删除 一.pdf' }))
    await waitFor(() => expect(onValue).toHaveBeenLastCalledWith([second]), LONG_TIMEOUT)
    await expect
      .poll(
        async () =>
          (
            await transport.call({
              service: 'file',
              method: 'getDocuments',
              body: { ids: `${first},${second}` },
              encoding: 'form',
              token: 'memory:1',
            })
          ).data,
      )
      .toHaveLength(1)
  })

  it('shows a picture as a picture, and lets go of it', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const { unmount } = show(<Box field={image('合同照片')} onValue={() => undefined} />)
    const group = await screen.findByRole('group', { name: '合同照片' }, LONG_TIMEOUT)
    act(() => choose(group, png('照片.png')))
    await waitFor(() => expect(group.querySelector('img')?.naturalWidth).toBe(1), LONG_TIMEOUT)
    expect(screen.queryByRole('button', { name: /选择文件/ })).toBeNull()
    await expectAccessible()
    const shown = group.querySelector('img')?.src
    unmount()
    expect(revoked).toHaveBeenCalledWith(shown)
    revoked.mockRestore()
  })
})

/** The contract of a case, and the way to change it. */
function Contract({
  objId,
  check,
  mayRemove = true,
}: {
  readonly objId: string
  readonly check?: () => Promise<boolean>
  readonly mayRemove?: boolean
}): ReactElement | null {
  const place = { objType: 'Hf20PrjBase', objId, fileCls: 'HX5812' }
  const { data, refetch } = useFkQuery(appendices(place))
  return data ? (
    <Attachments
      label="其他"
      {...place}
      documents={data}
      onChanged={refetch}
      mayAdd
      mayRemove={mayRemove}
      check={check}
    />
  ) : null
}

it('UPL-003 CAL-038 to CAL-040 attachments of a case are added, listed anew and removed on the server', async () => {
  const transport = createMemoryTransport({ store: storeOfFile(), user: 'manager' })
  const call = (service: string, method: string, body: Readonly<Record<string, unknown>>) =>
    transport.call({ service, method, body, encoding: 'form', token: 'memory:1' })
  const { data } = await call('Hf20PrjBase', 'doSave', {
    prjPayType: 'HH2004',
    hf20BuyerType: 'HF0501',
    hf20SellerType: 'HF0501',
    hf20ManagerId: 'demo-manager',
  })
  const { keyValue } = data as { readonly keyValue: string }
  const check = vi.fn(async () => true).mockResolvedValueOnce(false)
  const { showInstead } = show(<Contract objId={keyValue} check={check} />, { transport })
  const group = await screen.findByRole('group', { name: '其他' }, LONG_TIMEOUT)
  const listed = async () =>
    (await call('Hf1aCommonAppendix', 'getPageList', { hf1aObjId: keyValue, hf1aFileCls: 'HX5812' })).total
  // The user who may not change the record now adds nothing.
  act(() => choose(group, pdf('早了.pdf')))
  await waitFor(() => expect(check).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('listitem')).toBeNull()
  act(() => choose(group, pdf('一.pdf'), pdf('二.pdf')))
  await screen.findByRole('button', { name: '删除 二.pdf' }, LONG_TIMEOUT)
  expect(await listed()).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: '删除 一.pdf' }))
  const question = await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)
  expect(within(question).getByText('删除后不能恢复。')).toBeVisible()
  await inEveryScheme(expectAccessible)
  await userEvent.click(within(question).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1), LONG_TIMEOUT)
  // The focus of the row that went is on the next one.
  await waitFor(() => expect(screen.getByRole('button', { name: '删除 二.pdf' })).toHaveFocus())
  expect(await listed()).toBe(1)
  showInstead(<Contract key="reader" objId={keyValue} mayRemove={false} />)
  expect(await screen.findByRole('button', { name: '其他 选择文件' }, LONG_TIMEOUT)).toBeVisible()
  expect(screen.queryByRole('button', { name: '删除 二.pdf' })).toBeNull()
})

describe('what is pressed', () => {
  const stored = (name: string, format: string): StoredDocument => ({
    documentId: name,
    url: `/file/${name}?e=1&s=2`,
    name,
    format,
    size: 9,
    by: '例经理',
    at: 0,
  })
  const Shown = ({ items }: PictureGalleryProps): ReactElement => (
    <p role="dialog" aria-label="图片">
      {items.map(({ alt }) => alt).join(' ')}
    </p>
  )
  const list = (
    gallery: ComponentType<PictureGalleryProps> | null,
    ...documents: readonly StoredDocument[]
  ): ReactElement => (
    <PictureGalleryContext.Provider value={gallery}>
      <DocumentList label="资料" documents={documents} />
    </PictureGalleryContext.Provider>
  )
  const direct = () => ({
    ...createMemoryTransport({ store: storeOfFile() }),
    urlOf: (path: string) => `${location.origin}/${path}`,
  })

  it('OPN-027 opens among its list as a picture, in a tab as a GIF or PDF, and is saved as a letter', async () => {
    const { showInstead } = show(
      list(
        Shown,
        stored('a.png', 'png'),
        stored('合同.pdf', 'pdf'),
        stored('动.gif', 'gif'),
        stored('信.docx', 'docx'),
        stored('表.amr', 'amr'),
      ),
      { transport: direct() },
    )
    screen.getByRole('button', { name: /^查看 a.png/ }).focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: '图片' }, LONG_TIMEOUT)).toHaveTextContent('a.png 动.gif')
    for (const name of [/^查看 合同.pdf/, /^查看 动.gif/]) {
      const link = screen.getByRole('link', { name })
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    }
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: /^信.docx/ }))
    expect(await screen.findByText('文件获取失败', {}, LONG_TIMEOUT)).toBeVisible()
    expect(pressed).not.toHaveBeenCalled()
    pressed.mockRestore()
    // Outside of a widget nothing shows pictures: then they are links.
    showInstead(list(null, stored('a.png', 'png')))
    expect(screen.getByRole('link', { name: /^查看 a.png/ })).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('UPL-006 plays sound and film in a dialog, or is saved if it cannot; then the focus returns', async () => {
    show(list(Shown, stored('录音.wav', 'wav'), stored('走访.mp4', 'mp4')), { transport: direct() })
    await userEvent.click(screen.getByRole('button', { name: /^查看 录音.wav/ }))
    const dialog = await screen.findByRole('dialog', { name: '录音.wav' }, LONG_TIMEOUT)
    // There is no such file behind the address.
    expect(await within(dialog).findByText('浏览器不能播放这个文件', {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(dialog).getByRole('button', { name: '下载 录音.wav' })).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^查看 录音.wav/ })).toHaveFocus(), LONG_TIMEOUT)
  })
})
