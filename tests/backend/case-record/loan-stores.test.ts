import { describe, expect, it } from 'vitest'
import { loanTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { recommendationTable } from '../../../lib/backend/recommendation/recommendation-tables.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { type CaseRecordFixture, HOUSE, LOAN } from './case-record-fixture.ts'
import { recordIn, type Send } from '../handlers/fixture.ts'
import { fixtureOverEach, storesWith } from '../handlers/every-store.ts'
import { openLoanFixture } from './loan-fixture.ts'

const STORES = storesWith('the embedded database')
const fixtureOver = fixtureOverEach(STORES, tables, (store) => openLoanFixture({}, () => store))

/** A loan finds those who handle, secure and grant it, and its case whom to go to; every answer of it. */
async function day(fixture: CaseRecordFixture): Promise<readonly Awaited<ReturnType<Send>>[]> {
  const follow = await fixture.as('follow')
  const answers: Awaited<ReturnType<Send>>[] = []
  const ask = async (call: string, body: Readonly<Record<string, unknown>>, send = follow) => {
    const answer = await send(call, body)
    answers.push(answer)
    return answer
  }
  for (const hf2iLoanType of ['HF9901', 'HF9902', 'HF9903', 'HF9907']) {
    for (const method of ['getLoanMatchHandleOrgs', 'getEstatesSecureOrgs', 'loadDefaultLenderOrg'])
      await ask(`${LOAN}.${method}`, { prjId: 'p1', hf2iLoanType })
  }
  const { keyValue } = recordIn(
    await ask(`${LOAN}.doSave`, { hf2iPrjId: 'p1', hf2iHandleOrg: 'org-bank', hf2iAssessCompany: 'org-assessor' }),
  )
  await ask('Prj.updateRecommand', { prjId: 'p1' })
  await ask('Hf20PrjBase.doSave', { keyValue: 'p1', prjPayType: 'HH2002' })
  await ask(`${LOAN}.doSave`, { keyValue, hf2iLendersOrg: 'org-bank' })
  await ask(`${HOUSE}.doSave`, { hf29PrjId: 'p1', hf29City: '440100', hf29Area: '440104' })
  await ask(`${LOAN}.getOne`, { id: keyValue })
  await ask('Prj.getPrjRecommandResult', { prjId: 'p1' })
  await ask('Prj.updateRecommand', { prjId: 'p1' }, await fixture.as('manager'))
  await ask('Prj.getEvaluateRecommandDivsionNum', { prjId: 'p1', hf20LoanScheme: 'HF9905' })
  return answers
}

describe('organisations of a loan, and recommendations', () => {
  it('are the same over every store', async () => {
    const days = []
    for (const name of STORES) days.push(await day(fixtureOver(name)))
    const [first] = days
    expect(first?.flatMap(({ success, code }, index) => (success ? [] : [[index, code]]))).toEqual([[15, 'INVALID']])
    expect(first?.[17]).toMatchObject({
      data: { hf2iLoanType: 'HF9902', hf2iHandleOrg: 'org-bank', hf2iLendersOrg: 'org-desk' },
    })
    expect(first?.slice(18)).toMatchObject([
      { data: { stale: true } },
      { data: { by: '例经理', stale: false } },
      { data: { num: 2 } },
    ])
    for (const other of days.slice(1)) expect(other).toEqual(first)
  })
  it.each(STORES)(
    'R13 asked for by several people at the same moment over %s are one row, and the lender is one of its time',
    async (name) => {
      const fixture = fixtureOver(name)
      await fixture.addCase('busy', {
        hf20ManagerId: 'a-follow',
        hf20RecommendId: 'a-sales',
        prjPayType: 'HH2001',
        hf20PayWay: 'HG1002',
        hf20LoanScheme: 'HF9901',
        hf20HouseCity: '440100',
        hf20HouseArea: '440106',
      })
      await fixture.addRecordOf(LOAN, 'busy-loan', { hf2iLoanType: 'HF9901' }, 'busy')
      const senders = [await fixture.as('follow'), await fixture.as('sales'), await fixture.as('manager')]
      const answers = await Promise.all([
        ...senders.map((send) => send('Prj.updateRecommand', { prjId: 'busy' })),
        ...senders.map((send) => send('Hf20PrjBase.doSave', { keyValue: 'busy', prjPayType: 'HH2002' })),
        ...senders.map((send) => send(`${LOAN}.doSave`, { keyValue: 'busy-loan', hf2iMonthIn: 10_000 })),
      ])
      expect(answers.flatMap(({ success, code }) => (success ? [] : [code]))).toEqual([])
      expect((await fixture.rows(recommendationTable)).filter(({ project }) => project === 'busy')).toMatchObject([
        { version: 3 },
      ])
      expect((await fixture.rows(loanTable)).filter(({ project }) => project === 'busy')).toMatchObject([
        { values: { hf2iLoanType: 'HF9902', hf2iLendersOrg: 'org-fund', hf2iMonthIn: 10_000 } },
      ])
    },
  )
})
