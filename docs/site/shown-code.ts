import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { EXAMPLE_API, firstIn, plainExample } from '../../tests/packed/documented-code.ts'

const MARK = /^<!-- (?:file (\S+)|first (\w+) of (\S+)|script of a plain page) -->$/gm
const LANGUAGES: Readonly<Record<string, string>> = { '.mjs': 'js' }

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``

async function codeOf(path?: string, language?: string, document?: string): Promise<string> {
  if (path !== undefined) {
    const ending = extname(path)
    return fence(LANGUAGES[ending] ?? ending.slice(1), await readFile(path, 'utf8'))
  }
  if (language !== undefined && document !== undefined)
    return fence(language, firstIn(document, await readFile(document, 'utf8'), language))
  return fence('js', (await plainExample(EXAMPLE_API)).script)
}

/**
 * Puts code in the place of lines that name it: `<!-- file tests/packed/next/app/fees.jsx -->`,
 * `<!-- first tsx of README.md -->`, `<!-- script of a plain page -->`. It is the code that tests build and run.
 */
export async function withShownCode(markdown: string): Promise<string> {
  const shown: string[] = []
  for (const [, path, language, document] of markdown.matchAll(MARK)) shown.push(await codeOf(path, language, document))
  return markdown.replace(MARK, () => shown.shift() ?? '')
}
