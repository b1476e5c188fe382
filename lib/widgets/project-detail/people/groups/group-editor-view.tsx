import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import type { Scope } from '../../../../catalogue/kind.ts'
import type { Stored } from '../../../../contract/output.ts'
import { MEMBER_SIDES, type MemberSide, sideWord } from '../../../../domain/member/member-side.ts'
import type { Relation } from '../../../../domain/member/relation.ts'
import { LeaveQuestion } from '../../../../form/leaving/leave-question.tsx'
import { memberGroupsMessages } from '../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useLatest } from '../../../../provider/use-latest.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Badge } from '../../../../ui/indicators/badge.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CTRL_KEYS, isCtrlKey } from '../../../../ui/dom/ctrl-key.ts'
import { ModalFrame } from '../../../../ui/dialogs/modal-frame.tsx'
import { TabList } from '../../../../ui/sections/tab-list.tsx'
import { TabPanel } from '../../../../ui/sections/tab-panel.tsx'
import { Tabs } from '../../../../ui/sections/tabs.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import { ConflictQuestion } from './conflict-question.tsx'
import type { GroupDialogProps } from './group-dialog-props.ts'
import { GroupNotices } from './group-notices.tsx'
import { GroupSideView } from './group-side-view.tsx'
import { previewPeople } from './preview-people.ts'
import { type GroupEditor, useGroupEditor } from './draft/use-group-editor.ts'
import type { PeopleByType } from './draft/use-group-rows.ts'

export interface GroupEditorViewProps
  extends Pick<GroupDialogProps, 'projectId' | 'kind' | 'initialTab' | 'onClose' | 'onSaved'> {
  readonly facts: Scope
  readonly types: readonly string[]
  /** Has at least one entry. */
  readonly sides: readonly MemberSide[]
  readonly data: readonly Stored<Relation>[]
  readonly people: PeopleByType
  readonly owner: string
  readonly editable: boolean
  /** Registers the function that handles closing while this view is mounted. */
  readonly onLeaving: (ask: (() => void) | null) => void
}

const contents = css({ display: 'contents' })
// The tabs are on the row below the title.
const inHeader = css({
  alignSelf: 'stretch',
  marginInlineStart: '6',
  '& [role=tab]': { height: 'head', paddingBlock: '0' },
})

/** The groups of a dialog, to edit or to read. */
export function GroupEditorView(props: GroupEditorViewProps): ReactElement {
  const { facts, kind, sides, editable, onLeaving } = props
  const texts = useMessages(memberGroupsMessages)
  const [tab, setTab] = useState<MemberSide['key']>(props.initialTab ?? (kind === 'buyers' ? 'buyer' : 'owner'))
  const side = sides.find(({ key }) => key === tab) ?? sides[0] ?? MEMBER_SIDES[tab]
  const { body, point } = usePointing()
  const editor = useGroupEditor({ ...props, side, onSide: ({ key }) => setTab(key), onPoint: point })
  const { progress } = editor
  const leave = useLatest(editor.requestLeave)
  useEffect(() => {
    onLeaving(() => leave.current())
    return () => onLeaving(null)
  }, [onLeaving, leave])

  const begin = useRef(() => {
    const [row] = editor.rows.of(side.type)
    if (editable && row) point(row.key)
  })
  // While the groups were loading there was no input to focus.
  useEffect(() => begin.current(), [])

  const press = (event: KeyboardEvent): void => {
    if (!isCtrlKey(event.nativeEvent, CTRL_KEYS.save) || event.defaultPrevented) return
    event.preventDefault()
    if (editable && !event.repeat) void editor.save()
  }
  const view = (
    <GroupSideView
      projectId={props.projectId}
      side={side}
      facts={facts}
      editor={editor}
      editable={editable}
      onPoint={point}
    />
  )
  const word = sideWord(kind === 'buyers' ? MEMBER_SIDES.buyer : side, facts)
  const framed = (
    <ModalFrame
      title={texts.title({ word })}
      badge={
        <>
          {kind === 'buyers' ? (
            <div className={inHeader}>
              <TabList
                label={texts.sides}
                items={sides.map((one) => ({
                  value: one.key,
                  label: sideWord(one, facts),
                  badge: (
                    <Badge
                      tone="flat"
                      count={previewPeople(one.type, editor.rows.of(one.type), null).length}
                      label={texts.people}
                    />
                  ),
                }))}
              />
            </div>
          ) : null}
          {editable ? null : <Tag>{texts.readOnly}</Tag>}
        </>
      }
      padded={false}
      busy={progress !== null}
      onClose={editor.requestLeave}
      footerNote={
        progress !== null && progress.of > 1 ? (
          <span role="status">
            {texts.savingSide({ side: sideWord(progress.side, facts), at: progress.at, of: progress.of })}
          </span>
        ) : (
          { buyer: texts.noteBuyers, owner: texts.noteOwners, guarantor: texts.noteGuarantors }[side.key]
        )
      }
      footer={editable ? <SavingButtons editor={editor} /> : <Button onClick={props.onClose}>{texts.close}</Button>}
    >
      <div ref={body}>
        {editable ? <GroupNotices editor={editor} side={side} facts={facts} /> : null}
        {kind === 'buyers' ? <TabPanel value={side.key}>{view}</TabPanel> : view}
      </div>
    </ModalFrame>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the shortcut that saves
    <div className={contents} onKeyDown={press}>
      {kind === 'buyers' ? (
        <Tabs
          value={side.key}
          onSelect={(value) => setTab(value === 'guarantor' ? 'guarantor' : 'buyer')}
          className={contents}
        >
          {framed}
        </Tabs>
      ) : (
        framed
      )}
      {editor.leaving ? (
        <LeaveQuestion text={texts.leaveText({ count: editor.unsaved })} onChoose={editor.answerLeave} />
      ) : null}
      {editor.problem?.error.conflict ? (
        <ConflictQuestion
          problem={editor.problem}
          facts={facts}
          rows={editor.rows.of(editor.problem.side.type)}
          onBack={editor.back}
          onLoad={editor.loadLatest}
        />
      ) : null}
    </div>
  )
}

function SavingButtons({ editor }: { readonly editor: GroupEditor }): ReactElement {
  const texts = useMessages(memberGroupsMessages)
  const saving = editor.progress !== null
  return (
    <>
      <Button disabled={saving} onClick={editor.requestLeave}>
        {texts.cancel}
      </Button>
      <Button
        variant="primary"
        loading={saving}
        disabled={editor.blocked !== null}
        title={editor.blocked ?? undefined}
        onClick={() => void editor.save()}
      >
        {texts.save}
      </Button>
    </>
  )
}

/** Moves the focus to the first control of a group, once it is on screen. */
function usePointing() {
  const body = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<{ readonly key: string } | null>(null)
  useEffect(() => {
    if (target === null) return
    // A dialog that has just closed restores the focus first.
    const turn = setTimeout(() =>
      body.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(target.key)}"] input`)?.focus(),
    )
    return () => clearTimeout(turn)
  }, [target])
  const point = useCallback((key: string) => setTarget({ key }), [])
  return { body, point }
}
