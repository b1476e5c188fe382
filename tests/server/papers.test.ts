import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { get, newCase, upload } from './files/file-requests.ts'
import { pdf } from './files/sample-files.ts'
import { NEW_CASE, startServer, type TestServer } from './harness/harness.ts'
import { recordIn, type Reply, rowsIn, textIn } from './harness/replies.ts'

const paperRow = v.looseObject({
  cardType: v.string(),
  state: v.string(),
  usingIds: v.array(v.string()),
  parperCopyFileMap: v.record(v.string(), v.array(v.string())),
  creditUrls: v.array(v.looseObject({ keyValue: v.string(), hf2yFileName: v.string(), url: v.string() })),
})

describe('the papers of a case over HTTP', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startServer('memory')
    token = await server.signIn('manager')
  })
  afterAll(() => server.close())

  const paperOf = async (prjId: string, cardType: string) => {
    const { buyCreditInfos } = recordIn(
      await server.call('Hf3wCardParperDetailCfg.getAppendixInfo', { prjId }, { token }),
    )
    return v.parse(v.array(paperRow), buyCreditInfos).find((row) => row.cardType === cardType)
  }
  const hand = (prjId: string, rows: readonly unknown[], key: string): Promise<Reply> =>
    server.send(`/web/Hf2yPrjAppendix/addMemberFile?prjId=${prjId}`, JSON.stringify(rows), {
      'content-type': 'application/json',
      token,
      'idempotency-key': key,
    })

  it('CAL-101 CAL-103 PAP-004 go from upload to list, once for a key sent twice, and open by address', async () => {
    const prjId = await newCase(server, token, NEW_CASE)
    expect(await paperOf(prjId, 'P001')).toMatchObject({ state: 'MISSING', usingIds: ['buyer'], creditUrls: [] })
    const { documentId } = await upload(server, token, { bytes: pdf(), name: '身份证.pdf' }, 'paper')
    const row = { hf2yFileUrl: documentId, hf2yFileType: 'P001', hf2yObjId: 'buyer' }
    const [file = {}] = rowsIn(await hand(prjId, [row], 'one'))
    expect(rowsIn(await hand(prjId, [row], 'one'))).toMatchObject([{ keyValue: textIn(file, 'keyValue') }])
    const listed = await paperOf(prjId, 'P001')
    expect(listed).toMatchObject({
      state: 'UNCHECKED',
      parperCopyFileMap: { buyer: [textIn(file, 'keyValue')] },
      creditUrls: [{ hf2yFileName: '身份证.pdf', hf2yFileUrl: documentId }],
    })
    const shown = await get(server, listed?.creditUrls[0]?.url ?? '')
    expect([shown.status, shown.headers.get('content-type'), new Uint8Array(await shown.arrayBuffer())]).toEqual([
      200,
      'application/pdf',
      new Uint8Array(pdf()),
    ])
    expect(
      (await server.call('Hf2yPrjAppendix.removeMemberFile', { id: textIn(file, 'keyValue') }, { token })).envelope
        .success,
    ).toBe(true)
    expect(await paperOf(prjId, 'P001')).toMatchObject({ state: 'MISSING', creditUrls: [] })
  })
  it('CAL-100 CAL-102 have a guide, and are matched with the jobs of the case', async () => {
    expect(
      recordIn(await server.call('Hf117AppendixTmplt.getAppendixTmplt', { cardType: 'P001' }, { token })),
    ).toMatchObject({ cardType: 'P001', paperName: '居民身份证' })
    const prjId = await newCase(server, token, NEW_CASE)
    expect(rowsIn(await server.call('Hf3rPrjAppendixMatch.getMatchList', { prjId }, { token }))).toContainEqual(
      expect.objectContaining({ cardType: 'P001', side: 'buyer', needed: 1, received: 0 }),
    )
  })
})
