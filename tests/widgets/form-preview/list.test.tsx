import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import type { FormPreviewHandle } from '../../../lib/widgets/form-preview/form-preview-props.ts'
import { FormPreview } from '../../../lib/widgets/form-preview/form-preview.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show, watched } from '../form/stage.tsx'
import { answering, server } from '../project-detail/stage.tsx'
import { CASE, fetching, list, rowOf, savedFiles } from './stage.tsx'

const user = userEvent.setup()
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })
const notice = (text: string | RegExp): Promise<HTMLElement> => screen.findByText(text, {}, LONG_TIMEOUT)
const failure = (): FangkitError =>
  new FangkitError({
    kind: 'server',
    code: 'INTERNAL',
    message: 'broken',
    userMessage: '服务器出错',
    op: 'download',
    traceId: 't-1',
  })

it('APP-001 APP-002 APP-009 APP-011 APP-014 forms stand under groups with how and when they are printed', async () => {
  const site = server()
  const events: unknown[] = []
  const handle = createRef<FormPreviewHandle>()
  const print = { at: Date.UTC(2024, 0, 2, 3, 4), by: 'a-sales', byName: '样本', use: 'print', stale: false }
  const rows = (await site.api.ApplyFormRecord.getFormRecordList({ prjId: CASE })).data.map((row, index) => ({
    ...row,
    printed:
      row.childs.length > 0 || row.fileFormat
        ? null
        : { ...print, stale: index % 2 === 0, use: index % 4 === 1 ? 'download' : 'print' },
  }))
  const transport = fetching(
    answering(site.transport, ({ method }) => (method === 'getFormRecordList' ? { success: true, data: rows } : null)),
  )
  show(
    <FormPreview
      ref={handle}
      projectId={CASE}
      onReady={() => events.push('ready')}
      onFormChange={({ formId, source }) => events.push([formId, source])}
    />,
    { transport },
  )
  const table = await list()
  const needed = rows.filter(({ isValid }) => isValid !== 0)
  const documents = needed.flatMap((row) => (row.childs.length > 0 ? row.childs : [row]))
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['', '表单名称', '打印标准', '份数', '状态', '操作'])
  for (const groupName of new Set(needed.map((row) => row.groupName)))
    expect(within(table).getByText(groupName, { selector: 'b' })).toBeVisible()
  const drawn = documents.filter(({ fileFormat }) => !fileFormat)
  const double = drawn.filter(({ printStandard }) => printStandard === 'HH1202').length
  const stale = documents.filter(({ printed }) => printed?.stale)
  const head = screen.getByText(/^需提供/, { selector: 'div > span' }).parentElement
  expect(head).toHaveTextContent(
    `需提供 ${documents.length} 份单面 ${drawn.length - double}双面 ${double}文件 ` +
      `${documents.length - drawn.length}已过时 ${stale.length}`,
  )
  expect(stale.length).toBeGreaterThan(0)
  for (const { formName, printed, fileFormat } of documents)
    expect(rowOf(formName)).toHaveTextContent(
      fileFormat
        ? `${fileFormat.toUpperCase()} 文件`
        : !printed
          ? '未打印'
          : `${printed.stale ? '已过时' : printed.use === 'download' ? '已下载' : '已打印'}样本 2024-01-02 11:04`,
    )
  for (const { formName, printStandard } of drawn)
    expect(rowOf(formName)).toHaveTextContent(printStandard === 'HH1202' ? '双面' : '单面')
  const [each] = needed.filter(({ childs }) => childs.length > 1)
  const fold = button(new RegExp(`^${each?.formName}\\s*按人填写`))
  await user.click(fold)
  expect(screen.queryByRole('button', { name: `预览 ${each?.childs[0]?.formName}` })).toBeNull()
  await user.click(fold)

  const other = rows.find(({ isValid, childs, fileFormat }) => isValid === 0 && childs.length === 0 && !fileFormat)
  expect(screen.queryByRole('button', { name: `预览 ${other?.formName}` })).toBeNull()
  await user.click(button(/^无需提供/))
  for (const { printed, formName } of rows.filter(
    ({ isValid, childs, fileFormat }) => isValid === 0 && childs.length === 0 && !fileFormat,
  ))
    expect(rowOf(formName)).toHaveTextContent(printed?.stale ? '已过时' : /已(打印|下载)/)
  for (const { formName } of rows.filter(({ isValid }) => isValid === 0).flatMap(({ childs }) => childs))
    expect(rowOf(formName)).toHaveTextContent('当前文档无需提供')
  await inEveryScheme(expectAccessible)

  await user.click(screen.getByRole('checkbox', { name: `选择 ${each?.formName}` }))
  expect(screen.getByText(`已选 ${each?.childs.length} 份`, { exact: false })).toBeVisible()
  expect(button(`合并打印（所选 ${each?.childs.length} 份）`)).toBeVisible()
  await user.click(button('取消选择'))
  await user.click(screen.getByRole('checkbox', { name: '全选需提供的申请表' }))
  expect(button(`合并打印（所选 ${drawn.length} 份）`)).toBeVisible()

  const first = documents[1]?.formName ?? ''
  await user.click(button(`预览 ${first}`))
  expect(await screen.findByRole('button', { name: '关闭预览' }, LONG_TIMEOUT)).toBeVisible()
  expect(handle.current?.isDirty()).toBe(false)
  await user.click(button('关闭预览'))
  await list()
  // What was ticked stays ticked, and the focus is where it was.
  expect(button(`合并打印（所选 ${drawn.length} 份）`)).toBeVisible()
  await waitFor(() => expect(button(`预览 ${first}`)).toHaveFocus())
  expect(events).toEqual(['ready', [documents[1]?.formId, 'user'], [null, 'user']])
  handle.current?.goTo('nowhere')
  expect(await notice('没有这份申请表')).toBeVisible()
  await user.click(button('返回列表'))
  await list()
})

