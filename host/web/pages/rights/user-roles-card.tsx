import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { Button, Card } from 'fangkit/ui'
import { PATHS } from '../../paths.ts'
import { rightsMessages as texts } from './rights-messages.ts'
import { type MenuRights, roleShares } from './tree-rows.ts'

export interface UserRolesCardProps {
  readonly menu: readonly MenuRights[]
  readonly roleNames: ReadonlyMap<string, string>
  /** The role whose own share the tree shows; null for all. */
  readonly only: string | null
  readonly onOnly: (role: string | null) => void
}

/** How the rights of a person come about: what each role gives and what it alone gives, since roles add up. */
export function UserRolesCard({ menu, roleNames, only, onOnly }: UserRolesCardProps): ReactElement {
  const shares = roleShares(menu, [...roleNames.keys()])
  return (
    <Card title={texts.whence} size="slim" padded>
      <div className="portal-rights-shares">
        <p>{shares.length === 0 ? texts.noRole : shares.length === 1 ? texts.oneRole : texts.addUp}</p>
        <ul aria-label={texts.whence}>
          {shares.map(({ role, given, alone }) => {
            const name = roleNames.get(role) ?? role
            return (
              <li key={role}>
                <Link to={`${PATHS.roles}?${new URLSearchParams({ who: 'roles', of: role, name })}`}>{name}</Link>
                <span>{texts.share(given, shares.length > 1 ? alone : null)}</span>
                {shares.length > 1 && alone > 0 ? (
                  <Button
                    size="sm"
                    variant="link"
                    aria-pressed={only === role}
                    onClick={() => onOnly(only === role ? null : role)}
                  >
                    {only === role ? texts.showAll : texts.showAlone(name)}
                  </Button>
                ) : null}
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}
