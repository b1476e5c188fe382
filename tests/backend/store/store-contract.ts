import type { Store } from 'fangkit/backend'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { auditContract } from './contract/audit-contract.ts'
import { listContract } from './contract/list-contract.ts'
import { moneyContract } from './contract/money-contract.ts'
import { nameContract } from './contract/name-contract.ts'
import { numberContract } from './contract/number-contract.ts'
import { unitContract } from './contract/unit-contract.ts'
import { uniqueContract } from './contract/unique-contract.ts'
import { valueContract } from './contract/value-contract.ts'
import { writeContract } from './contract/write-contract.ts'
import { paired, person, sample } from './sample-tables.ts'

export const NOON = 1_700_000_000_000
export const by = (account = 'A1', now = NOON) => ({ account, now })

/** The store under test. */
export type Opened = () => Store

/** What every store must do. `open` is called once and must answer an empty store of the sample tables. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`a store ${name}`, () => {
    let store: Store
    const opened: Opened = () => store
    beforeAll(async () => {
      store = await open()
    })
    beforeEach(() => empty(store))
    afterAll(() => store?.close())

    describe('writes', () => {
      writeContract(opened)
    })
    describe('units of work', () => {
      unitContract(opened)
    })
    describe('uniqueness', () => {
      uniqueContract(opened)
    })
    describe('lists', () => {
      listContract(opened)
    })
    describe('values', () => {
      valueContract(opened)
    })
    describe('money and numbers', () => {
      moneyContract(opened)
    })
    describe('personal numbers', () => {
      numberContract(opened)
      nameContract(opened)
    })
    describe('the audit trail', () => {
      auditContract(opened)
    })
  })
}

async function empty(store: Store): Promise<void> {
  await store.unit(by(), async (unit) => {
    for (const table of [sample, paired, person]) {
      for (const row of (await unit.list(table)).rows) await unit.remove(table, row.key)
    }
  })
}
