import type { ReactElement } from 'react'
import { clockText } from '../../form/ago.ts'
import { flowTabMessages } from '../../locale/zh-cn/flow/flow-tab.ts'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { StaleNote } from '../../ui/feedback/stale-note.tsx'
import { personOf } from './finish/next-step.ts'
import type { Finishing } from './finish/use-finish.ts'
import type { AnyJob } from './flow-actions.ts'
import type { FlowLoad } from './use-flow-data.ts'
import type { PeopleDraft } from './people/use-people-draft.ts'

export interface FlowNoticesProps {
  readonly load: FlowLoad
  /** Why nothing can be changed now; null when nothing blocks changes or it does not matter. */
  readonly blocked: string | null
  readonly draft: PeopleDraft | null
  readonly finishing: Pick<Finishing, 'refused' | 'dismiss' | 'next' | 'dismissNext'>
  /** Opens the job to do next. */
  readonly onNext: (job: AnyJob) => void
}

/** Most entries shown; longer lists show the number of the rest. */
const MOST = 20

/** Notices above the list. */
export function FlowNotices({ load, blocked, draft, finishing, onNext }: FlowNoticesProps): ReactElement {
  const { refused, dismiss, next, dismissNext } = finishing
  const texts = useMessages(flowTabMessages)
  const form = useMessages(formMessages)
  const offered = draft?.offered ?? null
  return (
    <>
      {load.stale ? <StaleNote onRefresh={load.retry} refreshing={load.refreshing} /> : null}
      {blocked === null ? null : (
        <Notice tone="plain" size="slim" role="note">
          {blocked}
        </Notice>
      )}
      {offered === null ? null : (
        <Notice
          role="status"
          title={form.draftTitle({ at: clockText(offered.at), count: offered.choices.size })}
          actions={
            <>
              <Button size="sm" variant="primary" onClick={draft?.restore}>
                {form.draftRestore}
              </Button>
              <Button size="sm" onClick={draft?.drop}>
                {form.draftDrop}
              </Button>
            </>
          }
        />
      )}
      {next === null ? null : (
        <Notice
          tone="ok"
          size="slim"
          role="status"
          title={texts.nextStep({ name: next.hf15FlowName ?? '', person: personOf(next) })}
          onClose={dismissNext}
          actions={
            <Button size="sm" onClick={() => onNext(next)}>
              {texts.goToNext}
            </Button>
          }
        />
      )}
      {refused.length === 0 ? null : (
        <Notice tone="warn" role="alert" title={texts.refused({ count: refused.length })} onClose={dismiss}>
          {'\u3000'}
          {texts.refusedText}
          <ul>
            {refused.slice(0, MOST).map(({ id, name, why }) => (
              <li key={id}>{texts.refusedLine({ name, why })}</li>
            ))}
            {refused.length > MOST ? <li>{texts.moreRefused({ count: refused.length - MOST })}</li> : null}
          </ul>
        </Notice>
      )}
    </>
  )
}
