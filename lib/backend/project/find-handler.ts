import type { Field } from '../../catalogue/field.ts'
import { maskValue } from '../../catalogue/mask.ts'
import {
  findCalls,
  type Found,
  type FoundByItself,
  type FoundCase,
  type FoundPerson,
} from '../../contract/case/find-calls.ts'
import { projectCalls } from '../../contract/case/project-calls.ts'
import { MEMBER_SIDES } from '../../domain/member/member-side.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { project } from '../../domain/project/project.ts'
import { findInName } from '../../domain/standards/name-search.ts'
import { askedInitials, findInPlace } from '../../domain/standards/place-initials.ts'
import { caseName } from '../fee/case-name.ts'
import { implement, type SignedIn } from '../handler.ts'
import { needs } from '../policy.ts'
import { seesAllOfCity, visibleProjects } from '../principal.ts'
import { labelsOf } from '../record/labels.ts'
import { admitNumberSearch } from '../record/number-search.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Filter, Row } from '../store.ts'
import { memberTable } from '../member/member-tables.ts'
import { projectTable } from './project-table.ts'
import { askedNumber, type AskedNumber } from './asked-number.ts'

/** So many people are ranked, the latest changed first, and so many of each kind answered. */
const RANKED = 60
const MOST = 8
const NEWEST_FIRST = [{ field: '$updatedAt', descending: true }] as const
const STEP: Readonly<Record<string, Field>> = { hf20DemandStep: project.fields.hf20DemandStep }

/** Finds cases and the people in them by any text. Only cases the caller may see; numbers leave masked. */
export const findHandler = implement(findCalls.find, needs(PRIVILEGE.search), async ({ keyword }, context) => {
  const text = (keyword ?? '').trim()
  if (text === '' || context.principal.city === '') return { data: NOTHING }
  const number = askedNumber(text)
  const refused = number ? await refusalOf(context, number) : ''
  const people = refused === '' ? await peopleOf(context, text, number) : { rows: [], total: 0 }
  const cases = await casesOf(context, text)
  const rows = await rowsByKey(context, [...people.rows.map(({ row }) => row.project ?? ''), ...cases])
  return {
    data: {
      people: people.rows.flatMap(({ row, match }): readonly FoundPerson[] => {
        const of = rows.get(row.project ?? '')
        return of ? [personOf(row, match, of)] : []
      }),
      total: people.total,
      cases: cases.flatMap((key): readonly FoundByItself[] => {
        const found = rows.get(key)
        if (!found) return []
        const written = [found.name, found.prjNo].some((one) => one.toLowerCase().includes(text.toLowerCase()))
        const letters = written ? null : findInPlace(found.name, text, context.ports.readings)
        return [{ ...found, from: letters?.from ?? 0, to: letters?.to ?? 0 }]
      }),
      refused,
    },
  }
})

const NOTHING: Found = { people: [], total: 0, cases: [], refused: '' }

/** Counts and notes a search for a number, as a list does. @returns why it may not be made now */
async function refusalOf(context: SignedIn, { field, number }: AskedNumber): Promise<string> {
  try {
    await admitNumberSearch(context, projectCalls.getPageList, { search: { [field]: { number } } })
    return ''
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

interface RankedPerson {
  readonly row: Row
  readonly match: Pick<FoundPerson, 'from' | 'to' | 'by'>
}

async function peopleOf(
  { unit, principal, ports }: SignedIn,
  text: string,
  number: AskedNumber | null,
): Promise<{ readonly rows: readonly RankedPerson[]; readonly total: number }> {
  const asked: Filter = number ? { field: number.field, number: number.number } : { field: 'hf23LinkName', named: text }
  const here: Filter = { field: '$city', is: [principal.city] }
  const visible: Filter = { field: '$project', oneOf: { table: projectTable, where: visibleProjects(principal) } }
  const { rows, total } = await unit.list(memberTable, {
    // Where all cases of the city are visible, nobody has to be compared with them.
    where: { all: [asked, here, ...(seesAllOfCity(principal) ? [] : [visible])] },
    sort: NEWEST_FIRST,
    page: 1,
    pageSize: RANKED,
  })
  const ranked = rows.map((row) => {
    const match = number ? null : findInName(textOf(row.values['hf23LinkName']), text, ports.readings)
    return { row, match: match ?? { from: 0, to: 0, by: 'number' as const, rank: 0 } }
  })
  // Equal ranks stay in the order of the list.
  return { rows: ranked.sort((a, b) => a.match.rank - b.match.rank).slice(0, MOST), total }
}

/** Keys of cases by number, address, or first letters in the address, the latest changed first. */
async function casesOf({ unit, principal }: SignedIn, text: string): Promise<readonly string[]> {
  const found: readonly Filter[] = [
    ...['prjNo', 'hf20HouseAddress'].map((field) => ({ field, contains: text })),
    ...(askedInitials(text) === null ? [] : [{ field: 'hf20HouseAddress', named: text }]),
  ]
  const { rows } = await unit.list(projectTable, {
    where: { all: [visibleProjects(principal), { any: found }] },
    sort: NEWEST_FIRST,
    page: 1,
    pageSize: MOST,
    counted: false,
  })
  return rows.map(({ key }) => key)
}

async function rowsByKey(
  { unit, principal }: SignedIn,
  keys: readonly string[],
): Promise<ReadonlyMap<string, FoundCase>> {
  if (keys.length === 0) return new Map()
  const { rows } = await unit.list(projectTable, {
    where: { all: [visibleProjects(principal), { field: '$key', is: [...new Set(keys)] }] },
    counted: false,
  })
  const labels = await labelsOf(
    unit,
    STEP,
    rows.map(({ values }) => ({ hf20DemandStep: values['hf20DemandStep'] ?? null })),
  )
  return new Map(
    rows.map((row, index) => [
      row.key,
      {
        prjId: row.key,
        prjNo: textOf(row.values['prjNo']),
        name: caseName(row),
        step: textOf(row.values['hf20DemandStep']) || null,
        stepName: labels[index]?.['hf20DemandStep'] ?? '',
      },
    ]),
  )
}

function personOf({ key, values }: Row, { from, to, by }: RankedPerson['match'], of: FoundCase): FoundPerson {
  const side = Object.values(MEMBER_SIDES).find(({ type }) => type === values['hf23MemberType'])
  const phone = textOf(values['hf23LinkPhone'])
  return {
    id: key,
    name: textOf(values['hf23LinkName']),
    from,
    to,
    by,
    side: side?.word ?? '',
    phone: phone === '' ? '' : maskValue('phone', phone),
    project: of,
  }
}
