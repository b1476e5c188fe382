import { expect, it } from 'vitest'
import { memberTable, relationTable } from '../../../lib/backend/member/member-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import * as fc from '../../property.ts'
import { openRelationFixture, type RelationFixture } from './relation-fixture.ts'
import { problemsIn } from './member-problems.ts'

type Step =
  | { readonly do: 'add'; readonly side: string }
  | { readonly do: 'delete'; readonly who: number }
  | {
      readonly do: 'save'
      readonly side: string
      readonly rows: readonly {
        readonly seats: readonly [number | 'new' | null, number | 'new' | null]
        readonly ticks: readonly string[]
        readonly over: number | null
        readonly removed: boolean
      }[]
    }

const sides = fc.constantFrom('0', '0', '1', '2')
const seats = fc.constantFrom<number | 'new' | null>(0, 1, 2, 3, 'new', null)
const rows = fc.array(
  fc.record({
    seats: fc.tuple(seats, seats),
    ticks: fc.subarray([
      'isBuyer1',
      'isBuyer2',
      'isOwner1',
      'isOwner2',
      'principalBorrow1',
      'principalBorrow2',
      'jointlyBorrow2',
      'jointlyRepayment1',
    ]),
    over: fc.option(fc.nat(2)),
    removed: fc.boolean(),
  }),
  { maxLength: 3 },
)
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), side: sides }),
  fc.record({ do: fc.constant('delete' as const), who: fc.nat(4) }),
  fc.record({ do: fc.constant('save' as const), side: sides, rows }),
  fc.record({ do: fc.constant('save' as const), side: sides, rows }),
)

/** Members of one side of a case. */
const peopleOf = async (fixture: RelationFixture, prjId: string, side?: string) =>
  (await fixture.rows(memberTable)).filter(
    ({ project, values }) => project === prjId && (side === undefined || values['hf23MemberType'] === side),
  )

async function take(
  fixture: RelationFixture,
  send: RelationFixture['follow'],
  prjId: string,
  step: Step,
): Promise<boolean> {
  if (step.do === 'add')
    return (await send('Hf23PrjMember.doSave', { hf23PrjId: prjId, hf23MemberType: step.side, hf23LinkName: '样加' }))
      .success
  if (step.do === 'delete') {
    const people = await peopleOf(fixture, prjId)
    return (
      await send('Hf23PrjMember.deleteMember', {
        id: people[step.who % Math.max(1, people.length)]?.key ?? 'nobody',
        prjId,
      })
    ).success
  }
  const people = await peopleOf(fixture, prjId, step.side)
  const stored = await fixture.groups(step.side, prjId)
  const body = step.rows.map(({ seats: [first, second], ticks, over, removed }, index) => {
    const seatOf = (who: number | 'new' | null, number: 1 | 2) => {
      const known = typeof who === 'number' ? people[who % Math.max(1, people.length)] : undefined
      return {
        [`hf2jMemberId${number}`]: known?.key ?? null,
        [`hf2jMemberName${number}`]: known?.values['hf23LinkName'] ?? (who === null ? null : `样新${number}`),
      }
    }
    const ofSide = ticks.filter((tick) => step.side !== '2' && tick.startsWith('isOwner') === (step.side === '1'))
    const key = over === index ? stored[over]?.keyValue : undefined
    return {
      ...seatOf(first, 1),
      ...seatOf(second, 2),
      ...Object.fromEntries(ofSide.map((tick) => [tick, 1])),
      ...(key !== undefined && { keyValue: key, ...(removed && { isDelete: 1 }) }),
    }
  })
  return (await fixture.save(body, { side: step.side, prjId, send })).success
}

it('BAS-033 MEM-055 whatever is added, grouped and deleted, main members, roles and seats fit together', {
  timeout: 60_000,
}, async () => {
  const fixture = await openRelationFixture()
  const manager = await fixture.as('manager')
  let serial = 0
  const done = { add: 0, delete: 0, save: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(steps, { minLength: 3, maxLength: 10 }),
      fc.constantFrom('HG1002', 'HG1002', 'HG1001'),
      async (taken, payWay) => {
        serial += 1
        const prjId = `s${serial}`
        await fixture.addCase(prjId, { hf20ManagerId: 'a-follow', hf20PayWay: payWay, hf20LoanScheme: 'HF9905' })
        for (const step of taken) {
          if (await take(fixture, manager, prjId, step)) done[step.do] += 1
          const project = (await fixture.rows(projectTable)).find(({ key }) => key === prjId)
          if (!project) throw new Error('the case is gone')
          const groups = (await fixture.rows(relationTable)).filter((row) => row.project === prjId)
          expect(problemsIn({ project, members: await peopleOf(fixture, prjId), groups })).toEqual([])
        }
      },
    ),
    { numRuns: 50 },
  )
  expect(fixture.reports).toEqual([])
  // Enough of it went through.
  for (const count of Object.values(done)) expect(count).toBeGreaterThan(25)
})
