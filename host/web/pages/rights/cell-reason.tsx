import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { Card } from 'fangkit/ui'
import { rightsMessages as texts } from './rights-messages.ts'
import { CellMark } from './rights-tree.tsx'
import { cellState, COLUMNS, givenIn, type MenuRights } from './tree-rows.ts'
import type { CellPlace } from './use-tree-keys.ts'

export interface CellReasonProps {
  readonly menu: readonly MenuRights[]
  readonly place: CellPlace | null
  readonly roleNames: ReadonlyMap<string, string>
}

/** Where the rights of roles are changed. */
const CHANGED_IN = { role: '/SysRolesGrid', grant: '/UsrPrvsGrid', list: null } as const

/** Why the chosen cell is given: which role gives it, and where that is changed. */
export function CellReason({ menu, place, roleNames }: CellReasonProps): ReactElement {
  const item = menu.find(({ code }) => code === place?.code)
  const privilege = place && place.column > 0 ? COLUMNS[place.column - 1] : undefined
  const title = item && privilege ? `${item.name} · ${texts.operations[privilege]}` : texts.reason
  return (
    <Card title={title} size="slim" padded>
      <div role="status" className="portal-rights-reason">
        {item && privilege ? <Reasons item={item} privilege={privilege} roleNames={roleNames} /> : texts.pick}
      </div>
      <ul className="portal-rights-legend">
        {(['role', 'grant', 'list', 'none'] as const).map((state) => (
          <li key={state}>
            <CellMark state={state} />
            {texts.legend[state]}
          </li>
        ))}
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
