export {
  defineGrid,
  type FieldName,
  type Grid,
  type GridOperation,
  type GridSpec,
  type SortOrder,
} from '../domain/grid/define-grid.ts'
