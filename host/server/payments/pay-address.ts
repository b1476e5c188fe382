/** Returns the address where a code is paid: a path, so that it leads to the server of the portal that shows it. */
export function payAddress(codeId: string): string {
  return `/pay/${codeId}`
}
