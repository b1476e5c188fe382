import { beforeAll, describe, expect, it } from 'vitest'
import { overlayFor } from '../../../lib/backend/dictionary/field-meta-handlers.ts'
import { factsOfCase } from '../../../lib/backend/member/case-access.ts'
import { groupOf, namesOf } from '../../../lib/backend/member/relation-rows.ts'
import { recordOf } from '../../../lib/backend/record/answer.ts'
import { referenceIssues } from '../../../lib/backend/record/references.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { demoProjects } from '../../../lib/testing/demo/projects/demo-projects.ts'
import { peopleOf } from '../../../lib/testing/demo/people/people-of-case.ts'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import type { Row, Store } from '../../../lib/backend/store.ts'
import { memberRecordTables, memberTable, relationTable } from '../../../lib/backend/member/member-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { check } from '../../../lib/catalogue/check.ts'
import { dayOf } from '../../../lib/catalogue/day.ts'
import { settle } from '../../../lib/catalogue/effect.ts'
import { blankRecord, type Entity } from '../../../lib/catalogue/entity.ts'
import { visibleFields } from '../../../lib/catalogue/field-state.ts'
import { isEmpty, type Scope } from '../../../lib/catalogue/kind.ts'
import { DICTIONARY, LOAN_SCHEME, MEMBER_TYPE, PARTY_TYPE, PAY_WAY } from '../../../lib/domain/codes.ts'
import { entities } from '../../../lib/domain/entities.ts'
import { followsFromCards } from '../../../lib/domain/member/from-card.ts'
import { type GroupRow, rolesOfMember, rolesOfSeat, seatOf, tagOf } from '../../../lib/domain/member/group.ts'
import { groupIssue } from '../../../lib/domain/member/group-rules.ts'
import { mainMembers } from '../../../lib/domain/member/main-members.ts'
import { MEMBER_RECORDS, recordsFor } from '../../../lib/domain/member/member-records.ts'
import { hasSide, MEMBER_SIDES, metaMemberType, metaScopes, sideOf } from '../../../lib/domain/member/member-side.ts'
import { member } from '../../../lib/domain/member/member.ts'
import { relation } from '../../../lib/domain/member/relation.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { isCreditCode } from '../../../lib/domain/standards/credit-code.ts'
import { countingPorts, emptyStore, NOW, rowsOf } from '../seed/seeding.ts'

interface Case {
  readonly row: Row
  readonly facts: Scope
  readonly members: readonly Row[]
  readonly groups: readonly GroupRow[]
}
interface Seeded {
  readonly store: Store
  readonly cases: readonly Case[]
  readonly records: readonly { readonly entity: Entity; readonly owner: string; readonly row: Row }[]
}
let seeded: Seeded
const CODES = new Map(DICTIONARIES.map(({ code, entries }) => [code, new Set(entries.map(([key]) => key))]))
/** Places come from the national list, checked on their own. */
const codesOf = (dict: string) => (dict === DICTIONARY.divisions ? null : (CODES.get(dict) ?? new Set<string>()))
const bySort = (a: Row, b: Row) => Number(a.values['sortNo']) - Number(b.values['sortNo'])
const types = [MEMBER_TYPE.buyer, MEMBER_TYPE.owner, MEMBER_TYPE.guarantor]
const typeOf = ({ values }: Row) => String(values['hf23MemberType'])
const sideIn = (row: Row) => sideOf(typeOf(row)) ?? MEMBER_SIDES.buyer
const groupsOf = ({ groups }: Case, type: string) => groups.filter(({ hf2jMemberType }) => hf2jMemberType === type)

