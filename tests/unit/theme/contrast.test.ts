import { describe, expect, it } from 'vitest'
import { colours } from '../../../lib/theme/colours.ts'

type Name = keyof typeof colours
const SCHEMES = ['light', 'dark', 'contrast'] as const

const colour = (name: Name, scheme: (typeof SCHEMES)[number]): string => {
  const { base, ...others }: { base: string; _dark?: string; _contrast?: string } = colours[name].value
  if (scheme === 'dark') return others._dark ?? base
  return scheme === 'contrast' ? (others._contrast ?? base) : base
}
/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const ratio = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const SURFACES: readonly Name[] = ['bg', 'surface', 'surface-2', 'surface-3', 'overlay']
const TEXTS: readonly Name[] = ['ink', 'ink-2', 'ink-3']
const pairs = (texts: readonly Name[], grounds: readonly Name[]): readonly (readonly [Name, Name])[] =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const))

const READ: readonly (readonly [Name, Name])[] = [
  ...pairs(TEXTS, SURFACES),
  ...pairs(['brand', 'ok', 'warn', 'bad'], ['surface', 'surface-2', 'overlay', 'bg']),
  ...pairs(['ink', 'ink-2', 'brand-ink'], ['brand-soft', 'row-selected']),
  ...pairs(['brand'], ['brand-soft', 'row-selected']),
  ['on-brand', 'brand-solid'],
  ['on-brand', 'brand-hover'],
  ['on-bad', 'bad-solid'],
  ['on-bad', 'bad-solid-hover'],
  ['on-count', 'bad'],
  ['ok', 'ok-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['ink', 'ok-soft'],
  ['ink', 'warn-soft'],
  ['ink', 'bad-soft'],
  ['ink-2', 'idle-soft'],
  ['on-bar', 'bar'],
  ['on-bar-warn', 'bar'],
  ['on-bar-primary', 'bar-primary'],
]
const SEEN: readonly (readonly [Name, Name])[] = [
  ...pairs(['line-input', 'brand', 'warn', 'bad'], ['bg', 'surface', 'surface-2', 'overlay']),
  ...pairs(['brand-solid'], ['surface', 'bg']),
]
const tooWeak = (
  expected: readonly (readonly [Name, Name])[],
  scheme: (typeof SCHEMES)[number],
  least: number,
): readonly string[] =>
  expected.flatMap(([front, ground]) => {
    const reached = ratio(colour(front, scheme), colour(ground, scheme))
    return reached >= least ? [] : [`${front} on ${ground}: ${reached.toFixed(2)}`]
  })

describe.each(SCHEMES)('the colours of the %s scheme', (scheme) => {
  it('WCAG 1.4.3 keep every text at 4.5:1 on the grounds it is written on', () => {
    expect(tooWeak(READ, scheme, 4.5)).toEqual([])
  })
  it('WCAG 1.4.11 keep the borders of inputs, marks and states at 3:1', () => {
    expect(tooWeak(SEEN, scheme, scheme === 'contrast' ? 4.5 : 3)).toEqual([])
  })
})

it('WCAG 1.4.6 texts of the high contrast scheme keep 7:1', () => {
  expect(
    tooWeak(pairs([...TEXTS, 'brand', 'ok', 'warn', 'bad'], ['bg', 'surface', 'surface-2', 'overlay']), 'contrast', 7),
  ).toEqual([])
})
