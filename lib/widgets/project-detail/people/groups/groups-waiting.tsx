import type { ReactElement, ReactNode } from 'react'
import type { Scope } from '../../../../catalogue/kind.ts'
import type { FangkitError } from '../../../../client/fangkit-error.ts'
import { MEMBER_SIDES, sideWord } from '../../../../domain/member/member-side.ts'
import { memberGroupsMessages } from '../../../../locale/zh-cn/project-detail/member-groups.ts'
import { HostSlot } from '../../../../provider/slots/host-slot.tsx'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../../../ui/feedback/forbidden-state.tsx'
import { ModalFrame } from '../../../../ui/dialogs/modal-frame.tsx'
import { Skeleton } from '../../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../../ui/loading/skeleton-block.tsx'
import type { GroupKind } from './group-dialog-props.ts'

export interface GroupsWaitingProps {
  readonly facts: Scope
  readonly kind: GroupKind
  readonly error: FangkitError | null
  /** The case no longer has this side. */
  readonly removed: boolean
  readonly retrying: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

const lines = css({ display: 'grid', gap: '14' })
const LINES = ['head', 'first', 'second', 'third'] as const

/** The dialog without groups to show: loading, failed, forbidden, or the case lacks the side. */
export function GroupsWaiting(props: GroupsWaitingProps): ReactElement {
  const { facts, kind, onClose } = props
  const texts = useMessages(memberGroupsMessages)
  const word = sideWord(kind === 'buyers' ? MEMBER_SIDES.buyer : MEMBER_SIDES.owner, facts)
  return (
    <ModalFrame
      title={texts.title({ word })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Instead {...props} word={word} />
    </ModalFrame>
  )
}

function Instead({
  error,
  removed,
  retrying,
  onRetry,
  word,
}: GroupsWaitingProps & { readonly word: string }): ReactNode {
  const texts = useMessages(memberGroupsMessages)
  if (removed)
    return (
      <EmptyState role="status" title={texts.noSide({ side: word })}>
        {texts.noSideText}
      </EmptyState>
    )
  if (error === null)
    return (
      <HostSlot name="Loading" props={{ label: texts.loading }}>
        <Skeleton label={texts.loading}>
          <div className={lines}>
            {LINES.map((line) => (
              <SkeletonBlock key={line} height={32} />
            ))}
          </div>
        </Skeleton>
      </HostSlot>
    )
  if (error.kind === 'forbidden')
    return (
      <HostSlot name="Forbidden" props={{ error }}>
        <ForbiddenState title={texts.forbidden}>{texts.forbiddenText}</ForbiddenState>
      </HostSlot>
    )
  return (
    <HostSlot name="Failed" props={{ error, retry: onRetry }}>
      <ErrorState title={texts.loadFailed} traceId={error.traceId ?? undefined} retrying={retrying} onRetry={onRetry}>
        {error.userMessage}
      </ErrorState>
    </HostSlot>
  )
}