beforeAll(async () => {
  const store = emptyStore()
  await seedDemo(store, countingPorts().ports)
  const [projects, members, groups] = [
    await rowsOf(store, projectTable),
    [...(await rowsOf(store, memberTable))].sort(bySort),
    [...(await rowsOf(store, relationTable))].sort(bySort),
  ]
  const cases = projects.map((row) => {
    const own = members.filter((one) => one.project === row.key)
    return {
      row,
      facts: factsOfCase(row),
      members: own,
      groups: groups.filter((one) => one.project === row.key).map((group) => groupOf(group, namesOf(own)) as GroupRow),
    }
  })
  const records = []
  for (const { entity, owner } of MEMBER_RECORDS)
    for (const row of await rowsOf(store, memberRecordTables[entity.service] ?? memberTable))
      records.push({ entity, owner, row })
  seeded = { store, cases, records }
})

describe('the people of the demo cases', () => {
  it('MEM-001 stand on every side a case has and on no other; only a case that seeks a house has no owner', () => {
    for (const { row, facts, members } of seeded.cases) {
      const sides = new Set(members.map(typeOf))
      expect([sides.has('0'), sides.has('1')], row.key).toEqual([
        hasSide(MEMBER_SIDES.buyer, facts),
        row.values['hf20Ctrl1'] !== 1,
      ])
      if (!hasSide(MEMBER_SIDES.guarantor, facts)) expect(sides.has('2'), row.key).toBe(false)
      if (facts['hf20LoanScheme'] === LOAN_SCHEME.mortgage) expect([...sides], row.key).toEqual(['1'])
    }
    const guaranteed = seeded.cases.filter(({ members }) => members.some((one) => typeOf(one) === '2'))
    expect(guaranteed.length).toBeGreaterThanOrEqual(5)
    expect(guaranteed.length).toBeLessThan(
      seeded.cases.filter(({ facts }) => facts['hf20PayWay'] === PAY_WAY.loan).length / 2,
    )
  })
  it('ERR-002 pass the very check a save makes, with the metadata in force for their side', async () => {
    await seeded.store.unit({ account: 'system', now: NOW }, async (unit) => {
      for (const { row, facts, members } of seeded.cases) {
        for (const one of members) {
          const overlay = await overlayFor(unit, member, row.key, {
            memberType: metaMemberType(sideIn(one)),
            scopes: metaScopes(sideIn(one), facts),
          })
          const record = recordOf(member, one, facts)
          const scope = { ...facts, ...record }
          expect(check(member, record, { today: dayOf(NOW), facts, overlay, codesOf }), one.key).toEqual([])
          expect(
            await referenceIssues(unit, { entity: member, record, before: {}, scope, overlay, city: row.city ?? '' }),
            one.key,
          ).toEqual([])
          expect(
            [
              overlay.required.has('hf23CardNo'),
              overlay.required.has('hf23Marriage'),
              overlay.required.has('hf23CompanyCode'),
            ],
            one.key,
          ).toEqual([
            true,
            metaScopes(sideIn(one), facts)[0] === 'HF9802',
            metaScopes(sideIn(one), facts)[0] === 'HF9803',
          ])
        }
      }
    })
  })
  it('say nothing that nobody would see, and nothing that would follow otherwise', () => {
    for (const { row, facts, members } of seeded.cases) {
      for (const one of members) {
        const record = recordOf(member, one, facts)
        const visible = new Set(visibleFields(member, { ...facts, ...record }))
        expect(
          Object.entries(one.values).flatMap(([name, value]) =>
            member.fields[name as keyof typeof member.fields]?.hidden ||
            name === 'sortNo' ||
            isEmpty(value) ||
            visible.has(name)
              ? []
              : [name],
          ),
          one.key,
        ).toEqual([])
        for (const name of ['hf23Province', 'hf23LocalHouseTotal', 'hf23Child']) {
          const own = new Set(Object.keys(record))
          expect(
            settle(member, { ...record, [name]: null }, record, facts, own).consequences,
            `${one.key} ${name}`,
          ).toEqual([])
        }
        expect(one.values['hf23LocationCls'] ?? null, one.key).toBe(record['hf23LocationCls'])
        expect(one.values['hf23LocalHouseNum'] ?? null, one.key).toBe(
          visible.has('hf23LocalHouseNum') ? record['hf23LocalHouseNum'] : null,
        )
        if (
          facts[sideIn(one).key === 'owner' ? 'hf20SellerType' : 'hf20BuyerType'] !== PARTY_TYPE.company ||
          typeOf(one) === '2'
        ) {
          expect(
            {
              ...record,
              ...followsFromCards(
                {},
                { ...record, hf23Birthday: null, hf23Sex: null, hf23Age: null },
                dayOf(row.createdAt),
              ),
            },
            one.key,
          ).toEqual(record)
        }
      }
    }
  })
  it('MEM-062 to MEM-070 stand in groups that may be saved', () => {
    for (const one of seeded.cases) {
      for (const type of types) {
        const groups = groupsOf(one, type)
        expect(groups.length === 0 ? null : groupIssue(type, groups, one.facts), `${one.row.key} ${type}`).toBeNull()
        expect(groups.length > 0, `${one.row.key} ${type}`).toBe(one.members.some((row) => typeOf(row) === type))
      }
      const seats = one.groups.flatMap((group) => [seatOf(group, 1), seatOf(group, 2)]).filter(({ id }) => id !== null)
      expect(seats.map(({ id }) => id).sort(), one.row.key).toEqual(one.members.map(({ key }) => key).sort())
      expect(
        seats.every(({ name }) => name !== ''),
        one.row.key,
      ).toBe(true)
    }
  })
  it('MEM-055 BAS-033 have the roles of their groups, and the case the main members that follow', () => {
    for (const one of seeded.cases) {
      const candidates = one.members.map((row) => ({
        id: row.key,
        type: typeOf(row),
        roles: rolesOfMember(
          groupsOf(one, typeOf(row)),
          typeOf(row),
          { id: row.key, roles: [sideIn(row).role] },
          sideIn(row).role,
        ),
      }))
      expect(
        one.members.map(({ values }) => values['hf23MemberRole'] ?? []),
        one.row.key,
      ).toEqual(candidates.map(({ roles }) => roles))
      expect([one.row.values['hf20BuyerId'] ?? null, one.row.values['hf20SellerId'] ?? null], one.row.key).toEqual(
        Object.values(mainMembers(one.groups, candidates)),
      )
      expect(one.row.version, one.row.key).toBeLessThanOrEqual(2)
    }
  })
  it('MEM-056 are called by every name there is', () => {
    const tags = seeded.cases.flatMap(({ groups }) =>
      groups.flatMap((group) =>
        ([1, 2] as const).flatMap((number) =>
          seatOf(group, number).name === ''
            ? []
            : [tagOf(group.hf2jMemberType, rolesOfSeat(group.hf2jMemberType, seatOf(group, number), number))],
        ),
      ),
    )
    expect(new Set(tags)).toEqual(
      new Set(['HFB805', 'HFB817', 'HFB818', 'NAME_ONLY', 'HFB819', 'HFB820', 'NO_NAME', null]),
    )
  })
  it('MEM-023 hold the whole house together, and only those who buy or own it', () => {
    for (const one of seeded.cases) {
      for (const type of [MEMBER_TYPE.buyer, MEMBER_TYPE.owner]) {
        const own = one.members.filter((row) => typeOf(row) === type)
        const shares = own.flatMap(({ values }) =>
          typeof values['hf23HouseRatio'] === 'number' ? [values['hf23HouseRatio']] : [],
        )
        expect(Math.round(shares.reduce((sum, share) => sum + share, 0) * 10_000), `${one.row.key} ${type}`).toBe(
          own.length === 0 ? 0 : 10_000,
        )
        const holders = own.filter(({ values }) =>
          ['HFB804', 'HFB806'].some((role) => [values['hf23MemberRole']].flat().includes(role)),
        )
        expect(shares.length, `${one.row.key} ${type}`).toBe(holders.length)
      }
    }
  })
  it('MEM-034 speak for companies where a party is one', () => {
    for (const { row, facts, members } of seeded.cases) {
      const companies = members.filter(({ values }) => values['hf23CompanyName'] !== undefined)
      const expected = members.filter(
        (one) =>
          (typeOf(one) === '0' && facts['hf20BuyerType'] === PARTY_TYPE.company) ||
          (typeOf(one) === '1' && facts['hf20SellerType'] === PARTY_TYPE.company),
      )
      expect(
        companies.map(({ key }) => key),
        row.key,
      ).toEqual(expected.map(({ key }) => key))
      for (const { values } of companies)
        expect([
          isCreditCode(String(values['hf23CompanyCode'])),
          /^91440199/.test(String(values['hf23CompanyCode'])),
          /示例|演示|样本|测试/.test(String(values['hf23CompanyName'])),
        ]).toEqual([true, true, true])
    }
  })
  it('have children, other documents and homes elsewhere among them', () => {
    const members = seeded.cases.flatMap(({ members: own }) => own)
    const values = (field: string) => new Set(members.map((row) => row.values[field]))
    expect(values('hf23IdCardType')).toEqual(new Set(['HF5601', 'HF5602', 'HF5603', 'HF5604']))
    expect(members.filter((row) => row.values['hf23Child'] === 'HF8802').length).toBeGreaterThan(20)
    expect(values('hf23ChildOverFourteen')).toEqual(new Set([undefined, 'HF8801', 'HF8802']))
    expect(values('hf23LocationCls')).toEqual(new Set([undefined, 'HG6401', 'HG6402']))
    expect(values('hf23LocalHouseNum')).toEqual(new Set([undefined, 'HFF501', 'HFF502', 'HFF503']))
    expect(values('hf23Marriage').size).toBeGreaterThanOrEqual(5)
  })
  it('live together and have the same child where two belong together', () => {
    for (const { members, groups } of seeded.cases) {
      for (const group of groups) {
        const [one, other] = [seatOf(group, 1), seatOf(group, 2)].map(
          ({ id }) => members.find(({ key }) => key === id)?.values,
        )
        if (one && other)
          for (const field of ['hf23Child', 'hf23ChildCardNo', 'hf23ChildBirthday', 'hf23HomeAddress'])
            expect(one[field], `${group.hf2jMemberId1} ${field}`).toBe(other[field])
      }
    }
  })
  it('came with the person who opened the case, on that day', () => {
    for (const { row, members } of seeded.cases)
      expect(
        members.filter(
          (one) => one.createdBy !== row.createdBy || one.createdAt !== row.createdAt || one.city !== row.city,
        ),
        row.key,
      ).toEqual([])
  })
  it('are the same whenever they are made for the same case', () => {
    const [first] = demoProjects(NOW)
    expect(first && peopleOf(first, 0)).toEqual(first && peopleOf(first, 0))
  })
  it.each([Date.UTC(2026, 2, 1, 16), Date.UTC(2028, 1, 29)])('are valid whenever they are made (%i)', (now) => {
    for (const [index, demo] of demoProjects(now).entries()) {
      const facts = factsOfCase({
        key: demo.key,
        project: demo.key,
        city: demo.city,
        version: 1,
        values: demo.record,
        createdAt: now,
        createdBy: '',
        updatedAt: now,
        updatedBy: '',
      })
      for (const { table, row } of peopleOf(demo, index).rows) {
        const entity = Object.values(entities).find(({ service }) => service === table.topic)
        if (entity && entity !== relation)
          expect(
            check(
              entity,
              { ...blankRecord(entity.fields), ...row.values },
              { today: dayOf(demo.createdAt), facts, codesOf },
            ),
            row.key,
          ).toEqual([])
      }
    }
  })
})

