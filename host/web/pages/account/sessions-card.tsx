import { type ReactElement, useRef, useState } from 'react'
import { Monitor, Smartphone } from 'lucide-react'
import { answerOf, noticeOf, useFkMutation, useFkQuery, useNotify } from 'fangkit'
import { type OwnSession, sessionCalls } from 'fangkit/contract'
import { instantText, loginLog } from 'fangkit/domain'
import { Button, Card, ConfirmDialog, ErrorState, Notice, SkeletonBlock, Tag } from 'fangkit/ui'
import { concerns } from '../../session/concerns.ts'
import { agoText } from '../../shell/notices/ago-text.ts'
import { accountMessages } from './account-messages.ts'

const list = 'portal-account-sessions'
const item = 'portal-account-session'
const note = 'portal-account-note'

/** Reloads with every log-in and log-out of the user. */
const SESSIONS = concerns(answerOf(sessionCalls.getSessions, {}), [loginLog.service])
const text = accountMessages.sessions
/** Systems of phones; all others are of computers. */
const CARRIED = /HarmonyOS|Android|iOS/

/** Where the user is signed in; each place but this one can be ended, or all of them. */
export function SessionsCard(): ReactElement {
  const { data, error, isFetching, refetch } = useFkQuery(SESSIONS, { staleTime: 0 })
  const notify = useNotify()
  const [asking, ask] = useState(false)
  const rows = useRef<HTMLUListElement>(null)
  // What was pressed disappears, so the focus moves to the list.
  const again = (title: string) => {
    notify({ tone: 'success', title })
    rows.current?.focus()
    void refetch()
  }
  const endOne = useFkMutation(({ sessionId }: OwnSession, client) => client.api.login.endSession({ sessionId }), {
    onSuccess: (_answer, session) => again(text.ended(nameOf(session))),
    onError: (failed) => {
      const notice = noticeOf(failed)
      if (notice) notify(notice)
      void refetch()
    },
  })
  const endOthers = useFkMutation((_none: null, client) => client.api.login.endOtherSessions({}), {
    onSuccess: ({ data: { ended } }) => {
      ask(false)
      again(text.endedOthers(ended))
    },
  })
  const many = data !== undefined && data.length > 1
  return (
    <Card
      size="slim"
      title={text.title}
      note={many ? text.total(data.length) : undefined}
      actions={
        many ? (
          <Button size="sm" onClick={() => ask(true)}>
            {text.endOthers}
          </Button>
        ) : undefined
      }
    >
      {data ? (
        <>
          {error ? (
            <Notice tone="warn" role="alert">
              {error.userMessage}
            </Notice>
          ) : null}
          <ul ref={rows} className={list} tabIndex={-1} aria-label={text.title}>
            {data.map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                busy={endOne.isPending}
                onEnd={() => endOne.mutate(session)}
              />
            ))}
          </ul>
          <p className={note}>{many ? text.suspicious : text.only}</p>
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} traceId={error.traceId ?? undefined}>
          {error.userMessage}
        </ErrorState>
      ) : (
        <SkeletonBlock height="120px" />
      )}
      <ConfirmDialog
        open={asking}
        title={text.ask}
        confirmLabel={text.endOthers}
        cancelLabel={text.cancel}
        danger
        loading={endOthers.isPending}
        error={endOthers.error?.userMessage}
        onConfirm={() => endOthers.mutate(null)}
        onCancel={() => ask(false)}
      >
        {text.askText}
      </ConfirmDialog>
    </Card>
  )
}

const nameOf = ({ client }: OwnSession): string => client ?? text.unknown

interface SessionRowProps {
  readonly session: OwnSession
  readonly busy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps): ReactElement {
  const { client, address, startedAt, seenAt, isCurrent } = session
  const [now] = useState(Date.now)
  const device = nameOf(session)
  const started = instantText(startedAt).slice(0, 16)
  return (
    <li className={item}>
      {CARRIED.test(client ?? '') ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
      <span>
        <b>
          {device}
          {isCurrent === 1 ? <Tag tone="ok">{text.current}</Tag> : null}
        </b>
        <small>
          {[
            ...(address === null ? [] : [text.network(address)]),
            text.started(started),
            ...(isCurrent === 1 ? [] : [text.used(agoText(seenAt, now))]),
          ].join(' · ')}
        </small>
      </span>
      {isCurrent === 1 ? null : (
        <Button size="sm" disabled={busy} aria-label={text.endOf(device, started)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  )
}
