import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { myNotices, useFkQuery } from 'fangkit'
import { instantText } from 'fangkit/domain'
import { Card, Dot, EmptyState } from 'fangkit/ui'
import { leaves } from '../../../shell/menu/menu-tree.ts'
import { noticePath } from '../../../shell/notices/notice-path.ts'
import { useReadNotices } from '../../../shell/notices/use-read-notices.ts'
import { useShell } from '../../../shell/shell-context.tsx'
import { CardState } from './card-state.tsx'
import { date } from './dashboard-styles.ts'
import { messages } from '../home-messages.ts'
import './notice-card.css'

const FIRST = 5
const LIST = '/NoticeGrid'

const line = 'portal-notice-card-line'
const list = 'portal-notice-card-list'

/** Shows the latest notices of the user. */
export function NoticeCard(): ReactElement {
  const query = useFkQuery(myNotices())
  const read = useReadNotices()
  const { menu } = useShell()
  const all = leaves(menu.nodes ?? []).some(({ path }) => path === LIST)
  const { notices: text } = messages
  return (
    <Card size="slim" title={text.title} actions={all ? <Link to={LIST}>{messages.all}</Link> : undefined}>
      <CardState query={query} bars={2}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={text.none} />
          ) : (
            <ul className={list}>
              {rows.slice(0, FIRST).map((notice) => (
                <li key={notice.keyValue}>
                  <Link
                    to={noticePath(notice)}
                    className={line}
                    title={notice.body ?? undefined}
                    onClick={() => notice.readAt === null && notice.keyValue !== null && void read([notice.keyValue])}
                  >
                    <Dot
                      tone={notice.readAt === null ? 'bad' : 'idle'}
                      label={notice.readAt === null ? text.unread : text.read}
                    />
                    <b>{notice.title}</b>
                    {notice.sentAt === null ? null : (
                      <time className={date} dateTime={new Date(notice.sentAt).toISOString()}>
                        {instantText(notice.sentAt).slice(5, 10)}
                      </time>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </CardState>
    </Card>
  )
}
