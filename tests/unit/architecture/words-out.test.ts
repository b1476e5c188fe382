import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sources, trackedFiles } from './sources.ts'

/** Names that hold such a word and stay, by the reason. */
const STAYING: readonly (readonly [why: string, names: RegExp])[] = [
  [
    'on the wire, stored, or a key of texts',
    /^(?:alsoTell|tell|depositKeeper|DEPOSIT_KEEPERS?|saleFaces|trail|TRAIL_RESULT)$/,
  ],
  ['stored with points, orders and payments', /^(?:booked|booking|BOOKED|pointBooked(?:At|By)|typeBooked|bookedType)$/],
  ['texts of the interface, looked up by key', /^(?:kept|keptText|draftKept|draftKeptHint|addAnew|somebody|specimen)$/],
  ['complaints of customers, 投诉', /^(?:[cC]omplaint(?:Grid|Rows|[A-Z][A-Za-z]*)?|COMPLAINT_STATE)$/],
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

/** Words that are also ordinary English: they are out of names only. */
const ORDINARY: ReadonlySet<string> = new Set(
  'tell told kept doubt booking booked course cast life face street door room complaint patient specimen'.split(' '),
)

/** @returns the classes a style sheet of the portal declares, without those of the library */
const classNamesOf = (css: string): readonly string[] =>
  [...new Set(css.replace(/\/\*[\s\S]*?\*\//g, '').match(/\.[a-z][a-z0-9-]*(?=[^{};]*\{)/g) ?? [])]
    .map((name) => name.slice(1))
    .filter((name) => !/^fk-/.test(name))

/** @returns the comments of a file that hold a word that is out */
function commentsOut(text: string): readonly string[] {
  const words = [...out].filter((word) => !ORDINARY.has(word))
  const any = new RegExp(`\\b(?:${words.join('|')})s?\\b`, 'i')
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []
  return comments.filter((comment) => any.test(comment))
}

/** What a failing test asks for. */
const WRITE = 'Write the word that the table in lib/README.md gives instead.'

const judged = new Map<string, boolean>()

/** Whether a name holds a word that is out, and is not among those that stay. */
function isOut(name: string): boolean {
  const known = judged.get(name)
  if (known !== undefined) return known
  const held = wordsOf(name).some((word) => out.has(word) || out.has(word.replace(/s$/, '')))
  const found = held && !STAYING.some(([, names]) => names.test(name))
  judged.set(name, found)
  return found
}

/** @returns the names in a file that hold a word that is out */
function namesOut(file: string, text: string): readonly string[] {
  // Most files hold none, not even in their texts: only the others are parsed.
  if (!(text.match(/[A-Za-z_$][\w$]*/g) ?? []).some(isOut)) return []
  const found = new Set<string>()
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isOut(node.text)) found.add(node.text)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return [...found]
}

/** Letters that are names of their own: two things compared, and the place of a point. */
const LETTERS = /^[abxy]$/
/** An expression of one glance, where a letter says enough. */
const GLANCE = 60

/** @returns the parameters of one letter in a file, outside types and small expressions */
function letterParameters(file: string, text: string): readonly string[] {
  // Most files have none: only the others are parsed.
  if (!/[(,]\s*[a-z]\b\s*[:,)=?]|^\s+[a-z]: .*,$/im.test(text)) return []
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isParameter(node) && ts.isIdentifier(node.name) && /^[a-z]$/i.test(node.name.text)) {
      const owner = node.parent
      const isSmall = ts.isArrowFunction(owner) && !ts.isBlock(owner.body) && owner.getText().length < GLANCE
      if (!isSmall && !ts.isFunctionTypeNode(owner) && !LETTERS.test(node.name.text)) found.push(node.name.text)
    }
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

describe('a parameter', () => {
  it('is named by a word: a letter is enough for two things compared, a point and a small expression', () => {
    expect(
      sources.flatMap(({ path, text }) => letterParameters(path, text).map((name) => `${path}: ${name}`)),
      'Write what it is: `options`, `row`, `column`.',
    ).toEqual([])
    expect(letterParameters('a.ts', 'function put(r: number, c: number) {}')).toEqual(['r', 'c'])
    expect(letterParameters('a.ts', 'const add = (n: number) => n + 1')).toEqual([])
  }, 120_000)
})

describe('words that lib/README.md excludes', () => {
  it('are in no name of the code', () => {
    const code = trackedFiles.filter((path) => /^(?:lib|host|examples|docs|tests)\/.*\.(?:tsx?|mjs)$/.test(path))
    expect(code.length).toBeGreaterThan(3_000)
    expect(
      code.flatMap((path) => namesOut(path, readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`)),
      WRITE,
    ).toEqual([])
  }, 120_000)
  it('are in no comment, of the product or of its tests', () => {
    const tests = trackedFiles
      .filter((path) => /^tests\/.*\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('/words-out.test.ts'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    expect(sources.length).toBeGreaterThan(2_000)
    expect(tests.length).toBeGreaterThan(500)
    expect(
      [...sources, ...tests].flatMap(({ path, text }) =>
        commentsOut(text).map((comment) => `${path}: ${comment.slice(0, 100)}`),
      ),
      WRITE,
    ).toEqual([])
    expect(commentsOut('/** Whoever reads. */\nconst a = "somebody" // begun anew\n')).toHaveLength(2)
  })
  it('are in no class name of the portal', () => {
    const sheets = trackedFiles.filter((path) => /^host\/web\/.*\.css$/.test(path))
    expect(sheets.length).toBeGreaterThan(50)
    const classes = sheets.flatMap((path) => classNamesOf(readFileSync(path, 'utf8')).map((name) => ({ path, name })))
    expect(
      classes
        .filter(({ name }) => !name.startsWith('portal-') || name.split('-').some((word) => out.has(word)))
        .map(({ path, name }) => `${path}: .${name}`),
      WRITE,
    ).toEqual([])
    expect(classNamesOf('.portal-desk-row:hover > .fk-root { color: red }')).toEqual(['portal-desk-row'])
  })
  it('are in no path', () => {
    const staying = /migrations\/|complaint-grid|pictures\/|lib\/guides\/reference\//
    expect(
      trackedFiles.filter((path) => !staying.test(path) && path.split(/[/.-]/).some((word) => out.has(word))),
      WRITE,
    ).toEqual([])
  })
  it('are read from the table of lib/README.md, and found within names', () => {
    expect(out.size).toBeGreaterThan(30)
    expect(namesOut('a.ts', 'const toldAll = openDesk(deskless)\n')).toEqual(['toldAll', 'openDesk'])
  })
})
