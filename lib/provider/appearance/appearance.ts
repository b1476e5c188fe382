import type { CSSProperties } from 'react'

/** Colour scheme of the widgets. @public */
export type Scheme = 'light' | 'dark' | 'contrast'
/** How much space rows and controls take. @public */
export type Density = 'comfortable' | 'compact'
type With<N extends string, Part extends string> = N | `${N}-${Part}`
type Colour =
  | 'bg'
  | With<'surface', '2' | '3'>
  | 'overlay'
  | 'scrim'
  | With<'line', 'strong' | 'input'>
  | With<'ink', '2' | '3' | '4'>
  | With<'brand', 'solid' | 'hover' | 'soft' | 'line' | 'ink'>
  | 'on-brand'
  | With<'ok' | 'warn' | 'bad', 'soft' | 'line'>
/** Names of the documented CSS variables, which you may set. @public */
export type AppearanceVariable = `--fk-${
  | `colors-${Colour}`
  | `fonts-${'body' | 'mono'}`
  | 'font-sizes-body'
  | `radii-${'sm' | 'md' | 'lg' | 'xl'}`
  | `sizes-${With<'control', 'sm' | 'lg'>}`
  | `z-index-${'overlay' | 'popup' | 'toast'}`}`
/** Values of the documented variables. @public */
export type AppearanceVariables = { readonly [N in AppearanceVariable]?: string }

/** Appearance of the widgets of a provider. @public */
export interface Appearance {
  /** `system` follows the settings of the user's system; `light` when absent. */
  readonly scheme?: Scheme | 'system'
  /** `comfortable` when absent. */
  readonly density?: Density
  /** Override the values of the scheme; the reference lists them. */
  readonly variables?: AppearanceVariables
  /**
   * `top`: drawers, dialogs, lists and messages render in the browser's top layer, above every z-index of the page.
   * `page`: they use their own z-indexes, so that your overlays can cover them. When absent, `page` if you show notices
   * or questions yourself, otherwise `top`.
   */
  readonly overlays?: 'top' | 'page'
}

/** Attributes of the root element of a widget and of its overlays. */
export interface RootProps {
  readonly className: 'fk-root'
  readonly 'data-scheme': Scheme
  readonly 'data-density': Density
  readonly style: CSSProperties
}

/** The appearance in use, after defaults. */
export interface EffectiveAppearance {
  readonly scheme: Scheme
  readonly density: Density
  /** Override the values of the scheme; the reference lists them. */
  readonly variables: AppearanceVariables
  readonly rootProps: RootProps
}

export function effectiveAppearance(
  { density = 'comfortable', variables = {} }: Appearance,
  scheme: Scheme,
): EffectiveAppearance {
  // adapter: React accepts custom properties, its types do not
  const style: CSSProperties = variables as CSSProperties
  return {
    scheme,
    density,
    variables,
    rootProps: { className: 'fk-root', 'data-scheme': scheme, 'data-density': density, style },
  }
}
