import { FolderKanban, House, Table2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { ROOMS } from '../../grids/rooms.ts'
import { gridPath, PAGED_GRIDS } from '../grid-addresses.ts'
import { messages } from '../messages.ts'
import { PATHS } from '../paths.ts'

export interface MenuEntry {
  readonly path: string
  readonly label: string
  readonly icon: ReactElement
}
export interface MenuGroup {
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

/** The left menu: pages that exist, in groups. */
export const MENU: readonly MenuGroup[] = [
  {
    label: messages.menu.work,
    entries: [
      { path: PATHS.home, label: messages.pages.home, icon: <House aria-hidden /> },
      { path: PATHS.projects, label: messages.pages.projects, icon: <FolderKanban aria-hidden /> },
    ],
  },
  ...ROOMS.map(({ label, names }): MenuGroup => ({ label, entries: PAGED_GRIDS.filter(({ name }) => names.includes(name)).map((grid) => ({ path: gridPath(grid), label: grid.title, icon: <Table2 aria-hidden /> })) })),
]

/** The entry a page belongs to, by the first segment of its address. @source SHL-001 */
export function entryOf(pathname: string): MenuEntry | null {
  const first = `/${pathname.split('/')[1] ?? ''}`
  return MENU.flatMap(({ entries }) => entries).find(({ path }) => path === first) ?? null
}
