import { beforeAll, describe, expect, it } from 'vitest'
import type { Field } from '../../../lib/catalogue/field.ts'
import type { Kind } from '../../../lib/catalogue/kind.ts'
import { projectTable } from '../../../lib/backend/tables.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { type Desk, issuesOf, openDesk, type Send } from './desk.ts'

const TEXT = [5, true, ['x'], { a: 1 }, '\0', '\ud800']
const KEY = [true, 1.5, ['x'], { a: 1 }, 'x'.repeat(65), '\0']
const NUMBER = ['abc', '0x10', '1e3', '１', true, [5], { a: 1 }, 1e14]
const DAY = ['2026-02-30', 'anytime', true, ['2026-01-01'], { a: 1 }, 9e15]
/** Values of the wrong kind, for every kind. */
const WRONG: Readonly<Record<Kind, readonly unknown[]>> = {
  text: TEXT, textarea: TEXT, richtext: TEXT, address: TEXT, integer: [...NUMBER, 1.5], number: [...NUMBER, 0.123456789], flag: [2, 'on', true, ['1']], yesno: ['2', 'yes', true, ['0']],
  code: KEY, region: KEY, account: KEY, branch: KEY, organisation: KEY, member: KEY, id: KEY, file: KEY, image: KEY, codes: [5, true, [['x']]], files: [5, true], images: [5, true],
  date: DAY, month: DAY, datetime: ['soon', 1.5, true, 9e15], 'date-or-anytime': DAY.filter((value) => value !== 'anytime'), computed: [true, ['x'], { a: 1 }],
}
/** Values of the right kind that break a limit of the field. */
const beyond = ({ kind, min, max, maxLength }: Field): readonly unknown[] => [
  ...(min === undefined ? [] : [min - 1]), ...(max === undefined ? [] : [max + 1]), ...(kind === 'text' || kind === 'address' ? ['字'.repeat((maxLength ?? 500) + 1)] : []),
]
/** References of the right shape that lead nowhere. */
const foreign = ({ kind }: Field): readonly unknown[] => (['code', 'region', 'account', 'organisation', 'branch'].includes(kind) ? ['nobody'] : [])

const fields = Object.entries(project.fields).filter(([name]) => name !== 'keyValue')
/** A case on which every field that depends on another can be seen. */
const OPEN = { prjPayType: 'HH2006', hf20PayWay: null, hf20LoanScheme: 'HF9907', hf20BuyerType: 'HF0502', hf20SellerType: 'HF0502', hf20Ctrl3: 1, hf20ManagerId: 'a-follow', hf20HouseProvince: '440000', hf20HouseCity: '440100' }
const LOAN = { ...OPEN, prjPayType: 'HH2001', hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9901' }

let desk: Desk
let follow: Send
beforeAll(async () => {
  desk = await openDesk()
  await desk.addCase('open', OPEN)
  await desk.addCase('loan', LOAN)
  follow = await desk.as('follow')
})

describe('bad input for every field', () => {
  it.each(fields)('%s is refused by name in Chinese, and nothing is stored', async (name, field) => {
    const before = await desk.rows(projectTable)
    const bad = [...WRONG[field.kind], ...beyond(field), ...foreign(field)]
    for (const key of ['open', 'loan']) {
      for (const value of bad) {
        const answer = await follow('Hf20PrjBase.doSave', { keyValue: key, [name]: value })
        expect([name, value, answer.status, answer.success, answer.code]).toEqual([name, value, 200, false, 'INVALID'])
        expect(Object.keys(issuesOf(answer))).toContain(name)
        expect(answer.message).toMatch(/\p{Script=Han}/u)
      }
    }
    expect(await desk.rows(projectTable)).toEqual(before)
    expect(desk.reports).toEqual([])
  })
  it('all wrong at once, every field is named', async () => {
    const answer = await follow('Hf20PrjBase.doSave', { keyValue: 'open', ...Object.fromEntries(fields.map(([name, { kind }]) => [name, WRONG[kind][0]])) })
    expect(Object.keys(issuesOf(answer)).sort()).toEqual(fields.map(([name]) => name).sort())
  })
})
