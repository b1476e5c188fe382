import { CheckCheck } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import type { useFkQuery } from 'fangkit'
import type { Notices } from 'fangkit/contract'
import { instantText } from 'fangkit/domain'
import { Button, Dot, EmptyState, ErrorState, SkeletonBlock } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { agoText } from './ago-text.ts'
import { noticePath } from './notice-path.ts'
import './notice-panel.css'

export interface NoticePanelProps {
  readonly query: ReturnType<typeof useFkQuery<Notices>>
  readonly onRead: (ids?: readonly string[]) => Promise<void>
  readonly onClose: () => void
}

const head = 'portal-notice-panel-head'
const list = 'portal-notice-panel-list'
const item = 'portal-notice-panel-item'
const mark = 'portal-notice-panel-mark'

/** Lists the notices of the user, newest first; each links to its case. */
export function NoticePanel({
  query: { data, error, isFetching, refetch },
  onRead,
  onClose,
}: NoticePanelProps): ReactElement {
  const [now] = useState(Date.now)
  return (
    <>
      <div className={head}>
        <h2>{messages.notices.title}</h2>
        <Button
          size="sm"
          variant="text"
          icon={<CheckCheck aria-hidden />}
          disabled={!data || data.unread === 0}
          onClick={() => void onRead()}
        >
          {messages.notices.readAll}
        </Button>
      </div>
      {data ? (
        data.rows.length === 0 ? (
          <EmptyState title={messages.notices.none}>{messages.notices.noneText}</EmptyState>
        ) : (
          <ul className={list}>
            {data.rows.map(({ keyValue, kind, title, body, prjId, jobId, sourceId, sentAt, readAt }) => (
              <li key={keyValue}>
                <Link
                  to={noticePath({ kind, prjId, jobId, sourceId })}
                  className={item}
                  data-unread={readAt === null ? '' : undefined}
                  onClick={() => {
                    if (readAt === null && keyValue !== null) void onRead([keyValue])
                    onClose()
                  }}
                >
                  <span className={mark}>{readAt === null ? <Dot label={messages.notices.unread} /> : null}</span>
                  <span>
                    <b>{title}</b>
                    <small>{body}</small>
                  </span>
                  {sentAt === null ? null : (
                    <time dateTime={new Date(sentAt).toISOString()} title={instantText(sentAt)}>
                      {agoText(sentAt, now)}
                    </time>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} traceId={error.traceId ?? undefined}>
          {error.userMessage}
        </ErrorState>
      ) : (
        <SkeletonBlock height="120px" />
      )}
    </>
  )
}
