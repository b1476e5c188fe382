import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from '../architecture/sources.ts'

interface Danger {
  readonly pattern: RegExp
  /** What to write instead. */
  readonly instead: string
  /** Where it stands nevertheless: how often, and why it is safe there. */
  readonly allowed: Readonly<Record<string, readonly [times: number, reason: string]>>
}

/** Calls that turn a text into a program, markup, a statement or a command, or that only look random or safe. */
const DANGERS: Readonly<Record<string, Danger>> = {
  'text that runs': {
    pattern: /\beval\(|\bFunction\(|\bset(?:Timeout|Interval)\(\s*['"`]|['"]node:vm['"]|\bjavascript:/g,
    instead: 'Write the program; a policy of a partner’s page refuses text that runs.',
    allowed: {},
  },
  'text that becomes markup': {
    pattern: /(?:inner|outer|adjacent)HTML\b|setHTMLUnsafe|document\.write|createContextualFragment|\bsrcDoc\b/gi,
    instead: 'Let React write it, or build nodes; rich text goes through `lib/field/rich-text`.',
    allowed: {},
  },
  'another program': {
    pattern: /['"](?:node:)?child_process['"]|\bshell:\s*true/g,
    instead: 'Call a function of Node. If it must be a program: `execFile` or `spawn` with a list, never a shell.',
    allowed: {
      'host/server/portal/run-tool.ts': [1, 'Node itself with the programs of the build, without a shell'],
      'lib/styles/published-sheets.ts': [1, 'Node itself with the program beside it, while developing'],
    },
  },
  'a number that can be guessed': {
    pattern: /\bMath\.random\b/g,
    instead: 'Take `randomBytes` of node:crypto, or the port `ids`, for whatever nobody may guess.',
    allowed: {
      'host/server/store/channel.ts': [1, 'spreads pauses between attempts'],
      'host/server/store/transaction.ts': [1, 'spreads pauses between attempts'],
      'lib/client/live/live-socket.ts': [1, 'spreads pauses between attempts'],
      'lib/client/retry.ts': [1, 'spreads pauses between attempts'],
      'lib/provider/live/news-handler.ts': [1, 'spreads readings after a change'],
      'lib/widgets/form-preview/use-form-news.ts': [1, 'spreads readings after a change'],
    },
  },
  'a statement as text': {
    pattern: /\bsql\.(?:raw|lit|unsafe)\b/g,
    instead: 'Pass values as parameters and names as `sql.id`.',
    allowed: {
      'host/server/store/filter.ts': [4, 'words of the file itself, chosen by the kind of a column or by yes or no'],
      'host/server/store/lookup.ts': [1, 'a number that counts'],
      'host/server/store/migrate.ts': [1, 'the migrations of this repository'],
      'host/server/store/record.ts': [1, 'a constant'],
      'host/server/store/sync-tables.ts': [3, 'words of the file itself, and names of declared fields'],
    },
  },
  'a weak or disabled check': {
    pattern:
      /createHash\(\s*['"](?:md5|sha1)|rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|\bcreateCipher\(/gi,
    instead: 'Take SHA-256, and add the authority of the other side to those that are trusted.',
    allowed: {},
  },
  'a message to any page': {
    pattern: /postMessage\([^)]*['"]\*['"]/g,
    instead: 'Name the origin the message is for.',
    allowed: {},
  },
}

const code = trackedFiles
  .filter((path) => /^(?:lib|host|examples)\/.*\.(?:tsx?|mjs|html)$/.test(path))
  .map((path) => [path, withoutComments(readFileSync(path, 'utf8'))] as const)

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
const timesIn = ({ pattern }: Danger, text: string): number => [...text.matchAll(pattern)].length

describe('dangerous calls', () => {
  it.each(Object.entries(DANGERS))('%s: only where there is a reason', (_what, danger) => {
    expect(code.length).toBeGreaterThan(1500)
    const found = code.flatMap(([path, text]) => {
      const times = timesIn(danger, text)
      return times === 0 ? [] : [[path, times] as const]
    })
    expect(
      Object.fromEntries(found),
      `${danger.instead} If it is safe here, add the place with the reason; remove what is gone.`,
    ).toEqual(Object.fromEntries(Object.entries(danger.allowed).map(([path, [times]]) => [path, times])))
  })
  it.each([
    ['text that runs', 'const run = new Function("a", "return a")'],
    ['text that runs', "setTimeout('run()', 5)"],
    ['text that becomes markup', '<div dangerouslySetInnerHTML={{ __html: text }} />'],
    ['text that becomes markup', 'node.innerHTML = text'],
    ['another program', "import { exec } from 'child_process'"],
    ['a number that can be guessed', 'const token = Math.random().toString(36)'],
    ['a statement as text', 'sql.raw(`select` + name)'],
    ['a weak or disabled check', "createHash('md5')"],
    ['a message to any page', "parent.postMessage(token, '*')"],
  ])('%s is found: %s', (what, text) => {
    const danger = DANGERS[what]
    expect(danger && timesIn(danger, withoutComments(text))).toBe(1)
    expect(danger && timesIn(danger, withoutComments(`// ${text}\n/* ${text} */`))).toBe(0)
  })
})
