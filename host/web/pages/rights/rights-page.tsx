import { type ReactElement, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { answerOf, useFkQuery } from 'fangkit'
import { userCalls } from 'fangkit/contract'
import { Card, EmptyState, ErrorState, ForbiddenState, Kbd, SearchInput, SkeletonCard } from 'fangkit/ui'
import { isKey, KEYS } from '../../shell/keyboard/keys.ts'
import { mayUseLetter } from '../../shell/keyboard/letter-keys.ts'
import { PATHS } from '../../paths.ts'
import { useShell } from '../../shell/shell-context.tsx'
import { sysRolesGrid } from '../../../grids/staff/sys-roles-grid.ts'
import { CellReason } from './cell-reason.tsx'
import { rightsMessages as texts } from './rights-messages.ts'
import { RightsTree } from './rights-tree.tsx'
import { type Subject, SubjectList } from './subject-list.tsx'
import { treeRows } from './tree-rows.ts'
import type { CellPlace } from './use-tree-keys.ts'
import './rights.css'

const NO_ITEMS: readonly never[] = []

/** What a role or a user can see and do, and which role gives it. @source ROL-006, ROU-001 (/SysRolesGrid) */
export function RightsPage(): ReactElement {
  const [query, setQuery] = useSearchParams()
  const who = query.get('who') === 'users' ? 'users' : 'roles'
  const id = query.get('of')
  const name = query.get('name') ?? ''
  const { setTitle } = useShell()
  useEffect(() => setTitle(PATHS.roles, sysRolesGrid.title), [setTitle])
  const search = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [place, setPlace] = useState<CellPlace | null>(null)
  const plan = id === null ? null : answerOf(userCalls.getRights, who === 'roles' ? { role: id } : { id })
  const { data, error, isFetching, refetch } = useFkQuery(plan, { staleTime: 0 })
  const menu = data?.menu ?? NO_ITEMS
  const roleNames = useMemo(() => new Map((data?.roles ?? []).map((role) => [role.id, role.name])), [data])
  const rows = useMemo(() => treeRows(menu, closed, text), [menu, closed, text])
  const toggle = (code: string): void =>
    setClosed((now) => (now.has(code) ? new Set([...now].filter((one) => one !== code)) : new Set([...now, code])))
  const choose = ({ who: whose, id: of, name: called }: Subject): void => {
    setPlace(null)
    setQuery({ who: whose, of, name: called }, { replace: true })
  }
  const press = (event: KeyboardEvent): void => {
    if (!isKey(event.nativeEvent, KEYS.find) || !mayUseLetter(event.nativeEvent)) return
    event.preventDefault()
    search.current?.focus()
  }
  const held = [...roleNames.values()].join('、')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the whole page
    <div className="portal-rights-page" onKeyDown={press}>
      <Link to={PATHS.roles} className="portal-rights-back">
        <ArrowLeft aria-hidden size={14} />
        {texts.back}
      </Link>
      <SubjectList
        key={who}
        who={who}
        chosen={id}
        onWho={(next) => setQuery({ who: next }, { replace: true })}
        onChoose={choose}
      />
      <Card
        title={id === null ? texts.menu : texts.title(name)}
        note={data && who === 'users' ? (held === '' ? texts.noRole : texts.heldRoles(held)) : undefined}
        className="portal-rights-card"
        actions={
          data ? (
            <SearchInput
              ref={search}
              size="sm"
              label={texts.find}
              placeholder={texts.find}
              shortcut={<Kbd>/</Kbd>}
              value={text}
              onChange={setText}
            />
          ) : undefined
        }
      >
        {error?.kind === 'forbidden' || error?.kind === 'refused' ? (
          <ForbiddenState>{texts.forbidden}</ForbiddenState>
        ) : error ? (
          <ErrorState title={error.userMessage} retrying={isFetching} onRetry={() => void refetch()} />
        ) : id === null ? (
          <EmptyState title={texts.choose} />
        ) : data === undefined ? (
          <SkeletonCard rows={8} />
        ) : rows.length === 0 ? (
          <EmptyState title={texts.noMatch(text)} />
        ) : (
          <RightsTree label={texts.title(name)} rows={rows} roleNames={roleNames} onToggle={toggle} onCell={setPlace} />
        )}
      </Card>
      <CellReason menu={menu} place={place} roleNames={roleNames} />
    </div>
  )
}
