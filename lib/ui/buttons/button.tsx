import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { button } from '../../styled-system/recipes/index.js'
import { Spinner } from '../indicators/spinner.tsx'

/** `onBar…` are for dark bars; `link` has no padding and suits table rows. Use one `primary` per region. */
export type ButtonVariant =
  | 'default'
  | 'primary'
  | 'text'
  | 'link'
  | 'danger'
  | 'dangerSolid'
  | 'onBar'
  | 'onBarPrimary'

/** Looks and pending state of a button, in addition to the attributes of `<button>`. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `default` when absent. */
  readonly variant?: ButtonVariant | undefined
  /** `md` when absent. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** A lucide icon before the label. */
  readonly icon?: ReactNode
  /** True during an action: a spinner shows, presses are ignored, focus and width stay. */
  readonly loading?: boolean | undefined
  /** As wide as its container. */
  readonly block?: boolean | undefined
}

const ignore = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

const spinnerPlacement = (variant: ButtonVariant, hasIcon: boolean): 'icon' | 'label' | 'over' => {
  if (hasIcon) return 'icon'
  return variant === 'text' || variant === 'link' ? 'over' : 'label'
}

/** The button used in forms, bars and tables. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'default',
    size = 'md',
    icon,
    loading = false,
    block = false,
    className,
    children,
    onClick,
    ...rest
  } = props
  const hasIcon = icon !== undefined && icon !== null

  return (
    <button
      ref={ref}
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      data-busy={loading ? spinnerPlacement(variant, hasIcon) : undefined}
      data-variant={variant}
      data-size={size}
      className={cx(button({ variant, size, block }), className)}
      onClick={loading ? ignore : onClick}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
})
