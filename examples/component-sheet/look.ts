import type { Density, Scheme } from 'fangkit'

/** How the sheet looks, as the address describes it. */
export interface Look {
  readonly scheme: Scheme
  readonly density: Density
}

export const SCHEMES: readonly { readonly value: Scheme; readonly label: string }[] = [
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
  { value: 'contrast', label: '高对比' },
]
export const DENSITIES: readonly { readonly value: Density; readonly label: string }[] = [
  { value: 'comfortable', label: '宽松' },
  { value: 'compact', label: '紧凑' },
]

export function lookOf(search: string): Look {
  const asked = new URLSearchParams(search)
  return {
    scheme: SCHEMES.find(({ value }) => value === asked.get('scheme'))?.value ?? 'light',
    density: DENSITIES.find(({ value }) => value === asked.get('density'))?.value ?? 'comfortable',
  }
}

export const searchOf = ({ scheme, density }: Look): string => `?${new URLSearchParams({ scheme, density })}`
