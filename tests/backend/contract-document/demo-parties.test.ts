import { beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../lib/backend/store.ts'
import { memberTable, relationTable } from '../../../lib/backend/member/member-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { createClient } from '../../../lib/client/client.ts'
import { cityCalls } from '../../../lib/contract/city/city-calls.ts'
import { formRecordCalls } from '../../../lib/contract/document/form-record-calls.ts'
import { saleContractCalls } from '../../../lib/contract/document/sale-contract-calls.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { some } from '../../tier.ts'
import { rowsOf } from '../seed/seeding.ts'

const store = createMemoryStore()
const client = createClient({ transport: createMemoryTransport({ store }), auth: createMemoryAuth() })
let cases: readonly Row[] = []
let members: readonly Row[] = []
let groups: readonly Row[] = []

beforeAll(async () => {
  await client.call(cityCalls.getCity, {})
  cases = await rowsOf(store, projectTable)
  members = await rowsOf(store, memberTable)
  groups = await rowsOf(store, relationTable)
})

/** A mortgage has no sale contract. */
const isSale = ({ values }: Row): boolean => values['hf20LoanScheme'] !== 'HF9907'
const CITIES = ['440100', '440300']
/** The members of one case on a side (0 buyers, 1 owners), and those of them who are buyer or owner by their role. */
function sideOf(prjId: string, type: '0' | '1'): { readonly all: readonly Row[]; readonly parties: readonly Row[] } {
  const all = members.filter(({ project, values }) => project === prjId && values['hf23MemberType'] === type)
  const role = type === '0' ? 'HFB804' : 'HFB806'
  return {
    all,
    parties: all.filter(
      ({ values }) => Array.isArray(values['hf23MemberRole']) && values['hf23MemberRole'].includes(role),
    ),
  }
}
const rolesOf = (row: Row | undefined): readonly unknown[] =>
  Array.isArray(row?.values['hf23MemberRole']) ? row.values['hf23MemberRole'] : []
/** Married to a user of their group who borrows or is a party: forms name them as spouse. */
function isSpouse({ key }: Row): boolean {
  return groups.some(({ values }) => {
    const seats = [values['hf2jMemberId1'], values['hf2jMemberId2']]
    const other = members.find((row) => row.key !== key && seats.includes(row.key))
    return seats.includes(key) && Boolean(values['hf2jMarryCondition1']) && rolesOf(other).length > 0
  })
}
const nameOf = ({ values }: Row): string => String(values['hf23LinkName'] ?? '')

/** Every text of an answer, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('the demo cases', () => {
  it('have members on both sides who are no party, so that this is tried', () => {
    for (const type of ['0', '1'] as const) {
      const withOthers = cases.filter(({ key }) => sideOf(key, type).all.length > sideOf(key, type).parties.length)
      expect(withOthers.length).toBeGreaterThan(3)
    }
  })

  it.each(CITIES)(
    'MEM-055 MEM-056 MEM-076 the contract of every case in %s names the owners and buyers, and nobody else',
    async (city) => {
      if (city !== '440100') await client.call(cityCalls.switchLocationCity, { code: city })
      const differences: string[] = []
      let read = 0
      for (const { key } of some(
        cases.filter((row) => row.city === city && isSale(row)),
        10,
      )) {
        const { data } = await client.call(saleContractCalls.getDocument, { prjId: key })
        for (const [part, type] of [
          ['PartA', '1'],
          ['PartB', '0'],
        ] as const) {
          const said = textsIn(data.parts.find(({ name }) => name === part)).join('\n')
          const { all, parties } = sideOf(key, type)
          const expected = new Set(parties.map(nameOf))
          for (const name of new Set(all.map(nameOf))) {
            if (name !== '' && said.includes(name) !== expected.has(name))
              differences.push(`${key} ${part} ${name}: ${expected.has(name) ? 'missing' : 'named'}`)
          }
          read += expected.size
        }
        // A user who is no party of the case is not in the list of the parties.
        const listed = textsIn(data.parts.find(({ name }) => name === 'Stakeholders')).join('\n')
        const parties = new Set([...sideOf(key, '0').parties, ...sideOf(key, '1').parties].map(nameOf))
        const others = members
          .filter(({ project, values }) => project === key && ['0', '1'].includes(String(values['hf23MemberType'])))
          .map(nameOf)
        for (const name of others)
          if (name !== '' && !parties.has(name) && listed.includes(name))
            differences.push(`${key} Stakeholders ${name}: named`)
      }
      expect(differences).toEqual([])
      expect(read).toBeGreaterThan(8)
    },
  )

  it('OPN-032 every person on a printed form of a case is what the form calls them', async () => {
    await client.call(cityCalls.switchLocationCity, { code: '440100' })
    const differences: string[] = []
    let boxes = 0
    const printed = some(
      cases.filter(({ city }) => city === '440100'),
      10,
    )
    for (const { key } of printed) {
      const { data: forms } = await client.call(formRecordCalls.getFormRecordList, { prjId: key })
      for (const form of forms.flatMap((row) => (row.childs?.length ? row.childs : [row]))) {
        if (form.documentUrl === '' || form.fileFormat !== null) continue
        const { data } = await client.call(formRecordCalls.getFormFields, { prjId: key, formId: form.formId })
        for (const { entity, key: person, title } of data.records) {
          const row = entity === 'Hf23PrjMember' ? members.find((one) => one.key === person) : undefined
          if (row === undefined) continue
          boxes += 1
          const roles = rolesOf(row)
          if (roles.length === 0 && !isSpouse(row)) differences.push(`${key} ${form.formName} ${title}`)
        }
      }
    }
    expect(differences).toEqual([])
    expect(boxes).toBeGreaterThan(4 * printed.length)
  })
})
