import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { networkError } from '../../../lib/client/fangkit-error.ts'
import type { UploadsHandle } from '../../../lib/widgets/papers-tab/papers-actions.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { answering, notice, server } from '../project-detail/stage.tsx'
import { noisyPng, pdf, png, transferOf } from '../upload/files.ts'
import { drawer, EMPTY, filesOf, held, names, papersOf, Papers, pick, rowOf } from './upload-stage.tsx'
import { press } from '../press.ts'

const user = userEvent.setup()
const ADD = 'Hf2yPrjAppendix.addMemberFile'
const count = (text: string): Promise<HTMLElement> =>
  within(screen.getByRole('dialog')).findByText(text, {}, LONG_TIMEOUT)

it('UPL-010 to UPL-018 PAP-004 PAP-008 ERR-021 of nine files, eight are handed in and a bad one is named', async () => {
  const site = server()
  const added = vi.fn()
  show(<Papers paper={EMPTY} onAdded={added} />, { transport: site.transport })
  await drawer('社会保险缴费记录')
  expect(await count('0 / 9')).toBeVisible()
  await pick(...Array.from({ length: 8 }, (_, index) => png(`缴费${index + 1}.png`)), new File(['x'], '说明.txt'))
  expect(within(await screen.findByRole('alert')).getByText(/^1 个文件未加入：说明.txt/)).toBeVisible()
  await notice('上传成功')
  expect(await screen.findAllByRole('button', { name: /^缴费.*更多操作$/ }, LONG_TIMEOUT)).toHaveLength(8)
  expect(screen.getByText('8 个成功')).toBeVisible()
  expect(await filesOf(site, EMPTY)).toHaveLength(8)
  expect(added).toHaveBeenCalledTimes(8)
  const [sent] = site.called(ADD)
  expect(sent?.query).toMatchObject({ prjId: 'demo-project-54' })
  expect(new Set(site.called(ADD).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(8)
  await inEveryScheme(expectAccessible)
  // There is space for one more, but not for two.
  await pick(pdf('九.pdf'), pdf('十.pdf'))
  expect(await screen.findByText('上传文件数量最多为 9个!')).toBeVisible()
  await pick(pdf('九.pdf'))
  expect(await screen.findByText('已达上限 9 个。', {}, LONG_TIMEOUT)).toBeVisible()
  expect(screen.getByText('已收起：移除文件后可再拖放或粘贴')).toBeVisible()
  expect(screen.queryByRole('button', { name: /选择文件/ })).toBeNull()
  await waitFor(async () => expect(await filesOf(site, EMPTY)).toHaveLength(9), LONG_TIMEOUT)
})

it('UPL-003 UPL-020 each file shows its progress and can be stopped; a failed one goes again by its key', async () => {
  const site = server()
  const handle = createRef<UploadsHandle>()
  const closed = vi.fn()
  let broken = true
  const filing = answering(site.transport, ({ method }) =>
    method === 'addMemberFile' && broken ? networkError(ADD) : null,
  )
  const { transport, pending } = held(filing)
  show(<Papers paper={EMPTY} handle={handle} onClosed={closed} />, { transport })
  await pick(png('一.png'), pdf('二.pdf'), pdf('三.pdf'))
  await waitFor(() => expect(pending).toHaveLength(1), LONG_TIMEOUT)
  expect(pending[0]?.request).toMatchObject({
    path: 'file/upload',
    query: { objType: 'Hf2yPrjAppendix', media: 'paper' },
    fileName: '一.png',
  })
  act(() => pending[0]?.request.onProgress?.({ sent: 68, total: 100 }))
  expect(screen.getByRole('progressbar', { name: '一.png 上传进度' })).toHaveAttribute('aria-valuenow', '68')
  expect(handle.current?.unfinished()).toBe(3)
  await press('取消 一.png')
  await waitFor(() => expect(pending).toHaveLength(2), LONG_TIMEOUT)
  act(() => pending[1]?.fail(networkError('upload')))
  await waitFor(() => expect(rowOf('二.pdf')).toHaveTextContent('网络连接失败，请检查网络后重试'), LONG_TIMEOUT)
  await waitFor(() => expect(pending).toHaveLength(3), LONG_TIMEOUT)
  act(() => pending[2]?.go())
  await waitFor(() => expect(rowOf('三.pdf')).toHaveTextContent('文件已上传，未能归档：网络连接失败'), LONG_TIMEOUT)
  expect(screen.getByText('2 个失败')).toBeVisible()
  await expectAccessible()

  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: '2 个文件还没有传完' }, LONG_TIMEOUT)
  expect(question).toHaveTextContent('二.pdf、三.pdf')
  await user.click(within(question).getByRole('button', { name: '继续上传' }))
  expect(closed).not.toHaveBeenCalled()
  broken = false
  await press('重试 三.pdf')
  await screen.findByRole('button', { name: '三.pdf 的更多操作' }, LONG_TIMEOUT)
  // It was not uploaded again; the same document was submitted under the same key.
  expect(pending).toHaveLength(3)
  await waitFor(() => expect(names()).toEqual(['二.pdf', '三.pdf']), LONG_TIMEOUT)
  act(() => handle.current?.retryAll())
  await waitFor(() => expect(pending).toHaveLength(4), LONG_TIMEOUT)
  act(() => pending[3]?.go())
  await waitFor(
    async () =>
      expect((await filesOf(site, EMPTY)).map(({ hf2yFileName }) => hf2yFileName)).toEqual(['三.pdf', '二.pdf']),
    LONG_TIMEOUT,
  )
  await waitFor(() => expect(handle.current?.unfinished()).toBe(0), LONG_TIMEOUT)
  await press('完成')
  expect(closed).toHaveBeenCalledTimes(1)
})

