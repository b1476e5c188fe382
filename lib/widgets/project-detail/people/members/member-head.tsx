import { ChevronRight, Pencil, Trash2 } from 'lucide-react'
import { createElement, type CSSProperties, type ReactElement, type ReactNode, type RefObject } from 'react'
import { toShown, UNIT_LABEL } from '../../../../catalogue/unit.ts'
import type { Stored } from '../../../../contract/output.ts'
import { member, type Member } from '../../../../domain/member/member.ts'
import type { Readiness } from '../../../../domain/project/readiness.ts'
import { peopleMessages } from '../../../../locale/zh-cn/project-detail/people.ts'
import { projectDetailMessages } from '../../../../locale/zh-cn/project-detail/project-detail.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Avatar } from '../../../../ui/indicators/avatar.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Meter } from '../../../../ui/indicators/meter.tsx'
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import type { Partner } from './partner-of.ts'

export interface MemberHeadProps {
  readonly record: Stored<Member>
  readonly name: string
  /** Tags with the side and the role of the member. */
  readonly tags: ReactNode
  readonly partners: readonly Partner[]
  /** What the member is in the loan, to choose; null where it cannot be chosen. */
  readonly choices: ReactNode
  /** Null once the case has ended. */
  readonly readiness: Readiness | null
  readonly level: 3 | 4
  readonly open: boolean
  /** Id of the element that expands. */
  readonly bodyId: string
  readonly onToggle: () => void
  /** Who changed the member last, shown while the member is read. */
  readonly recording: ReactNode
  /** What is not filled in, shown while the member is read. */
  readonly unfilled: ReactNode
  /** Shown in place of the buttons while the member is edited. */
  readonly editing: ReactNode | null
  /** Actions on the member; null where none is allowed. */
  readonly actions: MemberActions | null
  readonly toggleRef: RefObject<HTMLButtonElement | null>
}

export interface MemberActions {
  /** Absent without the privilege; the same holds for `remove`. */
  readonly edit?: () => void
  /** True while the status is being checked. */
  readonly opening: boolean
  readonly remove?: () => void
  readonly removing: boolean
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  rowGap: '8',
  paddingBlock: '10',
  paddingInline: 'pad',
  '&:not(:last-child)': { borderBottomWidth: '1px', borderBottomColor: 'line' },
})
const who = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  flex: '1 1 260px',
  minWidth: '0',
  '& > :first-child': { flex: 'none' },
  '& > div': { minWidth: '0', flex: '1 1 auto' },
})
const named = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  rowGap: '4',
  minWidth: '0',
  '& > h3, & > h4': { minWidth: '0', maxWidth: 'full' },
})
const toggle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  minHeight: '28px',
  textStyle: 'cardTitle',
  textAlign: 'start',
  borderRadius: 'md',
  cursor: 'pointer',
  '& > svg': { flex: 'none', width: '16px', height: '16px', color: 'ink-3', transition: 'transform .15s' },
  '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
  '& > span': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
const about = css({
  textStyle: 'label',
  color: 'ink-3',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** An inline style, because it is used once and the size of the style sheet is limited. */
const TOOLS: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
}
const ready = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  textStyle: 'label',
  color: 'ink-3',
  '& > div': { width: '80px' },
  '@container fk-project (max-width: 860px)': { '& > div': { display: 'none' } },
})

/** The head of a member card; stays visible when the card is closed. @source MEM-055, MEM-056 */
export function MemberHead({
  record,
  name,
  tags,
  partners,
  choices,
  readiness,
  level,
  open,
  bodyId,
  onToggle,
  recording,
  unfilled,
  editing,
  actions,
  toggleRef,
}: MemberHeadProps): ReactElement {
  const texts = useMessages(peopleMessages)
  const page = useMessages(projectDetailMessages)
  return (
    <div className={head}>
      <div className={who}>
        <Avatar name={name} size="lg" />
        <div>
          <div className={named}>
            {createElement(
              `h${level}`,
              null,
              <button
                ref={toggleRef}
                type="button"
                className={toggle}
                title={name}
                aria-expanded={open}
                aria-controls={open ? bodyId : undefined}
                onClick={onToggle}
              >
                <ChevronRight aria-hidden />
                <span>{name}</span>
              </button>,
            )}
            {tags}
            {editing === null ? null : <Tag tone="brand">{page.editing}</Tag>}
            <About record={record} partners={partners} />
            {unfilled}
          </div>
        </div>
      </div>
      <div style={TOOLS}>
        {readiness === null ? null : (
          <span className={ready}>
            {texts.readiness}
            <ProgressBar
              value={readiness.wanted === 0 ? 100 : (readiness.filled / readiness.wanted) * 100}
              label={texts.readiness}
            />
            <Meter done={readiness.filled} total={readiness.wanted} label={page.readiness(readiness)} />
          </span>
        )}
        {editing ?? (
          <>
            {recording}
            {actions === null ? null : <Actions name={name} {...actions} />}
          </>
        )}
      </div>
      {choices}
    </div>
  )
}

function About({
  record: { hf23HouseRatio },
  partners,
}: Pick<MemberHeadProps, 'record' | 'partners'>): ReactElement | null {
  const texts = useMessages(peopleMessages)
  const { hf23HouseRatio: field } = member.fields
  const others = partners
    .map(({ name, spouse }) => (spouse ? texts.spouse({ name }) : texts.partner({ name })))
    .join(' · ')
  const share =
    hf23HouseRatio === null
      ? ''
      : texts.share({ share: `${toShown(field, hf23HouseRatio)}${UNIT_LABEL[field.shown ?? 'percent']}` })
  const text = [share, others].filter(Boolean).join(' · ')
  return text === '' ? null : (
    <p className={about} title={text}>
      {text}
    </p>
  )
}

function Actions({ name, edit, opening, remove, removing }: MemberActions & { readonly name: string }): ReactElement {
  const texts = useMessages(peopleMessages)
  return (
    <>
      {edit === undefined ? null : (
        <Button
          variant="text"
          size="sm"
          icon={<Pencil aria-hidden />}
          loading={opening}
          aria-label={texts.editMember({ name })}
          onClick={edit}
        >
          {texts.edit}
        </Button>
      )}
      {remove === undefined ? null : (
        <IconButton
          variant="danger"
          size="sm"
          icon={<Trash2 aria-hidden />}
          label={texts.removeMember({ name })}
          aria-haspopup="dialog"
          loading={removing}
          onClick={remove}
        />
      )}
    </>
  )
}
