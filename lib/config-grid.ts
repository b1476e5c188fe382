'use client'

/** Lists of records, declared over an entity. */
export { defineGrid, type FieldName, type Grid, type GridOperation, type GridSpec, type SortOrder } from './grid/define-grid.ts'
export { type GridColumn, gridColumns } from './grid/grid-columns.ts'
export type { GridAction } from './grid/grid-events.ts'
export type { GridQuery } from './grid/grid-query.ts'
export type { GridRow } from './grid/grid-row.ts'
export { ConfigGrid, type ConfigGridHandle, type ConfigGridOpenEvent, type ConfigGridProps, type ConfigGridRowsEvent } from './widgets/config-grid/config-grid.tsx'