describe('their records', () => {
  it('REC-001 to REC-003 are of the lists a member has, and of all five kinds', () => {
    expect(new Set(seeded.records.map(({ entity }) => entity.service)).size).toBe(5)
    for (const { facts, members } of seeded.cases) {
      for (const one of members) {
        const services = recordsFor({ ...facts, hf23MemberType: typeOf(one) }).map(({ entity }) => entity.service)
        const own = seeded.records.filter(({ owner, row }) => row.values[owner] === one.key)
        expect(
          own.filter(({ entity }) => !services.includes(entity.service)),
          one.key,
        ).toEqual([])
        expect(
          own.filter(({ row }) => row.project !== one.project || row.createdBy !== one.createdBy),
          one.key,
        ).toEqual([])
        const works = own.some(
          ({ row }) => !['HX1304', undefined].includes(row.values['hf24Status'] as string | undefined),
        )
        if (typeOf(one) === '0' && facts['hf20BuyerType'] === PARTY_TYPE.individual && works)
          expect(
            services.slice(0, 4).filter((service) => !own.some(({ entity }) => entity.service === service)),
            one.key,
          ).toEqual([])
      }
    }
    const owners = new Set(seeded.cases.flatMap(({ members }) => members.map(({ key }) => key)))
    expect(seeded.records.filter(({ owner, row }) => !owners.has(String(row.values[owner])))).toEqual([])
  })
  it('ERR-002 pass the very check a save makes, and fill only what a person would see', async () => {
    await seeded.store.unit({ account: 'system', now: NOW }, async (unit) => {
      for (const { entity, row } of seeded.records) {
        const overlay = await overlayFor(unit, entity, row.project)
        const record = recordOf(entity, row)
        expect(check(entity, record, { today: dayOf(row.createdAt), overlay, codesOf }), row.key).toEqual([])
        expect(
          await referenceIssues(unit, { entity, record, before: {}, scope: record, overlay, city: row.city ?? '' }),
          row.key,
        ).toEqual([])
        const visible = new Set(visibleFields(entity, record))
        expect(
          Object.keys(row.values).filter(
            (name) => name !== 'sortNo' && !entity.fields[name]?.hidden && !visible.has(name),
          ),
          row.key,
        ).toEqual([])
      }
    })
  })
  it('agree with what their member says', () => {
    for (const { members } of seeded.cases) {
      for (const one of members) {
        const own = seeded.records
          .filter(({ owner, row }) => row.values[owner] === one.key)
          .map(({ row }) => row.values)
        const work = own.find((values) => values['hf24WorkName'] !== undefined)
        const count = (name: string) => Number(work?.[name] ?? 0)
        if (!work || one.values['hf23DebtTotal'] === undefined) continue
        expect(Math.round(Number(one.values['hf23DebtTotal']) * 100), one.key).toBe(
          Math.round((count('hf24LoanDebt') + count('hf24NotloanDebt')) * 100),
        )
        expect(one.values['hf23LateNum'], one.key).toBe(count('hf24Total53') + count('hf24Total55'))
        for (const [less, more] of [
          ['21', '23'],
          ['24', '25'],
          ['51', '53'],
          ['54', '55'],
          ['23', '53'],
          ['25', '55'],
          ['21', '51'],
          ['24', '54'],
        ])
          expect(count(`hf24Total${less}`), `${one.key} ${less}`).toBeLessThanOrEqual(count(`hf24Total${more}`))
        const houses = own.filter((values) => values['hf28HourseType'] !== undefined)
        if (houses.length > 0)
          expect(
            houses.reduce((sum, values) => sum + Number(values['hf28RepayAmt'] ?? 0), 0),
            one.key,
          ).toBe(Math.round(count('hf24LoanDebt') * 10_000))
        for (const { hf25FundBase: base, hf25FundRate: rate, hf25FundAmt: amount } of own)
          if (base !== undefined)
            expect([1, 2], one.key).toContain(Math.round((Number(amount) / Number(base) / Number(rate)) * 100) / 100)
      }
    }
  })
  it('lie in the past when they were written down', () => {
    for (const { entity, row } of seeded.records) {
      const today = dayOf(row.createdAt)
      const dates = Object.entries(entity.fields).flatMap(([name, { kind }]) =>
        kind === 'date' || kind === 'month' ? [String(row.values[name] ?? '')] : [],
      )
      expect(
        dates.filter((day) => day !== '' && day > today.slice(0, day.length)),
        row.key,
      ).toEqual([])
    }
  })
})

