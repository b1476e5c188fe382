import { Check, CheckCheck, ChevronDown, ChevronRight, Minus, ShieldCheck } from 'lucide-react'
import { type ReactElement, useRef } from 'react'
import { Table } from 'fangkit/ui'
import { MENU_ICONS } from '../../../grids/menu-icons.ts'
import { MenuIcon } from '../../shell/menu/menu-icon.tsx'
import { rightsMessages as texts } from './rights-messages.ts'
import {
  type CellState,
  cellState,
  COLUMNS,
  countRights,
  givenIn,
  givesIn,
  isGiven,
  type MenuRights,
  type RightsDraft,
  type TreeRow,
} from './tree-rows.ts'
import type { OtherRole } from './use-other-role.ts'
import { type CellPlace, useTreeKeys } from './use-tree-keys.ts'

export interface RightsTreeProps {
  readonly label: string
  readonly rows: readonly TreeRow[]
  readonly roleNames: ReadonlyMap<string, string>
  readonly onToggle: (code: string) => void
  readonly onCell: (place: CellPlace) => void
  readonly draft: RightsDraft
  /** Gives or takes an operation; null where the rights are only read. */
  readonly onGive: ((place: CellPlace, on: boolean) => void) | null
  /** A role whose rights are compared; null for none. */
  readonly other: OtherRole | null
}

const ICON = { role: Check, grant: CheckCheck, list: ShieldCheck, none: Minus } as const

/** The mark of a cell; its shape differs by state, so that it is clear without colour. */
export function CellMark({ state }: { readonly state: Exclude<CellState, 'absent'> }): ReactElement {
  const Icon = ICON[state]
  return (
    <span className="portal-rights-mark" data-state={state} aria-hidden>
      <Icon size={14} />
    </span>
  )
}

/** The menu as a tree with the operations of each list in fixed columns. */
export function RightsTree(props: RightsTreeProps): ReactElement {
  const { label, rows, roleNames, onToggle, onCell, draft, onGive, other } = props
  const table = useRef<HTMLTableElement>(null)
  const give = (place: CellPlace): void => {
    const item = rows.find((row) => row.item.code === place.code)?.item
    const privilege = COLUMNS[place.column - 1]
    if (item && privilege && item.offered.includes(privilege)) onGive?.(place, !isGiven(draft, item, privilege))
  }
  const { current, onFocus, onKeyDown } = useTreeKeys(rows, table, onToggle, give)
  const cellProps = (code: string, column: number) => ({
    'data-code': code,
    'data-column': column,
    tabIndex: current?.code === code && current.column === column ? 0 : -1,
    onFocus: () => {
      onFocus({ code, column })
      onCell({ code, column })
    },
  })
  return (
    <Table ref={table} role="treegrid" label={label} tight className="portal-rights-tree" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">{texts.menu}</th>
          {COLUMNS.map((privilege) => (
            <th key={privilege} scope="col">
              {texts.operations[privilege]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, level, below, inside, isOpen }) => (
          <tr
            key={item.code}
            aria-level={level}
            aria-expanded={below > 0 ? isOpen : undefined}
            data-group={below > 0 || undefined}
          >
            <th
              scope="row"
              style={{ paddingInlineStart: level * 20 + (below > 0 ? -4 : 12) }}
              onClick={() => (below > 0 ? onToggle(item.code) : undefined)}
              {...cellProps(item.code, 0)}
            >
              <span>
                {below === 0 ? (
                  <MenuIcon name={MENU_ICONS[item.code] ?? null} />
                ) : isOpen ? (
                  <ChevronDown aria-hidden size={14} />
                ) : (
                  <ChevronRight aria-hidden size={14} />
                )}
                {item.name}
                {below > 0 ? <small>{texts.group(below, countRights(inside, draft))}</small> : null}
                {draft.has(item.code) ? <small data-changed="">{texts.changedMark}</small> : null}
              </span>
            </th>
            {COLUMNS.map((privilege, index) => (
              <RightCell
                key={privilege}
                item={item}
                privilege={privilege}
                roleNames={roleNames}
                draft={draft}
                other={other}
                {...cellProps(item.code, index + 1)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface RightCellProps {
  readonly item: MenuRights
  readonly privilege: (typeof COLUMNS)[number]
  readonly roleNames: ReadonlyMap<string, string>
  readonly draft: RightsDraft
  readonly other: OtherRole | null
  readonly 'data-code': string
  readonly 'data-column': number
  readonly tabIndex: number
  readonly onFocus: () => void
}

function RightCell({ item, privilege, roleNames, draft, other, ...cell }: RightCellProps): ReactElement {
  const state = cellState(item, privilege)
  const operation = texts.operations[privilege]
  if (state === 'absent') return <td {...cell} aria-label={texts.notThere(item.name, operation)} />
  const names = givenIn(item, privilege).map(({ role }) => roleNames.get(role) ?? role)
  const given = isGiven(draft, item, privilege)
  const isPending = given !== names.length > 0
  const words = isPending
    ? [item.name, operation, given ? texts.given : texts.notGiven, texts.pending]
    : [item.name, operation, ...(given ? [texts.given, texts.from(names.join('、'))] : [texts.notGiven])]
  const theirs = other?.menu && givesIn(other.menu.get(item.code), privilege)
  const differs = theirs !== undefined && theirs !== given
  if (other && differs) words.push(theirs ? texts.otherGives(other.name) : texts.otherNot(other.name))
  return (
    <td
      {...cell}
      aria-label={words.join('，')}
      data-pending={isPending || undefined}
      data-differs={differs || undefined}
    >
      <CellMark state={isPending ? (given ? 'grant' : 'none') : state} />
    </td>
  )
}
