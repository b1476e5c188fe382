import { personOfPosition } from '../../domain/flow/case-people.ts'
import { POSITION } from '../../domain/page-codes.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { userTable } from '../staff/staff-tables.ts'
import { financePeopleOf } from './finance-people.ts'

/**
 * The people who hold a position (HX59) for a job: the follower of the job where the position is theirs, else the
 * person of the case, else everyone of that position in the city.
 */
export async function peopleOfPosition(
  unit: Unit,
  position: string,
  project: Row,
  job: Row,
): Promise<readonly string[]> {
  const follower = textOf(job.values['hf15HdlMemberId'])
  if (follower !== '' && job.values['userGroup'] === position) return [follower]
  const person = personOfPosition(project.values, position)
  if (person !== null) return [person]
  if (position === POSITION.finance) return financePeopleOf(unit, project.city)
  const { rows: users } = await unit.list(userTable, { where: { field: 'enabled', is: [1] }, counted: false })
  const here = users
    .filter(({ values }) => project.city !== null && listOf(values['cities']).includes(project.city))
    .map(({ values }) => textOf(values['acctId']))
    .filter((acctId) => acctId !== '')
  if (here.length === 0) return []
  const { rows } = await unit.list(accountTable, {
    where: {
      all: [
        { field: '$key', is: here },
        { field: 'positions', is: [position] },
      ],
    },
    counted: false,
  })
  return rows.map(({ key }) => key)
}