it('APP-012 APP-016 APP-017 documents come from their addresses, as one file for each print standard', async () => {
  const site = server()
  const transport = fetching(site.transport, ({ path }) => (path.startsWith('file/') ? new Blob(['kept']) : null))
  const saved = savedFiles()
  const events: unknown[] = []
  const on = { onDownloaded: (event: unknown) => events.push(event), onPrinted: (event: unknown) => events.push(event) }
  show(<FormPreview projectId={CASE} fundFormPairs={[['nothing', 'at all']]} {...on} />, { transport, live: true })
  await list()
  const rows = (await site.api.ApplyFormRecord.getFormRecordList({ prjId: CASE })).data
  const fund = rows.find(({ isFund, isValid }) => isFund === 1 && isValid !== 0)
  const each = rows.find(({ childs, isValid }) => childs.length > 1 && isValid !== 0)
  const person = each?.childs[0]
  await user.click(button(`下载 ${fund?.formName}`))
  await waitFor(() => expect(saved).toEqual([`${fund?.formName}.pdf`]), LONG_TIMEOUT)
  await user.click(button(`下载空白表 ${person?.formName}`))
  await waitFor(() => expect(saved.at(-1)).toBe(`${each?.formName}（空白表）.pdf`), LONG_TIMEOUT)
  expect(transport.fetched.map(({ path, method, body }) => [path, method, body])).toEqual([
    ['form/fund', 'POST', { prjId: CASE, pathUrl: fund?.documentUrl, fileName: fund?.formName, use: 'download' }],
    [
      'form/word',
      'POST',
      { prjId: CASE, pathUrl: person?.documentUrl, fileName: `${each?.formName}（空白表）`, use: 'download', blank: 1 },
    ],
  ])
  expect(events).toMatchObject([
    { projectId: CASE, formIds: [fund?.formId], blank: false, source: 'user' },
    { formIds: [person?.formId], pages: 1, sheets: 1, blank: true },
  ])
  await waitFor(
    () => expect(rowOf(fund?.formName ?? '')).toHaveTextContent(/^.*已下载\S+ \d\d-\d\d \d\d:\d\d/),
    LONG_TIMEOUT,
  )
  expect(rowOf(person?.formName ?? '')).toHaveTextContent('未打印')

  await user.click(button('合并下载'))
  const needed = rows
    .filter(({ isValid }) => isValid !== 0)
    .flatMap((row) => (row.childs.length > 0 ? row.childs : [row]))
  const documents = needed.filter(({ fileFormat }) => !fileFormat)
  const stored = needed
    .filter(({ fileFormat }) => fileFormat)
    .map(({ formName, fileFormat }) => `${formName}.${fileFormat}`)
  const double = documents.filter(({ printStandard }) => printStandard === 'HH1202')
  const single = documents.filter(({ printStandard }) => printStandard === 'HH1201')
  await waitFor(
    () =>
      expect(saved.slice(2).toSorted()).toEqual(
        [
          `单面打印申请表（共${single.length}份）.pdf`,
          `双面打印申请表（共${double.length}份）.pdf`,
          ...stored,
        ].toSorted(),
      ),
    LONG_TIMEOUT,
  )
  for (const { formName } of documents)
    await waitFor(() => expect(rowOf(formName)).toHaveTextContent('已下载'), LONG_TIMEOUT)

  // Another user changes a value that the form shows.
  const [house] = (await site.api.Hf29PrjHourse.getSubPageList({ objKey: CASE })).data
  await site.api.Hf29PrjHourse.doSave({
    keyValue: house?.keyValue ?? null,
    version: house?.version ?? 0,
    hf29FullArea: (house?.hf29FullArea ?? 0) + 1,
  })
  await waitFor(() => expect(rowOf(fund?.formName ?? '')).toHaveTextContent('已过时'), LONG_TIMEOUT)
})

