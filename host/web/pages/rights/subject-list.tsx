import { Plus } from 'lucide-react'
import { type ReactElement, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { answerOf, useFkQuery } from 'fangkit'
import { LARGEST_PAGE, recordCalls } from 'fangkit/contract'
import { Card, SearchInput, Segmented, SkeletonCard } from 'fangkit/ui'
import { sysRolesGrid } from '../../../grids/staff/sys-roles-grid.ts'
import { sysUsersGrid } from '../../../grids/staff/sys-users-grid.ts'
import { formPath } from '../../grid-form-address.ts'
import { PATHS } from '../../paths.ts'
import { useLatest } from '../../use-latest.ts'
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

/**
 * The roles or users of the installation, to choose one; of roles the first is chosen at once. Users are those of the
 * caller's cities.
 */
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
  const chooseFirst = useLatest(onChoose)
  const first = who === 'roles' && chosen === null && text === '' ? data?.[0] : undefined
  useEffect(() => {
    if (first) chooseFirst.current({ who: 'roles', id: String(first['roleId']), name: String(first['roleName']) })
  }, [first, chooseFirst])
  const parts =
    who === 'roles'
      ? [
          { title: texts.builtIn, rows: data?.filter((row) => row['builtIn'] === 1) ?? [] },
          { title: texts.own, rows: data?.filter((row) => row['builtIn'] !== 1) ?? [] },
        ].filter(({ rows }) => rows.length > 0)
      : [{ title: null, rows: data ?? [] }]
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
      actions={
        who === 'roles' ? (
          <Link to={formPath(PATHS.roles, 'ADD', null)} aria-label={texts.addRole} title={texts.addRole}>
            <Plus aria-hidden size={16} />
          </Link>
        ) : undefined
      }
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
        parts.map(({ title, rows }) => (
          <div key={title ?? who}>
            {title === null ? null : <h3>{title}</h3>}
            <ul aria-label={title ?? undefined}>
              {rows.map((row) => {
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
          </div>
        ))
      )}
    </Card>
  )
}
