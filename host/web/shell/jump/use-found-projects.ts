import { useEffect, useState } from 'react'
import { type FangkitError, projectList, useFkQuery } from 'fangkit'
import { projectPath } from '../../paths.ts'
import type { Target } from './jump-targets.ts'

/** Milliseconds to wait after the last key. */
const PAUSE = 300
const MOST = 6
/** Minimum length of the text, because a single letter matches everything. */
const SHORTEST = 2

export interface FoundProjects {
  readonly targets: readonly Target[]
  readonly searching: boolean
  readonly error: FangkitError | null
  readonly retry: () => void
}

/** Returns cases whose number or address contains the text; loaded once typing pauses. */
export function useFoundProjects(text: string): FoundProjects {
  const [asked, ask] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => ask(text.length < SHORTEST ? '' : text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const page = { page: 1, pageSize: MOST }
  const byNumber = useFkQuery(asked === '' ? null : projectList({ ...page, search: { prjNo: { contains: asked } } }))
  const byAddress = useFkQuery(
    asked === '' ? null : projectList({ ...page, search: { hf20HouseAddress: { contains: asked } } }),
  )
  const rows = asked === '' ? [] : [...(byNumber.data?.rows ?? []), ...(byAddress.data?.rows ?? [])]
  const once = rows
    .filter(({ keyValue }, at) => rows.findIndex((row) => row.keyValue === keyValue) === at)
    .slice(0, MOST)
  return {
    targets: once.flatMap(({ keyValue, prjNo, hf20HouseAddress, refValues }) =>
      keyValue === null
        ? []
        : [
            {
              id: `project ${keyValue}`,
              path: projectPath(keyValue),
              name: hf20HouseAddress ?? prjNo ?? '',
              note: [prjNo, refValues['hf20DemandStep']].filter(Boolean).join(' · '),
              icon: 'folder-kanban',
            },
          ],
    ),
    searching: text.length >= SHORTEST && (asked !== text || byNumber.isLoading || byAddress.isLoading),
    error: byNumber.error ?? byAddress.error,
    retry: () => {
      void byNumber.refetch()
      void byAddress.refetch()
    },
  }
}
