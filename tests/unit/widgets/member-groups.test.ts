import { describe, expect, it } from 'vitest'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import type { Stored } from '../../../lib/contract/output.ts'
import { LOAN_SCHEME, MEMBER_TAG, MEMBER_TYPE, PAY_WAY } from '../../../lib/domain/codes.ts'
import { BORROWING, type GroupRow, isActiveRow, seatedRows, seatOf } from '../../../lib/domain/member/group.ts'
import { groupIssue } from '../../../lib/domain/member/group-rules.ts'
import { MEMBER_SIDES } from '../../../lib/domain/member/member-side.ts'
import { type Relation, relation } from '../../../lib/domain/member/relation.ts'
import { memberGroupsMessages } from '../../../lib/locale/zh-cn/project-detail/member-groups.ts'
import { draftOfGroups, groupsInDraft } from '../../../lib/widgets/project-detail/people/groups/draft/group-draft.ts'
import {
  blankRow,
  changesOf,
  edited,
  type EditedRow,
  type GroupChange,
  type GroupEdit,
  rowsOf,
  versionsOf,
} from '../../../lib/widgets/project-detail/people/groups/group-rows.ts'
import {
  issueDetail,
  issueTitle,
  serverTexts,
} from '../../../lib/widgets/project-detail/people/groups/draft/issue-text.ts'
import { previewPeople } from '../../../lib/widgets/project-detail/people/groups/preview-people.ts'
import {
  type Candidate,
  choiceOf,
  meantBy,
  nameOf,
  personOf,
  placesOf,
  seatChoices,
} from '../../../lib/widgets/project-detail/people/groups/table/seat-choices.ts'
import { flagColumns, partyColumnOf } from '../../../lib/widgets/project-detail/people/groups/seat-flags.ts'
import * as fc from '../../property.ts'

const LOAN = { hf20PayWay: PAY_WAY.loan, hf20LoanScheme: LOAN_SCHEME.commercial }
const texts = memberGroupsMessages.texts
const { buyer, owner, guarantor } = MEMBER_SIDES

function stored(key: string, row: GroupRow, version = 1): Stored<Relation> {
  return {
    ...blankRecord(relation.fields),
    hf2jMemberType: MEMBER_TYPE.buyer,
    ...row,
    keyValue: key,
    version,
    refValues: {},
  } as Stored<Relation> // adapter: every declared field is present
}

const one = (row: GroupRow, key = 'a'): readonly EditedRow[] => rowsOf([stored(key, row)])
const named = (
  seat: 1 | 2,
  name: string,
  id: string | null = null,
  party: 'isBuyer' | 'isOwner' | null = 'isBuyer',
  key = 'a',
): GroupEdit => ({ type: 'seat', key, seat, person: { id, name }, party })

