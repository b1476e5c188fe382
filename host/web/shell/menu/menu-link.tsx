import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { Badge } from 'fangkit/ui'
import { MenuIcon } from './menu-icon.tsx'
import { item } from './menu-styles.ts'
import { PinButton } from './pin-button.tsx'
import type { MenuNode } from './menu-tree.ts'
import type { Folding } from './use-folded.ts'
import type { Pinned } from './use-pinned.ts'

export interface MenuLinkProps {
  readonly node: MenuNode
  /** Code of the menu entry of the open page. */
  readonly current: string | null
  readonly counts: Readonly<Record<string, number>>
  readonly folding: Folding
  readonly pinned: Pinned
  readonly collapsed: boolean
  /** True for an entry below another entry. */
  readonly below?: boolean
}

/** One entry of the menu; the entries below it can be folded. */
export function MenuLink({
  node,
  current,
  counts,
  folding,
  pinned,
  collapsed,
  below = false,
}: MenuLinkProps): ReactElement {
  const { code, name, path, icon, badge, children } = node
  const { toggle } = pinned
  const narrow = collapsed ? '' : undefined
  const count = (badge !== null && counts[badge]) || 0
  const holds = children.length > 0
  const open = holds && folding.isOpen(code, null)
  const common = {
    className: item,
    'data-collapsed': narrow,
    'data-below': below ? '' : undefined,
  } as const
  const inside = (
    <>
      {below ? null : <MenuIcon name={icon} />}
      {collapsed ? null : <b>{name}</b>}
      {collapsed ? null : <Badge count={count} />}
      {holds && !collapsed ? open ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden /> : null}
    </>
  )
  return (
    <li className="portal-menu-link">
      {holds && !collapsed ? (
        <button type="button" {...common} aria-expanded={open} onClick={() => folding.setOpen(code, !open)}>
          {inside}
        </button>
      ) : (
        <Link
          to={path ?? children[0]?.path ?? ''}
          {...common}
          aria-current={
            code === current || (collapsed && children.some((child) => child.code === current)) ? 'page' : undefined
          }
          aria-label={collapsed ? name : undefined}
        >
          {inside}
        </Link>
      )}
      {holds || collapsed || toggle === null ? null : (
        <PinButton name={name} pinned={pinned.codes.includes(code)} onPin={() => toggle(code)} />
      )}
      {open && !collapsed ? (
        <ul aria-label={name}>
          {children.map((child) => (
            <MenuLink
              key={child.code}
              node={child}
              current={current}
              counts={counts}
              folding={folding}
              pinned={pinned}
              collapsed={collapsed}
              below
            />
          ))}
        </ul>
      ) : null}
    </li>
  )
}
