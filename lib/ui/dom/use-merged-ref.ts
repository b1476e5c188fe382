import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react'

/** One ref for an element that both the part and its caller want to hold. */
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
