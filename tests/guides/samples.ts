import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { virtualProgram } from '../virtual-program.ts'

/** A piece of code in a guide. */
export interface Sample {
  /** The guide and the line its code begins at. */
  readonly place: string
  readonly language: 'ts' | 'tsx'
  readonly text: string
}

/** Lines that are shown in colour may be named behind the language. */
const FENCE = /^```(tsx?)(?:\{[\d,-]+\})?\n([\s\S]*?)^```$/gm
const HANDWRITTEN = ['README.md', 'CONTRIBUTING.md', 'lib/guides']

/** Every guide written by hand; generated pages hold no code to run. */
export function guideFiles(): readonly string[] {
  return HANDWRITTEN.flatMap((path) =>
    path.endsWith('.md')
      ? [path]
      : readdirSync(path)
          .filter((file) => file.endsWith('.md'))
          .map((file) => join(path, file)),
  )
}

/** The code of the guides, as far as it says that it is TypeScript. */
export function samples(files: readonly string[] = guideFiles()): readonly Sample[] {
  return files.flatMap((file) => samplesIn(file, readFileSync(file, 'utf8')))
}

export function samplesIn(file: string, markdown: string): readonly Sample[] {
  return [...markdown.matchAll(FENCE)].map((match) => ({
    place: `${file}:${markdown.slice(0, match.index).split('\n').length + 1}`,
    language: match[1] === 'tsx' ? 'tsx' : 'ts',
    text: match[2] ?? '',
  }))
}

/** What a reader of any sample has at hand; a sample that makes one itself hides it. */
const AT_HAND = `
import type { Auth, FangkitProviderProps, Transport } from 'fangkit'
declare global {
  const transport: Transport
  const auth: Auth
  const assets: NonNullable<FangkitProviderProps['assets']>
  const projectId: string
}
`

/** What TypeScript says about the samples, each as `guide:line message`. */
export function sampleErrors(all: readonly Sample[]): readonly string[] {
  const virtual = new Map(
    all.map(({ text, language }, index) => [
      resolve(`lib/guides/sample-${index}.${language}`),
      /^(import|export)\b/m.test(text) ? text : `${text}\nexport {}\n`,
    ]),
  )
  const atHand = resolve('lib/guides/at-hand.ts')
  virtual.set(atHand, AT_HAND)
  // A sample shows what can be had; it need not use all of it.
  const program = virtualProgram(virtual, [], { noUnusedLocals: false, noUnusedParameters: false })
  return [...virtual.keys()].flatMap((path, index) => {
    const file = program.getSourceFile(path)
    if (!file) throw new Error(`${path} was not read`)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText, start = 0 }) => {
        const [guide = path, line = '0'] = all[index]?.place.split(':') ?? []
        return (
          `${guide}:${Number(line) + file.getLineAndCharacterOfPosition(start).line} ` +
          `${ts.flattenDiagnosticMessageText(messageText, ' ')}`
        )
      },
    )
  })
}
