import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { EmptyState, ErrorState, SearchInput, SkeletonBlock } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { useOneStop } from '../keyboard/use-one-stop.ts'
import { MenuGroup } from './menu-group.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { item } from './menu-styles.ts'
import { entryAt, foundIn, leaves, type MenuNode, menuPathTo } from './menu-tree.ts'
import { MENU_ENTRIES, moveFocus } from './move-focus.ts'
import { NameTip } from './name-tip.tsx'
import { useFolded } from './use-folded.ts'
import type { MenuState } from './use-menu.ts'
import { usePinned } from './use-pinned.ts'
import './menu-body.css'

export interface MenuBodyProps {
  readonly menu: MenuState
  readonly pathname: string
  readonly collapsed: boolean
  readonly onWiden: () => void
}

const list = 'portal-menu-body-list'
const search = 'portal-menu-body-search'
const pinnedTitle = 'portal-menu-body-pinned-title'
const pinnedList = 'portal-menu-body-pinned-list'
const waiting = 'portal-menu-body-waiting'

/** The entries of the menu, with a search box. The arrow keys move between entries. */
export function MenuBody({ menu, pathname, collapsed, onWiden }: MenuBodyProps): ReactElement {
  const [text, setText] = useState('')
  const { nodes, error, retrying, retry } = menu
  const searching = !collapsed && text.trim() !== ''
  const listRef = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the current entry changes or moves
  useEffect(() => {
    listRef.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' })
  }, [pathname, nodes, collapsed, searching])
  useOneStop(listRef, MENU_ENTRIES)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (moveFocus(event)) event.preventDefault()
  }
  return (
    <>
      {collapsed ? null : (
        <div className={search}>
          <SearchInput
            size="sm"
            value={text}
            onChange={setText}
            label={messages.menu.search}
            placeholder={messages.menu.search}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return
              if (event.key === 'Escape' && text !== '') setText('')
              else press(event)
            }}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the entries inside */}
      <div ref={listRef} className={list} data-menu="" onKeyDown={press}>
        {nodes === null ? (
          error ? (
            <ErrorState onRetry={retry} retrying={retrying} traceId={error.traceId ?? undefined}>
              {collapsed ? messages.menu.failed : error.userMessage}
            </ErrorState>
          ) : (
            <div className={waiting} role="status" aria-label={messages.loading} aria-busy="true">
              <SkeletonBlock height="28px" />
              <SkeletonBlock height="28px" />
              <SkeletonBlock height="28px" />
            </div>
          )
        ) : nodes.length === 0 ? (
          <EmptyState title={messages.menu.none} />
        ) : searching ? (
          <Found nodes={nodes} text={text} onGo={() => setText('')} />
        ) : (
          <Entries menu={menu} nodes={nodes} pathname={pathname} collapsed={collapsed} onWiden={onWiden} />
        )}
      </div>
      {collapsed ? <NameTip menu={listRef} /> : null}
    </>
  )
}

const isLeaf = ({ children }: MenuNode): boolean => children.length === 0

function Entries({
  menu: { counts },
  nodes,
  pathname,
  collapsed,
  onWiden,
}: MenuBodyProps & { readonly nodes: readonly MenuNode[] }): ReactElement {
  const current = entryAt(nodes, pathname)?.code ?? null
  const folding = useFolded(current === null ? [] : menuPathTo(nodes, current))
  const pinned = usePinned()
  const common = { current, counts, folding, pinned, collapsed }
  const entries = leaves(nodes)
  const atTop = pinned.codes.flatMap((code) => entries.filter((node) => node.code === code && isLeaf(node)))
  const alone = nodes.filter(({ path }) => path !== null)
  return (
    <>
      {atTop.length > 0 ? (
        <>
          {collapsed ? null : (
            <div aria-hidden className={pinnedTitle}>
              {messages.menu.pinned}
            </div>
          )}
          <ul aria-label={messages.menu.pinned} className={pinnedList}>
            {atTop.map((node) => (
              <MenuLink key={node.code} {...common} node={node} />
            ))}
          </ul>
        </>
      ) : null}
      {alone.length > 0 ? (
        <ul aria-label={messages.menu.label}>
          {alone.map((node) => (
            <MenuLink key={node.code} {...common} node={node} />
          ))}
        </ul>
      ) : null}
      {nodes
        .filter(({ path }) => path === null)
        .map((node, rank) => (
          <MenuGroup key={node.code} {...common} node={node} rank={rank} onWiden={onWiden} />
        ))}
    </>
  )
}

function Found({
  nodes,
  text,
  onGo,
}: {
  readonly nodes: readonly MenuNode[]
  readonly text: string
  readonly onGo: () => void
}): ReactElement {
  const found = foundIn(nodes, text)
  if (found.length === 0) return <EmptyState title={messages.menu.noMatch(text.trim())} />
  return (
    <ul aria-label={messages.menu.matches(found.length)}>
      {found.map(({ node: { code, name, path, icon }, above }) => (
        <li key={code}>
          <Link
            to={path ?? ''}
            className={item}
            title={[above, name].filter((part) => part !== '').join(' › ')}
            onClick={onGo}
          >
            <MenuIcon name={icon} />
            <b>{name}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
