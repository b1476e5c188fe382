import type { Scalar } from '../../catalogue/kind.ts'
import type { OperationTexts, RowOperation } from './row-operation.ts'

/** One step an operation takes a row through. @public */
export interface GridMove<N extends string = string> {
  /** Field that holds the state, when not the one of the list. */
  readonly field?: N
  /** States the operation starts from; `null` is an empty one. */
  readonly from: readonly Scalar[]
  /** The state afterwards; without it the state stays. */
  readonly to?: Scalar
  /** Fields that keep when it was done, by whom, and the reason given. */
  readonly at?: N
  readonly by?: N
  readonly reason?: N
  /** What it is called here; absent: its general words. */
  readonly says?: OperationTexts
}

/**
 * The states of a list's rows and what may be done in each. An operation without a move is possible in every state.
 * State fields belong to the server: a form shows them and never sends them.
 *
 * @public
 */
export interface GridStates<N extends string = string> {
  readonly field: N
  readonly moves: { readonly [O in RowOperation | 'edit']?: GridMove<N> }
}

/** The states of a toggle: on and off, by 启用 and 停用. @public */
export function switchable<N extends string>(field: N): GridStates<N> {
  return { field, moves: { enable: { from: [0, null], to: 1 }, disable: { from: [1], to: 0 } } }
}

/** Fields only operations write. @public */
export function stateFields({ field, moves }: GridStates): readonly string[] {
  const written = Object.values(moves).flatMap((move) => [move?.field, move?.at, move?.by, move?.reason])
  return [...new Set([field, ...written.flatMap((name) => name ?? [])])]
}
