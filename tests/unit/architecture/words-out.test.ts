import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from './sources.ts'

/** Names that hold such a word and stay, by the reason. */
const STAYING: readonly (readonly [why: string, names: RegExp])[] = [
  [
    'on the wire, stored, or a key of texts',
    /^(?:alsoTell|tell|depositKeeper|DEPOSIT_KEEPERS?|saleFaces|trail|TRAIL_RESULT)$/,
  ],
  ['stored with points, orders and payments', /^(?:booked|booking|BOOKED|pointBooked(?:At|By)|typeBooked|bookedType)$/],
  ['texts of the interface, looked up by key', /^(?:kept|keptText|draftKept|draftKeptHint|addAnew|somebody|specimen)$/],
  ['complaints of customers, 投诉', /^(?:complaint(?:Grid|Rows|[A-Z][A-Za-z]*)?|COMPLAINT_STATE)$/],
  ['real streets, rooms and houses', /^(?:street|STREETS|rooms|Rooms|ROOMS|setRooms|livingRoom(?:Small)?)$/],
  ['a name of Rollup', /^facadeModuleId$/],
  ['a step of a test that the step names in a text', /^hear$/],
]

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$#]+/)
    .map((word) => word.toLowerCase())

/** The words of the first column of the table in `lib/README.md`. */
const out: ReadonlySet<string> = new Set(
  (/## Words we do not use[\s\S]*/.exec(readFileSync('lib/README.md', 'utf8'))?.[0] ?? '')
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| instead of'))
    .flatMap((line) => (line.split('|')[1] ?? '').split(','))
    .map((word) => word.trim()),
)

/** @returns the names in a file that hold a word that is out */
function namesOut(file: string, text: string): readonly string[] {
  const found = new Set<string>()
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && wordsOf(node.text).some((word) => out.has(word) || out.has(word.replace(/s$/, ''))))
      found.add(node.text)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return [...found].filter((name) => !STAYING.some(([, names]) => names.test(name)))
}

describe('words that the house does not use', () => {
  it('stand in no name of the code', () => {
    const code = trackedFiles.filter((path) => /^(?:lib|host|examples|tests)\/.*\.(?:tsx?|mjs)$/.test(path))
    expect(code.length).toBeGreaterThan(3_000)
    const any = new RegExp([...out].join('|'), 'i')
    expect(
      code.flatMap((path) => {
        const text = readFileSync(path, 'utf8')
        return any.test(text) ? namesOut(path, text).map((name) => `${path}: ${name}`) : []
      }),
    ).toEqual([])
  })
  it('stand in no path', () => {
    const staying = /migrations\/|complaint-grid|pictures\/|lib\/guides\/reference\//
    expect(
      trackedFiles.filter((path) => !staying.test(path) && path.split(/[/.-]/).some((word) => out.has(word))),
    ).toEqual([])
  })
  it('are read from the table of lib/README.md, and found within names', () => {
    expect(out.size).toBeGreaterThan(30)
    expect(namesOut('a.ts', 'const toldAll = openDesk(deskless)\n')).toEqual(['toldAll', 'openDesk'])
  })
})