it('APP-011 APP-012 a double-sided batch tells its sheets first; a page that cannot print saves the file', async () => {
  const site = server()
  const transport = fetching(site.transport)
  const saved = savedFiles()
  const events: unknown[] = []
  const handle = createRef<FormPreviewHandle>()
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(false)
  show(<FormPreview ref={handle} projectId={CASE} onPrinted={(event) => events.push(event)} />, { transport })
  await list()
  handle.current?.print()
  const dialog = await screen.findByRole('dialog', { name: '合并打印' }, LONG_TIMEOUT)
  const double = within(dialog).getByRole('table', { name: /^双面/ })
  const rows = (await site.api.ApplyFormRecord.getFormRecordList({ prjId: CASE })).data.filter(
    ({ isValid, printStandard, fileFormat }) => isValid !== 0 && printStandard === 'HH1202' && !fileFormat,
  )
  const pages = await Promise.all(
    rows.map(
      async ({ formId }) => (await site.api.ApplyFormRecord.getFormFields({ prjId: CASE, formId })).data.pages.length,
    ),
  )
  const padding = pages.slice(0, -1).filter((count) => count % 2 === 1).length
  const all = pages.reduce((sum, count) => sum + count, padding)
  await waitFor(
    () =>
      expect(within(double).getAllByRole('row').at(-1)).toHaveTextContent(
        `共 ${rows.length} 份${all}${padding}${Math.ceil(all / 2)}`,
      ),
    LONG_TIMEOUT,
  )
  await expectAccessible()
  await user.click(within(dialog).getByRole('button', { name: `打印双面 ${rows.length} 份` }))
  expect(
    await within(dialog).findByText(`已生成 ${all} 页，${Math.ceil(all / 2)} 张纸`, {}, LONG_TIMEOUT),
  ).toBeVisible()
  expect(saved).toEqual([`双面打印申请表（共${rows.length}份）.pdf`])
  expect(await notice('此页面不能直接打印，文件已保存，请打开后打印')).toBeVisible()
  expect(transport.fetched.map(({ path, body }) => [path, body?.['use']])).toEqual([['form/merged', 'print']])
  expect(events).toEqual([
    {
      projectId: CASE,
      formIds: rows.map(({ formId }) => formId),
      pages: all,
      sheets: Math.ceil(all / 2),
      blank: false,
      source: 'user',
    },
  ])

  await user.click(within(dialog).getAllByRole('button', { name: '关闭' })[0] as HTMLElement)
  handle.current?.goTo(rows[0]?.formId ?? '')
  ;(await screen.findByRole('button', { name: '关闭预览' }, LONG_TIMEOUT)).focus()
  await user.keyboard('{Control>}p{/Control}')
  await waitFor(() => expect(saved.at(-1)).toBe(`${rows[0]?.formName}.pdf`), LONG_TIMEOUT)
  expect(transport.fetched.at(-1)?.body).toMatchObject({ pathUrl: rows[0]?.documentUrl, use: 'print' })
})

