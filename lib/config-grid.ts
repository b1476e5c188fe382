'use client'

/** Lists of records, each declared over an entity. */
export {
  defineGrid,
  type FieldName,
  type Grid,
  type GridOperation,
  type GridSpec,
  type SortOrder,
} from './grid/define-grid.ts'
export { type GridColumn, gridColumns } from './grid/grid-columns.ts'
export type { GridAction } from './grid/grid-events.ts'
export type { GridQuery } from './grid/grid-query.ts'
export type { GridRow } from './grid/grid-row.ts'
export type { GridSelection } from './grid/selection/grid-selection.ts'
export { ConfigGrid } from './widgets/config-grid/config-grid.tsx'
export type {
  ConfigGridFormEvent,
  ConfigGridHandle,
  ConfigGridOpenEvent,
  ConfigGridProps,
  ConfigGridRowsEvent,
  ConfigGridSelectionEvent,
} from './widgets/config-grid/config-grid-props.ts'
