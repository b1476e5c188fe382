import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { iconButton } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'
import { Spinner } from '../indicators/spinner.tsx'

/** Icon, name and looks of a button without text, in addition to the attributes of `<button>`. */
export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'children'> {
  /** Name and tooltip, because an icon alone has no name for screen readers. */
  readonly label: string
  /** A lucide icon. */
  readonly icon: ReactNode
  /** `md` when absent. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | undefined
  /** `plain`, without a frame, when absent. */
  readonly variant?: 'plain' | 'bordered' | 'danger' | undefined
  /** True during an action: a spinner replaces the icon, and presses are ignored. */
  readonly loading?: boolean | undefined
  /** A small red dot that marks something new. Describe it in `label`. */
  readonly pip?: boolean | undefined
}

const ignore = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** A square button with an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { label, icon, size = 'md', variant = 'plain', loading = false, pip, ...rest } = props
  const { className, onClick, ...attributes } = rest

  return (
    <button
      ref={ref}
      type="button"
      title={label}
      {...attributes}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || attributes['aria-disabled']}
      data-pip={flag(pip)}
      data-size={size}
      className={cx(iconButton({ size, variant }), className)}
      onClick={loading ? ignore : onClick}
    >
      {loading ? <Spinner /> : icon}
    </button>
  )
})
