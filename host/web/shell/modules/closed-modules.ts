import { PATHS } from '../../paths.ts'

/** Pages that go with another one of the menu. */
const WITH: Readonly<Record<string, string>> = { ContractPrint: PATHS.contract.slice(1) }

/** Whether a page is part of a module the city does without: by its whole address, or by the first parts of it. */
export function isClosed(closed: ReadonlySet<string>, pathname: string): boolean {
  if (closed.size === 0) return false
  const [first = '', ...rest] = pathname.split('/').filter((part) => part !== '')
  const page = WITH[first] ?? first
  return [page, ...rest.map((_, index) => [page, ...rest.slice(0, index + 1)].join('/'))].some((code) =>
    closed.has(code),
  )
}
