import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react'

/** Merges two refs of one element, when both the part and its caller need it. */
export function useMergedRef<Node>(outer: ForwardedRef<Node>, inner: RefObject<Node | null>): RefCallback<Node> {
  return useCallback(
    (node: Node | null) => {
      inner.current = node
      if (typeof outer === 'function') outer(node)
      else if (outer !== null) outer.current = node
    },
    [outer, inner],
  )
}
