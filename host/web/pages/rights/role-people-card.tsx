import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import { answerOf, useFkQuery } from 'fangkit'
import { LARGEST_PAGE, recordCalls } from 'fangkit/contract'
import { BUILT_IN_ROLE } from 'fangkit/domain'
import { Avatar, Button, Card } from 'fangkit/ui'
import { sysUsersGrid } from '../../../grids/staff/sys-users-grid.ts'
import { PATHS } from '../../paths.ts'
import { rightsMessages as texts } from './rights-messages.ts'
import type { MenuRights } from './tree-rows.ts'

export interface RolePeopleCardProps {
  /** Code of the role. */
  readonly role: string
  readonly people: number
  readonly builtIn: boolean
  readonly menu: readonly MenuRights[]
}

const calls = recordCalls(sysUsersGrid.entity)
/** Number of people whose initials are shown before the roster is opened. */
const INITIALS = 6

/** Who has the role, and what prevents deleting it. */
export function RolePeopleCard({ role, people, builtIn, menu }: RolePeopleCardProps): ReactElement {
  const [open, setOpen] = useState(false)
  const { data } = useFkQuery(
    answerOf(calls.getPageList, {
      page: 1,
      pageSize: LARGEST_PAGE,
      search: { roles: { is: [role] } },
      sort: 'userName:asc',
    }),
  )
  const users = data ?? []
  const nameOf = (row: (typeof users)[number]): string => String(row['displayName'] ?? row['userName'])
  const groups = [
    ...users.reduce((counts, { refValues }) => {
      const group = refValues['groupCode'] ?? texts.noGroup
      return counts.set(group, (counts.get(group) ?? 0) + 1)
    }, new Map<string, number>()),
  ].toSorted(([group, count], [other, others]) =>
    group === texts.noGroup ? 1 : other === texts.noGroup ? -1 : others - count,
  )
  const elsewhere = data === undefined ? 0 : people - users.length
  const granted = menu.filter(({ given }) => given.some((one) => one.role === role && one.from === 'grant'))
  return (
    <Card
      title={texts.rolePeople(people)}
      size="slim"
      padded
      actions={
        users.length > 0 ? (
          <Button variant="link" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {texts.roster}
          </Button>
        ) : undefined
      }
    >
      <div className="portal-rights-people">
        {open ? (
          <ul aria-label={texts.roster}>
            {users.map((row) => (
              <li key={row.keyValue}>
                <Link
                  to={`${PATHS.roles}?${new URLSearchParams({ who: 'users', of: row.keyValue, name: nameOf(row) })}`}
                >
                  {nameOf(row)}
                </Link>{' '}
                <small>{row.refValues['groupCode']}</small>
              </li>
            ))}
          </ul>
        ) : users.length > 0 ? (
          <p title={users.map(nameOf).join('、')} className="portal-rights-initials">
            {users.slice(0, INITIALS).map((row) => (
              <Avatar key={row.keyValue} name={nameOf(row)} size="sm" />
            ))}
            {users.length > INITIALS ? <small>{texts.moreInitials(users.length - INITIALS)}</small> : null}
          </p>
        ) : null}
        {people === 0 ? <p>{texts.nobodyHas}</p> : null}
        {open || users.length === 0 ? null : (
          <p>{groups.every(([group]) => group === texts.noGroup) ? texts.nobodyGrouped : texts.inGroups(groups)}</p>
        )}
        {elsewhere > 0 ? <p>{texts.elsewhere(elsewhere)}</p> : null}
        <p>
          <b>{texts.deleting}</b>
          <br />
          {builtIn
            ? BUILT_IN_ROLE.reason
            : people + granted.length === 0
              ? texts.mayDelete
              : texts.cannotDelete(
                  people,
                  granted.map(({ name }) => name),
                )}
        </p>
      </div>
    </Card>
  )
}
