import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import { incomeTable } from '../../../lib/backend/fee/fee-tables.ts'
import { some } from '../../tier.ts'
import { startServer, type TestServer } from '../harness/harness.ts'

const LONG_TIMEOUT = 120_000
let server: TestServer
beforeAll(async () => {
  server = await startServer('memory')
}, LONG_TIMEOUT)
afterAll(() => server.close())

const rowsOf = (table: typeof incomeTable) =>
  server.services.store.unit({ account: 'system', now: Date.now() }, async (unit) => (await unit.list(table)).rows)

it('CAL-077 INC-043 vouchers of the demo data are read as what their incomes hold: money, number and day', {
  timeout: LONG_TIMEOUT,
}, async () => {
  const documents = new Map((await rowsOf(documentTable)).map((row) => [row.key, row.values]))
  const all = (await rowsOf(incomeTable)).filter(({ values }) => documents.has(String(values['hf54Image'])))
  expect(all.length).toBeGreaterThan(10)
  const incomes = some(all, 5)
  const read: unknown[] = []
  for (const { key, values } of incomes) {
    const id = String(values['hf54Image'])
    const { hash, format, name, size } = documents.get(id) ?? {}
    const reading = await server.services.ocr?.read({
      id,
      hash: String(hash),
      format: String(format),
      name: String(name),
      size: Number(size),
    })
    read.push([
      key,
      reading?.ok === true ? [String(reading.facts.money), reading.facts.numbers[0], reading.facts.day] : reading,
    ])
  }
  expect(read).toEqual(
    incomes.map(({ key, values }) => [
      key,
      [String(Math.round(Number(values['orderAmount']) * 100)), values['orderNo'], values['hf54ReceiveTime']],
    ]),
  )
})
