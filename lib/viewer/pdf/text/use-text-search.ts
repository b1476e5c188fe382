import { useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../../../provider/use-latest.ts'
import { type HitMark, marksOf, type MeasureText } from './measure-text.ts'
import type { TextRun } from './page-text.ts'
import type { PageTexts } from './page-texts.ts'
import { findText, searchable, type SearchablePage, type TextHit } from './search-text.ts'
import type { Place } from '../viewport/use-stage.ts'

interface ReadPage extends SearchablePage {
  readonly textRuns: readonly TextRun[]
}

/** A mark on a page, with whether it is the current hit. */
export interface PageMark extends HitMark {
  readonly isCurrent: boolean
}

export interface TextSearch {
  readonly typed: string
  readonly type: (typed: string) => void
  readonly count: number
  /** Index of the current hit, from 0; -1 for none. */
  readonly current: number
  /** True while pages are still being read. */
  readonly reading: boolean
  readonly go: (direction: 1 | -1) => void
  readonly marks: ReadonlyMap<number, readonly PageMark[]>
}

export interface TextSearchOptions {
  readonly open: boolean
  readonly texts: PageTexts | null
  readonly measure: MeasureText
  /** The page on which a search starts. */
  readonly page: number
  readonly bring: (place: Place, always: boolean) => void
}

const NOTHING: readonly ReadPage[] = []
const UNMARKED: TextSearch['marks'] = new Map()
/** Number of pages read between updates of the results. */
const BATCH = 10

/** Searches all pages for the typed text, and moves between the hits. */
export function useTextSearch({ open, texts, measure, page, bring }: TextSearchOptions): TextSearch {
  const [typed, setTyped] = useState('')
  const [start, setStart] = useState(0)
  const [steps, setSteps] = useState(0)
  const { pages, reading } = useReadPages(open && typed !== '' ? texts : null)
  const hits = useMemo(() => (open ? findText(pages, typed) : []), [open, pages, typed])
  const ahead = hits.findIndex((hit) => hit.page >= start)
  // Until all pages are read, there may be a further hit ahead.
  const isKnown = hits.length > 0 && (ahead >= 0 || !reading)
  const current = isKnown ? (((Math.max(0, ahead) + steps) % hits.length) + hits.length) % hits.length : -1
  const wants = useRef(false)
  const latest = useLatest({ page, bring, measure })

  const hit = hits[current]
  useEffect(() => {
    const found = hit && placeOf(hit, pages, latest.current.measure)
    if (!wants.current || found === undefined) return
    wants.current = false
    latest.current.bring(found, true)
  }, [hit, pages, latest])

  const marks = useMemo(
    () => (hits.length === 0 ? UNMARKED : marksByPage(hits, current, pages, measure)),
    [hits, current, pages, measure],
  )
  return {
    typed,
    count: hits.length,
    current,
    reading,
    marks,
    type(next) {
      wants.current = true
      setTyped(next)
      setStart(latest.current.page)
      setSteps(0)
    },
    go(direction) {
      if (hits.length === 0) return
      wants.current = true
      setSteps((count) => count + direction)
      // Scrolls back to the only hit when the user has scrolled away.
      if (hits.length === 1 && hit !== undefined) {
        const found = placeOf(hit, pages, measure)
        if (found !== undefined) bring(found, true)
      }
    },
  }
}

/** Returns the pages that have been read so far. */
function useReadPages(texts: PageTexts | null): { readonly pages: readonly ReadPage[]; readonly reading: boolean } {
  const [held, setHeld] = useState<{ readonly texts: PageTexts | null; readonly pages: readonly ReadPage[] }>({
    texts: null,
    pages: NOTHING,
  })
  useEffect(() => {
    if (texts === null) return undefined
    let isOver = false
    const read = async (): Promise<void> => {
      const pages: ReadPage[] = []
      for (let page = 0; page < texts.count; page += 1) {
        // A page that cannot be read has no hits.
        const textRuns = await texts.read(page).catch(() => [])
        if (isOver) return
        pages.push({ ...searchable(page, textRuns), textRuns })
        if (pages.length % BATCH === 0 || pages.length === texts.count) setHeld({ texts, pages: [...pages] })
      }
    }
    void read()
    return () => {
      isOver = true
    }
  }, [texts])
  // The marks of the previous file stay until the newer file has been read.
  return {
    pages: texts === null ? NOTHING : held.pages,
    reading: texts !== null && (held.texts !== texts || held.pages.length < texts.count),
  }
}

function placeOf(hit: TextHit, pages: readonly ReadPage[], measure: MeasureText): Place | undefined {
  const [mark] = marksOf(hit, pages[hit.page]?.textRuns ?? [], measure)
  return mark && { page: hit.page, x: mark.left, y: mark.top, width: mark.width, height: mark.height }
}

function marksByPage(
  hits: readonly TextHit[],
  current: number,
  pages: readonly ReadPage[],
  measure: MeasureText,
): TextSearch['marks'] {
  const marks = new Map<number, PageMark[]>()
  for (const [at, hit] of hits.entries()) {
    const own = marksOf(hit, pages[hit.page]?.textRuns ?? [], measure).map((mark) => ({
      ...mark,
      isCurrent: at === current,
    }))
    marks.set(hit.page, [...(marks.get(hit.page) ?? []), ...own])
  }
  return marks
}
