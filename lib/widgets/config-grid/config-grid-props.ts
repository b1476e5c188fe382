import type { FangkitError } from '../../client/fangkit-error.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import type { GridAction, GridOpenEvent } from '../../grid/grid-events.ts'
import type { GridQuery } from '../../grid/grid-query.ts'
import type { GridRow } from '../../grid/grid-row.ts'
import type { GridSelection } from '../../grid/selection/grid-selection.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** New rows are on screen. @public */
export interface ConfigGridRowsEvent {
  /** The rows of the page that is shown. */
  readonly rows: readonly GridRow[]
  /** Number of rows on all pages. */
  readonly total: number
  /** The search, sort order and page that found them. */
  readonly query: GridQuery
  readonly source: 'config-grid'
}
/** The user ticked or unticked rows. @public */
export interface ConfigGridSelectionEvent extends GridSelection {
  readonly source: 'config-grid'
}
/** The user asks to open a record or a blank one. @public */
export type ConfigGridOpenEvent = GridOpenEvent
/** The list's own form opened, switched to another action or record, or closed. @public */
export interface ConfigGridFormEvent {
  /** Null when no form is open. */
  readonly action: GridAction | null
  /** Null for a blank record. */
  readonly id: string | null
  readonly source: 'config-grid'
}

/** Methods a host can call on ConfigGrid. @public */
export interface ConfigGridHandle {
  /** Loads the rows again; the current rows stay on screen until the new ones arrive. */
  refresh(): void
  /** Opens the list's own form for a record by its key, or a blank one. Asks about unsaved changes first. */
  openForm(action: GridAction, id?: string | null): void
  /** True when the open form has unsaved changes. */
  isDirty(): boolean
}

/** The list ConfigGrid shows, its query and what it notifies the host of. @public */
export interface ConfigGridProps extends WidgetOwn {
  /** The list, declared with `defineGrid`. */
  readonly definition: Grid
  /** Search, sorting and columns, controlled by the host. */
  readonly query?: GridQuery | undefined
  /** The initial query for a user with no stored settings for this list. */
  readonly defaultQuery?: Partial<GridQuery> | undefined
  /** The query changed, or in a controlled list the user asks for the change. */
  readonly onQueryChange?: ((query: GridQuery) => void) | undefined
  /** Key of the record the list belongs to. @source GRD-019 (getSubPageList) */
  readonly parentKey?: string | undefined
  /** Type of the record the list belongs to. */
  readonly parentType?: string | undefined
  /** Hides every action that changes data. */
  readonly readOnly?: boolean | undefined
  /** The form to show. A new value opens another form; leaving it out closes the form, so check `isDirty()` first. */
  readonly action?: GridAction | undefined
  /** The record of that form; null for a blank one. Without `action`, the row a host shows beside the list. */
  readonly recordId?: string | null | undefined
  /** New rows are on screen. */
  readonly onRowsChanged?: ((event: ConfigGridRowsEvent) => void) | undefined
  /** When set, rows can be ticked even where the list has no bulk actions. */
  readonly onSelectionChange?: ((event: ConfigGridSelectionEvent) => void) | undefined
  /** The user asks the host to open a record or a blank one. Without it the list opens its own form. */
  readonly onOpen?: ((event: ConfigGridOpenEvent) => void) | undefined
  /**
   * The open form no longer matches `action` and `recordId`. A host that stores them in the address updates it here.
   */
  readonly onFormChange?: ((event: ConfigGridFormEvent) => void) | undefined
  /** The address of a record: the opening cell becomes a link that also opens in a new tab. */
  readonly rowHref?: ((id: string) => string) | undefined
  /**
   * The address of a record that a cell refers to, such as the case of an order, by the record's service. The cell
   * becomes a link; return undefined where there is no page.
   */
  readonly recordHref?: ((service: string, id: string) => string | undefined) | undefined
  /** `false` for a short embedded list: no pages, column settings or sorting. */
  readonly paged?: boolean | undefined
  /** The first rows are on screen. */
  readonly onReady?: (() => void) | undefined
  /** Rows could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}