it('UPL-012 UPL-013 ERR-026 the drawer takes what is pasted and dropped; a large picture is made smaller', async () => {
  const site = server()
  show(<Papers paper={EMPTY} />, { transport: site.transport })
  const box = await drawer()
  const place = await screen.findByRole('button', { name: /选择文件/ }, LONG_TIMEOUT)
  const paste = (...files: readonly File[]) =>
    act(
      () =>
        void place.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: transferOf(...files), bubbles: true, cancelable: true }),
        ),
    )
  paste()
  await notice('未识别到有效文件')
  paste(png('截图.png'))
  const large = await noisyPng(1_000, 900, '大图.png')
  act(
    () =>
      void within(box)
        .getByRole('heading', { level: 2 })
        .dispatchEvent(new DragEvent('drop', { dataTransfer: transferOf(large), bubbles: true, cancelable: true })),
  )
  await screen.findByRole('button', { name: '大图.png 的更多操作' }, LONG_TIMEOUT)
  expect(rowOf('大图.png')).toHaveTextContent(/\d\.\d MB → .+ 已压缩/)
  expect(rowOf('截图.png')).not.toHaveTextContent('已压缩')
})

it('the host is asked before each file: it refuses, gives another or fails without stopping the others', async () => {
  const site = server()
  const asked = vi.fn()
  const { transport, pending } = held(site.transport)
  show(
    <Papers
      paper={EMPTY}
      beforeUpload={async (draft) => {
        asked(draft.cardType, draft.usingId, draft.file.name)
        if (draft.file.name === '拒.pdf') return '请上传彩色扫描件'
        if (draft.file.name === '错.pdf') throw new Error('broken')
        if (draft.file.name === '坏.pdf') return new File(['x'], '坏.exe')
        return draft.file.name === '换.pdf' ? pdf('已换.pdf') : true
      }}
    />,
    { transport },
  )
  await pick(pdf('拒.pdf'), pdf('换.pdf'), pdf('错.pdf'), pdf('坏.pdf'), pdf('留.pdf'))
  await waitFor(() => expect(pending).toHaveLength(1), LONG_TIMEOUT)
  expect(pending[0]?.request.fileName).toBe('已换.pdf')
  const panel = await screen.findByRole('alert')
  await waitFor(() => expect(panel).toHaveTextContent(/拒.pdf.*请上传彩色扫描件/), LONG_TIMEOUT)
  expect(panel).toHaveTextContent(/错.pdf.*未能通过检查/)
  expect(panel).toHaveTextContent(/坏.pdf.*上传只能是/)
  await waitFor(() => expect(names()).toEqual(['已换.pdf', '留.pdf']), LONG_TIMEOUT)
  const person = (await papersOf(site)).buyCreditInfos.find(({ cardType }) => cardType === EMPTY)?.usings[0]?.id
  expect(asked).toHaveBeenCalledWith(EMPTY, person, '拒.pdf')
  expect(asked).toHaveBeenCalledTimes(5)
})
