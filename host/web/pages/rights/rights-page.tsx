import { type ReactElement, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { answerOf, useFkQuery } from 'fangkit'
import { recordCalls, userCalls } from 'fangkit/contract'
import { PRIVILEGE, ROLE } from 'fangkit/domain'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Kbd,
  SearchInput,
  Segmented,
  Select,
  SkeletonCard,
} from 'fangkit/ui'
import { isKey, KEYS } from '../../shell/keyboard/keys.ts'
import { mayUseLetter } from '../../shell/keyboard/letter-keys.ts'
import { PATHS } from '../../paths.ts'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'
import { useShell } from '../../shell/shell-context.tsx'
import { sysRolesGrid } from '../../../grids/staff/sys-roles-grid.ts'
import { usrPrvsGrid } from '../../../grids/staff/usr-prvs-grid.ts'
import { CellReason } from './cell-reason.tsx'
import { rightsMessages as texts } from './rights-messages.ts'
import { RightsDraftCard } from './rights-draft-card.tsx'
import { RightsTree } from './rights-tree.tsx'
import { RoleChangesCard } from './role-changes-card.tsx'
import { RolePeopleCard } from './role-people-card.tsx'
import { RolePreview } from './role-preview.tsx'
import { type Subject, SubjectList } from './subject-list.tsx'
import {
  COLUMNS,
  countRights,
  givesAlone,
  isGranted,
  isOtherwise,
  type MenuRights,
  NO_DRAFT,
  type RightsDraft,
  treeRows,
  withGiven,
} from './tree-rows.ts'
import { useOtherRole } from './use-other-role.ts'
import { UserRolesCard } from './user-roles-card.tsx'
import type { CellPlace } from './use-tree-keys.ts'
import { useLatest } from '../../use-latest.ts'
import './rights.css'

const NO_ITEMS: readonly never[] = []
/** Which entries of the tree are shown. */
type Shown = 'all' | 'given' | 'changed' | 'differs'

const SHOWN: readonly Shown[] = ['given', 'changed', 'differs']

const roleCalls = recordCalls(sysRolesGrid.entity)
const grantCalls = recordCalls(usrPrvsGrid.entity)
/** What changing a grant needs. */
const CHANGING = [PRIVILEGE.add, PRIVILEGE.update, PRIVILEGE.save]

