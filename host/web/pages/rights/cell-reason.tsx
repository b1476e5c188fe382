import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { Card, Switch } from 'fangkit/ui'
import { rightsMessages as texts } from './rights-messages.ts'
import { CellMark } from './rights-tree.tsx'
import { cellState, COLUMNS, givenIn, givesIn, isGiven, type MenuRights, type RightsDraft } from './tree-rows.ts'
import type { OtherRole } from './use-other-role.ts'
import type { CellPlace } from './use-tree-keys.ts'

export interface CellReasonProps {
  /** A role whose rights are compared; null for none. */
  readonly other: OtherRole | null
  readonly menu: readonly MenuRights[]
  readonly place: CellPlace | null
  readonly roleNames: ReadonlyMap<string, string>
  readonly draft: RightsDraft
  /** Gives or takes the operation of the chosen cell; null where the rights are only read. */
  readonly onGive: ((place: CellPlace, on: boolean) => void) | null
}

/** Where the rights of roles are changed. */
const CHANGED_IN = { role: '/SysRolesGrid', grant: '/UsrPrvsGrid', list: null } as const

/** Why the chosen cell is given: which role gives it, and where that is changed; for a role it is changed here. */
export function CellReason({ other, menu, place, roleNames, draft, onGive }: CellReasonProps): ReactElement {
  const item = menu.find(({ code }) => code === place?.code)
  const privilege = place && place.column > 0 ? COLUMNS[place.column - 1] : undefined
  const title = item && privilege ? `${item.name} · ${texts.operations[privilege]}` : texts.reason
  return (
    <Card title={title} size="slim" padded>
      <div role="status" className="portal-rights-reason">
        {item && privilege ? <Reasons item={item} privilege={privilege} roleNames={roleNames} /> : texts.pick}
        {item && privilege && other?.menu && item.offered.includes(privilege) ? (
          <span>
            {givesIn(other.menu.get(item.code), privilege) ? texts.otherGives(other.name) : texts.otherNot(other.name)}
          </span>
        ) : null}
      </div>
      {item && privilege && place && onGive && item.offered.includes(privilege) ? (
        <Switch
          label={texts.toGive(texts.operations[privilege])}
          value={isGiven(draft, item, privilege)}
          onChange={(on) => onGive(place, on)}
        />
      ) : null}
      <ul className="portal-rights-legend">
        {(['role', 'grant', 'list', 'none'] as const).map((state) => (
          <li key={state}>
            <CellMark state={state} />
            {texts.legend[state]}
          </li>
        ))}
        {other === null ? null : (
          <li>
            <span className="portal-rights-corner" aria-hidden />
            {texts.differs(other.name, null)}
          </li>
        )}
      </ul>
    </Card>
  )
}

function Reasons({
  item,
  privilege,
  roleNames,
}: {
  readonly item: MenuRights
  readonly privilege: (typeof COLUMNS)[number]
  readonly roleNames: ReadonlyMap<string, string>
}): ReactElement {
  if (cellState(item, privilege) === 'absent') return <p>{texts.notThere(item.name, texts.operations[privilege])}</p>
  const given = givenIn(item, privilege)
  if (given.length === 0) return <p>{texts.nobody}</p>
  return (
    <>
      {given.map(({ role, from }) => (
        <p key={role}>
          <b>{roleNames.get(role) ?? role}</b>
          <span>{texts.why[from]}</span>
          {CHANGED_IN[from] === null ? null : <Link to={CHANGED_IN[from]}>{texts.change}</Link>}
        </p>
      ))}
    </>
  )
}
