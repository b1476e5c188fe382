import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink, type MenuLinkProps } from './menu-link.tsx'
import { heading, item } from './menu-styles.ts'

export interface MenuGroupProps extends Omit<MenuLinkProps, 'below'> {
  /** Place among the groups, from 0. */
  readonly rank: number
  /** Widens the menu that is down to its icons. */
  readonly onWiden: () => void
}

/**
 * A group of the menu under its name, which folds it. Of a narrow menu an unfolded group shows its icons, a folded one
 * its own.
 */
export function MenuGroup({ rank, onWiden, ...rest }: MenuGroupProps): ReactElement {
  const {
    node: { code, name, icon, children },
    folding,
    collapsed,
  } = rest
  const open = folding.isOpen(code, rank)
  if (collapsed && !open) {
    const widen = () => {
      folding.setOpen(code, true)
      onWiden()
    }
    return (
      <ul aria-label={name}>
        <li>
          <button type="button" className={item} data-collapsed="" aria-label={name} title={name} onClick={widen}>
            <MenuIcon name={icon} />
          </button>
        </li>
      </ul>
    )
  }
  return (
    <>
      {collapsed ? null : (
        <button type="button" className={heading} aria-expanded={open} onClick={() => folding.setOpen(code, !open)}>
          <b>{name}</b>
          {open ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
        </button>
      )}
      {open ? (
        <ul aria-label={name}>
          {children.map((child) => (
            <MenuLink key={child.code} {...rest} node={child} />
          ))}
        </ul>
      ) : null}
    </>
  )
}
