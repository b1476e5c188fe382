import { House, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactElement } from 'react'
import { css } from '../../../../lib/styled-system/css/index.js'
import { messages } from '../../messages.ts'
import { MenuBody } from './menu-body.tsx'
import { item } from './menu-styles.ts'
import type { MenuState } from './use-menu.ts'

export interface SideMenuProps {
  readonly menu: MenuState
  readonly pathname: string
  readonly collapsed: boolean
  readonly onCollapse: (collapsed: boolean) => void
}

const side = css({
  gridRow: '1 / -1',
  display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0',
  borderInlineEndWidth: '1px', borderInlineEndStyle: 'solid', borderInlineEndColor: 'line', backgroundColor: 'surface',
})
const brand = css({
  flex: 'none', display: 'flex', alignItems: 'center', gap: '10', height: 'head', paddingInline: '18px', overflow: 'hidden',
  borderBottomWidth: '1px', borderBottomStyle: 'solid', borderBottomColor: 'line',
  textStyle: 'cardTitle', whiteSpace: 'nowrap',
  '&[data-collapsed]': { paddingInline: '15px' },
})
const logo = css({ flex: 'none', display: 'grid', placeItems: 'center', width: '24px', height: '24px', borderRadius: '7px', backgroundColor: 'brand-solid', color: 'on-brand', '& > svg': { width: '14px', height: '14px' } })
const foot = css({ flex: 'none', borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line', padding: '8' })

/** The left menu, 208 px wide or as narrow as its icons. */
export function SideMenu({ menu, pathname, collapsed, onCollapse }: SideMenuProps): ReactElement {
  const narrow = collapsed ? '' : undefined
  return (
    <nav className={side} aria-label={messages.menu.label}>
      <div className={brand} data-collapsed={narrow}>
        <span className={logo}><House aria-hidden /></span>
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
}
