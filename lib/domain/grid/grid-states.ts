import type { Scalar } from '../../catalogue/kind.ts'
import type { OperationTexts, RowOperation } from './row-operation.ts'

/** The change of state an operation makes. @public */
export interface GridMove<N extends string = string> {
  /** Field with the state, when it is not that of the list. */
  readonly field?: N
  /** States in which the operation is possible; `null` is an empty one. */
  readonly from: readonly Scalar[]
  /** The new state; without it the state stays. */
  readonly to?: Scalar
  /** Field that gets the day or the instant, as its kind says. */
  readonly at?: N
  /** Field that gets the account of the user. */
  readonly by?: N
  /** Field that gets the reason the user typed. */
  readonly reason?: N
  /** Wording in this list; absent: the general wording of the operation. */
  readonly says?: OperationTexts
}

/**
 * The states of the rows of a list and the operations possible in each. An operation without an entry is possible in
 * every state. State fields are server-owned: a form shows them and never sends them.
 * @public
 */
export interface GridStates<N extends string = string> {
  /** Field with the state. */
  readonly field: N
  /** The change of state each operation makes. */
  readonly moves: { readonly [O in RowOperation | 'edit']?: GridMove<N> }
}

/** Rows on which some operations are never possible. @public */
export interface GridLock<N extends string = string> {
  /** The field and the value that mark these rows. */
  readonly field: N
  /** The value that marks a locked row. */
  readonly is: Scalar
  /** Operations that are neither offered nor accepted on such a row. */
  readonly operations: readonly RowOperation[]
  /** Why, as a sentence for users. */
  readonly reason: string
}

/** The states of a toggle: on and off, changed by 启用 and 停用. @public */
export function switchable<N extends string>(field: N): GridStates<N> {
  return { field, moves: { enable: { from: [0, null], to: 1 }, disable: { from: [1], to: 0 } } }
}

/** Fields that only operations write. @public */
export function stateFields({ field, moves }: GridStates): readonly string[] {
  const written = Object.values(moves).flatMap((move) => [move?.field, move?.at, move?.by, move?.reason])
  return [...new Set([field, ...written.flatMap((name) => name ?? [])])]
}
