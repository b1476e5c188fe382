import { useEffect, useRef } from 'react'
import { useNotify } from 'fangkit'
import type { Notices } from 'fangkit/contract'
import { useLatest } from '../../use-latest.ts'
import { messages } from '../../messages.ts'

type Notice = Notices['rows'][number]

/** Announces notices that arrived after the first load: a single one by its text, several by their number. */
export function useArrivals(rows: readonly Notice[] | undefined, onOpen: (notice: Notice) => void): void {
  const notify = useNotify()
  const latest = useLatest(onOpen)
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!rows) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...rows.flatMap(({ keyValue }) => keyValue ?? [])])
    if (before === null) return
    const arrived = rows.filter(({ keyValue, readAt }) => keyValue !== null && !before.has(keyValue) && readAt === null)
    const [first] = arrived
    if (!first) return
    if (arrived.length > 1)
      notify({ tone: 'info', title: messages.notices.arrived(arrived.length), text: first.title ?? '' })
    else
      notify({
        tone: 'info',
        title: first.title ?? '',
        text: first.body ?? '',
        action: { label: messages.notices.open, onAct: () => latest.current(first) },
      })
  }, [rows, notify, latest])
}