it('APP-018 APP-019 APP-020 ERR-036 ERR-038 failures have their own words, and long work can be stopped', async () => {
  const site = server()
  let answer: () => Promise<Blob> | Blob | Error = () => failure()
  const transport = fetching(site.transport, (request) => (request.path.startsWith('form/') ? answer() : null))
  const failed: string[] = []
  const shown = show(
    <FormPreview projectId={CASE} endpoints={{ word: '' }} onError={({ code }) => failed.push(code)} />,
    { transport },
  )
  await list()
  const rows = (await site.api.ApplyFormRecord.getFormRecordList({ prjId: CASE })).data.filter(
    ({ isValid, childs, fileFormat }) => isValid !== 0 && childs.length === 0 && !fileFormat,
  )
  const fund = rows.find(({ isFund }) => isFund === 1)?.formName
  await user.click(button(`下载 ${rows.find(({ isFund }) => isFund !== 1)?.formName}`))
  expect(await notice('当前文档无法获取')).toBeVisible()
  expect(transport.fetched).toEqual([])
  await user.click(button(`下载 ${fund}`))
  expect(await notice('下载失败')).toBeVisible()
  expect(await notice(/^服务器出错/)).toBeVisible()
  await user.click(button(`打印 ${fund}`))
  expect(await notice('文件获取失败')).toBeVisible()
  expect(failed).toEqual(['INTERNAL', 'INTERNAL'])
  answer = () => new Blob([])
  await user.click(button(`下载 ${fund}`))
  expect(await notice('暂无文件数据')).toBeVisible()

  answer = () => new Promise<Blob>(() => undefined)
  await user.click(button('合并下载'))
  const progress = await screen.findByRole('region', { name: /^正在生成：下载 \d+ 份$/ }, LONG_TIMEOUT)
  expect(progress).toHaveTextContent(/0 \/ \d 个文件/)
  const asked = transport.fetched.at(-1)
  await user.click(within(progress).getByRole('button', { name: '取消' }))
  expect(asked?.signal?.aborted).toBe(true)
  expect(await notice('已取消')).toBeVisible()
  await waitFor(() => expect(progress).not.toBeInTheDocument())
  shown.unmount()

  const none = answering(server().transport, ({ method }) =>
    method === 'getFormRecordList'
      ? { success: true, data: rows.map((row) => ({ ...row, isValid: 0, Count: 0 })) }
      : null,
  )
  show(<FormPreview projectId={CASE} />, { transport: fetching(none) })
  await list()
  expect(screen.getByText('当前没有需提供的申请表')).toBeVisible()
  await user.click(button('合并下载'))
  expect(await notice('当前无可下载文档')).toBeVisible()
})

