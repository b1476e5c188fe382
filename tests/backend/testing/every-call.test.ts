import { describe, expect, it } from 'vitest'
import { chargeItemGrid } from '../../../host/grids/system/charge-item-grid.ts'
import type { Field } from '../../../lib/catalogue/field.ts'
import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { type Call, callName } from '../../../lib/contract/call.ts'
import { allCalls } from '../../../lib/contract/contract.ts'
import { formFileCalls } from '../../../lib/contract/document/form-record-calls.ts'
import { gridCalls } from '../../../lib/contract/grid/grid-calls.ts'
import { EXPORT_METHOD } from '../../../lib/contract/record/operation-calls.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'

const CASE = 'demo-project-01'

/** A value of the right kind for a field a user has to fill in. */
function plausible(name: string, { kind }: Field): unknown {
  if (/^(?:prjId|.*PrjId|objKey)$/.test(name)) return CASE
  if (kind === 'integer' || kind === 'number' || kind === 'flag') return 1
  if (kind === 'codes' || kind === 'files' || kind === 'images') return ['x']
  if (kind === 'date') return '2026-11-20'
  return 'x'
}
const least = ({ input }: Call): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(input.fields)
      .filter(([, { required }]) => required)
      .map(([name, field]) => [name, plausible(name, field)]),
  )

/** What came of a call: `OK`, or the code it was refused with. */
async function outcome(work: () => Promise<unknown>): Promise<string> {
  try {
    const answer = Object(await work())
    return answer.success === false ? String(answer.code) : 'OK'
  } catch (error) {
    if (error instanceof FangkitError) return error.code
    throw error
  }
}
/** The back end implements the call: it carries it out, or refuses it with a message. */
const ANSWERED = new Set([
  'OK',
  'INVALID',
  'NOT_FOUND',
  'STATUS',
  'NO_PERMISSION',
  'LOGIN_FAILED',
  'CONFLICT',
  'SIGNED_OUT',
])
const UPLOADS = new Set(['file.upload', 'file.uploadDocument'])
const LAST = 'login.doLogout'

async function send(transport: Transport, call: Call, token: string): Promise<unknown> {
  const { service, method, encoding, list } = call
  const body = least(call)
  if (UPLOADS.has(callName(call)))
    return transport.upload({
      path: `file/${method}`,
      file: new Blob(['text'], { type: 'text/plain' }),
      fileName: '说明.txt',
      fields: body,
      token,
    })
  const rows =
    list === undefined
      ? {}
      : { list: [], query: Object.fromEntries(Object.entries(body).filter(([name]) => name !== list)) }
  return transport.call({
    service,
    method,
    body: list === undefined ? (call.input.encode(body) as Readonly<Record<string, unknown>>) : {},
    encoding: encoding === 'form' ? 'form' : 'json',
    token,
    ...rows,
  }) // adapter: calls take what their own fields describe
}

describe('fangkit/testing', () => {
  it('answers every call of the contract, and every one of a declared list', async () => {
    const transport = createMemoryTransport({ grids: [chargeItemGrid] })
    const token = Object(
      await createMemoryAuth().getToken({ reason: 'initial', signal: new AbortController().signal }),
    ).token
    const calls = [...allCalls(), ...gridCalls(chargeItemGrid).filter(({ method }) => method !== EXPORT_METHOD)].filter(
      (call) => callName(call) !== LAST,
    )
    const unanswered: string[] = []
    for (const call of calls) {
      const code = await outcome(() => send(transport, call, token))
      if (!ANSWERED.has(code)) unanswered.push(`${callName(call)}: ${code}`)
    }
    expect(calls.length).toBeGreaterThan(140)
    expect(unanswered).toEqual([])
  })
  it('answers what is no call as well: forms, documents, pictures and exports', async () => {
    const transport = createMemoryTransport({ grids: [chargeItemGrid] })
    const token = Object(
      await createMemoryAuth().getToken({ reason: 'initial', signal: new AbortController().signal }),
    ).token
    const download = (
      path: string,
      method: 'GET' | 'POST',
      body: Readonly<Record<string, unknown>> = {},
      query: Readonly<Record<string, unknown>> = {},
    ) => outcome(() => transport.download({ path, method, token, ...(method === 'POST' ? { body } : { query }) }))
    for (const address of Object.keys(formFileCalls))
      expect([address, await download(`form/${address}`, 'POST', { prjId: CASE })]).toEqual([
        address,
        expect.stringMatching(/^(?:OK|INVALID|NOT_FOUND|STATUS)$/),
      ])
    expect(await download('file/0123456789abcdef0123456789abcdef', 'GET')).toBe('NOT_FOUND')
    expect(await download('web/pubSvc/getAcctImage', 'GET', {}, { acctId: 'demo-manager' })).toBe('OK')
    expect(await download(`web/${chargeItemGrid.entity.service}/${EXPORT_METHOD}`, 'POST')).toBe('OK')
  })
  it('knows no call beside them', async () => {
    const transport = createMemoryTransport()
    expect(
      await outcome(() =>
        transport.call({ service: 'Nobody', method: 'doNothing', body: {}, encoding: 'json', token: null }),
      ),
    ).toBe('UNKNOWN_CALL')
  })
})
