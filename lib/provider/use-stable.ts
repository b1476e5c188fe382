import { useState } from 'react'

/** Keeps the identity of an object while its content is equal, because hosts may write literals. */
export function useStable<T>(value: T): T {
  const [stable, setStable] = useState(() => value)
  if (sameContent(stable, value)) return stable
  setStable(() => value)
  return value
}

function sameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPlain(a) || !isPlain(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameContent(Reflect.get(a, name), Reflect.get(b, name)))
  )
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}