/**
 * What a role or a user can see and do, and which role gives it; the rights of a role are changed here.
 * @source ROL-006, ROU-001 (/SysRolesGrid)
 */
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
  const [draft, setDraft] = useState<RightsDraft>(NO_DRAFT)
  const { watch, mayLeave } = useLeaveGuard()
  const latest = useLatest(draft)
  useEffect(() => watch(() => latest.current.size > 0), [watch, latest])
  const isRole = who === 'roles' && id !== null
  const roles = useFkQuery(
    isRole ? answerOf(roleCalls.getPageList, { page: 1, pageSize: 20, search: { roleId: { contains: id } } }) : null,
  )
  const role = roles.data?.find((one) => one['roleId'] === id)
  const held = useFkQuery(isRole ? answerOf(grantCalls.getOpts, {}) : null)
  const changes = isRole && id !== ROLE.manager && CHANGING.every((one) => held.data?.includes(one))
  const give = (at: CellPlace, on: boolean): void => {
    const item = menu.find(({ code }) => code === at.code)
    const privilege = COLUMNS[at.column - 1]
    if (item && privilege) setDraft((now) => withGiven(now, item, privilege, on))
  }
  const [wanted, setWanted] = useState<Shown>('all')
  /** The role whose own share in the rights of a user is shown. */
  const [wantedRole, setOnly] = useState<string | null>(null)
  const only = who === 'users' && wantedRole !== null && roleNames.has(wantedRole) ? wantedRole : null
  const { options: others, other } = useOtherRole(isRole ? id : null, query.get('with'))
  const show: Shown =
    (wanted === 'changed' && draft.size === 0) || (wanted === 'differs' && other === null) ? 'all' : wanted
  const rows = useMemo(() => {
    const keeps: Readonly<Record<Shown, (item: MenuRights) => boolean>> = {
      all: () => true,
      given: (item) => isGranted(draft, item),
      changed: (item) => draft.has(item.code),
      differs: (item) => other?.menu !== undefined && isOtherwise(draft, item, other.menu.get(item.code)),
    }
    return treeRows(menu, closed, text, (item) => keeps[show](item) && (only === null || givesAlone(item, only)))
  }, [menu, closed, text, show, draft, other?.menu, only])
  const entries = menu.filter(({ offered }) => offered.length > 0)
  const otherwise = other?.menu && entries.filter((item) => isOtherwise(draft, item, other.menu?.get(item.code))).length
  const options = [
    { value: 'all', label: texts.all(entries.length) },
    { value: 'given', label: texts.onlyGiven(entries.filter((item) => isGranted(draft, item)).length) },
    ...(other === null ? [] : [{ value: 'differs', label: texts.differs(other.name, otherwise ?? null) }]),
    ...(draft.size > 0 ? [{ value: 'changed', label: texts.onlyChanged(draft.size) }] : []),
  ]
  const toggle = (code: string): void =>
    setClosed((now) => (now.has(code) ? new Set([...now].filter((one) => one !== code)) : new Set([...now, code])))
  const choose = async ({ who: whose, id: of, name: called }: Subject): Promise<void> => {
    if (!(await mayLeave())) return
    setDraft(NO_DRAFT)
    setPlace(null)
    setOnly(null)
    setQuery({ who: whose, of, name: called }, { replace: true })
  }
  const press = (event: KeyboardEvent): void => {
    if (!isKey(event.nativeEvent, KEYS.find) || !mayUseLetter(event.nativeEvent)) return
    event.preventDefault()
    search.current?.focus()
  }
  const heldRoles = [...roleNames.values()].join('、')
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
        onWho={async (next) => {
          if (!(await mayLeave())) return
          setDraft(NO_DRAFT)
          setQuery({ who: next }, { replace: true })
        }}
        onChoose={(subject) => void choose(subject)}
      />
      <Card
        title={id === null ? texts.menu : texts.title(name)}
        note={data && who === 'users' ? (heldRoles === '' ? texts.noRole : texts.heldRoles(heldRoles)) : undefined}
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
        {data && error === null && query.get('view') !== 'preview' ? (
          <div className="portal-rights-bar" data-compared={other !== null || undefined}>
            <Segmented
              size="sm"
              aria-label={texts.show}
              options={options}
              value={show}
              onChange={(next) => setWanted(SHOWN.find((one) => one === next) ?? 'all')}
            />
            {isRole ? (
              <div>
                <Select
                  size="sm"
                  clearable
                  aria-label={texts.compare}
                  placeholder={texts.compareWith}
                  options={others}
                  value={other === null ? null : query.get('with')}
                  onChange={(next) => {
                    setWanted(next === null ? 'all' : 'differs')
                    setQuery({ who, of: id, name, ...(next !== null && { with: next }) }, { replace: true })
                  }}
                />
              </div>
            ) : null}
            <span>{texts.counts(countRights(entries, draft))}</span>
          </div>
        ) : null}
        {error?.kind === 'forbidden' || error?.kind === 'refused' ? (
          <ForbiddenState>{texts.forbidden}</ForbiddenState>
        ) : error ? (
          <ErrorState title={error.userMessage} retrying={isFetching} onRetry={() => void refetch()} />
        ) : id === null ? (
          <EmptyState title={texts.choose} />
        ) : data === undefined ? (
          <SkeletonCard rows={8} />
        ) : isRole && role && query.get('view') === 'preview' ? (
          <RolePreview
            role={id}
            name={name}
            privileges={textsOf(role['privileges'])}
            menu={menu}
            draft={draft}
            onEnd={() => setQuery({ who, of: id, name }, { replace: true })}
          />
        ) : rows.length === 0 ? (
          <EmptyState
            title={
              text.trim() !== ''
                ? texts.noMatch(text)
                : show === 'differs' && other !== null
                  ? texts.nothingDiffers(other.name)
                  : texts.nothingGiven
            }
          />
        ) : (
          <RightsTree
            label={texts.title(name)}
            rows={rows}
            roleNames={roleNames}
            onToggle={toggle}
            onCell={setPlace}
            draft={draft}
            onGive={changes ? give : null}
            other={other}
          />
        )}
      </Card>
      <div className="portal-rights-side">
        {who === 'users' && data ? (
          <UserRolesCard menu={menu} roleNames={roleNames} only={only} onOnly={setOnly} />
        ) : null}
        {isRole && role ? (
          <RolePeopleCard
            role={id}
            people={Number(role['rolePeople'] ?? 0)}
            builtIn={role['builtIn'] === 1}
            menu={menu}
          />
        ) : null}
        {isRole && data ? (
          <Button onClick={() => setQuery({ who, of: id, name, view: 'preview' }, { replace: true })}>
            {texts.preview(name)}
          </Button>
        ) : null}
        <CellReason
          other={other}
          menu={menu}
          place={place}
          roleNames={roleNames}
          draft={draft}
          onGive={changes ? give : null}
        />
        {changes ? (
          <small>{texts.space}</small>
        ) : isRole && id === ROLE.manager ? (
          <small>{texts.managerAlways}</small>
        ) : null}
        {changes ? (
          <RightsDraftCard
            role={id}
            people={Number(role?.['rolePeople'] ?? 0)}
            menu={menu}
            draft={draft}
            onDraft={setDraft}
          />
        ) : null}
        {isRole && data ? <RoleChangesCard role={id} /> : null}
      </div>
    </div>
  )
}

/** The texts of a list value of a record. */
const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
