import type { CSSProperties } from 'react'

/** Which set of colours. @public */
export type Scheme = 'light' | 'dark' | 'contrast'
/** How much room rows and controls take. @public */
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
/** The documented variables, which hosts may set. @public */
export type AppearanceVariable = `--fk-${
  | `colors-${Colour}`
  | `fonts-${'body' | 'mono'}`
  | 'font-sizes-body'
  | `radii-${'sm' | 'md' | 'lg' | 'xl'}`
  | `sizes-${With<'control', 'sm' | 'lg'>}`
  | `z-index-${'overlay' | 'popup' | 'toast'}`}`
/** Values of the documented variables. @public */
export type AppearanceVariables = { readonly [N in AppearanceVariable]?: string }

/** How the widgets of a provider look. @public */
export interface Appearance {
  /** `system` follows the person's settings; `light` when absent. */
  readonly scheme?: Scheme | 'system'
  /** `comfortable` when absent. */
  readonly density?: Density
  /** Over the values of the scheme; the reference lists them. */
  readonly variables?: AppearanceVariables
  /**
   * `top`: drawers, dialogs, lists and messages lie in the browser's top layer, above every z-index of the page.
   * `page`: they go by
   * their own z-indexes, so that overlays of the host can lie above them. `page` where the host shows notices or
   * questions itself, otherwise `top`.
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

/** The appearance in force. */
export interface EffectiveAppearance {
  readonly scheme: Scheme
  readonly density: Density
  /** Over the values of the scheme; the reference lists them. */
  readonly variables: AppearanceVariables
  readonly rootProps: RootProps
}

export function effectiveAppearance(
  { density = 'comfortable', variables = {} }: Appearance,
  scheme: Scheme,
): EffectiveAppearance {
  // adapter: React writes custom properties, its types do not know them
  const style: CSSProperties = variables as CSSProperties
  return {
    scheme,
    density,
    variables,
    rootProps: { className: 'fk-root', 'data-scheme': scheme, 'data-density': density, style },
  }
}