describe('the rows of a group dialog', () => {
  it('send nothing when nothing was changed, however they were stored', () => {
    const rows = rowsOf([
      stored('a', { hf2jMemberId1: 'm1', hf2jMemberName1: '林例', isBuyer1: 1 }),
      stored('b', { hf2jMemberId2: 'm2', hf2jMemberName2: '周例', isBuyer2: 0 }),
      stored('c', {}),
    ])
    expect(changesOf(rows)).toEqual([])
    expect(changesOf([...rows, blankRow('new')])).toEqual([])
  })
  it('MEM-064 MEM-069 the first person of a group starts as buyer or owner, the second does not', () => {
    const buyers = edited(edited([blankRow('a')], named(1, '林例')), named(2, '周例'))
    expect(buyers[0]?.row).toMatchObject({ hf2jMemberName1: '林例', isBuyer1: 1, hf2jMemberName2: '周例' })
    expect(seatOf(buyers[0]?.row ?? {}, 2).isBuyer).toBe(false)
    expect(edited([blankRow('a')], named(2, '何例', null, 'isOwner'))[0]?.row).toMatchObject({ isOwner2: 1 })
    expect(edited([blankRow('a')], named(1, '何例', null, null))[0]?.row).toEqual({
      hf2jMemberId1: null,
      hf2jMemberName1: '何例',
    })
  })
  it('a name that is cleared takes its boxes along; the person who takes the seat over keeps them', () => {
    const rows = one({
      hf2jMemberId1: 'm1',
      hf2jMemberName1: '林例',
      isBuyer1: 1,
      principalBorrow1: 1,
      hf2jMarryCondition1: 'HX0602',
    })
    const taken = edited(rows, named(1, '新例'))
    expect(changesOf(taken)).toEqual([
      { keyValue: 'a', version: 1, entityState: '2', hf2jMemberId1: null, hf2jMemberName1: '新例' },
    ])
    const left = edited(taken, { type: 'seat', key: 'a', seat: 1, person: null, party: 'isBuyer' })
    expect(left[0]?.row).toMatchObject({
      hf2jMemberName1: null,
      isBuyer1: null,
      principalBorrow1: null,
      hf2jMarryCondition1: null,
    })
  })
  it('OPN-098 a stored group goes out as removed, also when nobody is left in it; a new one just goes', () => {
    const rows = [...one({ hf2jMemberId1: 'm1', hf2jMemberName1: '林例' }), blankRow('new')]
    const removal = [{ keyValue: 'a', version: 1, isDelete: 1, entityState: '3' }]
    expect(changesOf(edited(rows, { type: 'remove', key: 'a' }))).toEqual(removal)
    expect(changesOf(edited(rows, { type: 'seat', key: 'a', seat: 1, person: null, party: null }))).toEqual(removal)
    expect(edited(rows, { type: 'remove', key: 'new' })).toHaveLength(1)
  })
  it('a removal can be taken back, of stored and of new groups', () => {
    const rows = [
      ...one({ hf2jMemberId1: 'm1', hf2jMemberName1: '林例' }),
      ...edited([blankRow('new')], named(1, '周例', null, null, 'new')),
      blankRow('last'),
    ]
    expect(changesOf(edited(edited(rows, { type: 'remove', key: 'a' }), { type: 'restore', key: 'a' }))).toEqual(
      changesOf(rows),
    )
    const second = rows[1] as EditedRow
    const back = edited(edited(rows, { type: 'remove', key: 'new' }), { type: 'putBack', row: second, at: 1 })
    expect(back).toEqual(rows)
    expect(edited(back, { type: 'putBack', row: second, at: 0 })).toBe(back)
  })
  it('new groups go out with what was filled in only, a person alone on the second seat on the first', () => {
    const rows = edited(edited([blankRow('n')], named(2, ' 周例 ', 'm2', 'isBuyer', 'n')), {
      type: 'marry',
      key: 'n',
      code: 'HX0601',
    })
    expect(changesOf(rows)).toEqual([
      { hf2jMemberId1: 'm2', hf2jMemberName1: '周例', isBuyer1: 1, hf2jMarryCondition1: 'HX0601', entityState: '1' },
    ])
  })
  it('drafts bring them back, and nothing else that lies there', () => {
    const rows = edited(one({ hf2jMemberId1: 'm1', hf2jMemberName1: '林例' }), named(2, '周例'))
    const draft = draftOfGroups({ 0: rows }, 'me', 1)
    expect(groupsInDraft(JSON.parse(JSON.stringify(draft)) as typeof draft)).toEqual({ 0: rows })
    for (const junk of ['', '{', '[]', '[1]', '[{"key":1}]', 7])
      expect(groupsInDraft({ ...draft, values: { 0: junk } })).toEqual({})
  })
  it('versions say whether another person has saved', () => {
    const [a, b] = [stored('a', {}), stored('b', {})]
    expect(versionsOf([b, null, a])).toBe(versionsOf([a, b]))
    expect(versionsOf([{ ...a, version: 2 }, b])).not.toBe(versionsOf([a, b]))
  })
})

