/** Compares signatures in constant time, so that the duration reveals nothing. */
export function sameSignature(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let different = 0
  for (let at = 0; at < a.length; at++) different |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return different === 0
}
