import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { files, text } from '../../../lib/catalogue/field.ts'
import { isScaled, scaleImage } from '../../../lib/client/files/scale-image.ts'
import type { Transport, UploadRequest } from '../../../lib/client/transport/transport.ts'
import type { Envelope } from '../../../lib/contract/envelope.ts'
import type { StoredDocument } from '../../../lib/contract/document/file-calls.ts'
import { UPLOAD_RULE } from '../../../lib/domain/file/upload-rule.ts'
import { FieldList } from '../../../lib/form/fields/field-list.tsx'
import { UploadField } from '../../../lib/field/upload/upload-field.tsx'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { expectAccessible } from '../accessible.ts'
import { answer, LONG_TIMEOUT, recordOf, show, storeOfFile, TestForm } from '../form/stage.tsx'
import { choose, noisyPng, pdf, png, transferOf } from './files.ts'

interface Pending {
  readonly request: UploadRequest
  readonly arrive: () => void
  readonly fail: (message: string) => void
}

/** A line on which a test decides when and how an upload ends. */
function heldTransport(): { readonly transport: Transport; readonly pending: Pending[] } {
  const pending: Pending[] = []
  const upload = (request: UploadRequest) =>
    new Promise<Envelope>((resolve, reject) => {
      request.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      const documentId = `d${pending.length + 1}`
      pending.push({
        request,
        arrive: () =>
          resolve({
            success: true,
            data: [
              {
                documentId,
                url: `/file/${documentId}`,
                name: request.fileName ?? '',
                size: request.file.size,
                format: 'pdf',
              },
            ],
          }),
        fail: (userMessage) =>
          reject(
            new FangkitError({
              kind: 'network',
              code: 'NETWORK',
              message: 'broken',
              userMessage,
              op: 'upload',
              retryable: true,
            }),
          ),
      })
    })
  return { pending, transport: { ...createMemoryTransport({ store: storeOfFile(), user: 'manager' }), upload } }
}

const stored = (id: string): StoredDocument => ({
  documentId: id,
  url: `/file/${id}`,
  name: `${id}.pdf`,
  size: 2_000,
  format: 'pdf',
  by: '例经理',
  at: 0,
})

interface PapersProps {
  readonly start?: readonly StoredDocument[]
  readonly onRemove?: (document: StoredDocument) => Promise<void>
  readonly readOnly?: boolean
}
function Papers({ start = [], onRemove, readOnly }: PapersProps): ReactElement {
  const [documents, setDocuments] = useState(start)
  return (
    <FormField label="银行流水" group>
      <UploadField
        label="银行流水"
        rule={UPLOAD_RULE.paper}
        documents={documents}
        readOnly={readOnly}
        target={{ path: 'file/upload', query: { media: 'paper' } }}
        onAdd={(document) => setDocuments((before) => [...before, { ...document, by: '', at: 0 }])}
        onRemove={async (document) => {
          await onRemove?.(document)
          setDocuments((before) => before.filter(({ documentId }) => documentId !== document.documentId))
        }}
      />
    </FormField>
  )
}
const group = () => screen.getByRole('group', { name: '银行流水' })
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const pick = (...files: readonly File[]) => act(() => choose(group(), ...files))

