import { type KeyboardEvent, type ReactElement, useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { projectDraft, useAuthUser, useCache } from 'fangkit'
import type { Scope } from 'fangkit/domain'
import { EmptyState } from 'fangkit/ui'
import { leaves } from '../menu/menu-tree.ts'
import { useShell } from '../shell-context.tsx'
import type { OpenTabs } from '../tabs/open-tabs.ts'
import { JumpFooter } from './jump-footer.tsx'
import type { JumpLine } from './jump-line.ts'
import { JumpList, optionIdOf } from './jump-list.tsx'
import { JumpLoading } from './jump-loading.tsx'
import { JumpNotices } from './jump-notices.tsx'
import { firstOfNextGroup, highlightedOf, moved, ranked, type Target, type TargetGroup } from './jump-targets.ts'
import { groupsOf } from './jump-groups.ts'
import { messages } from './jump-messages.ts'
import { openCaseOf } from './open-case.ts'
import { scopeOf } from './scope.ts'
import { ACCOUNTS, useAccounts } from './use-accounts.ts'
import { useCasePeople } from './use-case-people.ts'
import { useFound } from './use-found.ts'
import { useOffers } from './use-offers.tsx'
import { type JumpActions, useVerbs } from './use-verbs.tsx'
import { readUsed, saveUsed } from './used-targets.ts'
import { useLatest } from '../../use-latest.ts'
import './jump-box.css'

export interface JumpBoxProps {
  readonly line: JumpLine
  readonly tabs: OpenTabs
  /** The address of the page that is shown. */
  readonly current: string
  readonly actions: JumpActions
  readonly onClose: () => void
  /** Opens the search again with a text. */
  readonly onSearch: (text: string) => void
}

const list = 'portal-jump-box-list'

/** What the search finds: choose with the arrow keys, press Enter. */
export function JumpBox({ line, tabs, current, actions, onClose, onSearch }: JumpBoxProps): ReactElement {
  const navigate = useNavigate()
  const { menu } = useShell()
  const { data: user } = useAuthUser()
  const userId = user?.userId ?? ''
  const cache = useCache()
  const [used] = useState(() => readUsed(userId))
  const [pointed, point] = useState<{ readonly typed: string; readonly id: string } | null>(null)
  const openCase = openCaseOf(current, tabs)
  const verbs = useVerbs(actions, openCase)
  const { text, only } = scopeOf(line.text)
  const found = useFound(only === null || only.includes('people') ? text : '')
  const mayAccounts = leaves(menu.nodes ?? []).some(({ path }) => path === ACCOUNTS)
  const accounts = useAccounts(found.asked, mayAccounts)
  // adapter: a record is the scope of its own fields
  const facts = ((openCase && cache.get(projectDraft({ id: openCase.id }))) as Scope | null | undefined) ?? null
  const casePeople = useCasePeople(openCase, text === '' ? null : facts)
  const hits: readonly TargetGroup[] = ranked(
    groupsOf({
      text,
      found,
      accounts,
      verbs: verbs(text),
      nodes: menu.nodes ?? [],
      tabs,
      current,
      openCase,
      facts,
      casePeople,
    }).filter(({ key }) => only === null || only.includes(key)),
    used,
    { typed: text !== '', scoped: only !== null },
  )
  const waiting = found.searching || (menu.nodes === null && menu.error === null)
  const nothing = text !== '' && hits.length === 0
  const mayBeFound = only === null || only.includes('people')
  const offers = useOffers({
    text: nothing && !waiting && !found.error && mayBeFound ? text : '',
    city: actions.city,
    moveTo: actions.moveTo,
    onSearch,
  })
  const groups = offers.targets.length === 0 ? hits : [offers]
  const targets = groups.flatMap((group) => group.targets)
  const chosen = pointed?.typed === line.text ? pointed.id : null
  const highlighted = highlightedOf(targets, chosen)
  const pointTo = (target: Target | undefined) => target && point({ typed: line.text, id: target.id })

  const go = (target: Target, newTab = false) => {
    saveUsed(userId, target.id)
    onClose()
    if (typeof target.go !== 'string') target.go()
    else if (newTab) window.open(target.go)
    else void navigate(target.go)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') pointTo(moved(groups, highlighted, 1))
    else if (event.key === 'ArrowUp') pointTo(moved(groups, highlighted, -1))
    else if (event.key === 'Tab' && !event.shiftKey) {
      const next = firstOfNextGroup(groups, highlighted)
      // After the last group the focus moves on, to the button that tries again.
      if (!next) return
      pointTo(next)
    } else if (event.key === 'Enter') {
      if (highlighted && (chosen === highlighted.id || !waiting)) go(highlighted, event.ctrlKey || event.metaKey)
      else line.setEntered(line.text !== '' && waiting)
    } else return
    event.preventDefault()
  }
  const latest = useLatest({ press, go })
  const { onKeys, onHighlight, onSummary, setEntered, entered } = line
  useLayoutEffect(() => {
    onKeys((event) => latest.current.press(event))
    return () => onKeys(null)
  }, [onKeys, latest])
  const highlightedId = highlighted && optionIdOf(line.listId, highlighted)
  useLayoutEffect(() => onHighlight(highlightedId), [onHighlight, highlightedId])
  const count = hits.reduce((sum, group) => sum + (group.total ?? group.targets.length), 0)
  const shownCount = text === '' ? '' : waiting && count === 0 ? messages.searching : messages.count(count)
  useLayoutEffect(
    () => onSummary({ count: shownCount, byPinyin: found.byPinyin }),
    [onSummary, shownCount, found.byPinyin],
  )
  useEffect(() => {
    if (!entered || waiting) return
    // What is offered instead of hits is chosen by who has read it.
    if (highlighted && !nothing) latest.current.go(highlighted)
    else setEntered(false)
  }, [entered, waiting, highlighted, nothing, setEntered, latest])

  return (
    <>
      <div className={list}>
        {nothing && !waiting && !found.error ? (
          <EmptyState title={messages.none(text)}>{messages.noneText}</EmptyState>
        ) : null}
        <JumpList
          id={line.listId}
          groups={groups}
          highlighted={highlighted}
          typed={text !== ''}
          waiting={waiting}
          onGo={go}
          onPoint={pointTo}
        />
        {nothing && waiting ? <JumpLoading /> : null}
      </div>
      <JumpNotices refused={found.refused} error={found.error} retry={found.retry} />
      <JumpFooter />
    </>
  )
}
