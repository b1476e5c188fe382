import { describe, expect, it } from 'vitest'
import { formPrintTable } from '../../../lib/backend/form-record/form-print-table.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { fixtureOverEach, storesWith } from '../handlers/every-store.ts'
import { type FormFixture, openFormFixture, wordsIn } from './form-record-fixture.ts'

const STORES = storesWith('PostgreSQL')
const fixtureOver = fixtureOverEach(STORES, tables, (store) => openFormFixture({}, () => store))

/** The answers before and after forms were printed, and the texts of one form. */
async function printed(fixture: FormFixture): Promise<string> {
  const follow = await fixture.as('follow')
  const list = async () => (await follow('ApplyFormRecord.getFormRecordList', { prjId: 'p1' })).data
  const before = await list()
  const file = await fixture.file('follow', { pathUrl: '/form/BANK-JIA-LOAN.pdf', use: 'print' })
  await follow('Hf2iPrjLoan.doSave', { keyValue: 'l1', hf2iLoanYear: 25 })
  const answers = {
    before,
    after: await list(),
    words: wordsIn(file),
    fields: (await follow('ApplyFormRecord.getFormFields', { prjId: 'p1', formId: 'BANK-JIA-LOAN' })).data,
  }
  // Every back end signs with a secret of its own.
  return JSON.stringify(answers, (name, value: unknown) => (name === 'stamp' ? typeof value : value), 1)
}

describe('the forms of a case', () => {
  it('are the same over every store', async () => {
    const texts = []
    for (const name of STORES) texts.push(await printed(fixtureOver(name)))
    const [memory, ...others] = texts
    expect(memory).toContain('"stale": true')
    for (const other of others) expect(other).toEqual(memory)
  })
  it.each(STORES)('printed by many at once leave one row each in %s, and a line for each time', async (name) => {
    const fixture = fixtureOver(name)
    const asked = { pathUrl: '/form/SIGN-ACCOUNT.pdf,/form/DELIVERY-LIST.pdf', use: 'print' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => fixture.ask('follow', asked, 'merged')))
    expect(answers.map(({ ok }) => ok)).toEqual(Array.from({ length: 6 }, () => true))
    const rows = (await fixture.rows(formPrintTable)).filter(({ values }) => values['formId'] !== 'BANK-JIA-LOAN')
    expect(rows.map(({ values, version }) => [values['formId'], version]).sort()).toEqual([
      ['DELIVERY-LIST', 6],
      ['SIGN-ACCOUNT', 6],
    ])
  })
})
