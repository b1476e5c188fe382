/** One value for each of the three schemes; a missing scheme uses `light`. */
interface Shade {
  readonly light: string
  readonly dark?: string
  readonly contrast?: string
}

const shade = ({ light, dark, contrast }: Shade) => ({
  value: {
    base: light,
    ...(dark === undefined ? {} : { _dark: dark }),
    ...(contrast === undefined ? {} : { _contrast: contrast }),
  },
})

/** Semantic colours. Text colours have a contrast of 4.5:1 on every surface, input borders 3:1. */
export const colours = {
  bg: shade({ light: '#f4f6f9', dark: '#0e131b', contrast: '#ffffff' }),
  surface: shade({ light: '#ffffff', dark: '#151c27' }),
  'surface-2': shade({ light: '#f8fafc', dark: '#1a2330', contrast: '#ffffff' }),
  'surface-3': shade({ light: '#eef1f5', dark: '#222d3c', contrast: '#f0f0f0' }),
  overlay: shade({ light: '#ffffff', dark: '#1a2330' }),
  line: shade({ light: '#e4e8ee', dark: '#283343', contrast: '#5c5c5c' }),
  'line-strong': shade({ light: '#cfd6e0', dark: '#3b495d', contrast: '#000000' }),
  'line-input': shade({ light: '#858fa2', dark: '#66748a', contrast: '#000000' }),
  ink: shade({ light: '#18202e', dark: '#e7ecf4', contrast: '#000000' }),
  'ink-2': shade({ light: '#4d5a6e', dark: '#b5c0d0', contrast: '#141414' }),
  'ink-3': shade({ light: '#626d80', dark: '#8f9cb0', contrast: '#262626' }),
  'ink-4': shade({ light: '#9aa4b4', dark: '#5f6c80', contrast: '#595959' }),
  brand: shade({ light: '#1d5bd6', dark: '#7ca6ff', contrast: '#0a2f80' }),
  'brand-solid': shade({ light: '#1d5bd6', dark: '#2f68e0', contrast: '#0a2f80' }),
  'brand-hover': shade({ light: '#174db8', dark: '#2a5fd0', contrast: '#061f57' }),
  'on-brand': shade({ light: '#ffffff' }),
  'brand-soft': shade({ light: '#e9f0fe', dark: '#1a2c50', contrast: '#dbe6ff' }),
  'brand-line': shade({ light: '#b9cdf6', dark: '#345391', contrast: '#0a2f80' }),
  'brand-ink': shade({ light: '#123f98', dark: '#b0caff', contrast: '#061f57' }),
  'row-selected': shade({ light: '#f3f7ff', dark: '#18243c', contrast: '#dbe6ff' }),
  ok: shade({ light: '#0f7a52', dark: '#53c79a', contrast: '#06482f' }),
  'ok-soft': shade({ light: '#e4f5ed', dark: '#12332a' }),
  'ok-line': shade({ light: '#b5ddca', dark: '#23594a', contrast: '#06482f' }),
  warn: shade({ light: '#985600', dark: '#e5b055', contrast: '#5c3400' }),
  'warn-soft': shade({ light: '#fdf2dc', dark: '#392a10' }),
  'warn-line': shade({ light: '#ecd3a2', dark: '#5e4820', contrast: '#5c3400' }),
  bad: shade({ light: '#bf2e29', dark: '#ff8c82', contrast: '#8a1511' }),
  'bad-soft': shade({ light: '#fcebea', dark: '#42201f' }),
  'bad-line': shade({ light: '#ecc0bd', dark: '#6d3532', contrast: '#8a1511' }),
  'bad-solid': shade({ light: '#bf2e29', contrast: '#8a1511' }),
  'bad-solid-hover': shade({ light: '#a32622', contrast: '#6b0f0c' }),
  'on-bad': shade({ light: '#ffffff' }),
  'on-count': shade({ light: '#ffffff', dark: '#3a0f0c' }),
  'idle-soft': shade({ light: '#eef1f5', dark: '#263141' }),
  bar: shade({ light: '#10213f', dark: '#26344b', contrast: '#000000' }),
  'on-bar': shade({ light: '#ffffff' }),
  'on-bar-warn': shade({ light: '#ffd591' }),
  'bar-line': shade({ light: 'rgba(255,255,255,.35)', dark: 'rgba(255,255,255,.32)', contrast: '#ffffff' }),
  'bar-hover': shade({ light: 'rgba(255,255,255,.12)' }),
  'bar-primary': shade({ light: '#ffffff' }),
  'on-bar-primary': shade({ light: '#10213f' }),
  scrim: shade({ light: 'rgba(16,28,50,.42)', dark: 'rgba(3,6,11,.62)', contrast: 'rgba(0,0,0,.7)' }),
  'chart-0': shade({ light: '#c3cad5', dark: '#4a576a' }),
  'chart-1': shade({ light: '#123f98', dark: '#b0caff' }),
  'chart-2': shade({ light: '#1d5bd6', dark: '#7ca6ff' }),
  'chart-3': shade({ light: '#5d8de9', dark: '#4f7fe0' }),
  'chart-4': shade({ light: '#9dbcf5', dark: '#345aa8' }),
  'chart-5': shade({ light: '#cddcfa', dark: '#263f74' }),
}

/** Shadows are for overlays and focus only; everything else uses borders. */
export const shadows = {
  focus: shade({
    light: '0 0 0 3px rgba(29,91,214,.22)',
    dark: '0 0 0 3px rgba(124,166,255,.34)',
    contrast: '0 0 0 3px #0a2f80',
  }),
  'focus-bad': shade({
    light: '0 0 0 3px rgba(191,46,41,.2)',
    dark: '0 0 0 3px rgba(255,140,130,.2)',
    contrast: '0 0 0 3px #8a1511',
  }),
  overlay: shade({
    light: '0 8px 28px rgba(20,32,56,.16)',
    dark: '0 10px 32px rgba(0,0,0,.55)',
  }),
}