it('APP-004 APP-013 OPN-027 a file kept as it is is shown as a file and fetched by its own address', async () => {
  const site = server()
  const stored = (formId: string, fileFormat: string): object => ({
    formId,
    formName: `样例${formId}`,
    documentUrl: `file/open?id=${formId}`,
    printStandard: 'HH1201',
    isValid: 1,
    Count: 1,
    groupName: '演示文件',
    fileFormat,
  })
  const transport = fetching(
    answering(site.transport, ({ method }) =>
      method === 'getFormRecordList'
        ? { success: true, data: [stored('word', 'docx'), stored('moving', 'gif')] }
        : null,
    ),
    ({ query }) => (query?.['id'] === 'moving' ? failure() : new Blob(['x'.repeat(2048)])),
  )
  const saved = savedFiles()
  show(<FormPreview projectId={CASE} defaultFormId="word" />, { transport })
  expect(await screen.findByText(/大小 2 KB/, {}, LONG_TIMEOUT)).toBeVisible()
  expect(screen.getByText('第 1 份，共 2 份')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(打印|空白表)/ })).toBeNull()
  await user.click(button('下载'))
  await waitFor(() => expect(saved).toEqual(['样例word.docx']), LONG_TIMEOUT)
  expect(transport.fetched.map(({ path, query, method }) => [path, query, method])).toEqual([
    ['file/open', { id: 'word' }, undefined],
    ['file/open', { id: 'word' }, undefined],
  ])
  await user.click(button('下一份'))
  expect(await notice('文件获取失败')).toBeVisible()
  await user.keyboard('{Escape}')
  const table = await list()
  expect(within(table).getByText('DOCX 文件')).toBeVisible()
  await user.click(button('合并下载'))
  await waitFor(() => expect(saved).toHaveLength(2), LONG_TIMEOUT)
})

it('APP-009 a kept file that is not needed says so beside its name', async () => {
  const site = server()
  const stored = (formId: string, isValid: 0 | 1): object => ({
    formId,
    formName: `样例${formId}`,
    documentUrl: `file/open?id=${formId}`,
    printStandard: 'HH1201',
    isValid,
    Count: 1,
    groupName: '演示文件',
    fileFormat: 'docx',
  })
  const transport = fetching(
    answering(site.transport, ({ method }) =>
      method === 'getFormRecordList' ? { success: true, data: [stored('word', 1), stored('spare', 0)] } : null,
    ),
    () => new Blob(['x'.repeat(2048)]),
  )
  const shown = show(<FormPreview projectId={CASE} defaultFormId="spare" />, { transport })
  expect(await screen.findByText(/大小 2 KB/, {}, LONG_TIMEOUT)).toBeVisible()
  expect(screen.getByText('当前文档无需提供')).toBeVisible()
  await expectAccessible()
  shown.unmount()
  show(<FormPreview projectId={CASE} defaultFormId="word" />, { transport })
  expect(await screen.findByText(/大小 2 KB/, {}, LONG_TIMEOUT)).toBeVisible()
  expect(screen.queryByText('当前文档无需提供')).toBeNull()
})

it('what cannot be shown says why: no forms, not found, not loaded; old contents can be loaded anew', async () => {
  const site = server()
  let lost = false
  const transport = answering(site.transport, ({ method }) =>
    method === 'getFormRecordList' && lost ? { success: false, code: 'INTERNAL', message: '服务器出错' } : null,
  )
  const handle = createRef<FormPreviewHandle>()
  const shown = show(<FormPreview ref={handle} projectId={CASE} readOnly />, { transport })
  // Also before the forms are there.
  handle.current?.goTo('nowhere')
  expect(await notice('没有这份申请表')).toBeVisible()
  await user.click(button('返回列表'))
  await list()
  lost = true
  handle.current?.refresh()
  expect(await screen.findByText('刷新', { selector: 'button' }, LONG_TIMEOUT)).toBeVisible()
  await list()
  shown.unmount()
  const failed = show(<FormPreview projectId={CASE} />, { transport })
  expect(await notice('申请表没有加载出来')).toBeVisible()
  failed.unmount()
  const empty = show(<FormPreview projectId={CASE} />, {
    transport: answering(server().transport, ({ method }) =>
      method === 'getFormRecordList' ? { success: true, data: [] } : null,
    ),
  })
  expect(await notice('没有申请表')).toBeVisible()
  empty.unmount()
  const refused = show(<FormPreview projectId={CASE} />, {
    transport: watched(createMemoryTransport({ scenario: 'forbidden' })),
  })
  expect(await notice('没有查看申请表的权限')).toBeVisible()
  refused.unmount()
  show(<FormPreview projectId="nowhere" />, { transport: server().transport })
  expect(await notice('没有找到这个项目')).toBeVisible()
})
