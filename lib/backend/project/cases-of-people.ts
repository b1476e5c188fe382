import type { ListInput } from '../../contract/input.ts'
import { CASE_NUMBERS } from '../../contract/case/project-calls.ts'
import type { Filter, Unit } from '../store.ts'
import { memberTable } from '../tables.ts'

/** At most this many people match one number; the last four digits of a phone are shared by few. */
const MOST_PEOPLE = 500

/** Replaces personal numbers in a search by the keys of the cases in this city whose members have them. */
export async function withCasesOf(unit: Unit, input: ListInput, city: string): Promise<ListInput> {
  const { search = {} } = input
  const asked = Object.entries(search).flatMap(([field, searchCondition]): readonly Filter[] =>
    Object.hasOwn(CASE_NUMBERS, field) && 'number' in searchCondition
      ? [{ field, number: searchCondition.number }]
      : [],
  )
  if (asked.length === 0) return input
  const { rows } = await unit.list(memberTable, {
    where: { all: [{ field: '$city', is: [city] }, ...asked] },
    page: 1,
    pageSize: MOST_PEOPLE,
    counted: false,
  })
  const others = Object.entries(search).filter(([field]) => !Object.hasOwn(CASE_NUMBERS, field))
  return {
    ...input,
    search: {
      ...Object.fromEntries(others),
      keyValue: { is: [NOBODY, ...new Set(rows.flatMap(({ project }) => project ?? []))] },
    },
  }
}

/** A key that matches no case: a search without any key would find every case. */
const NOBODY = '-'
