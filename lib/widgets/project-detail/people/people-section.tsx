import { Lock, Users } from 'lucide-react'
import { type ReactElement, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { titleOf } from '../../../catalogue/field-state.ts'
import { memberCalls } from '../../../contract/case/member-calls.ts'
import type { Stored } from '../../../contract/output.ts'
import type { BuyerTag } from '../../../domain/member/buyer-tag.ts'
import { member, type Member } from '../../../domain/member/member.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { peopleMessages } from '../../../locale/zh-cn/project-detail/people.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useCan } from '../../../provider/session/use-can.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { pageColumn } from '../page-layout.ts'
import { SectionState } from '../section-state.tsx'
import type { ProjectSectionProps } from '../sections.ts'
import { useMayAdd } from '../../use-may-add.ts'
import { newPlace } from './edited-place.ts'
import { noteSaved, refreshPeople } from './people-changes.ts'
import type { PeopleContext } from './people-context.ts'
import { SideList } from './side-list.tsx'
import { Unflagged } from './unflagged.tsx'
import { useRemovedMember } from './use-removed-member.ts'
import { useGroupDialog } from './use-group-dialog.ts'
import { useMemberRemoval } from './use-member-removal.ts'
import { useOpenCards } from './use-open-cards.ts'
import { type PeopleData, type PeopleKind, usePeople } from './use-people.ts'
import { usePeopleReport } from './use-people-report.ts'

const GroupDialog = lazyPart(() => import('./groups/group-dialog.tsx').then(({ GroupDialog }) => GroupDialog))

export interface PeopleSectionProps extends ProjectSectionProps {
  readonly kind: PeopleKind
}

/** The people of a case: its buyers and guarantors, or its owners. @source MEM-001 */
export function PeopleSection(props: PeopleSectionProps): ReactElement {
  const { kind, title, facts } = props
  const projectId = props.projectId ?? ''
  const load = usePeople(projectId, kind, facts)
  const cards = useOpenCards()
  useRefreshes(props.refreshes)
  usePeopleReport(load.data, facts, cards.set, props)
  if (!load.data)
    return (
      <SectionState
        title={title}
        columns={4}
        error={load.error}
        retrying={load.refreshing}
        onRetry={load.retry}
        onFailure={props.onFailure}
      />
    )
  return (
    <>
      {load.stale ? <StaleNote onRefresh={load.retry} refreshing={load.refreshing} /> : null}
      <PeopleLists {...props} projectId={projectId} data={load.data} cards={cards} />
    </>
  )
}

/** Loads the people again when the user refreshes the case. */
function useRefreshes(refreshes: number): void {
  const cache = useCache()
  const done = useRef(refreshes)
  useEffect(() => {
    if (done.current === refreshes) return
    done.current = refreshes
    refreshPeople(cache)
  }, [refreshes, cache])
}

interface PeopleListsProps extends PeopleSectionProps {
  readonly projectId: string
  readonly data: PeopleData
  readonly cards: ReturnType<typeof useOpenCards>
}

const reason = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  textStyle: 'label',
  color: 'ink-3',
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
})

function PeopleLists({
  projectId,
  kind,
  title,
  facts,
  readOnly,
  data,
  cards,
  editing: sectionEditing,
}: PeopleListsProps): ReactElement {
  const texts = useMessages(peopleMessages)
  const cache = useCache()
  const can = useCan()
  const mayAdd = useMayAdd(memberCalls.getOpts, !readOnly)
  const titleId = useId()
  const [main] = data.sides
  // Editing the whole section means editing its first card.
  const whole = data.sides.flatMap(({ members }) => members)[0]?.keyValue ?? newPlace(main?.side.type ?? '')
  const editing = useMemo(
    () => ({ ...sectionEditing, place: sectionEditing.active ? (sectionEditing.place ?? whole) : null }),
    [sectionEditing, whole],
  )
  const removal = useMemberRemoval(projectId, editing.check)
  const dialog = useGroupDialog(editing)
  useRemovedMember(data, editing)
  const { set } = cards
  const { close } = sectionEditing
  const [firstTag, setFirstTag] = useState<PeopleContext['firstTag']>(null)
  const onSaved = useCallback(
    (record: Stored<Member>, tag: BuyerTag | null = null) => {
      noteSaved(cache, projectId, record)
      const { keyValue: key } = record
      if (key !== null) set(key, true)
      if (key !== null && tag !== null) setFirstTag({ key, tag, taken: () => setFirstTag(null) })
      close()
    },
    [cache, projectId, set, close],
  )
  const open = !readOnly && editing.blocked === null
  const context = {
    projectId,
    section: { key: kind, title },
    facts,
    groups: data.groups,
    editing,
    readOnly,
    open,
    may: {
      add: mayAdd,
      edit: can(PRIVILEGE.update),
      group: can(PRIVILEGE.save) && can(PRIVILEGE.update),
    },
    cards,
    removal: can(PRIVILEGE.remove) ? removal : null,
    onSaved,
    firstTag,
  }
  const groupButton =
    editing.blocked !== null ? (
      <span className={reason}>
        <Lock aria-hidden />
        {editing.blocked}
      </span>
    ) : !open ? undefined : (
      <Button size="sm" icon={<Users aria-hidden />} loading={dialog.asking} onClick={() => void dialog.ask()}>
        {texts.groups({ word: main?.word ?? '' })}
      </Button>
    )
  return (
    <section aria-labelledby={`${titleId}0`} className={pageColumn}>
      {data.sides.map((people, at) => (
        <SideList
          key={people.side.key}
          people={people}
          title={at === 0 ? title : titleOf(member, { ...facts, hf23MemberType: people.side.type })}
          titleId={`${titleId}${at}`}
          level={at === 0 ? 2 : 3}
          after={data.sides.slice(0, at).reduce((sum, { members }) => sum + members.length, 0)}
          context={context}
          actions={at === 0 ? groupButton : undefined}
          remark={
            at === 0 && data.unflagged.length > 0 ? (
              <Unflagged
                members={data.unflagged}
                label={texts.groups({ word: people.word })}
                onGroups={open ? () => void dialog.ask() : undefined}
              />
            ) : undefined
          }
        />
      ))}
      {dialog.open ? (
        <Suspense fallback={null}>
          <GroupDialog
            projectId={projectId}
            facts={facts}
            kind={kind}
            open
            onClose={dialog.close}
            onSaved={dialog.close}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
