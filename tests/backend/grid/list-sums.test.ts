import { beforeEach, describe, expect, it } from 'vitest'
import { tableOf } from '../../../lib/backend/grid/served-lists.ts'
import { defineGrid } from '../../../lib/domain/grid/define-grid.ts'
import { type Fixture, openFixture } from '../handlers/fixture.ts'
import { lists, ticket, ticketGrid } from './lists.ts'

const summed = { ...ticketGrid, sums: ['amount'] }
const table = tableOf(ticketGrid)
let fixture: Fixture
beforeEach(async () => {
  fixture = await openFixture({}, undefined, [summed, ...lists.filter((list) => list !== ticketGrid)])
  for (const [no, amount, enabled] of [
    ['A1', 0.1, 1],
    ['A2', 0.2, 1],
    ['A3', 1_000_000, 0],
    ['A4', null, 1],
  ] as const)
    await fixture.put(table, no, { no, amount, enabled, status: 'HX0501' })
})

describe('sums of a list', () => {
  it('GRD-002 are exact to the fen over all rows found, and follow the search', async () => {
    const manager = await fixture.as('manager')
    expect(await manager('Zz01Ticket.getSums', {})).toMatchObject({ success: true, data: { amount: 100_000_030 } })
    expect(await manager('Zz01Ticket.getSums', { enabled: '1' })).toMatchObject({ data: { amount: 30 } })
    expect(await manager('Zz01Ticket.getSums', { no: 'B' })).toMatchObject({ data: { amount: 0 } })
  })
  it('are refused from those who may not search the list', async () => {
    const bare = await fixture.as('bare')
    expect(await bare('Zz01Ticket.getSums', {})).toMatchObject({ success: false, code: 'NO_PERMISSION' })
  })
  it('are declared for stored amounts of money alone', () => {
    const base = { name: 'X', title: 'X', entity: ticket, search: [], sort: { field: 'no', order: 'asc' } } as const
    expect(defineGrid({ ...base, sums: ['amount'] }).sums).toEqual(['amount'])
    expect(() => defineGrid({ ...base, sums: ['no'] })).toThrow('no stored amounts of money to sum: no')
  })
})
