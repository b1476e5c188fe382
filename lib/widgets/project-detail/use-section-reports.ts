import { useCallback, useMemo, useRef, useState } from 'react'
import type { Readiness } from '../../domain/project/readiness.ts'
import type { SectionFailure, SectionPart } from './sections.ts'

/** Values that a section has reported. */
export interface SectionReport {
  readonly readiness: Readiness | null
  readonly parts: readonly SectionPart[]
  /** Null unless its data could not be loaded. */
  readonly failure: SectionFailure | null
}

export interface SectionReports {
  readonly of: (section: string) => SectionReport
  /** Report functions for one section; they keep their identity. */
  readonly into: (section: string) => {
    readonly onReadiness: (readiness: Readiness | null) => void
    readonly onParts: (parts: readonly SectionPart[]) => void
    readonly onFailure: (failure: SectionFailure | null) => void
  }
}

const NOTHING: SectionReport = { readiness: null, parts: [], failure: null }

/** Reports of the sections of a page, for the list of sections. */
export function useSectionReports(): SectionReports {
  const [reports, setReports] = useState<Readonly<Record<string, SectionReport>>>({})
  const known = useRef(new Map<string, ReturnType<SectionReports['into']>>())
  const into = useCallback((section: string) => {
    const note = (changes: Partial<SectionReport>): void =>
      setReports((before) => ({ ...before, [section]: { ...(before[section] ?? NOTHING), ...changes } }))
    const ways = known.current.get(section) ?? {
      onReadiness: (readiness: Readiness | null) => note({ readiness }),
      onParts: (parts: readonly SectionPart[]) => note({ parts }),
      onFailure: (failure: SectionFailure | null) => note({ failure }),
    }
    known.current.set(section, ways)
    return ways
  }, [])
  return useMemo(() => ({ of: (section) => reports[section] ?? NOTHING, into }), [reports, into])
}
