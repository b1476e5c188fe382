import { House, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { css } from '../../../lib/styled-system/css/index.js'
import { messages } from '../messages.ts'
import { entryOf, MENU } from './menu-entries.tsx'

export interface SideMenuProps {
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
const list = css({ flex: '1', minHeight: '0', overflowY: 'auto', paddingTop: '4', paddingInline: '8', paddingBottom: '8' })
const heading = css({ marginTop: '10', marginInline: '10', marginBottom: '2', textStyle: 'note', fontWeight: 'medium', color: 'ink-3' })
const item = css({
  display: 'flex', alignItems: 'center', gap: '10', width: 'full', height: '34px', paddingInline: '10', borderRadius: 'md',
  color: 'ink-2', whiteSpace: 'nowrap', textAlign: 'start', cursor: 'pointer',
  '& > svg': { flex: 'none', width: '16px', height: '16px', color: 'ink-3' },
  '&:hover:not([aria-current])': { backgroundColor: 'surface-2', color: 'ink' },
  '&[aria-current]': { backgroundColor: 'brand-soft', color: 'brand-ink', fontWeight: 'strong' },
  '&[aria-current] > svg': { color: 'brand' },
  '&[data-collapsed]': { justifyContent: 'center', paddingInline: '0' },
})
const foot = css({ flex: 'none', borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line', padding: '8' })

/** The left menu, 208 px wide or as narrow as its icons. */
export function SideMenu({ pathname, collapsed, onCollapse }: SideMenuProps): ReactElement {
  const current = entryOf(pathname)
  const narrow = collapsed ? '' : undefined
  return (
    <nav className={side} aria-label={messages.menu.label}>
      <div className={brand} data-collapsed={narrow}>
        <span className={logo}><House aria-hidden /></span>
        {collapsed ? null : messages.portal}
      </div>
      <div className={list}>
        {MENU.map(({ label, entries }) => (
          <ul key={label} aria-label={label}>
            {collapsed ? null : <li aria-hidden className={heading}>{label}</li>}
            {entries.map((entry) => (
              <li key={entry.path}>
                <Link
                  to={entry.path}
                  className={item}
                  data-collapsed={narrow}
                  aria-current={entry === current ? 'page' : undefined}
                  aria-label={collapsed ? entry.label : undefined}
                  title={collapsed ? entry.label : undefined}
                >
                  {entry.icon}
                  {collapsed ? null : entry.label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
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
