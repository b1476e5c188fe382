import { PRIVILEGE, type Privilege } from 'fangkit/domain'

/** A privilege, the role that gives it, and by what. */
export interface Given {
  readonly privilege: string
  readonly role: string
  readonly from: 'role' | 'grant' | 'list'
}

/** One entry of the menu as the server answers it. */
export interface MenuRights {
  readonly code: string
  readonly name: string
  readonly father: string | null
  readonly sort: number
  readonly offered: readonly string[]
  readonly given: readonly Given[]
}

/** A row of the tree. */
export interface TreeRow {
  readonly item: MenuRights
  readonly level: number
  /** Number of entries with operations below it; 0 for an entry that is no group. */
  readonly below: number
  /** These entries. */
  readonly inside: readonly MenuRights[]
  readonly isOpen: boolean
}

/** The operations, in the order of the columns. */
export const COLUMNS: readonly Privilege[] = [
  PRIVILEGE.search,
  PRIVILEGE.detail,
  PRIVILEGE.add,
  PRIVILEGE.update,
  PRIVILEGE.save,
  PRIVILEGE.enable,
  PRIVILEGE.disable,
  PRIVILEGE.finish,
  PRIVILEGE.remove,
]

/**
 * The rows on screen, in the order of the menu. Groups without an entry are left out.
 * @param closed codes of closed groups
 * @param text shows only entries with this name, and their groups, all open
 * @param keeps shows only entries that it is true for, and their groups; all when absent
 */
export function treeRows(
  menu: readonly MenuRights[],
  closed: ReadonlySet<string>,
  text: string,
  keeps: (item: MenuRights) => boolean = () => true,
): readonly TreeRow[] {
  const known = new Set(menu.map(({ code }) => code))
  const children = (father: string | null): readonly MenuRights[] =>
    menu
      .filter((item) => (item.father !== null && known.has(item.father) ? item.father : null) === father)
      .toSorted((a, b) => a.sort - b.sort)
  const wanted = text.trim().toLowerCase()
  const rowsOf = (item: MenuRights, level: number, isMatched: boolean): readonly TreeRow[] => {
    const matches = isMatched || item.name.toLowerCase().includes(wanted)
    const inside = children(item.code).flatMap((child) => rowsOf(child, level + 1, matches))
    if (inside.length === 0 && (item.offered.length === 0 || !matches || !keeps(item))) return []
    const leaves = inside.length === 0 ? [] : entriesBelow(children, item)
    const isOpen = inside.length > 0 && (wanted !== '' || !closed.has(item.code))
    return [{ item, level, below: leaves.length, inside: leaves, isOpen }, ...(isOpen ? inside : [])]
  }
  return children(null).flatMap((item) => rowsOf(item, 1, wanted === ''))
}

function entriesBelow(
  children: (father: string) => readonly MenuRights[],
  { code }: MenuRights,
): readonly MenuRights[] {
  return children(code).flatMap((child) => [
    ...(child.offered.length > 0 ? [child] : []),
    ...entriesBelow(children, child),
  ])
}

/** The roles that give an operation in an entry. */
export function givenIn({ given }: MenuRights, privilege: string): readonly Given[] {
  return given.filter((one) => one.privilege === privilege)
}

/** How a cell looks: blank where the operation does not exist, else by the most particular reason. */
export type CellState = 'absent' | 'none' | Given['from']

export function cellState(item: MenuRights, privilege: string): CellState {
  if (!item.offered.includes(privilege)) return 'absent'
  const given = givenIn(item, privilege)
  return (['grant', 'list', 'role'] as const).find((from) => given.some((one) => one.from === from)) ?? 'none'
}

/** The operations a manager wants a role to have in some entries, by menu code; nothing of it is saved. */
export type RightsDraft = ReadonlyMap<string, readonly string[]>

export const NO_DRAFT: RightsDraft = new Map()

const storedIn = ({ given }: MenuRights): readonly string[] => [...new Set(given.map(({ privilege }) => privilege))]