describe('an upload', () => {
  it('UPL-003 UPL-018 ruling 7 sends files one by one with their progress, and says when all are there', async () => {
    const { transport, pending } = heldTransport()
    show(<Papers />, { transport })
    pick(pdf('一.pdf'), pdf('二.pdf'))
    await waitFor(() => expect(pending).toHaveLength(1), LONG_TIMEOUT)
    expect(pending[0]?.request).toMatchObject({ path: 'file/upload', query: { media: 'paper' }, fileName: '一.pdf' })
    act(() => pending[0]?.request.onProgress?.({ sent: 40, total: 100 }))
    expect(screen.getByRole('progressbar', { name: '一.pdf 上传进度' }).getAttribute('aria-valuenow')).toBe('40')
    // Progress never goes back.
    act(() => pending[0]?.request.onProgress?.({ sent: 10, total: 100 }))
    expect(screen.getByRole('progressbar', { name: '一.pdf 上传进度' }).getAttribute('aria-valuenow')).toBe('40')
    expect(screen.getByText(/等待上传/)).toBeVisible()
    expect(screen.getByText('2 / 9')).toBeVisible()
    pending[0]?.arrive()
    await waitFor(() => expect(pending).toHaveLength(2), LONG_TIMEOUT)
    pending[1]?.arrive()
    expect(await screen.findByText('上传成功', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getByText('2 个文件上传成功').getAttribute('role')).toBe('status')
    expect(rows()).toHaveLength(2)
    expect(pending[0]?.request.idempotencyKey).not.toBe(pending[1]?.request.idempotencyKey)
  })

  it('can be cancelled; the next file goes on', async () => {
    const { transport, pending } = heldTransport()
    show(<Papers />, { transport })
    pick(pdf('一.pdf'), pdf('二.pdf'))
    await waitFor(() => expect(pending).toHaveLength(1), LONG_TIMEOUT)
    await userEvent.click(screen.getByRole('button', { name: '取消 一.pdf' }))
    expect(pending[0]?.request.signal?.aborted).toBe(true)
    await waitFor(() => expect(pending[1]?.request.fileName).toBe('二.pdf'), LONG_TIMEOUT)
    pending[1]?.arrive()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), LONG_TIMEOUT)
    expect(rows()).toHaveLength(1)
  })

  it('UPL-020 U14 that failed keeps its file, says why, and goes again under the same key', async () => {
    const { transport, pending } = heldTransport()
    show(<Papers />, { transport })
    pick(pdf('一.pdf'))
    await waitFor(() => expect(pending).toHaveLength(1), LONG_TIMEOUT)
    pending[0]?.fail('连接中断，已保留文件')
    await waitFor(() => expect(rows()[0]).toContain('连接中断，已保留文件'), LONG_TIMEOUT)
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: '重试 一.pdf' }))
    await waitFor(() => expect(pending).toHaveLength(2), LONG_TIMEOUT)
    expect(pending[1]?.request.idempotencyKey).toBe(pending[0]?.request.idempotencyKey)
    pending[1]?.arrive()
    expect(await screen.findByRole('button', { name: '下载 一.pdf' }, LONG_TIMEOUT)).toBeVisible()
  })

  it('is stopped when its control goes, and named', async () => {
    const { transport, pending } = heldTransport()
    const { showInstead } = show(<Papers />, { transport })
    pick(pdf('一.pdf'))
    await waitFor(() => expect(pending).toHaveLength(1), LONG_TIMEOUT)
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    showInstead(<p>别处</p>)
    expect(pending[0]?.request.signal?.aborted).toBe(true)
    // Nothing is lost unnoticed.
    expect(await screen.findByText('1 个文件没有上传完，已停止', {}, LONG_TIMEOUT)).toBeVisible()
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  it('UPL-013 ERR-026 takes what is pasted or dropped, and says when there is no file in it', async () => {
    const { transport, pending } = heldTransport()
    show(<Papers />, { transport })
    const button = screen.getByRole('button', { name: '银行流水 选择文件' })
    act(
      () =>
        void button.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: transferOf(), bubbles: true, cancelable: true }),
        ),
    )
    expect(await screen.findByText('未识别到有效文件', {}, LONG_TIMEOUT)).toBeVisible()
    act(
      () =>
        void button.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: transferOf(png('截图.png')), bubbles: true, cancelable: true }),
        ),
    )
    act(
      () =>
        void button.dispatchEvent(
          new DragEvent('drop', { dataTransfer: transferOf(pdf('拖入.pdf')), bubbles: true, cancelable: true }),
        ),
    )
    await waitFor(() => expect(rows()).toHaveLength(2), LONG_TIMEOUT)
    await waitFor(() => expect(pending[0]?.request.fileName).toBe('截图.png'), LONG_TIMEOUT)
  })

  it('UPL-014 to UPL-017 takes what its rule allows, names the rest, and hides its button when full', async () => {
    const { transport } = heldTransport()
    show(<Papers start={Array.from({ length: 8 }, (_, index) => stored(`s${index}`))} />, { transport })
    pick(...Array.from({ length: 10 }, (_, index) => pdf(`${index}.pdf`)))
    expect(
      within(await screen.findByRole('alert')).getByText('当前限制选择9个文件，本次选择了 10 个文件'),
    ).toBeVisible()
    pick(pdf('a.pdf'), pdf('b.pdf'))
    expect(screen.getByText('上传文件数量最多为 9个!')).toBeVisible()
    pick(new File(['x'], '说明.txt'))
    expect(screen.getByText('1 个文件未加入：说明.txt（1 B）')).toBeVisible()
    expect(screen.getByText('上传只能是png/jpg/jpeg/bmp/gif/webp/pdf格式!')).toBeVisible()
    pick(pdf('最后.pdf'))
    await waitFor(() => expect(screen.queryByRole('button', { name: '银行流水 选择文件' })).toBeNull(), LONG_TIMEOUT)
    expect(screen.getByText('已达上限 9 个。')).toBeVisible()
  })
})

