import { useEffect, useRef } from 'react'
import { useHostCallback } from '../../../provider/callbacks/use-host-callback.ts'
import { useLatest } from '../../../provider/use-latest.ts'

export interface AskedPageOptions {
  /** Requested page index, from 0; undefined leaves it to the viewer. */
  readonly asked: number | undefined
  readonly onChange: ((page: number) => void) | undefined
  /** Identifies the paper: a different one starts at its first page. */
  readonly of: string
  readonly seen: number
  readonly count: number
  readonly goTo: (page: number) => void
}

/** Goes to the requested page, and reports which page is visible. */
export function useAskedPage({ asked, onChange, of, seen, count, goTo }: AskedPageOptions): void {
  const notifyHost = useHostCallback(onChange, 'onPageChange')
  const latest = useLatest({ seen, goTo })
  const reported = useRef(seen)
  const paper = useRef(of)
  const isThere = asked !== undefined && asked < count
  useEffect(() => {
    if (asked !== undefined && isThere && asked !== latest.current.seen) latest.current.goTo(asked)
  }, [asked, isThere, latest])
  useEffect(() => {
    if (paper.current === of) return
    paper.current = of
    latest.current.goTo(asked ?? 0)
  }, [of, asked, latest])
  useEffect(() => {
    if (reported.current === seen) return
    reported.current = seen
    notifyHost(seen)
  }, [seen, notifyHost])
}
