export { type GridColumn, gridColumns } from '../domain/grid/grid-columns.ts'
