import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PdfForms } from '../../../host/server/pdf/pdf-forms.ts'
import type { TestServer } from '../harness/harness.ts'
import { dataIn, fileAt, openFormServer, pagesIn } from './form-server.ts'

let server: TestServer
let forms: PdfForms
let token: string
let prjId: string
beforeAll(async () => {
  ;({ server, forms, token, prjId } = await openFormServer())
})
afterAll(async () => {
  await server.close()
  await forms.close()
})

interface Screen {
  readonly parts: readonly {
    readonly title: string
    readonly blocks: readonly { readonly kind: string; readonly runs?: readonly { readonly text: string }[] }[]
  }[]
}
const squeezed = (text: string): string => text.replace(/\s/g, '')

describe('POST /form/contract', () => {
  it('ROU-016 OPN-084 answers the contract as a PDF with the pages’ words, numbers and the specimen mark', async () => {
    const { status, headers, bytes } = await fileAt(server, '/form/contract', { prjId, use: 'preview' }, { token })
    expect([status, headers.get('content-type'), headers.get('x-form-count')]).toEqual([200, 'application/pdf', '1'])
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('存量房买卖合同')
    const pages = await pagesIn(bytes)
    expect(pages.length).toBe(Number(headers.get('x-form-pages')))
    expect(pages.length).toBeGreaterThan(3)
    for (const [index, page] of pages.entries()) {
      expect(squeezed(page)).toContain(`第${index + 1}页共${pages.length}页`)
      expect(squeezed(page)).toContain('样张')
    }
    const whole = squeezed(pages.join(''))
    const { parts } = (await dataIn(server, 'SaleContract.getDocument', { prjId }, token)) as unknown as Screen
    for (const { title, blocks } of parts) {
      expect(whole).toContain(squeezed(title))
      for (const { kind, runs = [] } of blocks)
        if (kind === 'clause') expect(whole).toContain(squeezed(runs.map(({ text }) => text).join('')).slice(0, 10))
    }
    expect(whole).not.toContain('〓')
    expect(whole).toMatch(/4\*{16}[\dX]/)
  })
  it('is in full only for those who may see the numbers', async () => {
    const full = squeezed(
      (await pagesIn((await fileAt(server, '/form/contract', { prjId, use: 'download' }, { token })).bytes)).join(''),
    )
    expect(full).toMatch(/440199\d{11}[\dX]/)
    const viewer = await server.signIn('viewer')
    const masked = squeezed(
      (
        await pagesIn((await fileAt(server, '/form/contract', { prjId, use: 'download' }, { token: viewer })).bytes)
      ).join(''),
    )
    expect(masked).not.toMatch(/440199\d{11}[\dX]/)
  })
  it('refuses who may not see the case, and uses it does not know', async () => {
    expect((await fileAt(server, '/form/contract', { prjId }, { token: 'a stranger' })).status).toBe(403)
    const refusal = async (body: Readonly<Record<string, unknown>>) =>
      JSON.parse(new TextDecoder().decode((await fileAt(server, '/form/contract', body, { token })).bytes)) as {
        readonly code: string
        readonly message: string
      }
    expect(await refusal({ prjId: 'nobody' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusal({ prjId, use: 'poster' })).toMatchObject({ code: 'INVALID', message: '用途不正确' })
    expect(await refusal({ prjId, nobody: 1 })).toMatchObject({ code: 'INVALID' })
  })
})
