/**
 * The same properties and nothing inherited: what another script of the page has put on `Object.prototype` must not
 * become part of a request.
 */
export function ownProperties<T extends object>(source: T): T {
  return Object.assign(Object.create(null), source)
}
