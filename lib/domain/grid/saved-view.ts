import { fieldsToSearch } from '../../catalogue/entity.ts'
import type { Grid, SortOrder } from './define-grid.ts'
import { gridColumns } from './grid-columns.ts'

/** Height of the rows of a list. @public */
export type GridDensity = 'comfortable' | 'middle' | 'compact'

/** Whether a view shows a column, how wide, and whether it stays visible while the others scroll. @public */
export interface ViewColumn {
  /** Wire name of the field. */
  readonly name: string
  /** False for a column the user has hidden. */
  readonly visible: boolean
  /** Pixels; null for the default width of its kind. */
  readonly width: number | null
  /** Stays visible while the others scroll. */
  readonly pinned: boolean
}

/** Columns, sorting, search, density and page size of a list. @public */
export interface ViewLayout {
  /** Columns in their order. */
  readonly columns: readonly ViewColumn[]
  /** Null for the sorting the list declares. */
  readonly sort: { readonly field: string; readonly order: SortOrder } | null
  /** Search values by field, in wire form. */
  readonly search: Readonly<Record<string, string>>
  /** Height of the rows. */
  readonly density: GridDensity
  /** Rows per page, at most 200. */
  readonly pageSize: number
}

/** A named layout the server stores, for the user who saved it or published for a role. @public */
export interface SavedView {
  readonly id: string
  readonly version: number
  /** Name of the list. */
  readonly grid: string
  readonly title: string
  /**
   * Used when the list opens, at most one per list: the user's own default, else the one published for one of their
   * roles.
   */
  readonly isDefault: boolean
  /** The role it is published for; every user with that role can use it. Null or absent: private to its owner. */
  readonly role?: string | null
  /** False for a view another user published. */
  readonly own?: boolean
  readonly layout: ViewLayout
}

/** Maximum number of views a user may store for one list. @public */
export const MOST_VIEWS = 50
/** Maximum length of the name of a view, in characters. */
export const LONGEST_VIEW_TITLE = 30
export const COLUMN_WIDTH = { least: 60, most: 900 } as const
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100, 200]
const DENSITIES: readonly string[] = ['comfortable', 'middle', 'compact'] satisfies readonly GridDensity[]

/** The layout of a list as declared. @source GRD-002 @public */
export function defaultLayout(grid: Grid): ViewLayout {
  const columns = gridColumns(grid).map(
    ({ name, shown }): ViewColumn => ({ name, visible: shown, width: null, pinned: grid.pinned.includes(name) }),
  )
  return { columns, sort: grid.sort, search: {}, density: 'middle', pageSize: 10 }
}

/**
 * Fits a stored layout to the list as it is now: removed columns are dropped, new ones are added at the end, and
 * unreadable values are replaced by the declared ones. Views outlive the declarations they were saved for.
 * @public
 */
export function fittingLayout(grid: Grid, raw: unknown): ViewLayout {
  const first = defaultLayout(grid)
  const provided = objectOf(raw)
  const columns = (Array.isArray(provided['columns']) ? provided['columns'] : []).flatMap((column) =>
    columnOf(first.columns, objectOf(column)),
  )
  const unique = columns.filter(({ name }, index) => columns.findIndex((other) => other.name === name) === index)
  const added = first.columns
    .filter(({ name }) => !unique.some((column) => column.name === name))
    .map((column) => (unique.length === 0 ? column : { ...column, visible: false }))
  const { field, order } = objectOf(provided['sort'])
  const search = Object.entries(objectOf(provided['search'])).flatMap(([name, value]) =>
    fieldsToSearch(grid.entity)[name]?.indexed && typeof value === 'string' && value !== ''
      ? [[name, value] as const]
      : [],
  )
  return {
    columns: [...unique, ...added],
    sort:
      typeof field === 'string' && grid.entity.fields[field]?.indexed && (order === 'asc' || order === 'desc')
        ? { field, order }
        : first.sort,
    search: Object.fromEntries(search),
    density: isDensity(provided['density']) ? provided['density'] : first.density,
    pageSize:
      typeof provided['pageSize'] === 'number' && PAGE_SIZES.includes(provided['pageSize'])
        ? provided['pageSize']
        : first.pageSize,
  }
}

function columnOf(
  known: readonly ViewColumn[],
  { name, visible, width, pinned }: Readonly<Record<string, unknown>>,
): readonly ViewColumn[] {
  const column = known.find((candidate) => candidate.name === name)
  if (!column) return []
  const { least, most } = COLUMN_WIDTH
  const fitting =
    typeof width === 'number' && Number.isFinite(width) ? Math.min(most, Math.max(least, Math.round(width))) : null
  return [
    {
      name: column.name,
      visible: typeof visible === 'boolean' ? visible : column.visible,
      width: fitting,
      pinned: typeof pinned === 'boolean' ? pinned : column.pinned,
    },
  ]
}

const isDensity = (value: unknown): value is GridDensity => typeof value === 'string' && DENSITIES.includes(value)

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {} // adapter: checked on this line
}
