import { describe, expect, it } from 'vitest'
import { sources } from './sources.ts'

/** What a partner writes and is handed: each member says what it is where an editor shows it. */
const DECLARED = [
  /^lib\/widgets\/(.*-props|project-detail\/project-events)\.ts$/,
  /^lib\/widgets\/widget-surroundings\.tsx$/,
  /^lib\/(viewer\/gallery-props|provider\/(provider-props|slots))\.ts$/,
]
const PUBLIC = /^export interface (\w*(?:Props|Handle|Options|Own)|Slots)\b/

function undocumented(lines: readonly string[]): readonly string[] {
  const found: string[] = []
  let inside: string | null = null
  for (const [index, line] of lines.entries()) {
    const [, name] = PUBLIC.exec(line) ?? []
    if (name !== undefined) {
      const before =
        lines
          .slice(Math.max(0, index - 5), index)
          .join('\n')
          .split('}')
          .at(-1) ?? ''
      inside = before.includes('@public') ? name : null
    } else if (line === '}') inside = null
    else if (inside !== null && /^ {2}(readonly )?\w+\??[(:]/.test(line) && !/\*\/\s*$/.test(lines[index - 1] ?? ''))
      found.push(`${inside}: ${line.trim()}`)
  }
  return found
}

describe('what a partner writes', () => {
  const declared = sources.filter(({ path }) => DECLARED.some((kind) => kind.test(path)))
  it('has a sentence for every prop, handle and slot', () => {
    expect(declared.length).toBeGreaterThan(8)
    expect(declared.flatMap(({ path, lines }) => undocumented(lines).map((member) => `${path}: ${member}`))).toEqual([])
  })
  it('is noticed where it has none', () => {
    expect(
      undocumented([
        '/** What it takes. @public */',
        'export interface XProps {',
        '  readonly a: string',
        '  /** Said. */',
        '  readonly b?: string',
        '  c(): void',
        '}',
      ]),
    ).toEqual(['XProps: readonly a: string', 'XProps: c(): void'])
  })
})
