/**
 * Copies own properties only, so that additions of other scripts to `Object.prototype` do not become part of a request.
 */
export function ownProperties<T extends object>(source: T): T {
  return Object.assign(Object.create(null), source)
}
