import { useState } from 'react'
import type { PaperFile } from '../../../../contract/document/paper-calls.ts'
import { useLatest } from '../../../../provider/use-latest.ts'
import type { RecordDecision } from '../../../use-open-record.ts'
import type { FileChanges } from '../files/use-file-changes.ts'
import { canReturn } from '../waiting-files.ts'

export interface VerdictParts {
  /** Null while there is none. */
  readonly file: PaperFile | null
  readonly mayCheck: boolean
  readonly changes: FileChanges
  readonly onDecided: (decision: RecordDecision) => void
}

export interface Verdict {
  readonly busy: boolean
  /** The user is choosing the reason for returning the file. */
  readonly asking: boolean
  /** @param reason null accepts the file */
  readonly decide: (reason: string | null) => Promise<void>
  readonly ask: () => void
  readonly stopAsking: () => void
  /** Key of the file that the user decided last; null once that was taken back. */
  readonly last: string | null
  /** Takes the last verdict back. @returns whether it was done */
  readonly takeBack: (file: PaperFile) => Promise<boolean>
}

/** The verdict on one file: accepted, or returned with a reason. @source PAP-007, PAP-012 */
export function useVerdict({ file, mayCheck, changes, onDecided }: VerdictParts): Verdict {
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const [last, setLast] = useState<string | null>(null)
  // After a verdict the list is newer than the one of the press.
  const latest = useLatest({ onDecided })
  const busy = file !== null && changes.busy.includes(file.keyValue ?? '')
  return {
    busy,
    asking: mayCheck && file !== null && askedFor === file.keyValue,
    decide: async (reason) => {
      if (file === null || busy || (reason === null && file.checkRefusal !== '')) return
      if (!(await changes.check([file], reason))) return
      setAskedFor(null)
      setLast(file.keyValue)
      latest.current.onDecided(reason === null ? 'approved' : 'returned')
    },
    ask: () => {
      if (file !== null && !busy && canReturn(file)) setAskedFor(file.keyValue)
    },
    stopAsking: () => setAskedFor(null),
    last,
    takeBack: async (decided) => {
      if (changes.busy.length > 0 || !(await changes.takeBack(decided))) return false
      setLast(null)
      return true
    },
  }
}
