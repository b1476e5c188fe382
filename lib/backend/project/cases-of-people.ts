import type { ListInput } from '../../contract/input.ts'
import { CASE_NUMBERS } from '../../contract/case/project-calls.ts'
import type { Filter, Unit } from '../store.ts'
import { memberTable } from '../tables.ts'

/** Cases the people of one number may stand in; the last four digits of a phone are shared by few. */
const MOST_PEOPLE = 500

/** A search in which personal numbers have become the cases of this city their people stand in. */
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

/** A search for the cases of nobody finds none; one for no key at all would find every case. */
const NOBODY = '-'
