import { Bell } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { myNotices, useFkQuery } from 'fangkit'
import { isAccountNotice } from 'fangkit/domain'
import { IconButton, Popover, SkeletonBlock } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { noticePath } from './notice-path.ts'
import { useArrivals } from './use-arrivals.ts'
import { useReadNotices } from './use-read-notices.ts'
import './notice-bell.css'

const NoticePanel = lazy(async () => ({ default: (await import('./notice-panel.tsx')).NoticePanel }))

const box = 'portal-notice-bell-box'

/** Shows the number of unread notices and opens their list. New notices appear automatically, each with a message. */
export function NoticeBell(): ReactElement {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const query = useFkQuery(myNotices())
  const read = useReadNotices()
  const { data } = query
  useArrivals(data?.rows, (notice) => {
    if (notice.keyValue !== null) void read([notice.keyValue])
    if (notice.prjId !== null || isAccountNotice(notice)) void navigate(noticePath(notice))
  })
  const unread = data?.unread ?? 0
  // The selected entry disappears with the list, so the focus moves back to the button.
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={messages.notices.title}
      align="end"
      className={box}
      trigger={
        <IconButton ref={button} label={messages.notices.bell(unread)} icon={<Bell aria-hidden />} pip={unread > 0} />
      }
    >
      <Suspense fallback={<SkeletonBlock height="120px" />}>
        <NoticePanel query={query} onRead={read} onClose={close} />
      </Suspense>
    </Popover>
  )
}
