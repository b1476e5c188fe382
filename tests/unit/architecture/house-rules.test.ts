import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sources, trackedFiles } from './sources.ts'
import { unexplainedAssertions } from './type-assertions.ts'

/** Declarations, and entries that list names. */
const DATA = /^(lib\/(domain|backend\/seed|testing\/demo|locale)|host\/grids)\/|^lib\/[a-z-]+\.ts$/
const where = (predicate: (line: string, path: string) => boolean, among = sources) =>
  among.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (predicate(line, path) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )

describe('the top level', () => {
  it('SDK-004 holds the agreed entries and tool configuration only', () => {
    const folders = ['lib', 'host', 'examples', 'docs', 'tests']
    const documents = ['README.md', 'LICENSE', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md']
    const tools = /^(package(-lock)?\.json|tsconfig\.json|(vite|vitest|panda)\.config\.ts|biome\.jsonc|\..*)$/
    expect(
      [...new Set(trackedFiles.map((path) => path.split('/')[0] ?? ''))].filter(
        (entry) => !folders.includes(entry) && !documents.includes(entry) && !tools.test(entry),
      ),
      'Put the file into lib, host, examples, docs or tests; the top level is what a newcomer reads first.',
    ).toEqual([])
  })
  it('has a README in every folder of the library, and in lib, host, examples, docs and tests', () => {
    const directories = [
      ...new Set(
        trackedFiles.flatMap((path) => /^(lib\/[a-z-]+|host|lib|examples|docs|tests)\//.exec(path)?.[1] ?? []),
      ),
    ]
    expect(
      directories.filter((directory) => !trackedFiles.includes(`${directory}/README.md`)),
      'Write a README.md of about ten lines: what the folder holds, where to begin, what it imports.',
    ).toEqual([])
  })
})

describe('documents', () => {
  it('hold no marks of a merge that was not finished', () => {
    const documents = trackedFiles.filter((path) => path.endsWith('.md'))
    expect(documents.length).toBeGreaterThan(20)
    expect(
      documents.filter((path) => /^(<{7}|>{7}) /m.test(readFileSync(path, 'utf8'))),
      'Finish the merge: choose between the two versions and remove the marks.',
    ).toEqual([])
  })
})

describe('the sources', () => {
  it('keep files short: 400 lines, declarations 600', () => {
    expect(
      sources
        .filter(({ path, lines }) => lines.length > (DATA.test(path) ? 600 : 400))
        .map(({ path, lines }) => `${path}: ${lines.length}`),
      'Divide the file by what its parts are about, each under a name of its own.',
    ).toEqual([])
  })
  it('keep most files small: the median at most 80 lines, nine of ten at most 250', () => {
    const lengths = sources.map(({ lines }) => lines.length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80)
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(250)
  })
  it('name codes outside the domain, the contract, the seed and the grids', () => {
    expect(
      where(
        (line, path) =>
          /['"`](HF|HH|HG|HX|BD|BDA)[0-9A-Z]{4,5}['"`]/.test(line) &&
          !/^lib\/(domain|contract)\/|^lib\/(?:backend\/seed|testing\/demo)\/|^host\/grids\//.test(path),
      ),
      'Use the name of the code from lib/domain/codes.ts, or add one there.',
    ).toEqual([])
  })
  it('export nothing by star and nothing by default', () => {
    expect(
      where((line, path) => /^export \*|^export default/.test(line) && !/\.config\.ts$/.test(path)),
      'Export every name by itself, so that a reader and the bundler see what leaves the file.',
    ).toEqual([])
  })
  it('have entries that only re-export; the one of the elements defines their tags, too', () => {
    const entries = sources.filter(({ path }) => /^lib\/[a-z-]+\.ts$|^lib\/locales\//.test(path))
    expect(entries.length).toBeGreaterThan(5)
    const code = where(
      (line, path) =>
        !(path === 'lib/elements.ts' && /^import '\.\/elements\//.test(line)) &&
        !/^(\/\*\*.*\*\/|\s*|\/\*\*| \*.*|'use client'|export (type )?\{.*|\s+.*,?|\} from '.*')$/.test(line),
      entries,
    )
    expect(code, 'Move the code into a layer and re-export it from the entry.').toEqual([])
  })
  it('have no files for odds and ends', () => {
    expect(
      sources.filter(({ path }) => /(^|\/)(utils?|helpers?|types|misc)\.tsx?$/.test(path)).map(({ path }) => path),
      'Name the file after what it does, beside the code that uses it.',
    ).toEqual([])
  })
  it('say why wherever a type is asserted', () => {
    expect(
      sources.flatMap(unexplainedAssertions),
      'Write `// adapter: …` with the reason beside it, or let the compiler know the type.',
    ).toEqual([])
    const sample = (text: string) => unexplainedAssertions({ path: 'sample.ts', text, lines: text.split('\n') })
    expect(sample('const one = two as One\n// adapter: not beside it\n')).toEqual(['sample.ts:1: two as One'])
    expect(sample('const one = run(\n  two as One,\n) // adapter: a One\n')).toEqual([])
    expect(sample('// adapter: a One\nconst one = two as One\n')).toEqual([])
    expect(sample('const KINDS = [1, 2] as const\n')).toEqual([])
  })
  it('leave nothing for later', () => {
    expect(
      where((line) => /\b(TODO|FIXME|XXX|HACK)\b|not implemented|coming soon|敬请期待|待实现|暂未实现/.test(line)),
      'Do it now, or leave the idea out; a comment is no place to plan work.',
    ).toEqual([])
  })
  it('keep state of modules out of the library', () => {
    expect(
      where(
        (line, path) => path.startsWith('lib/') && /^(let|var) /.test(line) && !/^lib\/catalogue\/day\.ts$/.test(path),
      ),
      'Put the state into an object that its user creates: several providers share one page.',
    ).toEqual([])
  })
  it('use nothing that only React 19 has', () => {
    expect(
      where((line) =>
        /import \{[^}]*\b(use|useActionState|useOptimistic|useFormStatus)\b[^}]*\} from 'react(-dom)?'/.test(line),
      ),
      'Use what React 18.2 has, too: hosts may bring either.',
    ).toEqual([])
  })
})

describe('the tests', () => {
  it('skip nothing', () => {
    const tests = trackedFiles.filter((path) => /^tests\/.*\.test\.tsx?$/.test(path))
    expect(
      tests.flatMap((path) =>
        /\b(it|test|describe)\.(skip|todo|only|fails)\b/.test(readFileSync(path, 'utf8')) ? [path] : [],
      ),
      'Repair the test or remove it with the reason in the commit.',
    ).toEqual([])
  })
})

describe('personal data', () => {
  const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const isIdNumber = (text: string) =>
    '10X98765432'[
      [...text.slice(0, 17)].reduce((sum, digit, place) => sum + Number(digit) * (WEIGHTS[place] ?? 0), 0) % 11
    ] === text.charAt(17).toUpperCase()
  /** Examples that GB 11643, the police and the immigration administration have published. */
  const PUBLISHED = [
    '11010519491231002X',
    '440524188001010014',
    '34052419800101001X',
    '810000199408230021',
    '830000199201300022',
    '911124198108030024',
    '932682198501010017',
  ]
  const strangers = (numbers: readonly string[]) =>
    numbers.filter(
      (number) => isIdNumber(number) && !number.startsWith('440199') && !PUBLISHED.includes(number.toUpperCase()),
    )
  it('is nobody’s: every ID number lies in a region that was never assigned, or is a published example', () => {
    const found = trackedFiles
      .filter((path) => /\.(tsx?|mjs|md|jsonc?|html|sql|csv|txt|ya?ml)$/.test(path) && path !== 'package-lock.json')
      .flatMap((path) =>
        (
          readFileSync(path, 'utf8').match(
            /(?<!\d)\d{6}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{3}[\dXx](?!\d)/g,
          ) ?? []
        ).map((number) => [path, number] as const),
      )
    expect(
      found.filter(([, number]) => strangers([number]).length > 0),
      'Write a number of region 440199, which belongs to nobody.',
    ).toEqual([])
    // Joined here, so that the whole word is in no source; otherwise the check would find it.
    expect(strangers([`44010619900101${'0017'}`, `44010619900101${'0013'}`])).toHaveLength(1)
  })
})
