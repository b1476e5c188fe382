import type { Appearance } from 'fangkit'

export const SCHEMES = ['light', 'dark', 'contrast'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The look of the portal that a user has chosen. */
export interface Looks {
  readonly scheme: Scheme
  readonly density: 'comfortable' | 'compact'
}

const KEY = 'appearance'
const FIRST: Looks = { scheme: 'light', density: 'comfortable' }

export function readLooks(): Looks {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const { scheme, density } = (typeof saved === 'object' && saved !== null ? saved : {}) as Partial<
      Record<keyof Looks, unknown>
    > // adapter: stored outside the program, checked below
    return {
      scheme: SCHEMES.find((known) => known === scheme) ?? FIRST.scheme,
      density: density === 'compact' ? 'compact' : FIRST.density,
    }
  } catch {
    return FIRST // storage is blocked or contains something else
  }
}

export function saveLooks(looks: Looks): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(looks))
  } catch {
    // storage is blocked: the choice applies until the page is left
  }
}

/** Widgets open in drawers of the portal, which are in the top layer: what they show goes above these. */
export const appearanceOf = ({ scheme, density }: Looks): Appearance => ({ scheme, density, overlays: 'top' })