const FLAGS = ['isBuyer', ...BORROWING] as const
const seats = fc.constantFrom(1 as const, 2 as const)
const people = fc.option(
  fc.record({ id: fc.option(fc.constantFrom('m1', 'm2', 'm3')), name: fc.constantFrom('林例', '周例', '何例') }),
)
const keys = fc.constantFrom('a', 'b', 'n1', 'n2')
const edits: fc.Arbitrary<GroupEdit> = fc.oneof(
  fc.record({
    type: fc.constant('seat' as const),
    key: keys,
    seat: seats,
    person: people,
    party: fc.constantFrom('isBuyer' as const, null),
  }),
  fc.record({
    type: fc.constant('tick' as const),
    key: keys,
    seat: seats,
    flag: fc.constantFrom(...FLAGS),
    on: fc.boolean(),
  }),
  fc.record({ type: fc.constant('marry' as const), key: keys, code: fc.constantFrom('HX0601', 'HX0602', null) }),
  fc.record({ type: fc.constant('remove' as const), key: keys }),
  fc.record({ type: fc.constant('restore' as const), key: keys }),
)
const START = [
  stored(
    'a',
    {
      hf2jMemberId1: 'm1',
      hf2jMemberName1: '林例',
      isBuyer1: 1,
      principalBorrow1: 1,
      hf2jMemberId2: 'm2',
      hf2jMemberName2: '周例',
      jointlyRepayment2: 1,
      hf2jMarryCondition1: 'HX0602',
    },
    3,
  ),
  stored('b', { hf2jMemberId1: 'm3', hf2jMemberName1: '何例', isBuyer1: 1, jointlyBorrow1: 0 }),
]
const begin = (): readonly EditedRow[] => [...rowsOf(START), blankRow('n1'), blankRow('n2')]

/** What a server holds after it was sent these. */
function applied(before: readonly Stored<Relation>[], changes: readonly GroupChange[]): readonly GroupRow[] {
  const remaining = before.flatMap((row) => {
    const change = changes.find(({ keyValue }) => keyValue === row.keyValue)
    return change === undefined ? [row] : isActiveRow(change) ? [{ ...row, ...change }] : []
  })
  return [...remaining, ...changes.filter(({ keyValue }) => keyValue === undefined)]
}

const shown = (row: GroupRow) => ({
  first: seatOf(row, 1),
  second: seatOf(row, 2),
  marriage: row.hf2jMarryCondition1 ?? null,
})

describe('whatever is done to the rows', () => {
  it('MEM-060 nobody has two borrowing roles on one seat', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 30 }), (done) => {
        for (const { row } of done.reduce(edited, begin())) {
          for (const { principal, coBorrower, coRepayer, name, isBuyer } of [seatOf(row, 1), seatOf(row, 2)]) {
            expect([principal, coBorrower, coRepayer].filter(Boolean).length).toBeLessThanOrEqual(1)
            if (name === '') expect([principal, coBorrower, coRepayer, isBuyer]).not.toContain(true)
          }
        }
      }),
    )
  })
  it('what goes out, put onto what came in, is what is on screen', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 30 }), (done) => {
        const rows = done.reduce(edited, begin())
        expect(seatedRows(applied(START, changesOf(rows))).map(shown)).toEqual(
          seatedRows(rows.map(({ row }) => row)).map(shown),
        )
      }),
    )
  })
})

describe('whom a seat may have', () => {
  const candidates: readonly Candidate[] = [
    { id: 'm1', name: '林例', note: '154******01' },
    { id: 'm2', name: '林例甲', note: undefined },
    { id: 'm3', name: '何例', note: undefined },
  ]
  const choices = (
    query: string,
    taken: ReadonlyMap<string, number> = new Map(),
    newLabel: ((name: string) => string) | null = (name) => `新 ${name}`,
  ) => seatChoices({ candidates, taken, query, newLabel, takenHint: (no) => `在 ${no}` })
  it('offers members that sit nowhere else, and the person the typed name would create', () => {
    const rows = rowsOf([
      stored('a', { hf2jMemberId1: 'm1', hf2jMemberName1: '林例' }),
      stored('b', { hf2jMemberId1: 'm3', hf2jMemberName1: '何例', isDelete: 1, entityState: '3' }),
    ])
    const taken = placesOf(rows)
    expect(choices('', taken).map(({ value }) => value)).toEqual(['m2', 'm3'])
    expect(choices('', placesOf(rows, { key: 'a', seat: 1 })).map(({ value }) => value)).toEqual(['m1', 'm2', 'm3'])
    expect(choices('林例', taken)).toEqual([
      { value: 'm2', label: '林例甲', hint: undefined },
      { value: 'new:林例', label: '新 林例', hint: '在 1' },
    ])
    expect(choices('李例', taken, null)).toEqual([])
  })
  it('a typed name that is left counts when it can mean one person only', () => {
    const meant = (typed: string, mayAdd = true) => meantBy(typed, choices(typed), candidates, mayAdd)
    expect(meant('林例')).toEqual({ id: 'm1', name: '林例' })
    expect(meant('林')).toBeNull()
    expect(meant(' 李例 ')).toEqual({ id: null, name: '李例' })
    expect(meant('李例', false)).toBeNull()
    expect(meant('  ')).toBeNull()
  })
  it('a choice stands for its person both ways; names end at fifty characters', () => {
    for (const person of [
      { id: 'm3', name: '何例' },
      { id: null, name: '新例' },
    ])
      expect(personOf({ value: choiceOf(person), label: '' }, candidates)).toEqual(person)
    expect([...nameOf(` ${'例'.repeat(60)}`)]).toHaveLength(50)
  })
})

