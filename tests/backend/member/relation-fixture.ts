import type { Row } from '../../../lib/backend/store.ts'
import { memberTable, relationTable } from '../../../lib/backend/member/member-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { type CallOptions, rowsIn, type RecordAnswer, type Send } from '../handlers/fixture.ts'
import { type MemberFixture, openMemberFixture } from './member-fixture.ts'

type Sent = Readonly<Record<string, unknown>>

/** A back end with a user who follows the case `p1` up and saves its groups. */
export interface RelationFixture extends MemberFixture {
  readonly follow: Send
  /** Saves groups of buyers unless another side is named. */
  readonly save: (
    rows: readonly Sent[],
    more?: { readonly side?: string; readonly prjId?: string; readonly send?: Send } & Pick<CallOptions, 'key'>,
  ) => ReturnType<Send>
  /** The groups as they are answered. */
  readonly groups: (types?: string, prjId?: string) => Promise<readonly RecordAnswer[]>
  readonly memberNamed: (name: string) => Promise<Row>
  readonly rolesOf: (key: string) => Promise<unknown>
  readonly mainOnes: (prjId?: string) => Promise<readonly [unknown, unknown]>
  /** Everything a refused call might have touched. */
  readonly everything: () => Promise<readonly (readonly Row[])[]>
}

export async function openRelationFixture(
  facts: Parameters<typeof openMemberFixture>[0] = {},
): Promise<RelationFixture> {
  const fixture = await openMemberFixture(facts)
  const follow = await fixture.as('follow')
  const caseRow = async (prjId: string) => (await fixture.rows(projectTable)).find(({ key }) => key === prjId)
  return {
    ...fixture,
    follow,
    save: (rows, { side = '0', prjId = 'p1', send = follow, key } = {}) =>
      send('Hf2jPrjMemberRelation.saveChanges', rows, {
        query: { prjId, memberType: side },
        ...(key !== undefined && { key }),
      }),
    groups: async (types = '0', prjId = 'p1') =>
      rowsIn(await follow('Hf2jPrjMemberRelation.getRelationMemberList', { hf2jPrjId: prjId, hf2jMemberType: types })),
    memberNamed: async (name) => {
      const found = (await fixture.rows(memberTable)).find(({ values }) => values['hf23LinkName'] === name)
      if (!found) throw new Error(`nobody is called ${name}`)
      return found
    },
    rolesOf: async (id) =>
      (await fixture.rows(memberTable)).find(({ key }) => key === id)?.values['hf23MemberRole'] ?? null,
    mainOnes: async (prjId = 'p1') => {
      const { values = {} } = (await caseRow(prjId)) ?? {}
      return [values['hf20BuyerId'] ?? null, values['hf20SellerId'] ?? null]
    },
    everything: () => Promise.all([relationTable, memberTable, projectTable].map(fixture.rows)),
  }
}

/** A seat of a row that is sent. */
export function seat(
  number: 1 | 2,
  who: { readonly id?: string; readonly name?: string | null },
  ticks: readonly string[] = [],
): Sent {
  return {
    ...(who.id !== undefined && { [`hf2jMemberId${number}`]: who.id }),
    ...(who.name !== undefined && { [`hf2jMemberName${number}`]: who.name }),
    ...Object.fromEntries(ticks.map((tick) => [`${tick}${number}`, 1])),
  }
}
