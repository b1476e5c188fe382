import { isEmpty, type Scalar } from '../../catalogue/kind.ts'
import { PRIVILEGE, type Privilege } from '../permission/privilege.ts'
import type { Grid, GridOperation } from './define-grid.ts'
import type { GridMove } from './grid-states.ts'
import { withTexts, isRowOperation, ROW_OPERATION, type RowOperation, type RowOperationTerms } from './row-operation.ts'

/** Whether an operation is offered on a row; if it is disabled, the reason. @public */
export interface OperationState {
  /** False when the list does not have it, the user may not use it, or the opposite operation is shown instead. */
  readonly shown: boolean
  readonly enabled: boolean
  /** Why it is not possible now; null when it is. */
  readonly reason: string | null
}

/** A row as lists hold it: values by name, and the texts of its codes where they are loaded. @public */
export type OperatedRecord = Readonly<Record<string, unknown>>

const OF_FORM = {
  view: [PRIVILEGE.detail],
  add: [PRIVILEGE.add, PRIVILEGE.save, PRIVILEGE.detail],
  edit: [PRIVILEGE.update, PRIVILEGE.save, PRIVILEGE.detail],
  clone: [PRIVILEGE.add, PRIVILEGE.save, PRIVILEGE.detail],
} as const

/** The privileges an operation requires. @source GRD-020, ROL-006 @public */
export function operationNeeds(operation: GridOperation): readonly Privilege[] {
  return isRowOperation(operation) ? [ROW_OPERATION[operation].privilege] : OF_FORM[operation]
}

/** Label, prompts and requirements of an operation in a list, in the wording of the list where it has one. @public */
export function operationTerms({ states }: Pick<Grid, 'states'>, operation: RowOperation): RowOperationTerms {
  const says = states?.moves[operation]?.says
  return says ? withTexts(ROW_OPERATION[operation], says) : ROW_OPERATION[operation]
}

/** The Chinese text of the button of an operation, in the wording of the list where it has one. @public */
export function operationLabel(grid: Pick<Grid, 'states'>, operation: GridOperation): string {
  return isRowOperation(operation) ? operationTerms(grid, operation).label : OPERATION_LABEL[operation]
}
const OPERATION_LABEL = { view: '查看', add: '新增', edit: '编辑', clone: '克隆' } as const

/**
 * Whether an operation is possible on a row. The browser shows the button by this result, and the back end accepts the
 * call by the same.
 * @param record null for operations without a row, such as adding
 * @param privileges as `getOpts` answers them
 * @source GRD-006 to GRD-014, GRD-020
 * @public
 */
export function operationState(
  grid: Grid,
  operation: GridOperation,
  record: OperatedRecord | null,
  privileges: ReadonlySet<string> | readonly string[],
): OperationState {
  const held = new Set(privileges)
  if (!grid.operations.includes(operation) || !operationNeeds(operation).every((privilege) => held.has(privilege))) {
    return { shown: false, enabled: false, reason: `没有“${operationLabel(grid, operation)}”权限` }
  }
  const reason = record === null ? null : stateReason(grid, operation, record)
  return { shown: reason === null || !opposed(grid, operation, record), enabled: reason === null, reason }
}

/** Why an operation is not possible in the state of a row; null when it is. */
export function stateReason(grid: Grid, operation: GridOperation, record: OperatedRecord): string | null {
  const move = moveOf(grid, operation)
  if (!move || startsFrom(move, record[move.field])) return null
  const state = scalar(record[move.field])
  if (move.to !== undefined && state === move.to && isRowOperation(operation))
    return `${operationTerms(grid, operation).done}，无需重复操作`
  const text = stateText(record, move.field)
  return `${text === null ? '当前状态' : `当前为“${text}”，`}不能${operationLabel(grid, operation)}`
}

/** The change of state of an operation, with its field. */
export function moveOf({ states }: Grid, operation: GridOperation): (GridMove & { readonly field: string }) | null {
  const move = isRowOperation(operation) || operation === 'edit' ? states?.moves[operation] : undefined
  return states && move ? { ...move, field: move.field ?? states.field } : null
}

/** Enabling and disabling share one place: only one of them is shown. */
function opposed(grid: Grid, operation: GridOperation, record: OperatedRecord | null): boolean {
  const opposite = operation === 'enable' ? 'disable' : operation === 'disable' ? 'enable' : null
  return (
    record !== null &&
    opposite !== null &&
    grid.operations.includes(opposite) &&
    stateReason(grid, opposite, record) === null
  )
}

function startsFrom({ from }: GridMove, value: unknown): boolean {
  return from.some((state) => state === scalar(value))
}

function scalar(value: unknown): Scalar {
  return (typeof value === 'string' && !isEmpty(value)) || typeof value === 'number' ? value : null
}

function stateText({ refValues }: OperatedRecord, field: string): string | null {
  const text: unknown = typeof refValues === 'object' && refValues !== null ? Reflect.get(refValues, field) : null
  return typeof text === 'string' && text !== '' ? text : null
}
