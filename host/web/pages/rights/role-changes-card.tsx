import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { answerOf, useFkQuery } from 'fangkit'
import { recordCalls } from 'fangkit/contract'
import { instantText } from 'fangkit/domain'
import { Button, Card, SkeletonCard } from 'fangkit/ui'
import { usrPrvsGrid } from '../../../grids/staff/usr-prvs-grid.ts'
import { rightsMessages as texts } from './rights-messages.ts'

export interface RoleChangesCardProps {
  /** Code of the role. */
  readonly role: string
}

const calls = recordCalls(usrPrvsGrid.entity)
const FEW = 3
const GRANTS = `/${usrPrvsGrid.name}`

/** The grants of a role that were changed last, with who changed them. */
export function RoleChangesCard({ role }: RoleChangesCardProps): ReactElement {
  const { data, error, refetch } = useFkQuery(
    answerOf(calls.getPageList, { page: 1, pageSize: FEW, search: { roleId: { is: [role] } }, sort: 'updTime:desc' }),
  )
  return (
    <Card
      title={texts.recent}
      size="slim"
      padded
      actions={data && data.length > 0 ? <Link to={GRANTS}>{texts.allGrants}</Link> : undefined}
    >
      {error ? (
        <p>
          {error.userMessage}{' '}
          <Button size="sm" variant="link" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </p>
      ) : data === undefined ? (
        <SkeletonCard rows={2} />
      ) : data.length === 0 ? (
        <p>{texts.noGrants}</p>
      ) : (
        <ul className="portal-rights-changes" aria-label={texts.recent}>
          {data.map(({ keyValue, refValues, ...grant }) => (
            <li key={keyValue}>
              <Link to={`${GRANTS}/${encodeURIComponent(keyValue)}`}>
                {refValues['menuCode'] ?? String(grant['menuCode'])}
              </Link>
              <span>{grant['enabled'] === 0 ? texts.grantOff : texts.grantOf(operationsIn(grant['operations']))}</span>
              <small>
                {[refValues['updUsr'] ?? '', whenOf(grant['updTime'])].filter((part) => part !== '').join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const NAMES: Readonly<Record<string, string>> = texts.operations

const operationsIn = (codes: unknown): readonly string[] =>
  Array.isArray(codes) ? codes.map((one) => NAMES[String(one)] ?? String(one)) : []

/** Month, day and time. */
const whenOf = (at: unknown): string => (typeof at === 'number' ? instantText(at).slice(5, 16) : '')
