import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { formRecordCalls } from '../../../lib/contract/document/form-record-calls.ts'
import { projectCalls } from '../../../lib/contract/case/project-calls.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'

const transport = createMemoryTransport({ now: () => Date.UTC(2026, 10, 21, 2) })
const client = createClient({ transport, auth: createMemoryAuth() })

describe('forms over memory', () => {
  it('APP-015 APP-016 are listed, located and drawn as over a network', async () => {
    const { data: projects } = await client.call(projectCalls.getPageList, { pageSize: 1 })
    const prjId = projects[0]?.keyValue ?? ''
    const { data: forms } = await client.call(formRecordCalls.getFormRecordList, { prjId })
    const delivery = forms.find(({ group }) => group === 'delivery')
    const progress: unknown[] = []
    const headers: (string | null)[] = []
    const onHeaders = (header: (name: string) => string | null): void =>
      void headers.push(...['x-form-pages', 'x-form-sheets', 'x-form-count', 'x-form-stamp', 'x-other'].map(header))
    const blob = await client.download({
      path: 'form/word',
      method: 'POST',
      body: { prjId, pathUrl: delivery?.documentUrl ?? '', fileName: '' },
      onProgress: (step) => progress.push(step),
      onHeaders,
    })
    expect([blob.type, progress]).toEqual(['application/pdf', [{ received: blob.size, total: blob.size }]])
    const pdf = await getDocument({ data: new Uint8Array(await blob.arrayBuffer()), verbosity: 0 }).promise
    const { data: located } = await client.call(formRecordCalls.getFormFields, {
      prjId,
      formId: delivery?.formId ?? '',
    })
    expect(headers).toEqual([String(pdf.numPages), String(pdf.numPages), '1', delivery?.stamp, null])
    const page = await pdf.getPage(1)
    expect([pdf.numPages, page.view]).toEqual([
      located.pages.length,
      [0, 0, located.pages[0]?.width, located.pages[0]?.height],
    ])
    await pdf.destroy()
  })
  it('are refused with the words of the back end, and after a broken line like any other file', async () => {
    await expect(
      client.download({ path: 'form/fund', method: 'POST', body: { prjId: 'nobody', pathUrl: '/form/FUND-LOAN.pdf' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', userMessage: '项目不存在或无权查看' })
    await expect(client.download({ path: 'form/word', method: 'GET' })).rejects.toMatchObject({ code: 'UNKNOWN_CALL' })
    transport.setScenario('offline')
    await expect(client.download({ path: 'form/word', method: 'POST', body: {} })).rejects.toMatchObject({
      name: 'FangkitError',
    })
  })
})