describe('a document', () => {
  it('UPL-021 ERR-028 is removed after a question, and says how it went', async () => {
    const onRemove = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(undefined)
    show(<Papers start={[stored('s1')]} onRemove={onRemove} />, heldTransport())
    const remove = async (answer: string) => {
      await userEvent.click(screen.getByRole('button', { name: '删除 s1.pdf' }))
      const dialog = await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)
      await userEvent.click(within(dialog).getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), LONG_TIMEOUT)
    }
    await remove('取消')
    expect(onRemove).not.toHaveBeenCalled()
    await remove('删除')
    expect(await screen.findByText('删除失败', {}, LONG_TIMEOUT)).toBeVisible()
    expect(rows()).toHaveLength(1)
    await remove('删除')
    expect(await screen.findByText('删除成功', {}, LONG_TIMEOUT)).toBeVisible()
    expect(rows()).toEqual([])
  })
  it('is only shown where nothing may be changed', async () => {
    const { showInstead } = show(<Papers readOnly />, heldTransport())
    expect(screen.getByText('暂无文件数据')).toBeVisible()
    showInstead(<Papers key="some" readOnly start={[stored('s1')]} />)
    expect(screen.getByRole('button', { name: '下载 s1.pdf' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /删除|选择文件/ })).toBeNull()
  })
})

it.each(['light', 'dark', 'contrast'] as const)('every state can be used by everybody (%s)', async (scheme) => {
  const { transport, pending } = heldTransport()
  show(<Papers start={[stored('s1')]} />, { transport, appearance: { scheme } })
  pick(pdf('一.pdf'), pdf('二.pdf'))
  await waitFor(() => expect(pending).toHaveLength(1), LONG_TIMEOUT)
  pending[0]?.fail('连接中断')
  await waitFor(() => expect(pending).toHaveLength(2), LONG_TIMEOUT)
  pick(new File([], 'a.svg'))
  await screen.findByRole('alert')
  await expectAccessible()
})

const contract = defineEntity({
  service: 'Papers',
  title: '合同',
  metaTable: null,
  groups: { one: { label: '一', fields: { title: text('名称'), scans: files('附件', { maxCount: 3 }) } } },
})

it('a save waits for files on their way and for those that did not get through, by name', async () => {
  const { transport, pending } = heldTransport()
  const record = recordOf(contract, { title: '合同甲' }, { key: 'c1', version: 3 })
  const save = vi.fn(async (input) => answer(contract, record, input))
  show(
    <TestForm entity={contract} record={record} save={save}>
      <FieldList names={['title', 'scans']} />
    </TestForm>,
    { transport },
  )
  choose(await screen.findByRole('group', { name: '附件' }, LONG_TIMEOUT), pdf('一.pdf'), pdf('二.pdf'))
  await waitFor(() => expect(pending).toHaveLength(1), LONG_TIMEOUT)
  const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }))
  await press()
  expect(
    (await screen.findAllByText('附件还有文件没有上传完成：一.pdf、二.pdf', {}, LONG_TIMEOUT)).length,
  ).toBeGreaterThan(0)
  act(() => pending[0]?.arrive())
  await waitFor(() => expect(pending).toHaveLength(2), LONG_TIMEOUT)
  act(() => pending[1]?.fail('连接中断'))
  await press()
  expect((await screen.findAllByText('附件还有文件没有上传完成：二.pdf', {}, LONG_TIMEOUT)).length).toBeGreaterThan(0)
  expect(save).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '移除 二.pdf' }))
  await press()
  await waitFor(
    () =>
      expect(save).toHaveBeenCalledExactlyOnceWith({ scans: ['d1'], keyValue: 'c1', version: 3 }, expect.any(String)),
    LONG_TIMEOUT,
  )
})

describe('a large picture', () => {
  it('UPL-012 is sent at 60 percent of its width and height when it is above 2 MB', async () => {
    const large = await noisyPng(1_000, 800)
    expect([large.size > 2 * 1_048_576, isScaled(large)]).toEqual([true, true])
    const picture = await createImageBitmap(await scaleImage(large))
    expect([picture.width, picture.height]).toEqual([600, 480])
  })
  it('UPL-012 stays as it is up to 2 MB, when it moves, when it is a PDF, and when it cannot be drawn', async () => {
    const unchanged = [
      await noisyPng(100, 100),
      new File([new Uint8Array(3_000_000)], 'a.gif'),
      pdf('a.pdf', 3_000_000),
      new File([new Uint8Array(3_000_000)], 'a.jpg'),
    ]
    for (const file of unchanged) expect(await scaleImage(file)).toBe(file)
  })
})
