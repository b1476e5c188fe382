import { useState } from 'react'
import { answerOf, noticeOf, useCache, useFkMutation, useFkQuery, useNotify } from 'fangkit'
import { gridViewCalls } from 'fangkit/contract'
import type { ViewLayout } from 'fangkit/domain'
import { messages } from '../../messages.ts'

/** The name under which the pinned entries of a user are stored, together with the views of their lists. */
const PINNED_VIEW = 'PortalMenu'
const PLAN = { ...answerOf(gridViewCalls.getPageList, { grid: PINNED_VIEW }), staleTime: 300_000 }

/** The menu entries that a person keeps at the top. */
export interface Pinned {
  /** Codes of the entries, in the order they were pinned. */
  readonly codes: readonly string[]
  /** Null until the stored entries are known. */
  readonly toggle: ((code: string) => void) | null
}

/** Loads the pinned entries of the user, and stores them on the server. */
export function usePinned(): Pinned {
  const { data } = useFkQuery(PLAN)
  const cache = useCache()
  const notify = useNotify()
  const own = data?.find((view) => view.own === true)
  // What was asked for counts until the server has stored it.
  const [asked, ask] = useState<readonly string[] | null>(null)
  const codes = asked ?? (own ? own.layout.columns.map(({ name }) => name) : [])
  const { mutate, isPending } = useFkMutation(
    (next: readonly string[], client) =>
      client.call(gridViewCalls.doSave, {
        ...(own && { id: own.id, version: own.version }),
        grid: PINNED_VIEW,
        title: messages.menu.pinned,
        layout: layoutOf(next),
      }),
    {
      onSuccess: () => void cache.invalidate(PLAN).then(() => ask(null)),
      onError: (error) => {
        ask(null)
        const notice = noticeOf(error)
        if (notice) notify(notice)
        // Changed in another window meanwhile; the next attempt starts from what is stored.
        if (error.code === 'CONFLICT') void cache.invalidate(PLAN)
      },
    },
  )
  const toggle = (code: string) => {
    if (isPending) return
    const next = codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]
    ask(next)
    mutate(next)
  }
  return { codes, toggle: data ? toggle : null }
}

/** The entries as a layout to store; they take the place of the columns of a list. */
function layoutOf(codes: readonly string[]): ViewLayout {
  return {
    columns: codes.map((name) => ({ name, visible: true, width: null, pinned: true })),
    sort: null,
    search: {},
    density: 'comfortable',
    pageSize: 10,
  }
}
