import { useEffect, useRef } from 'react'
import { useLatest } from '../../../provider/use-latest.ts'
import type { FieldSearch } from '../../../search/field-search-context.ts'
import type { Beginning } from '../beginning.ts'
import type { Editing } from '../use-editing.ts'

export interface BeginPageProps {
  readonly begin: Beginning
  readonly editing: Editing
  readonly mayEdit: boolean
  readonly search: FieldSearch
  /** A part is named `section/part`. */
  readonly goToSection: (section: string, part?: string) => void
}

/**
 * Opens the requested edit mode once rights are known, then goes to the section or field, or to what is edited. Renders
 * nothing.
 */
export function BeginPage({
  begin: { section, field, editing: target },
  editing,
  mayEdit,
  search,
  goToSection,
}: BeginPageProps): null {
  const parts = useLatest({ editing, search, goToSection })
  const opening = useRef<Opening | null>(null)
  const reached = useRef('')
  const opens = target !== undefined && mayEdit
  useEffect(() => {
    const leaving = new AbortController()
    let going = false
    const place = `${section ?? ''} ${field ?? ''}`
    if (!opens) opening.current = null
    else if (opening.current?.section !== target)
      opening.current = {
        section: target,
        away: parts.current.editing.current === null,
        done: openPlace(parts.current.editing, target),
      }
    const begin = async (): Promise<void> => {
      const opened = await opening.current?.done
      if (leaving.signal.aborted) return
      if (field === undefined && section === undefined) {
        if (!opened || target === undefined || !opening.current?.away) return
        opening.current.away = false
        parts.current.goToSection(target.split('/')[0] ?? '', target)
        return
      }
      if (reached.current === place) return
      reached.current = place
      going = true
      if (field !== undefined) await parts.current.search.goTo(field, leaving.signal)
      else if (section !== undefined) parts.current.goToSection(section)
      going = false
    }
    void begin()
    return () => {
      leaving.abort()
      if (going) reached.current = ''
    }
  }, [opens, target, section, field, parts])
  return null
}

interface Opening {
  readonly section: string
  readonly done: Promise<boolean>
  /** False once the page shows the place; editing that the user starts is on screen already. */
  away: boolean
}

/** Opens a section, or after a slash the place inside it to edit. */
function openPlace(editing: Editing, target: string): Promise<boolean> {
  const [section = '', ...place] = target.split('/')
  return editing.open(section, ...(place.length > 0 ? [place.join('/')] : []))
}