describe('they belong to nobody', () => {
  const people = () => seeded.cases.flatMap(({ members }) => members)
  it('by their names and numbers, one of each for everybody', () => {
    const cards = new Map(people().map(({ values }) => [String(values['hf23CardNo']), String(values['hf23LinkName'])]))
    expect(new Set(cards.values()).size).toBe(cards.size)
    expect(cards.size).toBeGreaterThan(140)
    expect([...cards.values()].filter((name) => !/[例演样测]/.test(name))).toEqual([])
    expect([...cards.keys()].filter((card) => !/^440199\d{11}[\dX]$/.test(card)).sort()).toEqual([
      'H00000001',
      'L898902C3',
      '军字第2001988号',
    ])
    const phones = new Map(
      people().map(({ values }) => [String(values['hf23LinkPhone']), String(values['hf23CardNo'])]),
    )
    expect(phones.size).toBe(cards.size)
    expect([...phones.keys()].filter((phone) => !/^154\d{8}$/.test(phone))).toEqual([])
  })
  it('and neither do their relatives, companies and work', () => {
    const texts = (field: string, rows: readonly Row[] = people()) =>
      rows.flatMap(({ values }) => (typeof values[field] === 'string' ? [values[field]] : []))
    for (const field of ['hf23EmergencyName', 'hf23LegalPerson', 'hf23ShareholderName'])
      expect(
        texts(field).filter((name) => !/[例演样测]/.test(name)),
        field,
      ).toEqual([])
    expect(texts('hf23EmergencyPhone').filter((phone) => !/^154\d{8}$/.test(phone))).toEqual([])
    expect(texts('hf23ChildCardNo').filter((card) => !/^440199\d{11}[\dX]$/.test(card))).toEqual([])
    expect(texts('hf23Email').filter((address) => !/@example\.com$/.test(address))).toEqual([])
    for (const field of ['hf23HomeAddress', 'hf23ChildHome', 'hf23CompanyAddress'])
      expect(
        texts(field).filter((address) => !/示例|演示/.test(address)),
        field,
      ).toEqual([])
    const work = seeded.records.map(({ row }) => row)
    for (const field of ['hf24WorkName', 'hf24WorkBank', 'hf24Bank', 'hf28Spec1'])
      expect(
        texts(field, work).filter((name) => !/示例|演示|样本|测试/.test(name)),
        field,
      ).toEqual([])
    expect(texts('hf24WorkPhone', work).filter((phone) => !/^(020|0755)-000[01]\d{4}$/.test(phone))).toEqual([])
  })
  it('though some stand on both sides of a case, and say the same there', () => {
    const people = seeded.cases.flatMap(({ members }) =>
      members.filter(({ values }) => values['hf23CompanyName'] === undefined),
    )
    const twice = people.flatMap((one, index) =>
      people
        .slice(index + 1)
        .filter((other) => other.values['hf23CardNo'] === one.values['hf23CardNo'])
        .map((other) => [one, other] as const),
    )
    expect(twice.length).toBeGreaterThan(5)
    for (const [one, other] of twice) {
      expect(other.project).toBe(one.project)
      for (const field of [
        'hf23LinkName',
        'hf23LinkPhone',
        'hf23Birthday',
        'hf23DebtTotal',
        'hf23LateNum',
        'hf23LocalHouseTotal',
        'hf23HomeAddress',
        'hf23Province',
      ])
        expect(one.values[field], `${one.key} ${field}`).toEqual(other.values[field])
    }
  })
})

describe('the cases', () => {
  it('say who their main people are where they show it', () => {
    for (const { row, facts } of seeded.cases) {
      const visible = new Set(visibleFields(project, { ...facts, ...row.values }))
      expect([row.values['hf20BuyerId'] !== undefined, row.values['hf20SellerId'] !== undefined], row.key).toEqual([
        visible.has('hf20BuyerId'),
        row.values['hf20Ctrl1'] !== 1,
      ])
    }
  })
})
