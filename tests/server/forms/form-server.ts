import { openPdfForms, type PdfFormOptions, type PdfForms } from '../../../host/server/pdf/pdf-forms.ts'
import { NEW_CASE, startServer, table, type TestServer } from '../harness/harness.ts'
import { recordIn, textIn } from '../harness/replies.ts'

export interface FormServer {
  readonly server: TestServer
  readonly forms: PdfForms
  readonly token: string
  /** A case with a borrower, a loan and a deal. */
  readonly prjId: string
}

/** A server that draws forms, with a case that needs them. */
export async function openFormServer(drawing: PdfFormOptions = {}): Promise<FormServer> {
  const forms = await openPdfForms(drawing)
  const server = await startServer('memory', {}, {}, { forms })
  const token = await server.signIn('manager')
  const prjId = textIn(
    recordIn(
      await server.call(
        'Hf20PrjBase.doSave',
        { ...NEW_CASE, prjPayType: 'HH2001', hf20HouseAddress: '示例路1号' },
        { token, json: true },
      ),
    ),
    'keyValue',
  )
  await fill(server, prjId)
  return { server, forms, token, prjId }
}

/** The values on its forms, inserted in stored form, because saving is tested elsewhere. */
export const BORROWER = {
  hf23LinkName: '林若例',
  hf23CardNo: '440199199003070021',
  hf23LinkPhone: '15400000001',
  hf23Sex: 'HF5902',
  hf23Marriage: 'HX0602',
  hf23IdCardType: 'HF5601',
  hf23Birthday: '1990-03-07',
  hf23HomeAddress: '示例大道一百二十八号示例花园十栋二单元一千二百零四房',
} as const

async function fill({ services: { store, ports } }: TestServer, prjId: string): Promise<void> {
  await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
    const place = { project: prjId, city: '440100' }
    const put = (name: string, key: string, values: Readonly<Record<string, string | number | readonly string[]>>) =>
      unit.insert(table(name), { key, ...place, values })
    await put('hf23_prj_member', 'form-m1', {
      hf23PrjId: prjId,
      hf23MemberType: '0',
      hf23MemberRole: ['HFB804', 'HFB805'],
      sortNo: 1,
      ...BORROWER,
    })
    await put('hf2i_prj_loan', 'form-l1', {
      hf2iPrjId: prjId,
      hf2iLoanType: 'HF9901',
      hf2iLoanAmt: 3_400_000,
      hf2iLoanYear: 30,
      hf2iLoanRepayType: 'HX0301',
      hf2iLoanRate: 0.0312,
    })
    await put('hf2h_prj_trade', 'form-t1', { hf2hPrjId: prjId, hf2hTradeType: 'HFG501', hf2hContractAmt: 4_860_000 })
  })
}

/** Posts to an address and reads the bytes it answers. */
export async function fileAt(
  { url }: TestServer,
  address: string,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly headers: Headers; readonly bytes: Uint8Array }> {
  const answer = await fetch(`${url}${address}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

export async function dataIn(
  server: TestServer,
  call: string,
  input: Readonly<Record<string, unknown>>,
  token: string,
): Promise<Readonly<Record<string, unknown>>> {
  return recordIn(await server.call(call, input, { token }))
}

/** The words of each page, as a reader finds them. */
export async function pagesIn(bytes: Uint8Array): Promise<readonly string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await document.destroy()
  return pages
}
