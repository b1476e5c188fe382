import { PATHS } from '../../paths.ts'

/** Pages that belong to another page of the menu. */
const WITH: Readonly<Record<string, string>> = { ContractPrint: PATHS.contract.slice(1) }

/** Returns whether a page is part of a module that is off in the city: by its whole address, or by its first parts. */
export function isClosed(closed: ReadonlySet<string>, pathname: string): boolean {
  if (closed.size === 0) return false
  const [first = '', ...rest] = pathname.split('/').filter((part) => part !== '')
  const page = WITH[first] ?? first
  return [page, ...rest.map((_, index) => [page, ...rest.slice(0, index + 1)].join('/'))].some((code) =>
    closed.has(code),
  )
}
