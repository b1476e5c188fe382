import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ProjectTab } from 'fangkit/project-detail'

/** The place on a project page that the address points to. */
export interface ProjectPlaceInUse {
  readonly tab: ProjectTab
  readonly edit: string | undefined
  readonly section: string | undefined
  readonly field: string | undefined
  /** Address of the record that is open in the tab. */
  readonly record: string | undefined
}

type ChangedPlace = { readonly [Part in 'tab' | 'edit' | 'record']?: string | undefined }

const TABS: readonly ProjectTab[] = ['overview', 'detail', 'fees', 'flow', 'papers', 'forms', 'roles']

/** Stores tab, open record and edit mode of the page in its address, so a reload and a link lead to the same place. */
export function useProjectPlace(): {
  readonly place: ProjectPlaceInUse
  readonly setPlace: (part: ChangedPlace) => void
} {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const part = (name: string): string | undefined => query.get(name) ?? undefined
  const setPlace = useCallback(
    (changed: ChangedPlace) => {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changed)) {
            if (value === undefined) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, state },
      )
    },
    [setQuery, state],
  )
  return {
    place: {
      tab: TABS.find((tab) => tab === part('tab')) ?? 'detail',
      edit: part('edit'),
      section: part('section'),
      field: part('field'),
      record: part('record'),
    },
    setPlace,
  }
}
