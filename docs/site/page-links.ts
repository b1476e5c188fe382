import { posix } from 'node:path'

/** Where a page of the site comes from, and where it stands there; both without a leading slash. */
export interface PagePlace {
  readonly from: string
  readonly to: string
}

/** Files of the repository that a page of the site stands for; the site has a page of its own for these. */
const STANDS_FOR: Readonly<Record<string, string>> = { 'README.md': 'start/index.md' }

const LINK = /(!?\[[^\]]*\])\(([^)#\s]*)(#[^)\s]*)?\)/g

/**
 * Links between files of the repository become links between pages. One that leads to a file without a page keeps its
 * words only.
 */
export function withPageLinks(markdown: string, { from, to }: PagePlace, pages: ReadonlyMap<string, string>): string {
  const change = (whole: string, words: string, path: string, hash = ''): string => {
    if (path === '' || /^[a-z]+:|^\//.test(path)) return whole
    const file = posix.join(posix.dirname(from), path)
    const page = STANDS_FOR[file] ?? pages.get(file)
    if (page === undefined) return words.startsWith('!') ? '' : words.slice(1, -1)
    return `${words}(${posix.relative(posix.dirname(to), page)}${STANDS_FOR[file] === undefined ? hash : ''})`
  }
  const fences = markdown.split(/(^```[\s\S]*?^```$)/m)
  return fences.map((part, place) => (place % 2 === 0 ? part.replace(LINK, change) : part)).join('')
}