describe('the boxes of a side', () => {
  it('MEM-054 MEM-061 are those of buyers or of owners, and borrowing ones are open for loans only', () => {
    expect(flagColumns(buyer, LOAN).map(({ label, open }) => [label, open])).toEqual([
      ['买家', true],
      ['主借', true],
      ['共借', true],
      ['共还', true],
    ])
    expect(flagColumns(buyer, { hf20PayWay: PAY_WAY.atOnce }).map(({ open }) => open)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(flagColumns(owner, LOAN).map(({ label }) => label)).toEqual(['产权人'])
    expect(flagColumns(guarantor, LOAN)).toEqual([])
    expect(partyColumnOf(flagColumns(buyer, LOAN))?.flag).toBe('isBuyer')
    expect(partyColumnOf([])).toBeNull()
  })
})

describe('the roles of people in groups:', () => {
  const tags = (type: string, rows: readonly EditedRow[]) =>
    previewPeople(
      type,
      rows,
      groupIssue(
        type,
        rows.map(({ row }) => row),
        LOAN,
      ),
    ).map(({ name, stands, tags: codes, conflict, isNew }) => [name, stands, codes, conflict, isNew])
  it('MEM-056 OPN-032 buyers, partners and guarantors have their tags', () => {
    const rows = rowsOf([
      stored('a', {
        hf2jMemberId1: 'm1',
        hf2jMemberName1: '林例',
        isBuyer1: 1,
        principalBorrow1: 1,
        hf2jMemberId2: 'm2',
        hf2jMemberName2: '周例',
        jointlyRepayment2: 1,
      }),
      stored('b', { hf2jMemberId1: 'm3', hf2jMemberName1: '何例', isBuyer1: 1, hf2jMemberName2: '新例' }),
    ])
    expect(tags(MEMBER_TYPE.buyer, rows)).toEqual([
      ['林例', true, [MEMBER_TAG.principal], false, false],
      ['周例', false, [MEMBER_TAG.coRepayer], false, false],
      ['何例', true, [MEMBER_TAG.nameOnly], false, false],
      ['新例', false, [MEMBER_TAG.noName], false, true],
    ])
    const pair = one({ hf2jMemberId1: 'm1', hf2jMemberName1: '林例', hf2jMemberId2: 'm2', hf2jMemberName2: '周例' })
    expect(tags(MEMBER_TYPE.guarantor, pair).map(([, , codes]) => codes)).toEqual([
      [MEMBER_TAG.guarantor],
      [MEMBER_TAG.guarantorSpouse],
    ])
    expect(tags(MEMBER_TYPE.owner, one({ hf2jMemberId1: 'm1', hf2jMemberName1: '林例', isOwner1: 1 }))).toEqual([
      ['林例', true, [], false, false],
    ])
  })
  it('MEM-055 a person who leaves a group stays a member, with no role but that of the side', () => {
    const rows = rowsOf([
      stored('a', { hf2jMemberId1: 'm1', hf2jMemberName1: '林例', isBuyer1: 1, principalBorrow1: 1 }),
      stored('b', {
        hf2jMemberId1: 'm3',
        hf2jMemberName1: '何例',
        isBuyer1: 1,
        jointlyBorrow1: 1,
        hf2jMemberId2: 'm2',
        hf2jMemberName2: '周例',
        jointlyRepayment2: 1,
      }),
    ])
    const after = edited(rows, { type: 'remove', key: 'b' })
    expect(tags(MEMBER_TYPE.buyer, after)).toEqual([
      ['林例', true, [MEMBER_TAG.principal], false, false],
      ['何例', true, [MEMBER_TAG.nameOnly], false, false],
      ['周例', false, [MEMBER_TAG.noName], false, false],
    ])
  })
  it('who contradicts whom is marked, and a person in two groups stands there once', () => {
    const two = rowsOf([
      stored('a', { hf2jMemberId1: 'm1', hf2jMemberName1: '林例', isBuyer1: 1, principalBorrow1: 1 }),
      stored('b', {
        hf2jMemberId1: 'm2',
        hf2jMemberName1: '周例',
        isBuyer1: 1,
        principalBorrow1: 1,
        hf2jMemberId2: 'm3',
        hf2jMemberName2: '何例',
      }),
    ])
    expect(tags(MEMBER_TYPE.buyer, two).map(([name, , , conflict]) => [name, conflict])).toEqual([
      ['林例', true],
      ['周例', true],
      ['何例', false],
    ])
    const torn = rowsOf([
      stored('a', { hf2jMemberId1: 'm1', hf2jMemberName1: '林例', isBuyer1: 1, principalBorrow1: 1 }),
      stored('b', { hf2jMemberId1: 'm1', hf2jMemberName1: '林例', isBuyer1: 1, jointlyBorrow1: 1 }),
    ])
    expect(tags(MEMBER_TYPE.buyer, torn)).toEqual([
      ['林例', true, [MEMBER_TAG.principal, MEMBER_TAG.coBorrower], true, false],
    ])
  })
})

describe('the issues of groups:', () => {
  const said = (
    type: keyof typeof MEMBER_SIDES,
    rows: readonly EditedRow[],
    facts: Parameters<typeof groupIssue>[2] = LOAN,
  ) => {
    const side = MEMBER_SIDES[type]
    const issue = groupIssue(
      side.type,
      rows.map(({ row }) => row),
      facts,
    )
    return (
      issue && [
        issueTitle(issue, side, facts),
        issueDetail(issue, rows, partyColumnOf(flagColumns(side, facts))?.label ?? '', texts),
      ]
    )
  }
  it('each names the groups and the people it is about', () => {
    const principal = (key: string, name: string) =>
      stored(key, { hf2jMemberId1: key, hf2jMemberName1: name, isBuyer1: 1, principalBorrow1: 1 })
    expect(said('buyer', rowsOf([principal('a', '林例'), principal('b', '周例')]))).toEqual([
      '只可选择一位主借款人',
      '第 1 组 林例、第 2 组 周例 同时选为主借，请保留一位。',
    ])
    expect(said('buyer', rowsOf([principal('a', '林例'), stored('b', { hf2jMemberName1: '周例' })]))).toEqual([
      '每组成员必须有1个买家',
      '第 2 组 周例 没有勾选“买家”。',
    ])
    expect(
      said(
        'buyer',
        rowsOf([
          principal('a', '林例'),
          stored('b', {
            hf2jMemberName1: '周例',
            isBuyer1: 1,
            jointlyBorrow1: 1,
            jointlyRepayment1: 1,
            hf2jMemberName2: '何例',
            jointlyBorrow2: 1,
          }),
        ]),
      )?.[1],
    ).toBe('第 2 组 周例 选了多种借款角色，请保留一种。')
    expect(said('buyer', rowsOf([principal('a', '林例')]), { ...LOAN, hf20PayWay: PAY_WAY.atOnce })).toEqual([
      '付款方案为按揭贷款时才需选择该项',
      '第 1 组 林例 选了借款角色，请取消勾选。',
    ])
    expect(said('buyer', [blankRow('a')])).toEqual(['未选择主借款人', '请为一位成员勾选“主借”。'])
    expect(said('guarantor', [blankRow('a')])).toEqual(['请填写保证人姓名', '第 1 组还没有首位成员。'])
  })
  it('MEM-059 MEM-068 owners are mortgagors where the house is mortgaged', () => {
    expect(said('owner', [blankRow('a')])?.[0]).toBe('请填写业主姓名')
    expect(said('owner', [blankRow('a')], { hf20LoanScheme: LOAN_SCHEME.mortgage })?.[0]).toBe('请填写抵押人姓名')
  })
  it('a server’s row numbers become the groups on screen, and each sentence stands once', () => {
    const rows = [...one({ hf2jMemberName1: '林例' }), ...edited([blankRow('n')], named(1, '周例', null, null, 'n'))]
    expect(
      serverTexts(
        {
          userMessage: '第1行不行',
          issues: [
            { field: 'rows[0]', message: '第1行不行' },
            { field: 'rows[4]', message: '第5行不行' },
          ],
        },
        rows,
      ),
    ).toEqual(['第 2 组不行', '第5行不行'])
  })
})
