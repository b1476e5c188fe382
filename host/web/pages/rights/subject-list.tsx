import { type ReactElement, useState } from 'react'
import { answerOf, useFkQuery } from 'fangkit'
import { LARGEST_PAGE, recordCalls } from 'fangkit/contract'
import { Card, SearchInput, Segmented, SkeletonCard } from 'fangkit/ui'
import { sysRolesGrid } from '../../../grids/staff/sys-roles-grid.ts'
import { sysUsersGrid } from '../../../grids/staff/sys-users-grid.ts'
import { rightsMessages as texts } from './rights-messages.ts'

/** Whose rights are shown: a role by its code, or a user by key. */
export interface Subject {
  readonly who: 'roles' | 'users'
  readonly id: string
  readonly name: string
}

const SOURCE = {
  roles: { calls: recordCalls(sysRolesGrid.entity), name: 'roleName', sort: 'sortNo' },
  users: { calls: recordCalls(sysUsersGrid.entity), name: 'displayName', sort: 'userName' },
} as const

export interface SubjectListProps {
  readonly who: Subject['who']
  readonly chosen: string | null
  readonly onWho: (who: Subject['who']) => void
  readonly onChoose: (subject: Subject) => void
}

/** The roles or users of the installation, to choose one. Users are those of the caller's cities. */
export function SubjectList({ who, chosen, onWho, onChoose }: SubjectListProps): ReactElement {
  const [text, setText] = useState('')
  const { calls, name, sort } = SOURCE[who]
  const { data, error } = useFkQuery(
    answerOf(calls.getPageList, {
      page: 1,
      pageSize: LARGEST_PAGE,
      search: text.trim() === '' ? {} : { [name]: { contains: text.trim() } },
      sort: `${sort}:asc`,
    }),
    { keepPrevious: true },
  )
  return (
    <Card
      size="slim"
      title={
        <Segmented
          size="sm"
          aria-label={texts.who}
          options={[
            { value: 'roles', label: texts.roles },
            { value: 'users', label: texts.users },
          ]}
          value={who}
          onChange={(next) => {
            setText('')
            onWho(next === 'users' ? 'users' : 'roles')
          }}
        />
      }
      className="portal-rights-subjects"
    >
      <div className="portal-rights-find">
        <SearchInput
          size="sm"
          label={texts.findSubject}
          placeholder={texts.findSubject}
          value={text}
          onChange={setText}
        />
      </div>
      {data === undefined ? (
        error === null ? (
          <SkeletonCard rows={4} />
        ) : null
      ) : data.length === 0 ? (
        <p>{texts.noSubject}</p>
      ) : (
        <ul>
          {data.map((row) => {
            const id = who === 'roles' ? String(row['roleId']) : row.keyValue
            const people = row['rolePeople']
            return (
              <li key={row.keyValue}>
                <button
                  type="button"
                  aria-current={id === chosen || undefined}
                  onClick={() => onChoose({ who, id, name: String(row[name]) })}
                >
                  <span>{String(row[name])}</span>
                  {who === 'roles' ? (
                    <small>{texts.people(Number(people ?? 0))}</small>
                  ) : (
                    <small>{String(row['userName'])}</small>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
