import { describe, expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { divisions, dictionary } from '../../../lib/client/queries/query-options.ts'
import { fakeTransport, no, ok } from './fake-transport.ts'

const auth = { getToken: () => ({ token: 't', expiresAt: null }) }
const entries = (...keys: readonly string[]) =>
  keys.map((key, index) => ({ key, value: `名${key}`, sortOrder: keys.length - index }))
const server = () =>
  fakeTransport(({ body }) => {
    const codes = String(body['Code']).split(',')
    return ok(
      codes.length === 1
        ? entries(`${codes[0]}1`, `${codes[0]}2`)
        : Object.fromEntries(codes.map((code) => [code, entries(`${code}1`, `${code}2`)])),
    )
  })
const sentCodes = (transport: ReturnType<typeof server>) => transport.sent.map(({ body }) => body)

describe('dictionaries', () => {
  it('OPN-115 wanted in one tick travel in one call, each once, in their order', async () => {
    const transport = server()
    const { dictionaries } = createClient({ transport, auth })
    const [first, second, again] = await Promise.all([
      dictionaries.entries('HF01'),
      dictionaries.entries('HH20'),
      dictionaries.entries('HF01'),
    ])
    expect(sentCodes(transport)).toEqual([{ Code: 'HF01,HH20' }])
    expect(first.map(({ key }) => key)).toEqual(['HF012', 'HF011'])
    expect(second.map(({ value }) => value)).toEqual(['名HH202', '名HH201'])
    expect(again).toBe(first)
  })
  it('SHL-024 are asked for once', async () => {
    const transport = server()
    const { dictionaries } = createClient({ transport, auth })
    await dictionaries.entries('HF01')
    await dictionaries.entries('HF01')
    expect(transport.sent).toHaveLength(1)
  })
  it('OPN-104 limited by a value are kept apart, and travel alone', async () => {
    const transport = server()
    const client = createClient({ transport, auth })
    const load = (plan: ReturnType<typeof divisions>) => plan.load(client, { signal: new AbortController().signal })
    await Promise.all([
      load(divisions('440000')),
      load(divisions('')),
      load(divisions('440000')),
      load(dictionary('HF01')),
    ])
    expect(sentCodes(transport)).toEqual([
      { Code: 'SS46_ADMDIVISION_LIST', LimitFld: 'FATHER', LimitVal: '440000' },
      { Code: 'SS46_ADMDIVISION_LIST', LimitFld: 'FATHER', LimitVal: '' },
      { Code: 'HF01' },
    ])
  })
  it('OPN-103 dropped by code are asked for again, under every limit', async () => {
    const transport = server()
    const { dictionaries } = createClient({ transport, auth })
    const all = () =>
      Promise.all([
        dictionaries.entries('HF01'),
        dictionaries.entries('HF01', { field: 'FATHER', value: 'x' }),
        dictionaries.entries('HH20'),
      ])
    await all()
    dictionaries.drop('HF01')
    await all()
    expect(transport.sent).toHaveLength(4)
    dictionaries.drop()
    await all()
    expect(transport.sent).toHaveLength(6)
  })
  it('more than a server takes at a time travel in several calls', async () => {
    const transport = server()
    const { dictionaries } = createClient({ transport, auth })
    const lists = await Promise.all(Array.from({ length: 130 }, (_, index) => dictionaries.entries(`D${index}`)))
    expect(transport.sent).toHaveLength(2)
    expect(lists[129]?.[0]?.key).toBe('D1292')
  })
  it('that failed are asked for again by the next one who wants them', async () => {
    const transport = fakeTransport((_request, count) => (count === 1 ? no('NO_PERMISSION') : ok(entries('a'))))
    const { dictionaries } = createClient({ transport, auth })
    const failed = await Promise.allSettled([dictionaries.entries('HF01'), dictionaries.entries('HH20')])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await dictionaries.entries('HF01')).toHaveLength(1)
  })
  it('the server does not know are empty', async () => {
    const { dictionaries } = createClient({ transport: fakeTransport(() => ok({ HF01: entries('a') })), auth })
    const [known, unknown] = await Promise.all([dictionaries.entries('HF01'), dictionaries.entries('NONE')])
    expect([known.length, unknown.length]).toEqual([1, 0])
  })
})
