import { describe, expect, it } from 'vitest'
import { createHttpTransport } from '../../../lib/client/transport/axios-transport.ts'
import { createClient } from '../../../lib/client/client.ts'
import { relationCalls } from '../../../lib/contract/case/relation-calls.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { fakeTransport, no, ok } from './fake-transport.ts'
import { httpServer, json } from './http-server.ts'

const auth = { getToken: () => ({ token: 't1', expiresAt: null }) }
const ROWS = [
  { hf2jMemberName1: '例甲', isBuyer1: 1 },
  { keyValue: 'g1', version: 2, hf2jMemberName2: null },
] as const

describe('a call that takes a list', () => {
  it('CAL-036 carries the list as the body and its parameters in the query, with the key of the intent', async () => {
    const transport = fakeTransport(() => ok([]))
    await createClient({ transport, auth }).call(
      relationCalls.saveChanges,
      { prjId: 'p1', memberType: '0', rows: ROWS },
      { idempotencyKey: 'k1', query: { more: 1 } },
    )
    expect(transport.sent[0]).toMatchObject({
      body: {},
      list: ROWS,
      encoding: 'json',
      query: { prjId: 'p1', memberType: '0', more: 1 },
      idempotencyKey: 'k1',
    })
  })
  it('travels over HTTP as a JSON array', async () => {
    const server = await httpServer((_request, response) => json(response, 200, { success: true, data: [] }))
    try {
      await createClient({ transport: createHttpTransport({ baseUrl: server.url }), auth }).call(
        relationCalls.saveChanges,
        { prjId: 'p 1', memberType: '0', rows: ROWS },
        { idempotencyKey: 'k1' },
      )
      const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = server.received
      expect(url).toBe('/web/Hf2jPrjMemberRelation/saveChanges?prjId=p+1&memberType=0')
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k1' })
      expect(JSON.parse(body)).toEqual(ROWS)
    } finally {
      await server.close()
    }
  })
  it('R13 that others were faster with says what all rows are now', async () => {
    const data = {
      fields: ['isBuyer1'],
      record: { keyValue: 'g1' },
      by: '例甲',
      at: 5,
      rows: [
        { keyValue: 'g1', version: 3 },
        { keyValue: 'g2', version: 1 },
      ],
    }
    const client = createClient({ transport: fakeTransport(() => no('CONFLICT', undefined, data)), auth })
    await expect(
      client.call(relationCalls.saveChanges, { prjId: 'p1', memberType: '0', rows: ROWS }),
    ).rejects.toMatchObject({ kind: 'conflict', conflict: data })
  })
  it('reaches the business in memory the same way', async () => {
    const client = createClient({ transport: createMemoryTransport({ scenario: 'empty' }), auth: createMemoryAuth() })
    await expect(
      client.call(relationCalls.saveChanges, { prjId: 'nobody', memberType: '0', rows: ROWS }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', userMessage: '项目不存在或无权查看' })
    await expect(
      client.call(relationCalls.saveChanges, {
        prjId: 'nobody',
        memberType: '0',
        rows: [{ hf2jMemberName1: '长'.repeat(51) }],
      }),
    ).rejects.toMatchObject({ code: 'INVALID', issues: [{ field: 'rows[0].hf2jMemberName1' }] })
  })
})
