import type { Appearance } from 'fangkit'

type Words = Readonly<Record<string, string>>

export const SCHEMES = { system: '跟随系统', light: '浅色', dark: '深色', contrast: '高对比' } as const satisfies Words
export const DENSITIES = { comfortable: '宽松', compact: '紧凑' } as const satisfies Words
export const WIDTHS = { full: '整页', '390px': '390', '860px': '860', '1280px': '1280' } as const satisfies Words

/** Returns the requested word, or the first one when the address has none of them. */
export function wordOf<W extends Words>(words: W, asked: string | null): keyof W & string {
  const known = Object.keys(words)
  // adapter: `known` holds the keys of `words`
  return (asked !== null && known.includes(asked) ? asked : known[0]) as keyof W & string
}

/** Returns the look that the address requests: `?scheme=dark&density=compact`. */
export function lookOf(read: (name: string) => string | null): Required<Pick<Appearance, 'scheme' | 'density'>> {
  return { scheme: wordOf(SCHEMES, read('scheme')), density: wordOf(DENSITIES, read('density')) }
}

const DARK = '(prefers-color-scheme: dark)'

/** Applies the scheme to the page around the widgets. @returns a function that stops following the system setting */
export function followScheme(scheme: keyof typeof SCHEMES): () => void {
  const system = matchMedia(DARK)
  const apply = () => {
    document.documentElement.dataset['scheme'] = scheme === 'system' ? (system.matches ? 'dark' : 'light') : scheme
  }
  apply()
  if (scheme !== 'system') return () => undefined
  system.addEventListener('change', apply)
  return () => system.removeEventListener('change', apply)
}

/** Returns whether widgets with this scheme are dark at the moment. */
export const isDark = (scheme: keyof typeof SCHEMES): boolean =>
  scheme === 'dark' || (scheme === 'system' && matchMedia(DARK).matches)
