import { type ReactElement, useRef, useState } from 'react'
import { answerOf, useFkQuery } from 'fangkit'
import { secondFactorCalls } from 'fangkit/contract'
import { instantText } from 'fangkit/domain'
import { Button, Card, ErrorState, SkeletonBlock, Tag } from 'fangkit/ui'
import { accountMessages } from './account-messages.ts'
import { EndSecondFactorDialog } from './end-second-factor-dialog.tsx'
import { StartSecondFactorDialog } from './start-second-factor-dialog.tsx'

const STATE = answerOf(secondFactorCalls.getSecondFactor, {})
const text = accountMessages.secondFactor
const part = 'portal-account-part'

/** Whether log-ins of the user need a code of an authenticator app; turns that on and off. */
export function SecondFactorCard(): ReactElement | null {
  const { data, error, isFetching, refetch } = useFkQuery(STATE, { staleTime: 0 })
  const [open, setOpen] = useState<'start' | 'end' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(null)
    void refetch()
    button.current?.focus()
  }
  if (data?.isOffered === 0) return null
  const isOn = data?.isOn === 1
  return (
    <Card size="slim" title={text.title} note={isOn ? <Tag tone="ok">{text.on}</Tag> : undefined}>
      {data ? (
        <div className={part}>
          <p>
            {isOn && typeof data.since === 'number'
              ? text.since(instantText(data.since).slice(0, 10), data.recoveryLeft ?? 0)
              : text.text}
          </p>
          <Button ref={button} size="sm" onClick={() => setOpen(isOn ? 'end' : 'start')}>
            {isOn ? text.end : text.start}
          </Button>
        </div>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} traceId={error.traceId ?? undefined}>
          {error.userMessage}
        </ErrorState>
      ) : (
        <SkeletonBlock height="48px" />
      )}
      {open === 'start' ? <StartSecondFactorDialog onClose={close} /> : null}
      {open === 'end' ? <EndSecondFactorDialog onClose={close} /> : null}
    </Card>
  )
}
