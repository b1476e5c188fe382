import type { ListInput } from '../../contract/input.ts'
import { MEMBER_TYPE } from '../../domain/codes.ts'
import type { Filter } from '../store.ts'
import { memberTable } from '../tables.ts'

/** A search of cases, split into the conditions on the cases and those on the people in them. */
export interface CaseSearch<T> {
  readonly input: T
  /** True of the cases that have such people; null when none were asked for. */
  readonly withPeople: Filter | null
}

const SIDE_NAMES = { buyerName: MEMBER_TYPE.buyer, ownerName: MEMBER_TYPE.owner } as const
const NUMBERS = ['hf23CardNo', 'hf23LinkPhone'] as const

/**
 * Splits a search. A buyer and an owner are two people; numbers asked for together are those of one person.
 * @source ruling 20
 */
export function splitCaseSearch<T extends Pick<ListInput, 'search'>>(input: T): CaseSearch<T> {
  const { search = {} } = input
  const named = Object.entries(SIDE_NAMES).flatMap(([name, side]): readonly Filter[] => {
    const asked = search[name]
    return asked && 'contains' in asked
      ? [
          {
            all: [
              { field: 'hf23MemberType', is: [side] },
              { field: 'hf23LinkName', named: asked.contains },
            ],
          },
        ]
      : []
  })
  const numbers = NUMBERS.flatMap((field): readonly Filter[] => {
    const asked = search[field]
    return asked && 'number' in asked ? [{ field, number: asked.number }] : []
  })
  const people = [...named, ...(numbers.length > 0 ? [{ all: numbers }] : [])]
  const ofPeople = new Set<string>([...Object.keys(SIDE_NAMES), ...NUMBERS])
  const others = Object.entries(search).filter(([name]) => !ofPeople.has(name))
  return {
    input: { ...input, search: Object.fromEntries(others) },
    withPeople:
      people.length === 0
        ? null
        : { all: people.map((where) => ({ field: '$key', oneOf: { table: memberTable, where, by: '$project' } })) },
  }
}
