import type { AppearanceVariables } from 'fangkit'

interface Brand {
  readonly name: string
  readonly light: AppearanceVariables
  readonly dark: AppearanceVariables
}
const own: Brand = { name: '缺省', light: {}, dark: {} }

/** [1] Text needs a contrast of 4.5:1 against its background, so a brand has two sets of colours. */
export const BRANDS: Readonly<Record<string, Brand>> = {
  own,
  violet: {
    name: '紫色',
    light: {
      '--fk-colors-brand': '#7a1fa2',
      '--fk-colors-brand-solid': '#7a1fa2',
      '--fk-colors-brand-hover': '#62168a',
      '--fk-colors-brand-soft': '#f6e9fb',
      '--fk-colors-brand-line': '#dcb8ea',
      '--fk-colors-brand-ink': '#5c127e',
    },
    dark: {
      '--fk-colors-brand': '#dca8f2',
      '--fk-colors-brand-solid': '#8a35b3',
      '--fk-colors-brand-hover': '#7a2ba2',
      '--fk-colors-brand-soft': '#381a47',
      '--fk-colors-brand-line': '#6b3a85',
      '--fk-colors-brand-ink': '#e7c6f6',
    },
  },
  teal: {
    name: '青色',
    light: {
      '--fk-colors-brand': '#0b6b6b',
      '--fk-colors-brand-solid': '#0b6b6b',
      '--fk-colors-brand-hover': '#075656',
      '--fk-colors-brand-soft': '#e0f3f2',
      '--fk-colors-brand-line': '#a9d8d5',
      '--fk-colors-brand-ink': '#064d4d',
    },
    dark: {
      '--fk-colors-brand': '#6fd3cd',
      '--fk-colors-brand-solid': '#11706e',
      '--fk-colors-brand-hover': '#0e6361',
      '--fk-colors-brand-soft': '#0f3233',
      '--fk-colors-brand-line': '#246463',
      '--fk-colors-brand-ink': '#a2e4df',
    },
  },
}

export const brandOf = (name: string | null): Brand => BRANDS[name ?? 'own'] ?? own
