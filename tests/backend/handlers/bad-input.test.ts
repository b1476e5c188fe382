import { beforeAll, describe, expect, it } from 'vitest'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { badValues, WRONG } from './bad-values.ts'
import { type Fixture, issuesOf, openFixture, type Send } from './fixture.ts'

const fields = Object.entries(project.fields).filter(([name]) => name !== 'keyValue')
/** A case on which every field that depends on another can be seen. */
const OPEN = {
  prjPayType: 'HH2006',
  hf20PayWay: null,
  hf20LoanScheme: 'HF9907',
  hf20BuyerType: 'HF0502',
  hf20SellerType: 'HF0502',
  hf20Ctrl3: 1,
  hf20ManagerId: 'a-follow',
  hf20HouseProvince: '440000',
  hf20HouseCity: '440100',
}
const LOAN = { ...OPEN, prjPayType: 'HH2001', hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9901' }

let fixture: Fixture
let follow: Send
beforeAll(async () => {
  fixture = await openFixture()
  await fixture.addCase('open', OPEN)
  await fixture.addCase('loan', LOAN)
  follow = await fixture.as('follow')
})

describe('bad input for every field', () => {
  it.each(fields)('%s is refused by name in Chinese, and nothing is stored', async (name, field) => {
    const before = await fixture.rows(projectTable)
    const bad = badValues(field)
    for (const key of ['open', 'loan']) {
      for (const value of bad) {
        const answer = await follow('Hf20PrjBase.doSave', { keyValue: key, [name]: value })
        expect([name, value, answer.status, answer.success, answer.code]).toEqual([name, value, 200, false, 'INVALID'])
        expect(Object.keys(issuesOf(answer))).toContain(name)
        expect(answer.message).toMatch(/\p{Script=Han}/u)
      }
    }
    expect(await fixture.rows(projectTable)).toEqual(before)
    expect(fixture.reports).toEqual([])
  })
  it('all wrong at once, every field is named', async () => {
    const answer = await follow('Hf20PrjBase.doSave', {
      keyValue: 'open',
      ...Object.fromEntries(fields.map(([name, { kind }]) => [name, WRONG[kind][0]])),
    })
    expect(Object.keys(issuesOf(answer)).sort()).toEqual(fields.map(([name]) => name).sort())
  })
})
