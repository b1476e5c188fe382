import type { CSSProperties } from 'react'

/** Which set of colours. @public */
export type Scheme = 'light' | 'dark' | 'contrast'
/** How much room rows and controls take. @public */
export type Density = 'comfortable' | 'compact'
/** Values of the documented `--fk-*` variables. @public */
export type AppearanceVariables = { readonly [name: `--fk-${string}`]: string }

/** How the widgets of a provider look. @public */
export interface Appearance {
  /** `system` follows the person's settings; `light` when absent. */
  readonly scheme?: Scheme | 'system'
  /** `comfortable` when absent. */
  readonly density?: Density
  /** Over the values of the scheme; the reference lists them. */
  readonly variables?: AppearanceVariables
}

/** Attributes of the root element of a widget and of its overlays. */
export interface RootProps {
  readonly className: 'fk-root'
  readonly 'data-scheme': Scheme
  readonly 'data-density': Density
  readonly style: CSSProperties
}

/** The appearance in force. */
export interface EffectiveAppearance {
  readonly scheme: Scheme
  readonly density: Density
  /** Over the values of the scheme; the reference lists them. */
  readonly variables: AppearanceVariables
  readonly rootProps: RootProps
}

export function effectiveAppearance({ density = 'comfortable', variables = {} }: Appearance, scheme: Scheme): EffectiveAppearance {
  const style: CSSProperties = variables as CSSProperties // adapter: React writes custom properties, its types do not know them
  return { scheme, density, variables, rootProps: { className: 'fk-root', 'data-scheme': scheme, 'data-density': density, style } }
}
