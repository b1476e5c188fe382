/** Where a code is paid: a path, so that a code leads to wherever the portal that shows it came from. */
export function payAddress(codeId: string): string {
  return `/pay/${codeId}`
}
