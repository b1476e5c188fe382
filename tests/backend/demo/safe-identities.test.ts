import { beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import type { Row } from '../../../lib/backend/store.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { countingPorts, emptyStore, rowsOf } from '../seed/seeding.ts'

const MARKED = /例|演|样|测/
const stored: { rows: readonly Row[]; accounts: readonly Row[]; organisations: readonly Row[] } = {
  rows: [],
  accounts: [],
  organisations: [],
}

beforeAll(async () => {
  const store = emptyStore()
  await seedDemo(store, countingPorts().ports)
  stored.rows = (await Promise.all(tables.map((table) => rowsOf(store, table)))).flat()
  stored.accounts = await rowsOf(store, accountTable)
  stored.organisations = await rowsOf(store, organisationTable)
})

describe('demo identities belong to nobody', () => {
  it('hold no citizen number of an assigned region', () => {
    const numbers = stored.rows.flatMap(({ values }) =>
      Object.values(values).flatMap((value) => (typeof value === 'string' ? (value.match(/\d{17}[\dXx]/g) ?? []) : [])),
    )
    expect(numbers.filter((number) => !number.startsWith('440199'))).toEqual([])
  })
  it('ruling 16 use mobile numbers beginning with 154 only, each once', () => {
    const phones = stored.accounts.map(({ values }) => String(values['br01Phone']))
    expect(phones.filter((phone) => !/^154\d{8}$/.test(phone))).toEqual([])
    expect(new Set(phones).size).toBe(phones.length)
    const elsewhere = stored.rows.flatMap(({ values }) =>
      Object.values(values).filter(
        (value) =>
          typeof value === 'string' &&
          !/^[0-9a-f]{64}$/.test(value) && // a SHA-256 hash of a file may contain any eleven digits
          /(?<!\d)1[3-9]\d{9}(?!\d)/.test(value) &&
          !/(?<!\d)154\d{8}(?!\d)/.test(value),
      ),
    )
    expect(elsewhere).toEqual([])
  })
  it('use landlines of exchanges that do not exist; one organisation has none', () => {
    const phones = stored.organisations.map(({ values }) => values['hf31LinkPhone'])
    expect(
      phones.filter(
        (phone) => phone !== undefined && phone !== null && !/^(020|0755)-000[01]\d{4}$/.test(String(phone)),
      ),
    ).toEqual([])
    expect(phones.filter((phone) => phone === undefined || phone === null)).toHaveLength(1)
  })
  it('give people names that show they are invented', () => {
    expect(
      stored.accounts.map(({ values }) => String(values['br01Name'])).filter((name) => !MARKED.test(name)),
    ).toEqual([])
  })
  it('give organisations names and addresses that show they are invented', () => {
    expect(
      stored.organisations.filter(
        ({ values }) =>
          !MARKED.test(String(values['hf31BranceName'])) || !String(values['hf31NormalAddres1']).includes('示例'),
      ),
    ).toEqual([])
  })
  it('CAL-022 hold the 43 branches and 42 offices of Guangzhou, foreign banks last', () => {
    const guangzhou = stored.organisations.filter(({ values }) => values['hf31City'] === '440100')
    expect(guangzhou.filter(({ key }) => key.startsWith('B'))).toHaveLength(43)
    expect(
      guangzhou.filter(
        ({ key, values }) => key.startsWith('O') && !['HF9C08', 'HF9C09'].includes(String(values['hf31OrgType'])),
      ),
    ).toHaveLength(42)
    expect(
      stored.organisations.filter(
        ({ values }) => /外资/.test(String(values['hf31BranceName'])) !== Number(values['hf31SortNo']) > 1000,
      ),
    ).toEqual([])
    expect(
      stored.organisations.filter(
        ({ values }) => (values['hf31OrgType'] === 'HF9C01') !== (typeof values['hf31HeadBank'] === 'string'),
      ),
    ).toEqual([])
  })
})