/** Whether an operation is given in an entry once the draft is saved. */
export function isGiven(draft: RightsDraft, item: MenuRights, privilege: string): boolean {
  return (draft.get(item.code) ?? storedIn(item)).includes(privilege)
}

/** How many entries can be seen, and in how many something can be done, once the draft is saved. */
export interface RightsCount {
  readonly seen: number
  readonly done: number
}

const READING: readonly string[] = [PRIVILEGE.search, PRIVILEGE.detail]

export function countRights(entries: readonly MenuRights[], draft: RightsDraft): RightsCount {
  const heldIn = (item: MenuRights): readonly string[] => item.offered.filter((one) => isGiven(draft, item, one))
  return {
    seen: entries.filter((item) => heldIn(item).some((one) => READING.includes(one))).length,
    done: entries.filter((item) => heldIn(item).some((one) => !READING.includes(one))).length,
  }
}

/** Whether anything is given in an entry once the draft is saved. */
export function isGranted(draft: RightsDraft, item: MenuRights): boolean {
  return item.offered.some((one) => isGiven(draft, item, one))
}

/** The draft with one operation given or taken; an entry that is as stored again is no part of it. */
export function withGiven(draft: RightsDraft, item: MenuRights, privilege: string, on: boolean): RightsDraft {
  const others = (draft.get(item.code) ?? storedIn(item)).filter((one) => one !== privilege)
  const next = on ? [...others, privilege] : others
  const stored = new Set(storedIn(item))
  const isStored = next.length === stored.size && next.every((one) => stored.has(one))
  const rest = [...draft].filter(([code]) => code !== item.code)
  return new Map(isStored ? rest : [...rest, [item.code, COLUMNS.filter((one) => next.includes(one))]])
}

/** What saving the draft would change in one entry. */
export interface RightsChange {
  readonly item: MenuRights
  readonly given: readonly Privilege[]
  readonly taken: readonly Privilege[]
}

/** The changes of the draft, entry by entry, in the order they would be sent. */
export function changesOf(menu: readonly MenuRights[], draft: RightsDraft): readonly RightsChange[] {
  return [...draft].flatMap(([code, wanted]) => {
    const item = menu.find((one) => one.code === code)
    if (!item) return []
    const stored = storedIn(item)
    return [
      {
        item,
        given: COLUMNS.filter((one) => wanted.includes(one) && !stored.includes(one)),
        taken: COLUMNS.filter((one) => stored.includes(one) && !wanted.includes(one)),
      },
    ]
  })
}

/** What one of several roles contributes to the rights of a person. */
export interface RoleShare {
  readonly role: string
  /** Number of operations it gives, over all entries. */
  readonly given: number
  /** Number of those that no other role of the person gives. */
  readonly alone: number
}

/** True where a role gives an operation of an entry that no other one gives. */
export function givesAlone({ given }: MenuRights, role: string): boolean {
  return given.some((one) => one.role === role && isAlone(given, one))
}

const isAlone = (given: readonly Given[], one: Given): boolean =>
  given.every(({ role, privilege }) => privilege !== one.privilege || role === one.role)

/** The share of each role in what the menu gives, the largest first. */
export function roleShares(menu: readonly MenuRights[], roles: readonly string[]): readonly RoleShare[] {
  return roles
    .map((role) => {
      const own = menu.flatMap(({ given }) => given.filter((one) => one.role === role).map((one) => ({ given, one })))
      return { role, given: own.length, alone: own.filter(({ given, one }) => isAlone(given, one)).length }
    })
    .toSorted((a, b) => b.given - a.given)
}

/** True where an operation is given in an entry; an unknown entry gives none. */
export function givesIn(item: MenuRights | undefined, privilege: string): boolean {
  return item !== undefined && givenIn(item, privilege).length > 0
}

/** True where another role has other operations in an entry than the draft gives. */
export function isOtherwise(draft: RightsDraft, item: MenuRights, other: MenuRights | undefined): boolean {
  return item.offered.some((one) => isGiven(draft, item, one) !== givesIn(other, one))
}
