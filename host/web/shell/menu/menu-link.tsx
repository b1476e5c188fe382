import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { Badge } from 'fangkit/ui'
import { MenuIcon } from './menu-icon.tsx'
import { item } from './menu-styles.ts'
import type { MenuNode } from './menu-tree.ts'
import type { Folding } from './use-folded.ts'

export interface MenuLinkProps {
  readonly node: MenuNode
  /** Code of the menu entry of the open page. */
  readonly current: string | null
  readonly counts: Readonly<Record<string, number>>
  readonly folding: Folding
  readonly collapsed: boolean
  /** True for an entry below another entry. */
  readonly below?: boolean
}

/** One entry of the menu; the entries below it can be folded. */
export function MenuLink({ node, current, counts, folding, collapsed, below = false }: MenuLinkProps): ReactElement {
  const { code, name, path, icon, badge, children } = node
  const narrow = collapsed ? '' : undefined
  const count = (badge !== null && counts[badge]) || 0
  const holds = children.length > 0
  const open = holds && folding.isOpen(code, null)
  const common = {
    className: item,
    'data-collapsed': narrow,
    'data-below': below ? '' : undefined,
    title: collapsed ? name : undefined,
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
    <li>
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
      {open && !collapsed ? (
        <ul aria-label={name}>
          {children.map((child) => (
            <MenuLink
              key={child.code}
              node={child}
              current={current}
              counts={counts}
              folding={folding}
              collapsed={collapsed}
              below
            />
          ))}
        </ul>
      ) : null}
    </li>
  )
}
