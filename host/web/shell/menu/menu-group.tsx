import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink, type MenuLinkProps } from './menu-link.tsx'
import { heading, item } from './menu-styles.ts'

export interface MenuGroupProps extends Omit<MenuLinkProps, 'below'> {
  /** Position among the groups, from 0. */
  readonly rank: number
  /** Expands a menu that is reduced to its icons. */
  readonly onWiden: () => void
}

/**
 * A group of the menu under its name, which folds it. In a collapsed menu, an unfolded group shows the icons of its
 * entries, a folded one only its own icon.
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
          <button type="button" className={item} data-collapsed="" aria-label={name} onClick={widen}>
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
