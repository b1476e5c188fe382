import type { FangkitError } from '../../client/fangkit-error.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import type { GridAction, GridOpenEvent } from '../../grid/grid-events.ts'
import type { GridQuery } from '../../grid/grid-query.ts'
import type { GridRow } from '../../grid/grid-row.ts'
import type { GridSelection } from '../../grid/selection/grid-selection.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** New rows are on screen. @public */
export interface ConfigGridRowsEvent {
  readonly rows: readonly GridRow[]
  /** Of all pages. */
  readonly total: number
  readonly query: GridQuery
  readonly source: 'config-grid'
}
/** Other rows are ticked. @public */
export interface ConfigGridSelectionEvent extends GridSelection {
  readonly source: 'config-grid'
}
/** A record, or a blank one, is to be opened. @public */
export type ConfigGridOpenEvent = GridOpenEvent
/** The list's own form opened, went on as another one, or closed. @public */
export interface ConfigGridFormEvent {
  /** Null: no form is open. */
  readonly action: GridAction | null
  /** Null for a blank record. */
  readonly id: string | null
  readonly source: 'config-grid'
}

/** What a host may ask of ConfigGrid. @public */
export interface ConfigGridHandle {
  /** Asks for the rows again; those on screen stay until the new ones are there. */
  refresh(): void
  /** Opens the list's own form: for a record by its key, or a blank one. Unsaved typing is asked about first. */
  openForm(action: GridAction, id?: string | null): void
  /** Something in the open form is not saved. */
  isDirty(): boolean
}

/** What ConfigGrid takes. @public */
export interface ConfigGridProps extends WidgetOwn {
  /** The list, declared with `defineGrid`. */
  readonly definition: Grid
  /** What is searched, sorted and shown, held by the host. */
  readonly query?: GridQuery | undefined
  /** Where a person starts who has not been here before. */
  readonly defaultQuery?: Partial<GridQuery> | undefined
  /** Something else is searched, sorted or shown, or asked for where the host decides. */
  readonly onQueryChange?: ((query: GridQuery) => void) | undefined
  /** Key of the record the list belongs to, and of what kind it is. @source GRD-019 (getSubPageList) */
  readonly parentKey?: string | undefined
  /** Of what kind the record is the list belongs to. */
  readonly parentType?: string | undefined
  /** Nothing that changes anything is offered. */
  readonly readOnly?: boolean | undefined
  /**
   * A form that is open; a new value opens another one, and leaving it out closes the form: a host that does so has
   * asked `isDirty()` before.
   */
  readonly action?: GridAction | undefined
  /** The record of that form; null for a blank one. */
  readonly recordId?: string | null | undefined
  /** New rows are on screen. */
  readonly onRowsChanged?: ((event: ConfigGridRowsEvent) => void) | undefined
  /** With it rows can be ticked, also where nothing can be done to several at once. */
  readonly onSelectionChange?: ((event: ConfigGridSelectionEvent) => void) | undefined
  /** A record, or a blank one, is to be opened by the host. Without it the list opens its own form. */
  readonly onOpen?: ((event: ConfigGridOpenEvent) => void) | undefined
  /** Another form is open than `action` and `recordId` say: a host that keeps it in the address puts it there. */
  readonly onFormChange?: ((event: ConfigGridFormEvent) => void) | undefined
  /** The address of a record: the opening cell becomes a link that also opens in a new tab. */
  readonly rowHref?: ((id: string) => string) | undefined
  /**
   * The address of a record a cell names, such as the case of an order, by the service that keeps it: the cell becomes
   * a link. Nothing where there is no page for it.
   */
  readonly recordHref?: ((service: string, id: string) => string | undefined) | undefined
  /** `false` for a short list among other things: without pages, column settings and sorting. */
  readonly paged?: boolean | undefined
  /** The first rows are on screen. */
  readonly onReady?: (() => void) | undefined
  /** Rows could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}
