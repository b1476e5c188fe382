import { House, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { forwardRef } from 'react'
import { messages } from '../../messages.ts'
import { PLACES } from '../keyboard/skip-links.tsx'
import { MenuBody } from './menu-body.tsx'
import { item } from './menu-styles.ts'
import type { MenuState } from './use-menu.ts'
import './side-menu.css'

export interface SideMenuProps {
  readonly menu: MenuState
  readonly pathname: string
  readonly collapsed: boolean
  readonly onCollapse: (collapsed: boolean) => void
}

const side = 'portal-side-menu-side'
const brand = 'portal-side-menu-brand'
const logo = 'portal-side-menu-logo'
const foot = 'portal-side-menu-foot'

/** The left menu, 208 px wide or reduced to its icons. */
export const SideMenu = forwardRef<HTMLElement, SideMenuProps>(function SideMenu(
  { menu, pathname, collapsed, onCollapse },
  ref,
) {
  const narrow = collapsed ? '' : undefined
  return (
    <nav ref={ref} id={PLACES.menu} className={side} aria-label={messages.menu.label}>
      <div className={brand} data-collapsed={narrow}>
        <span className={logo}>
          <House aria-hidden />
        </span>
        {collapsed ? null : messages.portal}
      </div>
      <MenuBody menu={menu} pathname={pathname} collapsed={collapsed} onWiden={() => onCollapse(false)} />
      <div className={foot}>
        <button
          type="button"
          className={item}
          data-collapsed={narrow}
          aria-expanded={!collapsed}
          aria-label={collapsed ? messages.menu.expand : undefined}
          title={collapsed ? messages.menu.expand : undefined}
          onClick={() => onCollapse(!collapsed)}
        >
          {collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          {collapsed ? null : messages.menu.collapse}
        </button>
      </div>
    </nav>
  )
})
